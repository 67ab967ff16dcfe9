"""The digits of a sheet by value, and what is beside them.

Those of a drop can be put into the grid and taken out again, the latest first.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import DIGIT
from engine.number_drop.dice import DICE
from engine.number_drop.runs import STEPS
from engine.number_drop.shapes import MOST_CELLS, OFFSETS, ROW_SHIFT
from engine.number_drop.sheet import EMPTY, LARGEST

if TYPE_CHECKING:
    from engine.number_drop.combos import Combos

CELLS = const(120)  # as the grid of combos.py: row * 8 + col, walls at the end
END = const(255)  # of a list of cells


class Digits:
    """The digits in one grid, listed, and the runs through each."""

    def __init__(self) -> None:
        self.grid: bytearray = b""  # type: ignore[assignment]  # until one is loaded
        self.first = bytearray(10)  # by digit: the first cell of its list
        self.after = bytearray(CELLS)  # by cell: the one behind it
        self.up = bytearray(CELLS)  # by cell: how long the longest run is that begins there
        self.down = bytearray(CELLS)  # ... that ends there
        self.equal = bytearray(CELLS)  # ... how many equal digits are connected there

    def load(self, combos: "Combos") -> None:
        """Take up the grid that a `Combos` has loaded."""
        self.grid = grid = combos.grid
        first = self.first
        after = self.after
        for digit in range(10):
            first[digit] = END
        for cell in range((combos.top << ROW_SHIFT) - 1, -1, -1):
            digit = grid[cell]
            if digit < 10:
                after[cell] = first[digit]
                first[digit] = cell

    def put(self, corner: int, orientation: int, digits: int) -> None:
        """Put a drop's digits into empty cells: by their bits, see actions.py."""
        grid = self.grid
        first = self.first
        at = orientation * MOST_CELLS
        for i in range(at, at + DICE):
            cell = corner + OFFSETS[i]
            digit = digits & DIGIT
            digits >>= 4
            grid[cell] = digit
            self.after[cell] = first[digit]
            first[digit] = cell

    def take_back(self, corner: int, orientation: int) -> None:
        """Take the latest digits that were put there out again."""
        grid = self.grid
        at = orientation * MOST_CELLS
        for i in range(at + DICE - 1, at - 1, -1):
            cell = corner + OFFSETS[i]
            self.first[grid[cell]] = self.after[cell]
            grid[cell] = EMPTY

    def find_down(self) -> None:
        """Set `down`, for digits that stand there before a drop."""
        grid = self.grid
        down = self.down
        for digit in range(10):
            cell = self.first[digit]
            lower = digit - 1
            while cell != END:
                best = 0
                for step in STEPS:
                    if grid[cell + step] == lower and down[cell + step] > best:
                        best = down[cell + step]
                down[cell] = best + 1 if best < LARGEST else LARGEST
                cell = self.after[cell]

    def leads_to(self, cell: int) -> int:
        """Return how many digits lead down from a cell.

        Each is one lower than the last.
        """
        grid = self.grid
        size = 1
        lower = grid[cell] - 1
        while lower >= 0:
            if grid[cell + 1] == lower:
                cell += 1
            elif grid[cell - 1] == lower:
                cell -= 1
            elif grid[cell + 8] == lower:
                cell += 8
            elif grid[cell - 8] == lower:
                cell -= 8
            else:
                break
            size += 1
            lower -= 1
        return size
