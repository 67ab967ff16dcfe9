"""The grid on a low screen: some of its rows, those where something happens, in black and white."""

from engine.const import const
from engine.number_drop import sheet as rules
from firmware.modules import load, unload
from firmware.widgets.grid import GridView
from firmware.widgets.scroll_mark import ScrollMark

_STRIDE = const(8)
_SMALL = const(6)  # pixels of a cell with a small digit


class LowGrid(GridView):
    """As many of the 14 rows as there is room for, and a mark that tells which."""

    def __init__(self, x, y, size, rows):
        """Put the top left cell at (x, y); cells of `size` pixels, 8 or 6, so many rows of them."""
        self._rows = rows
        self._all = bytearray(rules.HEIGHT * _STRIDE)  # the tile of every cell and mark
        self._cell = size
        super().__init__(x, y, size, rows)
        self._mark = ScrollMark(_STRIDE * size, 0, rows * size)
        self.append(self._mark)
        self._scroll(0)

    def _make_sheet(self, size):
        from firmware.widgets import cell_sheet  # let go when the table is made

        name = "widgets.low_art_small" if size == _SMALL else "widgets.low_art"
        painter = cell_sheet.paint(load(name), size)
        for module in (name, "widgets.cell_art"):
            unload(module)
        return painter.sheet

    def look_at(self, lowest, highest):
        """Let the rows from `lowest` to `highest` be seen, the upper ones if not all of them can.

        What is seen moves no further than it has to.
        """
        bottom = self._top - self._rows + 1
        bottom = min(bottom, lowest)
        bottom = max(bottom, highest - self._rows + 1)
        self._scroll(max(0, min(bottom, rules.HEIGHT - self._rows)))

    def step(self, step):
        """Look further up (1) or down (-1), by half of what is seen."""
        bottom = self._top - self._rows + 1 + step * (self._rows // 2)
        self._scroll(max(0, min(bottom, rules.HEIGHT - self._rows)))

    def _scroll(self, bottom):
        top = bottom + self._rows - 1
        self._mark.show(rules.HEIGHT - 1 - top, self._rows, rules.HEIGHT)
        if top == self._top:
            return
        self._top = top
        self._line.y = (top - rules.LINE + 1) * self._cell - 1
        self._line.hidden = not bottom < rules.LINE <= top
        for place in range(self._rows * _STRIDE):
            tile = self._all[(top - (place >> 3)) * _STRIDE + (place & 7)]
            if self._tiles[place] != tile:
                self._tiles[place] = tile

    def _set(self, cell, tile):
        self._all[cell] = tile
        if 0 <= self._top - (cell >> 3) < self._rows:
            super()._set(cell, tile)
