"""Parts of the table on a phone: large points, and the tiles in a row, each for a fingertip."""

from displayio import Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.table import TILES
from firmware import theme
from firmware.number_drop import LETTERS
from firmware.number_drop.widgets.tiles import NO_SHAPE, TilesView, outline
from firmware.widgets import atlas, font
from firmware.widgets.bars import TOTAL_WIDTH, Header
from firmware.widgets.drawing import rectangle
from firmware.widgets.text_line import RIGHT, TextLine

if TYPE_CHECKING:
    from displayio import Bitmap

# Pixels of a tile with its letter and its notches
TILE_WIDTH = const(24)
TILE_HEIGHT = const(13)
HEADER_HEIGHT = const(16)

_ZOOM = const(2)  # of the points
_LETTER_X = const(2)
_LETTER_Y = const(4)
_SHAPE_X = const(6)
_SHAPE_Y = const(1)
_SHAPE_WIDTH = const(12)
_NOTCHES_X = const(19)
_NOTCHES_Y = const(1)
_GAP = const(2)  # between two tiles
_NOTCH_COLOURS = ("edge", "circled", "bar", "warning")  # as in tiles.py, on a tile's own ground


class PhoneHeader(Header):
    """The game and round on the left, large points on the right."""

    def __init__(self, x: int, y: int, width: int) -> None:
        super().__init__(x, y, width - TOTAL_WIDTH)  # the points are twice as wide
        self.remove(self.total)
        self.total = TextLine(font.LARGE, 0, 0, TOTAL_WIDTH, "circled", RIGHT)
        points = Group(x=width - _ZOOM * TOTAL_WIDTH, scale=_ZOOM)
        points.append(self.total)
        self.append(points)


class PhoneTiles(TilesView):
    """Five tiles side by side, each between its letter and its notches."""

    def _make_parts(self, bitmap: "Bitmap", pitch: int, reach: int, upright: int) -> None:
        for letter in range(TILES):
            card = rectangle(TILE_WIDTH - _GAP, TILE_HEIGHT, "bar")
            card.x = letter * TILE_WIDTH + 1
            self.append(card)
        self._shapes = []
        for letter in range(TILES):
            shape = TileGrid(
                bitmap,
                pixel_shader=self._inks[0],
                tile_width=_SHAPE_WIDTH,
                tile_height=pitch,
                x=letter * TILE_WIDTH + _SHAPE_X,
                y=_SHAPE_Y,
                default_tile=NO_SHAPE,
            )
            self._shapes.append(shape)
            self.append(shape)
        for letter in range(TILES):
            x = letter * TILE_WIDTH + _LETTER_X
            name = LETTERS[letter]
            self.append(TextLine(font.SMALL, x, _LETTER_Y, _SHAPE_X - _LETTER_X, "dim", text=name))
        self.frame = TileGrid(outline(TILE_WIDTH, TILE_HEIGHT), pixel_shader=theme.ink("ink"))

    def make_notches(self) -> None:
        (notches,) = atlas.load("notches_upright_" + str(self._pitch))
        row = Group(y=_NOTCHES_Y)
        for letter in range(TILES):
            notch = TileGrid(
                notches,
                pixel_shader=theme.palette(_NOTCH_COLOURS),
                tile_width=notches.width,
                tile_height=self._pitch,
                x=letter * TILE_WIDTH + _NOTCHES_X,
            )
            row.append(notch)
        self._notches = self._goal = row  # type: ignore[assignment]  # hidden in the same way
        self.append(row)

    def _set_notches(self, letter: int, sprite: int) -> None:
        if self._notches is None:
            self.make_notches()
        notch: TileGrid = self._notches[letter]  # type: ignore[index, assignment]  # a Group of them
        if notch[0] != sprite:
            notch[0] = sprite

    def _lay_frame(self, letter: int) -> None:
        self.frame.x = letter * TILE_WIDTH
