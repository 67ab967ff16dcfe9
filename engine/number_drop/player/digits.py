"""The digits of a sheet by value, and their neighbours.

A drop's digits can be put into the grid and removed again, the latest first.
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
    """Lists of a grid's digits, and the runs through each."""

    def __init__(self) -> None:
        self.grid: bytearray = b""  # type: ignore[assignment]  # until one is loaded
        self.first = bytearray(10)  # by digit: the first cell of its list
        self.after = bytearray(CELLS)  # by cell: the next in its list
        self.up = bytearray(CELLS)  # by cell: length of the longest run that begins there
        self.down = bytearray(CELLS)  # ... that ends there
        self.equal = bytearray(CELLS)  # by cell: number of connected equal digits

    def load(self, combos: "Combos") -> None:
        """List the digits of the grid that a `Combos` has loaded."""
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
        """Put a drop's digits into empty cells; for the bits see actions.py."""
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
        """Remove the latest digits put there."""
        grid = self.grid
        at = orientation * MOST_CELLS
        for i in range(at + DICE - 1, at - 1, -1):
            cell = corner + OFFSETS[i]
            self.first[grid[cell]] = self.after[cell]
            grid[cell] = EMPTY

    def find_down(self) -> None:
        """Set `down` for the digits before a drop."""
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
        """Return how many digits lead down from a cell, each one lower than the last."""
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
