"""The table on a low screen: some of the rows, and a horizontal panel."""

from displayio import TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop import sheet as sheets
from engine.number_drop.shapes import COL_MASK, NAMES, ROW_SHIFT, STRIDE
from engine.number_drop.table import TILES
from firmware import theme
from firmware.number_drop.widgets import tiles, track
from firmware.number_drop.widgets.grid import GridView
from firmware.widgets import font
from firmware.widgets.scroll_mark import ScrollMark
from firmware.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Bitmap, Palette

    from engine.number_drop.sheet import Sheet
    from firmware.interfaces.screen import Sprites
    from firmware.number_drop.widgets.low_side import LowSide

SMALL = const(6)  # pixels of a cell with a small digit
_LINED = const(80)  # the first of the sprites with the Game Over line below them, in the same order
_FIRST_LINED = sheets.LINE * STRIDE  # of the cells with that line
# Of score track and tiles:
HEIGHT = const(31)  # pixels of track and tiles
TILES_Y = const(14)  # of the letters, below the two rows of values
WIDE = const(8)  # pixels of a tile
TALL = const(7)
_NO_SHAPE = len(NAMES)  # the tile after all shapes


class LowGrid(GridView):
    """As many of the 14 rows as there is room for, and a mark that shows which.

    The Game Over line is part of the sprites of the cells above it: a separate line would be sent
    again each time that it moves.
    """

    def __init__(self, x: int, y: int, bitmap: "Bitmap", size: int, rows: int) -> None:
        """Put the top left cell at (x, y), with `rows` rows of cells of `size` pixels, 8 or 6."""
        self._rows = rows
        self._gap = 1 if size == SMALL else 0  # pixels left of a cell, not sent with it
        self._is_stirred = False  # whether what covers the sheet has moved since the last beat
        self._all = bytearray(sheets.HEIGHT * STRIDE)  # the sprites of all cells and marks
        super().__init__(x, y, bitmap, size, rows)
        self._mark = ScrollMark(STRIDE * size + self._gap, 0, rows * size)
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
        """Append nothing: the line is part of the sprites."""

    def cover(self, sheet: "Sheet", where: bytearray, shown: bytearray, count: int) -> None:
        self._is_stirred = True
        super().cover(sheet, where, shown, count)

    def hide_line(self, hidden: bool) -> None:
        """Hide the Game Over line, or show it.

        It stays visible while keys move a ghost, which sends enough as it is.
        """
        hidden = hidden and not self._is_stirred
        self._is_stirred = False
        for cell in range(_FIRST_LINED, _FIRST_LINED + sheets.WIDTH):
            sprite = self._all[cell]
            if (sprite < _LINED) != hidden:
                self.set_cell(cell, sprite - 2 * _LINED if hidden else sprite)

    def look_at(self, lowest: int, highest: int) -> None:
        """Scroll to the rows from `lowest` to `highest`, but no further than needed.

        If not all of them fit, the upper ones are visible.
        """
        bottom = self._top - self._rows + 1
        bottom = min(bottom, lowest)
        bottom = max(bottom, highest - self._rows + 1)
        self._scroll(max(0, min(bottom, sheets.HEIGHT - self._rows)))

    def step(self, step: int) -> bool:
        """Scroll up (1) or down (-1) by half the view; return whether there was more."""
        top = self._top
        bottom = top - self._rows + 1 + step * (self._rows // 2)
        self._scroll(max(0, min(bottom, sheets.HEIGHT - self._rows)))
        return self._top != top

    def _scroll(self, bottom: int) -> None:
        top = bottom + self._rows - 1
        self._mark.show(sheets.HEIGHT - 1 - top, self._rows, sheets.HEIGHT)
        if top == self._top:
            return
        self._top = top
        for index in range(self._rows * STRIDE):
            sprite = self._all[(top - (index >> ROW_SHIFT)) * STRIDE + (index & COL_MASK)]
            if self._sprites[index] != sprite:
                self._sprites[index] = sprite

    def set_cell(self, cell: int, sprite: int) -> None:
        if _FIRST_LINED <= cell < _FIRST_LINED + sheets.WIDTH:
            sprite += _LINED
        self._all[cell] = sprite
        if 0 <= self._top - (cell >> ROW_SHIFT) < self._rows:
            super().set_cell(cell, sprite)


class _Columns:
    """Adjacent TileGrids, indexed as one.

    displayio sends the changes to a TileGrid as one rectangle, here in whole bytes of 8 rows: small
    rectangles around the changes of each column are less than one around all.
    """

    def __init__(self, columns: "list[Sprites]") -> None:
        self._columns = columns

    def __getitem__(self, index: int) -> int:
        return self._columns[index & COL_MASK][index >> ROW_SHIFT]

    def __setitem__(self, index: int, sprite: int) -> None:
        self._columns[index & COL_MASK][index >> ROW_SHIFT] = sprite


class LowTrack(track.TrackView):
    """Three rows: identical and consecutive, each with its +10, and letters with the bonus 8."""

    def __init__(self, x: int, y: int, bitmap: "Bitmap", heading: int, tiles_x: int) -> None:
        """Put headings of `heading` pixels at (x, y), and letters `tiles_x` pixels from there."""
        self._heading = heading
        self._tiles_x = tiles_x
        super().__init__(x, y, bitmap, TALL, TALL, 2 * TALL, "")

    def _make_parts(self, bitmap: "Bitmap", size: int, run: int, letters: int, bonus: str) -> None:
        self._values = (self._row(bitmap, self._heading, 0), self._row(bitmap, self._heading, run))
        self._letters = self._row(bitmap, self._tiles_x, letters)
        for text, y in (("===", 0), ("123", run)):
            self.append(TextLine(font.SMALL, 0, y + 1, self._heading, "ink", text=text))

    def _row(self, bitmap: "Bitmap", x: int, y: int) -> TileGrid:
        row = TileGrid(
            bitmap,
            pixel_shader=theme.palette(theme.SPRITE_COLOURS),
            width=track.ROWS,
            tile_width=WIDE,
            tile_height=TALL,
            x=x,
            y=y,
        )
        self.append(row)
        return row


class LowTiles(tiles.TilesView):
    """The five tiles below their letters, each above its four notches."""

    def __init__(
        self, x: int, y: int, shapes: "Bitmap", notches: "Bitmap", side: "LowSide | None" = None
    ) -> None:
        """Put the top left corner of the letters' tiles at (x, y).

        `shapes` and `notches` are the Bitmaps of their pictures, one below the other. Where the
        panel has its own page, they are shown next to the grid by `side`, a LowSide.
        """
        self._side = side
        self._notch_bitmap = notches
        super().__init__(x, y, shapes, WIDE)

    def show(
        self, tiles: "Sequence[int]", notches: "Sequence[int] | None" = None, crossed: int = 0
    ) -> None:
        if self._side is not None:
            self._side.show_tiles(tiles, notches is not None)
        super().show(tiles, notches, crossed)

    def select(self, letter: int) -> None:
        if self._side is None:
            super().select(letter)
        else:
            self._side.select(letter)

    def _set_notches(self, letter: int, sprite: int) -> None:
        super()._set_notches(letter, sprite)
        if self._side is not None:
            self._side.set_notch(letter, sprite)

    def _make_parts(self, bitmap: "Bitmap", pitch: int, reach: int, upright: int) -> None:
        self._shapes = [
            self._strip(bitmap, theme.ink("ink"), 1, TALL, row * pitch, TALL, _NO_SHAPE)
            for row in range(TILES)
        ]
        colours = theme.palette(theme.SPRITE_COLOURS)
        self._notches = self._strip(self._notch_bitmap, colours, TILES, 3, 0, 2 * TALL, 0)
        self._goal = TextLine(font.SMALL, TILES * pitch, 2 * TALL - 3, pitch, "dim", text="GO")
        self.append(self._goal)
        frame = tiles.outline(WIDE + 1, 2 * TALL + 3)  # clear of the values above the letters
        self.frame = TileGrid(frame, pixel_shader=theme.ink("ink"))

    def _strip(
        self,
        bitmap: "Bitmap",
        colours: "Palette",
        count: int,
        tall: int,
        x: int,
        y: int,
        sprite: int,
    ) -> TileGrid:
        strip = TileGrid(
            bitmap,
            pixel_shader=colours,
            width=count,
            tile_width=WIDE,
            tile_height=tall,
            default_tile=sprite,
            x=x,
            y=y,
        )
        self.append(strip)
        return strip

    def _lay_frame(self, letter: int) -> None:
        self.frame.x = letter * WIDE - 1
