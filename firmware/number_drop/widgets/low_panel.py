"""Score track and tiles on a low screen, lying, black and white."""

from displayio import TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.shapes import NAMES
from engine.number_drop.table import TILES
from firmware import theme
from firmware.number_drop.widgets import tiles, track
from firmware.widgets import font
from firmware.widgets.text_line import TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Bitmap, Palette

    from firmware.number_drop.widgets.low_side import LowSide

HEIGHT = const(31)  # pixels of track and tiles
TILES_Y = const(14)  # of the letters, below the two rows of values
WIDE = const(8)  # pixels of a tile
TALL = const(7)
_SHORT = const(10)  # pixels of a heading with room for one or two characters
_NO_SHAPE = len(NAMES)  # the tile after all shapes


class LowTrack(track.TrackView):
    """Three rows: identical, consecutive, and letters.

    Each of the first two has its +10, and the letters have the bonus 8.
    """

    def __init__(self, x: int, y: int, bitmap: "Bitmap", heading: int) -> None:
        """Put the headings at (x, y), `heading` pixels wide.

        They are three characters, or one if that is short.
        """
        self._heading = heading
        super().__init__(x, y, bitmap, TALL, TALL, 2 * TALL, "")

    def _make_parts(self, bitmap: "Bitmap", size: int, run: int, letters: int, bonus: str) -> None:
        self._values = (self._row(bitmap, 0), self._row(bitmap, run))
        self._letters = self._row(bitmap, letters)
        texts = ("===", "123") if self._heading > _SHORT else ("=", "12")
        for text, y in zip(texts, (0, run)):
            self.append(TextLine(font.SMALL, 0, y + 1, self._heading, "ink", text=text))

    def _row(self, bitmap: "Bitmap", y: int) -> TileGrid:
        row = TileGrid(
            bitmap,
            pixel_shader=theme.palette(theme.SPRITE_COLOURS),
            width=track.ROWS,
            tile_width=WIDE,
            tile_height=TALL,
            x=self._heading,
            y=y,
        )
        self.append(row)
        return row


class LowTiles(tiles.TilesView):
    """The five tiles below their letters, and below each its four notches."""

    def __init__(
        self, x: int, y: int, shapes: "Bitmap", notches: "Bitmap", side: "LowSide | None" = None
    ) -> None:
        """Put the top left corner of the letters' tiles at (x, y).

        `shapes` and `notches` are the Bitmaps of their pictures, one below the other.

        Where the panel has a page of its own a LowSide, `side`, shows them beside the grid.
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
        self._goal = TextLine(font.SMALL, TILES * pitch + 1, 2 * TALL - 3, pitch, "dim", text="GO")
        self.append(self._goal)
        frame = tiles.outline(WIDE + 1, 2 * TALL + 4)
        self.frame = TileGrid(frame, pixel_shader=theme.ink("ink"), y=-1)

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

    def _place_frame(self, letter: int) -> None:
        self.frame.x = letter * WIDE - 1
