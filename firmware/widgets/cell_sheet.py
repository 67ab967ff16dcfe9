"""Paints the sheet of pictures for the grid, each a tile by the number that cells.py gives it."""

from engine.const import const
from firmware import theme
from firmware.loader import unload
from firmware.widgets import cells, font
from firmware.widgets.painter import Painter, squeeze

_TILES = const(80)
_LEAST_FOR_LARGE = const(8)  # pixels of a cell with digits of the large font


def make_sheet(size):
    """Return the Bitmap of all tiles, 16 colours: 3240 bytes for a `size` of 9, 2560 for 8.

    The smaller pictures are the larger ones without their middle row and column.
    """
    from firmware.widgets import cell_art

    painter = paint(cell_art, size, size)
    unload("widgets.cell_art")
    return painter.sheet


def paint(art, wide, size):
    """Return a Painter whose sheet has the pictures of a module like cell_art, wide x size pixels.

    Narrower ones leave out the gap at the left of a cell; square larger ones are squeezed.
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
    return painter


def _fitting(art, wide, size):
    return art if len(art) == wide * size else squeeze(art, cells.SIZE, size)


def _paint_digits(painter, wide, size, first, ground, ink, is_small=False):
    """Paint the digits of a kind, from the tile numbered `first` on."""
    art = _fitting(ground, wide, size)
    is_small = is_small or size < _LEAST_FOR_LARGE
    squeezed = size < cells.SIZE and not is_small
    face = font.SMALL if is_small else font.LARGE
    left = (size - 3) // 2 - (size - wide) if is_small else 1
    top = 1 if size >= _LEAST_FOR_LARGE else 0
    for digit in range(10):
        x, y = _corner(first + digit, wide, size)
        painter.picture(art, x, y)
        if ink:
            painter.glyph(face, chr(ord("0") + digit), x + left, y + top, ink, squeezed)


def _corner(tile, wide, size):
    return tile % cells.COLUMNS * wide, tile // cells.COLUMNS * size
