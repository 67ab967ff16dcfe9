"""Drop It's goals: what a finished solo game may reach.

See Goals in interfaces/game.py; text/*.py has their names, in the same order.
"""

from engine.const import TYPE_CHECKING, const
from firmware.session.marks import HINT, UNDO

if TYPE_CHECKING:
    from engine.drop_it.record import Record

FIRST = const(12)  # the bit of the first one: Number Drop's are before it
_STREAK = const(8)  # drops in a row that break no rule
_ALONE = const(80)  # points without help
_AT_ONCE = const(10)  # points of one drop
_SMALL = const(1 << 3 | 1 << 6 | 1 << 8)  # bonus circles worth 3
_ALL = const((1 << 9) - 1)
_GOOD = const(120)
_GREAT = const(150)


def reached(record: "Record", marks: int, days: int) -> int:
    """Return the goals of a finished solo game, a bit each; it is played again for them."""
    from engine.drop_it.board import LEVELS
    from engine.drop_it.settled import Settled  # not where goals are only looked at

    replay = Settled(record)
    judge = replay.game.judge
    level = points = circles = row = streak = 0
    for _ in range(record.count):
        replay.do(replay.next())
        if judge.broken:
            row = 0
            continue
        row += 1
        streak = max(streak, row)
        level = max(level, judge.level)
        points = max(points, judge.points())
        circles |= judge.circles
    score = record.game.score(0)
    found = 0
    for index, is_reached in enumerate(
        (
            level == LEVELS,
            streak >= _STREAK,
            not marks & (UNDO | HINT) and score >= _ALONE,
            points >= _AT_ONCE,
            circles & _SMALL == _SMALL,
            score >= _GOOD,
            circles == _ALL,
            score >= _GREAT,
        )
    ):
        if is_reached:
            found |= 1 << index
    return found
