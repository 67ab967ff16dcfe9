"""The value of a sheet: a small integer network over its features.

Each feature has a row of weights: what it adds to each of the ten hidden values, and directly to
the result. Hidden values below 0 count as 0. The result is the points still to come, in 1/256.
The numbers are in weights.py.
"""

from engine.const import const
from engine.number_drop.player.weights import HIDDEN, OUT, ROWS

POINT = const(256)  # one point
# Errors of the difference between two choices of similar worth: see docs/PLAYER.md.
ERROR = const(256)
BLOCK_ERROR = const(512)  # ... two places for a block
ORDER_ERROR = const(160)  # ... two orders of a drop's digits in one place
SUMS = const(11)  # the hidden values, then the points
_ROW = const(11)  # bytes: the hidden values + 128, then the points in 1/16 + 128
_ZERO = const(128)
_POINTS_SHIFT = const(4)
_SHIFT = const(6)  # a hidden value of 1.0 is 64


def add(active: bytearray, count: int, before: list[int], after: list[int]) -> None:
    """Set `after` to `before` plus the weights of active[0] to active[count - 1]."""
    rows = ROWS
    less = count * _ZERO
    h0 = before[0] - less
    h1 = before[1] - less
    h2 = before[2] - less
    h3 = before[3] - less
    h4 = before[4] - less
    h5 = before[5] - less
    h6 = before[6] - less
    h7 = before[7] - less
    h8 = before[8] - less
    h9 = before[9] - less
    points = -less
    for i in range(count):
        at = active[i] * _ROW
        h0 += rows[at]
        h1 += rows[at + 1]
        h2 += rows[at + 2]
        h3 += rows[at + 3]
        h4 += rows[at + 4]
        h5 += rows[at + 5]
        h6 += rows[at + 6]
        h7 += rows[at + 7]
        h8 += rows[at + 8]
        h9 += rows[at + 9]
        points += rows[at + 10]
    after[0] = h0
    after[1] = h1
    after[2] = h2
    after[3] = h3
    after[4] = h4
    after[5] = h5
    after[6] = h6
    after[7] = h7
    after[8] = h8
    after[9] = h9
    after[10] = before[10] + (points << _POINTS_SHIFT)


def evaluate(sums: list[int]) -> int:
    """Return the result of the sums, in 1/256 of a point."""
    total = 0
    for i in range(HIDDEN):
        if sums[i] > 0:
            total += sums[i] * OUT[i]
    return sums[HIDDEN] + (total >> _SHIFT)
