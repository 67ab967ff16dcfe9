"""Paints the grid's atlases: a sprite for each number in number_drop/widgets/cells.py."""

from types import ModuleType

import bitmaptools
from displayio import Bitmap

from firmware import theme
from firmware.number_drop.widgets import cells
from firmware.number_drop.widgets.low_table import SMALL
from firmware.widgets import font
from sim.atlas.art import cell_art, low_cell_art, small_cell_art
from sim.atlas.painter import Painter, squeeze

_TILES = 80
_LEAST_FOR_LARGE = 8  # pixels: smaller cells have no room for digits of the large font
_DASH = 3  # pixels of each dash of the Game Over line
_DASHES = 5  # pixels from the start of one dash to the next


def colour(size: int) -> Bitmap:
    """Return all sprites of a grid in 16 colours.

    They take 3240 bytes for a `size` of 9 pixels and 2560 for 8. The smaller sprites are the larger
    ones without their middle row and column.
    """
    return _bitmap(cell_art, size, size)


def low(size: int) -> Bitmap:
    """Return all sprites of a low screen's grid, plain and then with the Game Over line below.

    The `size` is 8 or 6 pixels.
    """
    wide = size - 1 if size == SMALL else size  # small cells have a gap at their left
    art = small_cell_art if size == SMALL else low_cell_art
    return _with_line(_bitmap(art, wide, size), wide, size)


def _bitmap(art: ModuleType, wide: int, size: int) -> Bitmap:
    """Return a bitmap of art laid out like cell_art, in sprites of wide x size pixels.

    Sprites narrower than high leave out the gap at the left of a cell; square art that is too large
    is squeezed.
    """
    rows = _TILES // cells.COLUMNS
    painter = Painter(cells.COLUMNS, rows, wide, size, len(theme.SPRITE_COLOURS))
    for kind, look in enumerate(art.DIGITS):
        _paint_digits(painter, wide, size, kind * 10, *look)
    for index, ground in enumerate(art.SINGLES):
        x, y = _corner(cells.EMPTY + index, wide, size)
        painter.picture(_fitting(ground, wide, size), x, y)
    for index, (ground, text, ink) in enumerate(art.MARKS):
        x, y = _corner(cells.BONUS + index, wide, size)
        painter.picture(_fitting(ground, wide, size), x, y)
        for place, character in enumerate(text):
            left = (wide - 4 * len(text) + 1) // 2 + 4 * place
            painter.glyph(font.SMALL, character, x + left, y + max(0, size - 7), ink)
    return painter.bitmap


def _fitting(art: bytes, wide: int, size: int) -> bytes:
    return art if len(art) == wide * size else squeeze(art, cells.SIZE, size)


def _paint_digits(
    painter: Painter,
    wide: int,
    size: int,
    first: int,
    ground: bytes,
    ink: str,
    is_small: bool = False,
) -> None:
    """Paint the ten digits of one kind, starting at the sprite numbered `first`."""
    art = _fitting(ground, wide, size)
    is_small = is_small or size < _LEAST_FOR_LARGE
    squeezed = size < cells.SIZE and not is_small
    face = font.SMALL if is_small else font.LARGE
    left = (size - 3) // 2 - (size - wide) if is_small else 1
    if is_small and ink == "k":  # dark, centred on a bright background
        left = (wide - 3) // 2
    top = 1 if size >= _LEAST_FOR_LARGE else 0
    for digit in range(10):
        x, y = _corner(first + digit, wide, size)
        painter.picture(art, x, y)
        if ink:
            painter.glyph(face, str(digit), x + left, y + top, ink, squeezed)


def _corner(sprite: int, wide: int, size: int) -> tuple[int, int]:
    return sprite % cells.COLUMNS * wide, sprite // cells.COLUMNS * size


def _with_line(bitmap: Bitmap, wide: int, size: int) -> Bitmap:
    """Return a bitmap's sprites, followed by all of them with the Game Over line below."""
    height = bitmap.height
    both = Bitmap(bitmap.width, 2 * height, len(theme.SPRITE_COLOURS))
    for top in (0, height):
        bitmaptools.blit(both, bitmap, 0, top)
    for y in range(height + size - 1, 2 * height, size):
        for left in range(0, bitmap.width, wide):
            for x in range(left, left + wide, _DASHES):
                end = min(x + _DASH, left + wide)
                bitmaptools.fill_region(both, x, y, end, y + 1, ord("r") & 15)
    return both
