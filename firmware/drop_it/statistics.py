"""What a finished solo game of Drop It adds to the statistics: see kept/statistics.py.

A result has, from the lowest bit up, 9 bits for the bonus circles that scored, the lowest
circle first; 6 bits for the number of drops that broke a rule; and 8 bits for the score, 255 at
most.

The totals are the number of broken drops, in 4 bytes, and for each bonus circle the number of games
in which it was covered, in 2 bytes.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.judge import CIRCLES
from engine.drop_it.pieces import PIECES
from firmware.kept.numbers import increase, number

if TYPE_CHECKING:
    from engine.drop_it.record import Record
    from firmware.drop_it.interfaces.words import Words

SIZE = const(30)
SHIFT = const(0)
_BROKEN = const(0)
_COVERED = const(4)
_MOST = const(255)
_MOST_BROKEN = const(63)  # a mask
_AT_SCORE = const(15)  # in a result: after the circles and the broken drops
# By size, the large ones first: the three circles of that size, from low to high.
_SIZES = (b"\x00\x02\x04", b"\x01\x05\x07", b"\x03\x06\x08")


def result_of(record: "Record") -> int:
    """Return the result of a finished game, found by replaying it; -1 for a variant."""
    if record.game.edges or record.game.with_jokers:
        return -1
    from engine.drop_it.settled import Settled  # not needed where statistics are only shown

    replay = Settled(record)
    judge = replay.game.judge
    circles = broken = 0
    for _ in range(record.count):
        replay.do(replay.next())
        if judge.broken:
            broken += 1
        else:
            circles |= judge.circles
    score = min(_MOST, record.game.score(0))
    return score << _AT_SCORE | broken << CIRCLES | circles


def score_in(result: int) -> int:
    """Return the score in a result."""
    return result >> _AT_SCORE


def count(counts: memoryview, result: int) -> None:
    """Add a result's broken drops and bonus circles to the totals."""
    increase(counts, _BROKEN, 4, result >> CIRCLES & _MOST_BROKEN)
    for circle in range(CIRCLES):
        increase(counts, _COVERED + 2 * circle, 2, result >> circle & 1)


def broken(counts: memoryview, games: int) -> int:
    """Return the percentage of drops that broke a rule, rounded."""
    drops = PIECES * games
    return (100 * number(counts, _BROKEN, 4) + drops // 2) // drops if drops else 0


def covered(counts: memoryview, circle: int) -> int:
    """Return the number of games in which a bonus circle, numbered from the lowest, scored."""
    return number(counts, _COVERED + 2 * circle, 2)


def rows(counts: memoryview, games: int, texts: "Words") -> list[tuple[str, list[str]]]:
    """Return the lines below the scores, each with its name and cells."""
    share = str(broken(counts, games)) + " %" if games else "-"
    found = [(texts.BROKEN, [share]), ("", list(texts.HEIGHTS))]
    for size, circles in enumerate(_SIZES):
        cells = [str(covered(counts, circle)) for circle in circles]
        found.append((texts.SIZES[size], cells))
    return found
