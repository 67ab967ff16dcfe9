"""The outline (heights and rows) of a sheet and of one shape put on it."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import AT_ORIENTATION, AT_ROW, COLUMN, ORIENTATIONS
from engine.number_drop.shapes import COL_MASK, MOST_CELLS, OFFSETS, ROW_SHIFT, SIZE
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet


class Outline:
    """A sheet's heights and rows, now or after a landing."""

    def __init__(self) -> None:
        self.heights = bytearray(WIDTH)
        self.filled = bytearray(HEIGHT)  # a mask by row, bit 7 = its points are circled
        self._heights = bytearray(WIDTH)  # both without the landing
        self._rows = bytearray(HEIGHT)
        self._sheet: "Sheet" = None  # type: ignore[assignment]  # until one is loaded

    def load(self, sheet: "Sheet") -> None:
        """Load a sheet."""
        self._sheet = sheet
        top = sheet.top() << ROW_SHIFT
        for row in range(HEIGHT):
            mask = 128 if sheet.row_is_circled(row) else 0
            cell = row << ROW_SHIFT
            if cell < top:  # a row above the highest cell is empty
                for col in range(WIDTH):
                    if sheet.digit(cell | col) != EMPTY:
                        mask |= 1 << col
            self._rows[row] = mask
        for col in range(WIDTH):
            self._heights[col] = sheet.height(col)
        self.clear()

    def clear(self) -> None:
        """Reset to the sheet without a landing."""
        self.heights[:] = self._heights
        self.filled[:] = self._rows

    def put(self, landing: int) -> int:
        """Put a BLOCK action's shape on the sheet; return its lower left cell."""
        self.clear()
        heights = self.heights
        filled = self.filled
        orientation = landing >> AT_ORIENTATION & ORIENTATIONS  # by its bits: see actions.py
        col = landing & COLUMN
        row = landing >> AT_ROW
        row = row - 1 if row else self._sheet.landing(orientation, col)
        corner = (row << ROW_SHIFT) + col
        at = orientation * MOST_CELLS
        for i in range(at, at + SIZE[orientation]):
            cell = corner + OFFSETS[i]
            row = cell >> ROW_SHIFT
            col = cell & COL_MASK
            filled[row] |= 1 << col
            if heights[col] <= row:
                heights[col] = row + 1
        return corner
