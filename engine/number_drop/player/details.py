"""The worth of details that the network of evaluation.py omits.

The network sees the sizes of groups. This adds a number for their digits, for the sides on which
each end of a run can grow, and for each column's height. It is slow, so it is only for sheets that
no combo follows.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.player.prospects import MOST
from engine.number_drop.player.weights import DETAILS
from engine.number_drop.sheet import RUN, SAME, WIDTH

if TYPE_CHECKING:
    from engine.number_drop.player.prospects import Prospects

# Where each kind of detail begins. Of equal digits:
# 0: digit * 5 + size - 2, sizes above 6 counting as 6
_SAME_OPEN = const(50)  # size * 3 + places where it can grow, 0 to 2; same sizes
_RUNS = const(65)  # lowest digit * 7 + size - 2
_RUN_OPEN = const(128)  # lowest digit * 9 + places at its first digit * 3 + at its last, 0 to 2
_HEIGHT = const(209)  # column * 12 + height, columns counted from the nearer wall

_LARGEST_SAME = const(6)
_LAST_COLUMN = const(6)
_HEIGHTS = const(12)
_ZERO = const(128)
_SHIFT = const(2)  # a number is 1/64 of a point


def evaluate(prospects: "Prospects", heights: bytearray) -> int:
    """Return the value of all details of the groups found, in 1/256 of a point."""
    numbers = DETAILS
    grid = prospects.grid
    sizes = prospects.sizes
    count = prospects.counts[SAME]
    total = 0
    for i in range(count):
        size = sizes[i] - 2 if sizes[i] < _LARGEST_SAME else _LARGEST_SAME - 2
        total += numbers[grid[prospects.starts[i]] * 5 + size]
        total += numbers[_SAME_OPEN + size * 3 + prospects.opens[i]]
    first = 0
    for i in range(MOST, MOST + prospects.counts[RUN]):
        last = first + sizes[i] - 1
        digit = grid[prospects.paths[first]]
        low = prospects.open_sides(prospects.paths[first])
        high = prospects.open_sides(prospects.paths[last])
        total += numbers[_RUNS + digit * 7 + sizes[i] - 2]
        total += numbers[
            _RUN_OPEN + digit * 9 + (low if low < 2 else 2) * 3 + (high if high < 2 else 2)
        ]
        first = last + 1
        count += 1
    for col in range(WIDTH):
        nearer = col if col < WIDTH - col else _LAST_COLUMN - col
        total += numbers[_HEIGHT + nearer * _HEIGHTS + heights[col]]
    return (total - (count * 2 + WIDTH) * _ZERO) << _SHIFT
