"""Drop It's goals: what a finished solo game may achieve.

See Goals in interfaces/game.py; text/*.py names them in the same order.
"""

from engine.const import TYPE_CHECKING, const
from firmware.session.marks import HINT, UNDO

if TYPE_CHECKING:
    from engine.drop_it.record import Record

_STREAK = const(8)  # drops in a row that break no rule
_ALONE = const(80)  # points without help
_AT_ONCE = const(10)  # points of one drop
_SMALL = const(1 << 3 | 1 << 6 | 1 << 8)  # bonus circles worth 3
_ALL = const((1 << 9) - 1)
_NEAR = const(64)  # units between the centres of two pieces that may touch
_GOOD = const(120)
_GREAT = const(150)


def reached(record: "Record", marks: int, days: int) -> int:
    """Return the goals that a finished solo game has reached, one bit each.

    Judges every landing again, but only against the pieces it must not touch. That takes a board 80
    to 240 ms, half as long as replaying the game.
    """
    from engine.drop_it.board import LEVELS, Board  # not needed where goals are only listed
    from engine.drop_it.fall import Fall
    from engine.drop_it.judge import Judge
    from engine.drop_it.pieces import KIND

    game = record.game
    settled = game.board
    board = Board()
    fall = Fall(board)
    judge = Judge()
    kinds = [KIND[settled.shape(i)] for i in range(settled.count)]
    colours = [settled.colour(i) for i in range(settled.count)]
    level = points = circles = row = streak = 0
    for i in range(settled.count):
        kind, colour, y = kinds[i], colours[i], settled.y(i)
        board.count = 0
        for other in range(i):
            if kinds[other] == kind or colours[other] == colour:
                at = settled.y(other)
                if -_NEAR < at - y < _NEAR:
                    board.place(settled.shape(other), colours[other], settled.x(other), at)
        fall.rest(settled.shape(i), settled.x(i), y, 1)
        judge.judge(fall, colour, game.edges)
        if judge.broken:
            row = 0
            continue
        row += 1
        streak = max(streak, row)
        level = max(level, judge.level)
        points = max(points, judge.points())
        circles |= judge.circles
    score = game.score(0)
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
