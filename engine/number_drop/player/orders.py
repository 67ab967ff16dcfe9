"""The orders of four dice in a shape, and their gains."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.dice import DICE, STAR
from engine.number_drop.runs import STEPS
from engine.number_drop.shapes import MOST_CELLS, OFFSETS
from engine.number_drop.sheet import EMPTY, LARGEST

if TYPE_CHECKING:
    from engine.number_drop.player.prospects import Prospects

_ORDERS = const(24)
_DIGITS = const(1023)
# by size of a group or run: its worth in 1/8 of a point, for preselecting orders
_GROWTH = b"\x00\x00\x10\x23\x3a\x50\x68\x80\x90"


def _dice_of() -> bytes:
    """Return by order the die for each cell, two bits each."""
    return bytes(
        [
            a | b << 2 | c << 4 | d << 6
            for d in range(DICE)
            for c in range(DICE)
            for b in range(DICE)
            for a in range(DICE)
            if len({a, b, c, d}) == DICE
        ]
    )


_DICE_OF = _dice_of()
del _dice_of


class Orders:
    """The distinct orders of the dice, to be rated in a place."""

    def __init__(self, prospects: "Prospects") -> None:
        self._prospects = prospects
        self._codes = bytearray(_ORDERS)  # the distinct orders, as in _DICE_OF
        self.count = 0  # their number
        self.any_star = False  # whether one of the dice is a star
        self.digits = 0  # of the latest order, a nibble a cell

    def list(self, dice: bytearray, most: int) -> None:
        """List the first `most` distinct orders: equal dice are not swapped."""
        count = 0
        for code in _DICE_OF:
            if count < most and not _repeats(code, dice):
                self._codes[count] = code
                count += 1
        self.count = count
        self.any_star = False
        for i in range(DICE):
            if dice[i] == STAR:
                self.any_star = True

    def gain(self, dice: bytearray, order: int, corner: int, orientation: int) -> int:
        """Return the gain from neighbours and one another, in 1/8 of a point; set `digits`.

        A star becomes the digit that gains most, after the others.
        """
        grid = self._prospects.grid
        code = self._codes[order]
        at = orientation * MOST_CELLS
        gain = digits = stars = 0
        for i in range(DICE):
            digit = dice[code >> (i << 1) & 3]
            if digit == STAR:
                stars |= 1 << i
            else:
                cell = corner + OFFSETS[at + i]
                gain += self._join(cell, digit)
                grid[cell] = digit
                digits |= digit << (i << 2)
        if stars:
            for i in range(DICE):
                if stars >> i & 1:
                    cell = corner + OFFSETS[at + i]
                    digit = self._suiting(cell)
                    gain += self._join(cell, digit)
                    grid[cell] = digit
                    digits |= digit << (i << 2)
        for i in range(at, at + DICE):
            grid[corner + OFFSETS[i]] = EMPTY
        self.digits = digits
        return gain

    def _suiting(self, cell: int) -> int:
        """Return the digit that gains most in a cell, else 0."""
        grid = self._prospects.grid
        near = 0  # mask of the digits beside it, and one more or less
        for step in STEPS:
            digit = grid[cell + step]
            if digit < 10:
                near |= 7 << digit  # bit n + 1 = digit n
        best = 0
        most = -1
        digit = 0
        near = near >> 1 & _DIGITS
        while near:
            if near & 1:
                gain = self._join(cell, digit)
                if gain > most:
                    most = gain
                    best = digit
            near >>= 1
            digit += 1
        return best

    def _join(self, cell: int, digit: int) -> int:
        """Return a digit's gain in a cell; update the sizes there."""
        prospects = self._prospects
        grid = prospects.grid
        equal = prospects.equal
        up = prospects.up
        down = prospects.down
        same = 1
        before = lower = higher = 0
        for step in STEPS:
            rise = grid[cell + step] - digit
            if rise < 2 and rise > -2:  # an empty cell takes one comparison; in a chain, more
                if rise == 0:
                    size = equal[cell + step]
                    same += size
                    if size > before:
                        before = size
                elif rise > 0:
                    size = up[cell + step]
                    if size > higher:
                        higher = size
                else:
                    size = down[cell + step]
                    if size > lower:
                        lower = size
        if same + lower + higher == 1:
            equal[cell] = up[cell] = down[cell] = 1
            return 0
        run = lower + 1 + higher
        if same > LARGEST:
            same = LARGEST
        equal[cell] = same
        up[cell] = higher + 1 if higher < LARGEST else LARGEST
        down[cell] = lower + 1 if lower < LARGEST else LARGEST
        if run > LARGEST:
            run = LARGEST
        if lower > higher:
            higher = lower
        return _GROWTH[same] - _GROWTH[before] + _GROWTH[run] - _GROWTH[higher]


def _repeats(code: int, dice: bytearray) -> bool:
    """Return whether an order only swaps equal dice of another."""
    for a in range(0, 6, 2):
        first = code >> a & 3
        for b in range(a + 2, 8, 2):
            second = code >> b & 3
            if first > second and dice[first] == dice[second]:
                return True
    return False
