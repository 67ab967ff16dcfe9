"""The grid: cells, row marks and the Game Over line."""

from displayio import Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop import sheet as sheets
from engine.number_drop.shapes import COL_MASK, ROW_SHIFT, STRIDE
from firmware import theme
from firmware.number_drop.widgets import cells
from firmware.widgets.drawing import hide, picture

if TYPE_CHECKING:
    from displayio import Bitmap, Palette

    from engine.number_drop.sheet import Sheet
    from firmware.interfaces.screen import Sprites

OPEN, CIRCLED, COMING = 0, 1, 2  # the states of a row's +2 or -5

NEAR = const(9)  # the height of a sheet on which one more shape may cross the line
_MARKS = const(7)  # the column right of the cells: column 7 is free in the engine's numbering
_MOST = const(8)  # cells in a ghost or a combo
_LINE_ART = b"rrr..rrr."


class GridView(Group):
    """The 7x14 cells with one column of row marks; row 0 is the lowest.

    A single TileGrid shows it all, so a changed cell sends just one small rectangle to the display.
    """

    def __init__(
        self, x: int, y: int, bitmap: "Bitmap", size: int = cells.SIZE, rows: int = sheets.HEIGHT
    ) -> None:
        """Put the top left cell at (x, y), with all cells empty.

        Each cell is `size` pixels wide and high, 9 or 8. `bitmap` has all sprites of that size,
        numbered as in cells.py. `rows` is how many are visible at once; only a LowGrid shows fewer
        than all.
        """
        super().__init__(x=x, y=y)
        self._top = sheets.HEIGHT - 1  # the topmost visible row
        colours = theme.palette(theme.SPRITE_COLOURS)
        self._sprites = self._make_sprites(bitmap, size, STRIDE, rows, 0)
        self._over = bytearray(_MOST)  # the cells that show a ghost or a combo
        self.covered = 0
        self._append_line(colours, size)
        for row in range(sheets.HEIGHT):
            self.set_row_mark(row, OPEN)
            sprite = cells.DANGER if row >= sheets.LINE else cells.EMPTY
            for col in range(sheets.WIDTH):
                self.set_cell(row * STRIDE + col, sprite)

    def _make_sprites(
        self, bitmap: "Bitmap", size: int, columns: int, rows: int, x: int
    ) -> "Sprites":
        """Append and return a TileGrid of cells, `x` pixels from the left."""
        made = TileGrid(
            bitmap,
            pixel_shader=theme.palette(theme.SPRITE_COLOURS),
            width=columns,
            height=rows,
            tile_width=bitmap.width // cells.COLUMNS,
            tile_height=size,
            default_tile=cells.EMPTY,
            x=x,
        )
        self.append(made)
        return made

    @property
    def top(self) -> int:
        """The topmost visible row."""
        return self._top

    def look_at(self, lowest: int, highest: int) -> None:
        """Scroll to the rows from `lowest` to `highest`; here all rows are always visible."""

    def hide_line(self, hidden: bool) -> None:
        """Hide the Game Over line, or show it."""
        hide(self.line, hidden)

    def set_cell(self, cell: int, sprite: int) -> None:
        """Show a sprite of cells.py at a cell, or a row's mark in the column right of them."""
        # Row 0 is the lowest on the sheet but the last in the TileGrid.
        index = (self._top - (cell >> ROW_SHIFT)) * STRIDE + (cell & COL_MASK)
        if self._sprites[index] != sprite:
            self._sprites[index] = sprite

    def set_row_mark(self, row: int, state: int) -> None:
        """Show a row's mark, +2 or -5 above the line, as OPEN, CIRCLED or COMING."""
        state += cells.PENALTY if row >= sheets.LINE else cells.BONUS
        self.set_cell(row * STRIDE + _MARKS, state)

    def show_cell(self, sheet: "Sheet", cell: int) -> None:
        """Show one cell of an engine Sheet."""
        digit = sheet.digit(cell)
        if digit == sheets.EMPTY:
            sprite = cells.DANGER if cell >= sheets.LINE * STRIDE else cells.EMPTY
        elif digit == sheets.X:
            sprite = cells.BLOCK
        else:
            sprite = digit + (cells.CIRCLED if sheet.is_circled(cell) else cells.FILLED)
        self.set_cell(cell, sprite)

    def show_rows(self, sheet: "Sheet") -> None:
        """Show all row marks of an engine Sheet."""
        for row in range(sheets.HEIGHT):
            self.set_row_mark(row, CIRCLED if sheet.row_is_circled(row) else OPEN)

    def show_sheet(self, sheet: "Sheet") -> None:
        """Show a whole engine Sheet, and no ghost."""
        self.covered = 0
        self.show_rows(sheet)
        for row in range(sheets.HEIGHT):
            for col in range(sheets.WIDTH):
                self.show_cell(sheet, row * STRIDE + col)

    def cover(self, sheet: "Sheet", where: bytearray, shown: bytearray, count: int) -> None:
        """Draw `count` (0..8) sprites over the sheet, replacing the previous ones.

        They show a ghost, or the cells of a combo. `where` has their cells and `shown` their
        numbers, each a kind plus a digit. Only changes are drawn, and nothing is allocated.
        """
        for old in range(self.covered):
            cell = self._over[old]
            kept = False
            for new in range(count):
                kept = kept or where[new] == cell
            if not kept:
                self.show_cell(sheet, cell)
        self.covered = count
        for new in range(count):
            self._over[new] = where[new]
            self.set_cell(where[new], shown[new])

    def _append_line(self, colours: "Palette", size: int) -> None:
        self.line = TileGrid(
            picture(_LINE_ART[:size], size, 16),
            pixel_shader=colours,
            width=sheets.WIDTH,
            y=(sheets.HEIGHT - sheets.LINE) * size - 1,
        )
        self.append(self.line)
