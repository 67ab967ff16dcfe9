"""The outline of a sheet, and of one shape put on it.

An outline is heights and rows.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import AT_ORIENTATION, COLUMN
from engine.number_drop.shapes import OFFSETS, SIZE
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet


class Outline:
    """A sheet's heights and rows, now or after a landing."""

    def __init__(self) -> None:
        self.heights = bytearray(WIDTH)
        self.filled = bytearray(HEIGHT)  # by row a mask, bit 7 = its points are circled
        self._heights = bytearray(WIDTH)  # both without the landing
        self._rows = bytearray(HEIGHT)
        self._sheet: "Sheet" = None  # type: ignore[assignment]  # until one is loaded

    def load(self, sheet: "Sheet") -> None:
        """Take up a sheet."""
        self._sheet = sheet
        for row in range(HEIGHT):
            mask = 128 if sheet.row_is_circled(row) else 0
            for col in range(WIDTH):
                if sheet.digit(row << 3 | col) != EMPTY:
                    mask |= 1 << col
            self._rows[row] = mask
        for col in range(WIDTH):
            self._heights[col] = sheet.height(col)
        self.clear()

    def clear(self) -> None:
        """Take the sheet as it is."""
        self.heights[:] = self._heights
        self.filled[:] = self._rows

    def put(self, landing: int) -> int:
        """Put a shape on it, as a BLOCK action says.

        Return the shape's lower left cell.
        """
        self.clear()
        orientation = landing >> AT_ORIENTATION  # by its bits: see actions.py
        corner = (self._sheet.landing(orientation, landing & COLUMN) << 3) + (landing & COLUMN)
        for i in range(orientation * 5, orientation * 5 + SIZE[orientation]):
            cell = corner + OFFSETS[i]
            self.filled[cell >> 3] |= 1 << (cell & 7)
            if self.heights[cell & 7] <= cell >> 3:
                self.heights[cell & 7] = (cell >> 3) + 1
        return corner
