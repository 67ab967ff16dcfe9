"""The way of a shape that is pushed: a dot on each cell that it crosses before it lands."""

from displayio import Bitmap, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import orientation_of
from engine.number_drop.shapes import COL_MASK, MOST_CELLS, OFFSETS, ROW_SHIFT, SIZE, STRIDE
from firmware import theme

if TYPE_CHECKING:
    from firmware.number_drop.widgets.grid import GridView
    from firmware.number_drop.widgets.layout import Layout

_CLEAR, _DOT = 0, 1  # tiles
_LEAST_FOR_LARGE = const(8)  # pixels of a cell


class PushPath(TileGrid):
    """Dots over the grid, as many rows as are visible."""

    def __init__(self, grid: "GridView", layout: "Layout") -> None:
        """Lie over a grid, with no dots yet."""
        size = layout.cell
        dot = 3 if size >= _LEAST_FOR_LARGE else 2
        bitmap = Bitmap(2 * size, size, 2)
        for x in range(dot):
            for y in range(dot):
                bitmap[size + (size - dot) // 2 + x, (size - dot) // 2 + y] = 1
        super().__init__(
            bitmap,
            pixel_shader=theme.palette((None, "ghost")),
            width=STRIDE,
            height=layout.rows,
            tile_width=size,
            tile_height=size,
        )
        self._grid = grid
        self._cells = STRIDE * layout.rows
        grid.append(self)

    def show(self, way: bytes, landing: int) -> None:
        """Show the way to a landing, which has one place for a straight drop."""
        self.clear()
        place = way[0]
        for following in way[1:]:
            self._mark(landing, place, _DOT)
            # A column aside, and down to where it rests again.
            place = place & ~COL_MASK | following & COL_MASK
            while place != following:
                self._mark(landing, place, _DOT)
                place -= STRIDE
        self._mark(landing, place, _CLEAR)

    def clear(self) -> None:
        """Show no dots."""
        for index in range(self._cells):
            if self[index] != _CLEAR:
                self[index] = _CLEAR

    def _mark(self, landing: int, place: int, tile: int) -> None:
        """Put a tile on the cells of a shape with its lower left corner at a place."""
        first = orientation_of(landing) * MOST_CELLS
        for i in range(first, first + SIZE[orientation_of(landing)]):
            cell = place + OFFSETS[i]
            index = (self._grid.top - (cell >> ROW_SHIFT)) * STRIDE + (cell & COL_MASK)
            if 0 <= index < self._cells:
                self[index] = tile
