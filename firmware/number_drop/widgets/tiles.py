"""The five block tiles: their shapes, and how far they have slid."""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.shapes import NAMES
from engine.number_drop.table import TILES
from firmware import theme
from firmware.widgets import atlas, font
from firmware.widgets.drawing import hide
from firmware.widgets.text_line import RIGHT, TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = const(30)  # pixels of a row with its notches side by side
UPRIGHT_WIDTH = const(17)  # and one above the other

NO_SHAPE = len(NAMES)  # the tile after all shapes
_SHAPE_WIDTH = const(12)
_NOTCHES_X = const(15)
_UPRIGHT_X = const(13)
_GOAL_WIDTH = const(15)
_HEADING = const(8)  # pixels from the heading's top to the first row
_COMING = const(5)  # the first sprite with a hollow notch
# By the values of the pixels in the sprite sheet: open, reached, none, the bottom reached.
_NOTCH_COLOURS = ("edge", "circled", "background", "warning")


class TilesView(Group):
    """Five rows of a shape in miniature and its notches, which lead to GO!."""

    def __init__(
        self, x: int, y: int, bitmap: Bitmap, pitch: int = 12, reach: int = 0, upright: int = 0
    ) -> None:
        """Put the first row at (x, y); each is `pitch` pixels high, as the shapes of `bitmap` are.

        The notches are side by side or, if `upright`, one above the other. The frame of a selected
        row reaches `reach` pixels to the left; `upright` is how many pixels wider it is than that.
        """
        super().__init__(x=x, y=y)
        self._pitch = pitch
        self._inks = (theme.ink("ink"), theme.ink("gone"))  # of tiles in play, and turned over
        self._upright = upright
        # Only the solo game has these and more: see `make_notches`.
        self._notches: TileGrid | None = None
        self._make_parts(bitmap, pitch, reach, upright)
        self.frame.hidden = True
        self.append(self.frame)

    def _make_parts(self, bitmap: Bitmap, pitch: int, reach: int, upright: int) -> None:
        self._shapes = []
        for row in range(TILES):
            shape = TileGrid(
                bitmap,
                pixel_shader=self._inks[0],
                tile_width=_SHAPE_WIDTH,
                tile_height=pitch,
                y=row * pitch,
                default_tile=NO_SHAPE,
            )
            self._shapes.append(shape)
            self.append(shape)
        width = UPRIGHT_WIDTH if upright else WIDTH
        self.frame = TileGrid(
            outline(width + reach + (upright or 4), pitch + 1),
            pixel_shader=theme.ink("ink"),
            x=-reach - (1 if upright else 2),
        )

    def make_notches(self) -> None:
        """Make the parts that only the solo game has; other games save the memory."""
        kind = "notches_upright_" if self._upright else "notches_"
        (notches,) = atlas.load(kind + str(self._pitch))
        self._notches = TileGrid(
            notches,
            pixel_shader=theme.palette(_NOTCH_COLOURS),
            height=TILES,
            tile_width=notches.width,
            tile_height=self._pitch,
            x=_UPRIGHT_X if self._upright else _NOTCHES_X,
        )
        self.insert(TILES, self._notches)
        # 2 pixels from the edge of the screen; the tiles are `upright` pixels from it.
        width = UPRIGHT_WIDTH - 3 + self._upright if self._upright else WIDTH
        heading_y = TILES * self._pitch + 2 if self._upright else -_HEADING
        self._goal = TextLine(
            font.SMALL, width - _GOAL_WIDTH, heading_y, _GOAL_WIDTH, "dim", RIGHT, "GO!"
        )
        self.insert(TILES, self._goal)

    def show(
        self, tiles: "Sequence[int]", notches: "Sequence[int] | None" = None, crossed: int = 0
    ) -> None:
        """Show five shapes, their notches, and the letters crossed off.

        Shapes are 0..9 and notches 0..4; `crossed` is a 5-bit mask. Only the solo game has
        `notches`.
        """
        if self._notches is None and notches is not None:
            self.make_notches()
        if self._notches is not None:
            hide(self._notches, notches is None)
            self._goal.hidden = notches is None
        for row in range(TILES):
            self.set_shape(row, tiles[row], crossed >> row & 1)
            if notches is not None:
                self.set_notch(row, notches[row])

    def set_shape(self, letter: int, shape: int, crossed: int = 0) -> None:
        """Show a letter's shape 0..9, dark if `crossed` is 1: the letter is crossed off."""
        grid = self._shapes[letter]
        if grid[0] != shape:
            grid[0] = shape
        shader = self._inks[crossed]
        if grid.pixel_shader is not shader:
            grid.pixel_shader = shader

    def set_notch(self, letter: int, notch: int) -> None:
        """Show how far a letter's tile has slid: `notch` is 0, the top, to 4, the bottom."""
        self._set_notches(letter, notch)

    def set_coming(self, letter: int, notch: int) -> None:
        """Show that a letter's tile, now at `notch` 0 to 3, would slide by one notch."""
        self._set_notches(letter, _COMING + notch)

    def _set_notches(self, letter: int, sprite: int) -> None:
        if self._notches is None:
            self.make_notches()
        if self._notches[letter] != sprite:  # type: ignore[index]  # made by now
            self._notches[letter] = sprite  # type: ignore[index]  # made by now

    def select(self, letter: int) -> None:
        """Put the frame around a letter 0..4 and its tile, or hide it for -1."""
        hidden = letter < 0
        hide(self.frame, hidden)
        if not hidden:
            self._lay_frame(letter)

    def _lay_frame(self, letter: int) -> None:
        self.frame.y = letter * self._pitch - 1


def outline(width: int, height: int) -> Bitmap:
    """Return the Bitmap of a one-pixel frame with open corners."""
    made = Bitmap(width, height, 2)
    bitmaptools.fill_region(made, 1, 0, width - 1, height, 1)
    bitmaptools.fill_region(made, 0, 1, width, height - 1, 1)
    bitmaptools.fill_region(made, 1, 1, width - 1, height - 1, 0)
    return made
