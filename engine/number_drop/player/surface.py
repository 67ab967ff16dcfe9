"""Features of a sheet's surface and of the game; features.py has the others.

A feature is a small integer. Most occur once ("the highest column is 7 high"), some once for each
instance ("a row with 2 gaps"). weights.py has their weights.
"""

from engine.const import const
from engine.number_drop.sheet import ALL_VALUES, LINE, WIDTH

# Where each kind of feature begins.
_OPEN = const(110)  # kind * 6 + values open, 0 to 5
_TIME = const(122)  # slides left, 0 to 20
_BLOCKS = const(143)  # blocks that will still fall, 0 to 5
_TOP = const(149)  # height of the highest column, 0 to 14
_FILL = const(164)  # sum of heights / 4, 0 to 24
_HOLED = const(189)  # rows that can never be full, 0 to 11
_GAPS = const(201)  # gaps - 1 of a row in use
_BUMPS = const(207)  # sum of steps between neighbouring heights, 0 to 15
_WELLS = const(223)  # sum of columns' depths below both neighbours, less 1 each, 0 to 7
_STEP = const(231)  # one step between neighbouring heights, 0 to 5
_PENDING = const(249)  # a combo may be circled before the round ends

# 38 groups of each kind in 77 cells below the line, 12 open values, and 41 others: single ones,
# by column or by row
_MOST_ACTIVE = const(129)
_FULL = const(127)  # all cells of a row
_WALL = const(15)


class Surface:
    """A list of features, in `active`, `count` of them."""

    def __init__(self) -> None:
        self.active = bytearray(_MOST_ACTIVE)
        self.count = 0
        self.fresh_rows = 0  # rows below the line that are full and not yet circled
        self.top = 0

    def add_turn(self, slides_left: int, blocks: int, same: int, run: int) -> None:
        """Add what a turn's choices share: time, blocks, and the number of open values.

        `same` and `run` are the open values, bit 0 = 3 ... bit 5 = the bonus.
        """
        active = self.active
        at = self.count
        active[at] = _OPEN + _count_bits(same & ALL_VALUES)
        active[at + 1] = _OPEN + 6 + _count_bits(run & ALL_VALUES)
        active[at + 2] = _TIME + slides_left
        active[at + 3] = _BLOCKS + blocks
        self.count = at + 4

    def add_surface(self, heights: bytearray, filled: bytearray) -> None:
        """Add heights and rows; `filled` has a mask by row, bit 7 = its points are circled."""
        active = self.active
        at = self.count
        top = total = bumps = wells = 0
        left = _WALL
        height = heights[0]
        for col in range(WIDTH):
            if height > top:
                top = height
            total += height
            right = _WALL
            if col < WIDTH - 1:
                right = heights[col + 1]
                step = height - right if height > right else right - height
                bumps += step
                active[at] = _STEP + (step if step < 5 else 5)
                at += 1
            rim = left if left < right else right
            if height < rim - 1 and rim < _WALL:
                wells += rim - height - 1
            left = height
            height = right
        active[at] = _TOP + top
        active[at + 1] = _FILL + (total >> 2)
        active[at + 2] = _BUMPS + (bumps if bumps < 15 else 15)
        active[at + 3] = _WELLS + (wells if wells < 7 else 7)
        self.count = at + 4
        self.top = top
        self._add_rows(heights, filled)

    def _add_rows(self, heights: bytearray, filled: bytearray) -> None:
        active = self.active
        at = self.count
        holed = fresh = 0
        for row in range(min(self.top, LINE)):
            mask = filled[row]
            if mask == _FULL:
                fresh += 1
            elif mask < _FULL:
                gaps = 0
                is_holed = False
                for col in range(WIDTH):
                    if mask & 1 == 0:
                        gaps += 1
                        if heights[col] > row:
                            is_holed = True
                            break
                    mask >>= 1
                if is_holed:
                    holed += 1
                else:
                    active[at] = _GAPS + gaps - 1
                    at += 1
        active[at] = _HOLED + holed
        self.count = at + 1
        self.fresh_rows = fresh

    def add_pending(self) -> None:
        """Add that a combo may still be circled in this round."""
        self.active[self.count] = _PENDING
        self.count += 1


def _count_bits(mask: int) -> int:
    bits = 0
    while mask:
        bits += mask & 1
        mask >>= 1
    return bits
