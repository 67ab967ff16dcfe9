"""What a finished solo game brings: a rank, a day, goals."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.loader import give_back

if TYPE_CHECKING:
    from firmware.kept.progress import Progress
    from firmware.session.interfaces.session import Session


def note(session: "Session") -> None:
    """Keep an ended solo game's score once, if no variant.

    A board has no memory for all that this takes at once, nor for any of it beside the end.
    """
    record = session.record
    if record.game.players > 1 or session.rules.variant:
        return
    session.scores().keep(record, session.marks, session.you)
    give_back()
    progress = _counted(session)
    give_back()
    progress.keep(record)
    give_back()


def _counted(session: "Session") -> "Progress":
    """Return the Progress with what the game has changed, which is not kept yet."""
    from firmware.kept.progress import Progress

    record = session.record
    name = session.game_name()
    progress = Progress(session.storage)
    if session.storage.keeps_games and not progress.is_of(record):
        date = _date(session, progress.date)
        if date:
            progress.count_day(date, record.game.score(0))
        if games.facts(name).HAS_GOALS:
            goals = games.part(name, "goals")
            progress.reach(goals.reached(record, session.marks, progress.days) << goals.FIRST)
    return progress


def take_back(session: "Session") -> None:
    """Take all of that back: it is not over after all."""
    session.scores().withdraw(session.record)
    from firmware.kept.progress import Progress

    Progress(session.storage).withdraw(session.record)


def _date(session: "Session", latest: int) -> int:
    """Return the packed date of a daily game that counts for its day, 0 for all others.

    It counts if it ends on that day, or after midnight. Where the clock has forgotten the date, as
    after a power cut, the game's own will do if it is not before the `latest` that has counted.
    """
    if session.game_name() != games.OF_SEEDS:  # days and scores are kept of one game alone
        return 0
    from firmware.kept import calendar
    from firmware.session import daily

    date = daily.date(daily.seed_in(session.record.game))  # type: ignore[arg-type]  # it has a seed
    today = calendar.today()
    if date and (0 <= calendar.between(date, today) <= 1 if today else date >= latest):
        return date
    return 0
