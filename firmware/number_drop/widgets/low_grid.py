"""The grid on a low screen: some rows, black and white."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop import sheet as sheets
from firmware.number_drop.widgets.grid import GridView
from firmware.widgets.scroll_mark import ScrollMark

if TYPE_CHECKING:
    from displayio import Bitmap, Palette

    from engine.number_drop.sheet import Sheet
    from firmware.interfaces.widgets import Sprites

_STRIDE = const(8)
SMALL = const(6)  # pixels of a cell with a small digit
_LINED = const(80)  # the first of the sprites with the Game Over line below them, in the same order
_FIRST_LINED = sheets.LINE * _STRIDE  # of the cells with the line


class LowGrid(GridView):
    """As many of the 14 rows as there is room for.

    A mark tells which.

    The Game Over line is in the pictures of the cells above it: a line of its own would be sent
    once more each time that it moves.
    """

    def __init__(self, x: int, y: int, bitmap: "Bitmap", size: int, rows: int) -> None:
        """Put the top left cell at (x, y).

        There are so many rows of cells of `size` pixels, 8 or 6.
        """
        self._rows = rows
        self._gap = 1 if size == SMALL else 0  # pixels at the left of a cell, not sent with it
        self._is_stirred = False  # whether what lies over the sheet has moved since the last beat
        self._all = bytearray(sheets.HEIGHT * _STRIDE)  # the sprite of every cell and mark
        super().__init__(x, y, bitmap, size, rows)
        self._mark = ScrollMark(_STRIDE * size + self._gap, 0, rows * size)
        self.append(self._mark)
        self._scroll(0)

    def _make_sprites(
        self, bitmap: "Bitmap", size: int, columns: int, rows: int, x: int
    ) -> "Sprites":
        made: list[Sprites] = []
        for column in range(columns):
            left = x + column * size + self._gap
            made.append(super()._make_sprites(bitmap, size, 1, rows, left))
        return _Columns(made)

    def _append_line(self, colours: "Palette", size: int) -> None:
        """Have no line of its own."""

    def cover(self, sheet: "Sheet", where: bytearray, shown: bytearray, count: int) -> None:
        self._is_stirred = True
        super().cover(sheet, where, shown, count)

    def hide_line(self, hidden: bool) -> None:
        """Hide the Game Over line, or show it.

        It is not hidden while keys move what lies over the sheet: they send enough as it is.
        """
        hidden = hidden and not self._is_stirred
        self._is_stirred = False
        for cell in range(_FIRST_LINED, _FIRST_LINED + sheets.WIDTH):
            sprite = self._all[cell]
            if (sprite < _LINED) != hidden:
                self._set(cell, sprite - 2 * _LINED if hidden else sprite)

    def look_at(self, lowest: int, highest: int) -> None:
        """Let the rows from `lowest` to `highest` be seen.

        If not all of them can be, the upper ones are. What is seen moves no further than it has to.
        """
        bottom = self._top - self._rows + 1
        bottom = min(bottom, lowest)
        bottom = max(bottom, highest - self._rows + 1)
        self._scroll(max(0, min(bottom, sheets.HEIGHT - self._rows)))

    def step(self, step: int) -> None:
        """Look further up (1) or down (-1), by half the view."""
        bottom = self._top - self._rows + 1 + step * (self._rows // 2)
        self._scroll(max(0, min(bottom, sheets.HEIGHT - self._rows)))

    def _scroll(self, bottom: int) -> None:
        top = bottom + self._rows - 1
        self._mark.show(sheets.HEIGHT - 1 - top, self._rows, sheets.HEIGHT)
        if top == self._top:
            return
        self._top = top
        for index in range(self._rows * _STRIDE):
            sprite = self._all[(top - (index >> 3)) * _STRIDE + (index & 7)]
            if self._sprites[index] != sprite:
                self._sprites[index] = sprite

    def _set(self, cell: int, sprite: int) -> None:
        if _FIRST_LINED <= cell < _FIRST_LINED + sheets.WIDTH:
            sprite += _LINED
        self._all[cell] = sprite
        if 0 <= self._top - (cell >> 3) < self._rows:
            super()._set(cell, sprite)


class _Columns:
    """TileGrids beside one another, numbered as one.

    What changed in a TileGrid is sent as one rectangle, here in whole bytes of 8 rows: small ones
    around the changes of each column are less than one around all.
    """

    def __init__(self, columns: "list[Sprites]") -> None:
        self._columns = columns

    def __getitem__(self, index: int) -> int:
        return self._columns[index & _STRIDE - 1][index >> 3]

    def __setitem__(self, index: int, sprite: int) -> None:
        self._columns[index & _STRIDE - 1][index >> 3] = sprite
