"""Texts about the daily game: the title's line, its results, and the streak."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept import calendar
from firmware.kept.daily_scores import NONE, DailyScores
from firmware.kept.progress import Progress
from firmware.session import marks

if TYPE_CHECKING:
    from firmware.interfaces.words import Words
    from firmware.session.interfaces.handheld import Handheld


def of_today(app: "Handheld") -> tuple[str, str, bool] | tuple[()]:
    """Return the title's line for today's game, such as TODAY 22 NOV, and its result.

    The third value says whether that warns of a streak about to end.
    """
    date = calendar.today()
    if not date:
        return ()
    texts = app.shared_words("daily")
    progress = Progress(app.session.storage)
    result = _result(app, texts, progress, date)
    warns = result != "" and progress.date != date
    return texts.GAME_OF + day_name(texts, date), result, warns


def of_game(app: "Handheld") -> str:
    """Return the day of the daily game in progress, and whether it is the first try."""
    from firmware.session import seeds

    text = app.words.DAILY + " " + seeds.text(seeds.daily_seed(app.session.standing()[3]))
    return text + (app.shared_words("daily").IS_FIRST if app.session.marks & marks.FIRST else "")


def day_name(texts: "Words", date: int) -> str:
    """Return a packed date such as 22 NOV; `texts` are of the topic daily."""
    _, month, day = calendar.unpack(date)
    return str(day) + " " + texts.MONTHS.split(" ")[month - 1]


def daily_result(app: "Handheld", date: int) -> str:
    """Return the result of the daily game on a packed date, or "" if there is none yet.

    It consists of the score, the best of all days if that is higher, and the streak.
    """
    return _result(app, app.shared_words("daily"), Progress(app.session.storage), date)


def _result(app: "Handheld", texts: "Words", progress: Progress, date: int) -> str:
    if app.session.offered != games.OF_SEEDS:  # see session/game_end.py
        return ""
    parts = []
    if progress.date == date:
        parts.append(texts.TODAY + str(progress.score))
        if progress.best > progress.score:
            parts.append(texts.BEST + str(progress.best))
    days = _streak(texts, progress, date)
    return ", ".join(parts + [days] if days else parts)


def streak(app: "Handheld", date: int) -> str:
    """Return the days in a row up to a date, or that they end unless its game is played."""
    return _streak(app.shared_words("daily"), Progress(app.session.storage), date)


def _streak(texts: "Words", progress: Progress, date: int) -> str:
    ahead = calendar.between(progress.date, date)
    if progress.days < 2 or not 0 <= ahead <= (date == calendar.today()):
        return ""
    return str(progress.days) + (texts.PLAY if ahead else texts.DAYS)


def first_and_best(texts: "Words", scores: "DailyScores", date: int) -> str:
    """Return a day's first score and its best; `texts` are of the topic daily."""
    first, best = scores.first(date), scores.best(date)
    parts = []
    if first > NONE:
        parts.append(texts.FIRST + str(first) + (texts.NO_HELP if scores.is_unaided(date) else ""))
    if best > first:
        parts.append(texts.BEST + str(best))
    return ", ".join(parts)


def of_try(app: "Handheld", date: int) -> str:
    """Return what a finished game is to its day: the first try, or how it compares."""
    texts = app.shared_words("daily")
    scores = DailyScores(app.session.storage)
    if app.session.marks & marks.FIRST:
        unaided = texts.NO_HELP if scores.is_unaided(date) else ""
        return texts.FIRST_TRY + str(app.session.record.game.score(0)) + unaided
    return first_and_best(texts, scores, date)
