"""Features of a sheet's groups and runs; surface.py has the others."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.player.prospects import MOST
from engine.number_drop.player.surface import Surface
from engine.number_drop.shapes import ROW_SHIFT
from engine.number_drop.sheet import LARGEST, LINE, RUN, SAME, WIDTH

if TYPE_CHECKING:
    from engine.number_drop.player.prospects import Prospects

# Where each kind of feature begins; surface.py has the others.
# 0: (kind * 6 + size - 3) * 8 + 0 nothing, 1 ready, else 2 * gap + it can grow well
_EXTRA = const(96)  # kind * 4 + size - 2: a group that no value wants
_READY = const(104)  # combos that could be circled now, 0 to 5
_JOIN = const(237)  # kind * 6 + size - 3: what one digit on a column could join

_BONUS = const(5)  # its place after the values 3 to 7
_IS_RUN = const(64)
# kind * 42 + (size - 2) * 6 + value - 3: the promise of a group of that size for a value, to choose
# the value that it is kept for: 16 * worth in points * the chance of completing it
_PROMISE = (
    b"\x07\x04\x02\x00\x00\x00\x17\x0c\x05\x02\x00\x00\x17\x25\x10\x07\x02\x00"
    b"\x17\x25\x33\x15\x08\x05\x17\x25\x33\x41\x19\x11\x17\x25\x33\x41\x4f\x34"
    b"\x17\x25\x33\x41\x4f\xa5\x0d\x0b\x06\x00\x00\x00\x17\x15\x0f\x07\x00\x00"
    b"\x17\x25\x1e\x13\x09\x00\x17\x25\x33\x26\x17\x13\x17\x25\x33\x41\x2e\x31"
    b"\x17\x25\x33\x41\x4f\x5f\x17\x25\x33\x41\x4f\xa5"
)


class Features(Surface):
    """The features of one sheet."""

    def __init__(self, prospects: "Prospects") -> None:
        super().__init__()
        self._prospects = prospects
        self._ready = 0

    def add_groups(self, same: int, run: int) -> None:
        """Add the groups' promises for the open values, masks as in `add_turn`.

        Each group, the largest first, is kept for the value for which it promises most.
        """
        free = self._add_kind(RUN, run)
        if run >> _BONUS & 1 and free >> _BONUS & 1 == 0:
            same &= ~(1 << _BONUS)  # one bonus in all
        ready = self._ready
        self._add_kind(SAME, same)
        ready += self._ready
        self.active[self.count] = _READY + (ready if ready < 5 else 5)
        self.count += 1

    def _add_kind(self, kind: int, free: int) -> int:
        """Add one kind's groups; return a mask of the remaining values."""
        sizes = self._prospects.sizes
        first = kind * MOST
        end = first + self._prospects.counts[kind]
        self._ready = 0
        if kind == RUN:  # found in this order
            for at in range(first, end):
                free = self._keep_for(kind, at, free)
        elif end > first:
            for size in range(LARGEST, 1, -1):
                for at in range(first, end):
                    if sizes[at] == size:
                        free = self._keep_for(kind, at, free)
        active = self.active
        count = self.count
        left = free
        feature = kind * 48
        while left:
            if left & 1:
                active[count] = feature
                count += 1
            left >>= 1
            feature += 8
        self.count = count
        return free

    def _keep_for(self, kind: int, at: int, free: int) -> int:
        """Add one group; return a mask of the remaining values."""
        size = self._prospects.sizes[at]
        sides = self._prospects.opens[at]
        row = (kind * 7 + size - 2) * 6
        most = 0
        best = 0
        for value in range(6 if sides else size - 2):
            if free >> value & 1 and _PROMISE[row + value] > most:
                most = _PROMISE[row + value]
                best = value
        if most == 0:
            self.active[self.count] = _EXTRA + kind * 4 + (size - 2 if size < 5 else 3)
            self.count += 1
            return free
        state = 1
        gap = best + 3 - size
        if gap > 0:
            state = (gap << 1) + (sides > 1)
        else:
            self._ready += 1
        self.active[self.count] = (kind * 6 + best << 3) + state
        self.count += 1
        return free & ~(1 << best)

    def add_joins(self, heights: bytearray) -> None:
        """Add what one digit on top of each column could join."""
        grid = self._prospects.grid
        active = self.active
        count = self.count
        for col in range(WIDTH):
            row = heights[col]
            if row >= LINE:
                continue
            cell = (row << ROW_SHIFT) + col
            left = grid[cell - 1]
            right = grid[cell + 1]
            below = grid[cell - 8]
            same = run = 0
            if left < 10:
                if right < 10:
                    size = self._joined(cell - 1, cell + 1, left - right)
                    if size >= _IS_RUN:
                        run = size
                    else:
                        same = size
                if below < 10:
                    size = self._joined(cell - 1, cell - 8, left - below)
                    if size >= _IS_RUN:
                        if size > run:
                            run = size
                    elif size > same:
                        same = size
            if below < 10 and right < 10:
                size = self._joined(cell - 8, cell + 1, below - right)
                if size >= _IS_RUN:
                    if size > run:
                        run = size
                elif size > same:
                    same = size
            if same:
                active[count] = _JOIN + (same if same < LARGEST else LARGEST) - 3
                count += 1
            if run:
                run -= _IS_RUN
                active[count] = _JOIN + 6 + (run if run < LARGEST else LARGEST) - 3
                count += 1
        self.count = count

    def _joined(self, one: int, other: int, rise: int) -> int:
        """Return how many digits one between two cells would join, plus _IS_RUN for a run."""
        prospects = self._prospects
        if rise == 0:
            return prospects.equal[one] + prospects.equal[other] + 1
        if rise == -2:
            return prospects.leads_to(one) + 1 + prospects.up[other] + _IS_RUN
        if rise == 2:
            return prospects.leads_to(other) + 1 + prospects.up[one] + _IS_RUN
        return 0
