"""The daily game: which try of a day is the first, and which games count for the streak.

The first try is the first solo game of the day's dice that begins on that day by TODAY's seed. It
stays the first if it is given up, and if it waits and ends later.
"""

from engine.const import TYPE_CHECKING
from firmware.kept import calendar
from firmware.kept.daily_scores import DailyScores
from firmware.session import marks, seeds

if TYPE_CHECKING:
    from firmware.kept.progress import Progress
    from firmware.session.interfaces.handheld import Session


def first_mark(session: "Session", seed: int) -> int:
    """Return the mark of a new solo game: FIRST if it is today's first try, otherwise 0."""
    date = seeds.date(seed)
    if not date or date != calendar.today() or DailyScores(session.storage).is_begun(date):
        return 0
    return marks.FIRST


def begin(session: "Session", seed: int) -> None:
    """Save that today's first try has begun."""
    if session.storage.saves_games:
        DailyScores(session.storage).begin(seeds.date(seed))


def date_of(session: "Session") -> int:
    """Return the packed date of a daily game, 0 for all others."""
    return seeds.date(seeds.seed_in(session.record.game))  # type: ignore[arg-type]  # it has a seed


def count(session: "Session", progress: "Progress") -> None:
    """Count a finished daily game for its day, and save its score."""
    date, record, how = date_of(session), session.record, session.marks
    if not date:
        return
    score = record.game.score(0)
    if _counts(date, progress.date):
        progress.count_day(date, score)
    else:
        progress.miss_day()
    is_unaided = not how & (marks.UNDO | marks.HINT)
    DailyScores(session.storage).finish(record, date, score, how & marks.FIRST > 0, is_unaided)


def take_back(session: "Session") -> None:
    """Revert the scores of a daily game that continues."""
    DailyScores(session.storage).withdraw(session.record, date_of(session))


def _counts(date: int, latest: int) -> bool:
    """Return whether a packed date's daily game, ending now, counts.

    It counts if it ends on that day or after the following midnight. If the clock has lost the
    date, as after a power cut, it counts unless its date is before the `latest` one counted.
    """
    today = calendar.today()
    return 0 <= calendar.between(date, today) <= 1 if today else date >= latest
