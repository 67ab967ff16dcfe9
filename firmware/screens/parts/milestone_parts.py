"""Words of the daily game and of goals: title's line, and news."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept.progress import Progress, first_goal

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_NO_SCORE = const(-1000)  # less than any


def of_today(app: "Handheld") -> tuple[str, str] | tuple[()]:
    """Return the title's line of today's game, and its result.

    The line is such as TODAY 22 NOV.
    """
    from firmware.kept import calendar

    date = calendar.today()
    if not date:
        return ()
    texts = app.words_of("daily")
    _, month, day = calendar.unpack(date)
    name = texts.MONTHS.split(" ")[month - 1]
    return texts.GAME_OF + str(day) + " " + name, told(app, date)


def told(app: "Handheld", date: int, score: int = _NO_SCORE) -> str:
    """Return what has come of the daily game up to a day.

    `date` is packed; the text is "" for nothing yet.

    That is its score, the best of all days if that is better, and the days in a row. `score` is
    that of a game which is seen: then only a better one of its day is told.
    """
    if app.session.offered != games.OF_SEEDS:  # see session/game_end.py
        return ""
    from firmware.kept import calendar

    texts = app.words_of("daily")
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


def with_news(app: "Handheld", code: str, date: int) -> str:
    """Return what a solo game's end tells.

    That is new goals, its `code` or day, and what has come of that day. `date` is the daily game's,
    packed, 0 for none.
    """
    if date:
        news = told(app, date, app.session.record.game.score(0))
        code += ", " + news if news else ""
    goals = new_goals(app) if games.facts(app.session.offered).HAS_GOALS else ""
    return goals + "\n" + code if goals else code


def new_goals(app: "Handheld") -> str:
    """Return which goals the ended game was the first to reach.

    It is "" for none.
    """
    new = Progress(app.session.storage).new_goals(app.session.record)
    new >>= first_goal(app.session.offered)
    if not new:
        return ""
    names = [name for i, name in enumerate(app.own_words("goals").NAMES) if new >> i & 1]
    return app.words_of("goals").REACHED[len(names) > 1] + ", ".join(names)
