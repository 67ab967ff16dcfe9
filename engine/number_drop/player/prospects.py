"""Prospects of a sheet: groups of equal digits, and runs that share no cell.

The longest run is taken first, then the longest of the remaining digits: not always the best
partition, but a quick and deterministic one.
"""

from engine.const import const
from engine.number_drop.player.digits import CELLS, END, Digits
from engine.number_drop.runs import STEPS
from engine.number_drop.shapes import COL_MASK, ROW_SHIFT
from engine.number_drop.sheet import LARGEST, LINE, WIDTH

MOST = const(49)  # groups of one kind, each with at least two of a sheet's cells
_ALL = const(98)  # those cells
_WALL = const(15)  # an unreachable height
_NONE = b"\xff" * (LARGEST + 1)  # END by length: no runs
_LOWEST = const(2)  # a run that begins with 1 grows down by a star only, so it counts as closed
_HIGHEST = const(6)


class Prospects(Digits):
    """The groups and runs of one grid."""

    def __init__(self) -> None:
        super().__init__()
        self._follower = bytearray(CELLS)  # the next cell of that longest run
        self._taken = bytearray(CELLS)
        self._first_of = bytearray(LARGEST + 1)  # by length: the list of such runs' first cells
        self._next_of = bytearray(CELLS)
        self._stack = bytearray(CELLS)
        self._heights = bytearray(WIDTH + 2)  # with a wall on either side
        self._heights[0] = self._heights[WIDTH + 1] = _WALL
        self.counts = bytearray(2)  # groups found, by kind
        self.sizes = bytearray(2 * MOST)  # kind * MOST + i: the number of digits
        self.opens = bytearray(2 * MOST)  # ... of places where it can grow, 0 to 2
        self.starts = bytearray(MOST)  # the lowest cell of a group of equal digits
        self.paths = bytearray(_ALL)  # run after run: its cells, from the lowest digit
        self._end = 0  # of those paths

    def set_heights(self, heights: bytearray) -> None:
        """Set the columns' heights, which determine the reachable cells."""
        self._heights[1 : WIDTH + 1] = heights

    def open_sides(self, cell: int) -> int:
        """Return how many of a cell's left, right and upper neighbours can be reached."""
        heights = self._heights
        row = cell >> ROW_SHIFT
        col = cell & COL_MASK
        sides = 0
        if heights[col] <= row:
            sides = 1
        if heights[col + 2] <= row:
            sides += 1
        if heights[col + 1] == row + 1 and row < LINE - 1:
            sides += 1
        return sides

    def find(self) -> None:
        """Find the groups: their counts, sizes, openings and cells."""
        self.counts[0] = self.counts[1] = self._end = 0
        self._measure()
        first_of = self._first_of
        after = self._next_of
        taken = self._taken
        for length in range(LARGEST, 1, -1):
            cell = first_of[length]
            while cell != END:
                following = after[cell]
                if not taken[cell]:
                    self._take(cell, length)
                cell = following

    def _measure(self) -> None:
        """Set `up` for all digits, highest first, and group those that touch.

        `equal` is 0 for a cell with an equal neighbour until it is grouped. One call handles all
        digits to save looking up these lists for each.
        """
        grid = self.grid
        up = self.up
        follower = self._follower
        equal = self.equal
        taken = self._taken
        first = self.first
        after = self.after
        first_of = self._first_of
        next_of = self._next_of
        first_of[:] = _NONE
        higher = 10
        while higher:
            digit = higher - 1
            touching = False
            cell = first[digit]
            while cell != END:
                if grid[cell] == digit:
                    best = 0
                    alone = 1
                    beside = grid[cell + 1]
                    if beside == higher:
                        best = up[cell + 1]
                        follower[cell] = cell + 1
                    elif beside == digit:
                        alone = 0
                    beside = grid[cell - 1]
                    if beside == higher:
                        if up[cell - 1] > best:
                            best = up[cell - 1]
                            follower[cell] = cell - 1
                    elif beside == digit:
                        alone = 0
                    beside = grid[cell + 8]
                    if beside == higher:
                        if up[cell + 8] > best:
                            best = up[cell + 8]
                            follower[cell] = cell + 8
                    elif beside == digit:
                        alone = 0
                    beside = grid[cell - 8]
                    if beside == higher:
                        if up[cell - 8] > best:
                            best = up[cell - 8]
                            follower[cell] = cell - 8
                    elif beside == digit:
                        alone = 0
                    equal[cell] = alone
                    taken[cell] = 0
                    if best:
                        if best < LARGEST:
                            best += 1
                        next_of[cell] = first_of[best]
                        first_of[best] = cell
                        up[cell] = best
                    else:
                        up[cell] = 1
                    if not alone:
                        touching = True
                cell = after[cell]
            if touching:
                self._gather(digit)
            higher = digit

    def _gather(self, digit: int) -> None:
        """Group the touching cells of one digit."""
        cell = self.first[digit]
        while cell != END:
            if self.grid[cell] == digit and self.equal[cell] == 0:
                self._flood(cell, digit)
            cell = self.after[cell]

    def _flood(self, cell: int, digit: int) -> None:
        grid = self.grid
        equal = self.equal
        stack = self._stack
        stack[0] = cell
        equal[cell] = 1
        end = 1
        sides = 0
        lowest = cell
        i = 0
        while i < end:
            cell = stack[i]
            i += 1
            if sides < 2:
                sides += self.open_sides(cell)
            if cell < lowest:
                lowest = cell
            for step in STEPS:
                if grid[cell + step] == digit and equal[cell + step] == 0:
                    equal[cell + step] = 1
                    stack[end] = cell + step
                    end += 1
        size = end if end < LARGEST else LARGEST
        for i in range(end):
            equal[stack[i]] = size
        at = self.counts[0]
        self.counts[0] = at + 1
        self.starts[at] = lowest
        self.sizes[at] = size
        self.opens[at] = sides if sides < 2 else 2

    def _take(self, start: int, length: int) -> None:
        """Take the run from a cell, or defer it if what remains of it is shorter."""
        grid = self.grid
        up = self.up
        taken = self._taken
        paths = self.paths
        number = self.counts[1]
        at = self._end
        cell = start
        paths[at] = cell
        size = 1
        while up[cell] > 1 and size < LARGEST:
            following = self._follower[cell]
            if taken[following]:
                higher = grid[cell] + 1
                best = 0
                for step in STEPS:
                    other = cell + step
                    if grid[other] == higher and not taken[other] and up[other] > best:
                        best = up[other]
                        following = other
                if best == 0:
                    break
            cell = following
            paths[at + size] = cell
            size += 1
        if size < length:
            up[start] = size
            if size > 1:
                self._next_of[start] = self._first_of[size]
                self._first_of[size] = start
            return
        for i in range(at, at + size):
            taken[paths[i]] = 1
        sides = 0
        if grid[start] >= _LOWEST and self.open_sides(start):
            sides = 1
        if grid[cell] <= _HIGHEST and self.open_sides(cell):
            sides += 1
        self._end = at + size
        self.counts[1] = number + 1
        self.sizes[MOST + number] = size
        self.opens[MOST + number] = sides
