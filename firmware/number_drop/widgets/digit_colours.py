"""Colours the sheet's digits by value.

Coloured digits are in a separate TileGrid of eight sprites, on top of the cells. Digits that are
circled, chosen or part of a ghost are not coloured, because their background has a meaning. No
digit is as green as the ghost, as red as penalties, or as yellow as circled digits, and each keeps
its shape.
"""

from displayio import Bitmap, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.number_drop.widgets import cells
from firmware.number_drop.widgets.grid import GridView

if TYPE_CHECKING:
    from displayio import Palette

    from firmware.interfaces.screen import Sprites

VALUES = const(7)  # from 1 on
_GROUND, _INK = ord("f") & 15, ord("i") & 15  # of a digit: see theme.SPRITE_COLOURS
# Each value's ground and ink, on a dark background and on a light one.
_ON_DARK = (
    ("filled", 0xBCB8B4),  # grey
    (0x20507A, 0x9CCCFF),  # blue
    (0x4C3382, 0xD2B4FF),  # violet
    (0x6A2C66, 0xFFB4F0),  # magenta
    (0x1C5560, 0x90E4F4),  # cyan
    ("filled", "ink"),
    (0x55432F, 0xEBCFA6),  # brown
)
_ON_LIGHT = (
    ("filled", 0x565C74),
    (0xA8CCF8, 0x0C3C90),
    (0xD0BCF6, 0x4A1C9A),
    (0xF0B4E6, 0x8A0C78),
    (0xA4DEEA, 0x00505F),
    ("filled", "ink"),
    (0xC8C29C, 0x4C4418),
)
_HALF = const(0x80)  # of the brightest green


def looks() -> "tuple[tuple[str | int, str | int], ...]":
    """Return each value's ground and ink in the current theme, as its names or as 0xRRGGBB."""
    return _ON_DARK if theme.colour("filled") >> 8 & 255 < _HALF else _ON_LIGHT


class ColouredGrid(GridView):
    """A grid whose digits are coloured by value."""

    def _make_sprites(
        self, bitmap: "Bitmap", size: int, columns: int, rows: int, x: int
    ) -> "Sprites":
        plain = super()._make_sprites(bitmap, size, columns, rows, x)
        over = TileGrid(
            _sprites(bitmap, size),
            pixel_shader=_palette(),
            width=columns,
            height=rows,
            tile_width=size,
            tile_height=size,
        )
        self.append(over)
        return Coloured(plain, over)


def _sprites(bitmap: "Bitmap", size: int) -> "Bitmap":
    """Return an empty sprite and those of the values from 1, each in its own colours."""
    art = Bitmap((VALUES + 1) * size, size, 16)
    for value in range(1, VALUES + 1):
        left, top = value % cells.COLUMNS * size, value // cells.COLUMNS * size
        for y in range(size):
            for x in range(size):
                pixel = bitmap[left + x, top + y]
                if pixel in (_GROUND, _INK):
                    art[value * size + x, y] = 2 * value - (pixel == _GROUND)
    return art


def _palette() -> "Palette":
    colours: "list[str | int | None]" = [None]
    for look in looks():
        colours.extend(look)
    return theme.palette(tuple(colours))


class Coloured:
    """A grid's sprites and, over them, those that have a colour."""

    def __init__(self, plain: "Sprites", over: "Sprites") -> None:
        self._plain = plain
        self._over = over

    def __getitem__(self, index: int) -> int:
        return self._plain[index]

    def __setitem__(self, index: int, sprite: int) -> None:
        self._plain[index] = sprite
        value = sprite if sprite <= VALUES else 0  # cells.FILLED is 0
        if self._over[index] != value:
            self._over[index] = value
