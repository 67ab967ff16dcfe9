"""Texts about the daily game and goals: the title's line, and news at the end of a game."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept.progress import Progress, first_goal

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_NO_SCORE = const(-1000)  # less than any score


def of_today(app: "Handheld") -> tuple[str, str] | tuple[()]:
    """Return the title's line for today's game, such as TODAY 22 NOV, and its result."""
    from firmware.kept import calendar

    date = calendar.today()
    if not date:
        return ()
    texts = app.shared_words("daily")
    _, month, day = calendar.unpack(date)
    name = texts.MONTHS.split(" ")[month - 1]
    return texts.GAME_OF + str(day) + " " + name, daily_result(app, date)


def daily_result(app: "Handheld", date: int, score: int = _NO_SCORE) -> str:
    """Return the result of the daily game on a packed date, or "" if there is none yet.

    It consists of the score, the best of all days if that is higher, and the streak. If the score
    of a game on screen is given as `score`, only a higher score of that day is mentioned.
    """
    if app.session.offered != games.OF_SEEDS:  # see session/game_end.py
        return ""
    from firmware.kept import calendar

    texts = app.shared_words("daily")
    progress = Progress(app.session.storage)
    parts = []
    if progress.date == date:
        if progress.score > score:
            parts.append(texts.TODAY + str(progress.score))
        if score == _NO_SCORE and progress.best > progress.score:
            parts.append(texts.BEST + str(progress.best))
    if progress.days > 1 and 0 <= calendar.between(progress.date, date) <= 1:
        parts.append(str(progress.days) + texts.DAYS)
    return ", ".join(parts)


def end_message(app: "Handheld", code: str, date: int) -> str:
    """Return the message at a solo game's end: new goals, its `code` or day, and that day's result.

    `date` is the daily game's, packed, 0 for none.
    """
    if date:
        news = daily_result(app, date, app.session.record.game.score(0))
        code += ", " + news if news else ""
    goals = new_goals(app) if games.facts(app.session.offered).HAS_GOALS else ""
    return goals + "\n" + code if goals else code


def new_goals(app: "Handheld") -> str:
    """Return the goals that the finished game was the first to achieve, or ""."""
    new = Progress(app.session.storage).new_goals(app.session.record)
    new >>= first_goal(app.session.offered)
    if not new:
        return ""
    names = [name for i, name in enumerate(app.game_words("goals").NAMES) if new >> i & 1]
    return app.shared_words("goals").REACHED[len(names) > 1] + ", ".join(names)
