"""The five dice of a roll: four numbers and a shape."""

from displayio import Group, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.widgets.drawing import hide, picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Bitmap

# The sizes of dice, largest first, in pixels: widths of number and shape dice, and heights
NUMBER_WIDTHS = (14, 10, 9, 9)
SHAPE_WIDTHS = (16, 12, 13, 12)
HEIGHTS = (13, 12, 10, 9)
GAPS = (2, 2, 1, 2)  # pixels between two dice
MARKERS = (4, 4, 3, 1)  # pixels below the dice for the marker of the one in hand

_SMALLEST = const(3)
_NUMBERS = const(4)
_STAR = const(8)  # the sprite of a number die's star; 0 is blank, 1..7 are the digits
_SHAPE_STAR = const(6)  # that of the shape die's star; 0 is blank, 1..5 are I O T L S

# By the values of the pixels in the sprite sheet
_FRESH = ("ink", "star", "background", "dark")
_SHAPE = ("letter", "star", "background", "dark")
_USED = ("open", "dim", "background", "dim")

_MARKER_ART = b"...##.....####...######."


def row_width(size: int) -> int:
    """Return the width in pixels of a row of dice; `size` is from 0, the largest, to 3."""
    return _NUMBERS * (NUMBER_WIDTHS[size] + GAPS[size]) + (size == 0) + SHAPE_WIDTHS[size]


class DiceView(Group):
    """The dice in a row: fresh, used (dark), or blank before the roll."""

    def __init__(self, x: int, y: int, numbers: "Bitmap", shapes: "Bitmap", size: int = 0) -> None:
        """Put the first die's top left corner at (x, y), with all dice blank.

        `numbers` and `shapes` are the Bitmaps of all faces of that size, one below the other.
        """
        super().__init__(x=x, y=y)
        number, shape = NUMBER_WIDTHS[size], SHAPE_WIDTHS[size]
        height = HEIGHTS[size]
        self._used = theme.palette(_USED)
        self._fresh = (theme.palette(_FRESH),) * _NUMBERS + (theme.palette(_SHAPE),)
        self._dice: list[TileGrid] = []
        for die in range(_NUMBERS):
            self._add_die(numbers, number, height, die * (number + GAPS[size]))
        self._add_die(shapes, shape, height, row_width(size) - shape)
        self._half = (number // 2, shape // 2)
        # Small dice have room for only two lines, the smallest for one.
        art = _MARKER_ART[max(0, size - 1) * 8 :]
        self._below = height + (size != _SMALLEST)
        self._marker = TileGrid(picture(art, 8, 2), pixel_shader=theme.ink("ink"))
        self._marker.hidden = True
        self.append(self._marker)

    def show(self, dice: "Sequence[int]", count: int = _NUMBERS + 1) -> None:
        """Show a roll, as in Game.dice: four digits 1..7 or STAR, then a shape.

        For tumbling dice, call this repeatedly with different faces. Only the first `count` dice
        are shown; the others are dark, like dice yet to be thrown.
        """
        for die in range(min(count, _NUMBERS)):
            self._turn(die, min(dice[die], _STAR))
        if count > _NUMBERS:
            self._turn(_NUMBERS, min(dice[_NUMBERS] + 1, _SHAPE_STAR))
        self.use(31 >> count << count)

    def show_blank(self) -> None:
        """Show five blank, dark dice, before the roll."""
        for die in range(_NUMBERS + 1):
            self._turn(die, 0)
        self.use(31)
        self.mark(-1)

    def use(self, mask: int) -> None:
        """Show the dice of a 5-bit mask (bit 0 is the first) dark, as used up."""
        for die in range(_NUMBERS + 1):
            shader = self._used if mask >> die & 1 else self._fresh[die]
            if self._dice[die].pixel_shader is not shader:
                self._dice[die].pixel_shader = shader

    def mark(self, die: int) -> None:
        """Put the marker below the die in hand, 0..4, or hide it for -1."""
        hidden = die < 0
        hide(self._marker, hidden)
        if not hidden:
            self._marker.x = self._dice[die].x + self._half[die == _NUMBERS] - 4
            self._marker.y = self._dice[die].y + self._below

    def _add_die(self, faces: "Bitmap", width: int, height: int, x: int) -> None:
        die = TileGrid(faces, pixel_shader=self._used, tile_width=width, tile_height=height, x=x)
        self._dice.append(die)
        self.append(die)

    def _turn(self, die: int, face: int) -> None:
        if self._dice[die][0] != face:
            self._dice[die][0] = face
