"""Find and number the combos of a sheet.

A combo's number, below 2^28, is the action of the combo phase (0 = pass):

    bit 0        kind, SAME or RUN
    bits 1-7     start: the lowest cell of a set, the first digit of a run
    bits 8-27    the cells that follow: see `code` of Groups and Runs; never 0

The grid has 14 rows of 8 cells, column 7 being a wall, and a row of walls on top. A step down from
row 0, or left from cell 0, gives a negative index, which Python counts from the end, into those
walls. So no neighbour needs an edge check.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import AT_CODE, AT_START, KIND, STARTS, combo_at, digit_in
from engine.number_drop.groups import Groups
from engine.number_drop.runs import CELLS, Runs
from engine.number_drop.shapes import OFFSETS, SIZE
from engine.number_drop.sheet import EMPTY, LARGEST, RUN, SAME, SMALLEST

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet

PASS = const(0)
AT_RUNS = const(8)  # in the result of `opened_by`
_ROW_SHIFT = const(3)  # as in sheet.py
_MOST_CELLS = const(5)
_WALLS = const(8)
_LINE_BYTES = const(4)  # of a sheet: a row of cells, two to a byte


class Combos:
    """The combos of a sheet at the time it was loaded."""

    def __init__(self) -> None:
        self.grid = bytearray([EMPTY] * (CELLS + _WALLS))  # by cell: its digit, else none
        self.cells = bytearray(LARGEST)  # the cells of the combo found or traced
        self.size = 0  # their number
        self.kind = SAME
        self._runs = Runs(self.grid, self.cells)
        self._groups = Groups(self.grid, self.cells)
        self.sheet: "Sheet" = None  # type: ignore[assignment]  # until one is loaded
        self.top = 0  # the row above the grid's highest cell

    def load(self, sheet: "Sheet") -> None:
        """Load a sheet's digits that are not circled; all else counts as no digit."""
        grid = self.grid
        data = sheet.bytes
        top = sheet.top()
        cell = 0
        for i in range(top * _LINE_BYTES):
            pair = data[i]
            grid[cell] = pair & 15
            grid[cell + 1] = pair >> 4
            cell += 2
        for cell in range(top << _ROW_SHIFT, self.top << _ROW_SHIFT):
            grid[cell] = EMPTY
        self.top = top
        self.sheet = sheet
        for row in range(top):
            circled = sheet.circled(row)
            cell = row << _ROW_SHIFT
            while circled:
                if circled & 1:
                    grid[cell] = EMPTY
                circled >>= 1
                cell += 1

    def find(self, same_sizes: int, run_sizes: int) -> None:
        """Begin iterating over combos of the sizes in these masks, bit n = n digits."""
        last = self.top << _ROW_SHIFT
        self._groups.start(same_sizes, last)
        self._runs.start(run_sizes, last)
        self.kind = SAME

    def find_open(self) -> None:
        """Begin iterating over every combo that the sheet may still circle."""
        self.find(self.sheet.open_sizes(SAME), self.sheet.open_sizes(RUN))

    def next(self) -> int:
        """Find the next combo; return its size, 3 to 8, or 0 after the last.

        `kind`, `size` and `cells` then describe it; the cells of a run are in ascending order.
        """
        size = 0
        if self.kind == SAME:
            size = self._groups.next()
            if size == 0:
                self.kind = RUN
        if self.kind == RUN:
            size = self._runs.next()
        self.size = size
        return size

    def action(self) -> int:
        """Return the number of the latest combo."""
        code = self._groups.code() if self.kind == SAME else self._runs.code()
        return combo_at(code, self.cells[0], self.kind)

    def trace(self, action: int) -> bool:
        """Decode a combo's number into `kind`, `size` and `cells`; return whether it is legal."""
        self.kind = action & KIND
        start = action >> AT_START & STARTS
        code = action >> AT_CODE
        self.size = 0
        if code and start < CELLS:
            finder = self._groups if self.kind == SAME else self._runs
            self.size = finder.trace(start, code)
        return self.size >= SMALLEST and self.sheet.open_sizes(self.kind) >> self.size & 1 == 1

    def opened_by(self, orientation: int, corner: int, digits: int) -> int:
        """Return a mask of the open combo sizes that a drop would make possible.

        `corner` is the cell of its lower left corner, `digits` as for `Sheet.place`. Bit n stands
        for n identical digits, bit n + AT_RUNS for n consecutive ones.
        """
        grid = self.grid
        at = orientation * _MOST_CELLS
        same = 1
        run = 1
        for i in range(SIZE[orientation]):
            grid[corner + OFFSETS[at + i]] = digit_in(digits, i)
        for i in range(SIZE[orientation]):
            cell = corner + OFFSETS[at + i]
            same = max(same, self._groups.reach(cell))
            run = max(run, 1 + self._runs.reach(cell, 1) + self._runs.reach(cell, -1))
        for i in range(SIZE[orientation]):
            grid[corner + OFFSETS[at + i]] = EMPTY
        run = min(run, LARGEST)
        # Parts of a larger combo can be circled too: sizes up to n are bits 0 to n.
        same_sizes = ((2 << same) - 1) & self.sheet.open_sizes(SAME)
        run_sizes = ((2 << run) - 1) & self.sheet.open_sizes(RUN)
        return run_sizes << AT_RUNS | same_sizes
