"""The sheet of pictures for the grid: a digit in each of its kinds, Xs, and the row marks.

A tile number is a kind plus a digit: `CIRCLED + 4`. Kinds without digits are one tile each. No two
kinds are told apart by hue alone: a circled digit is dark on a bright rounded ground, one of the
combo under choice is dark on a white square that reaches its neighbours, a ghost is dashed.
"""

from engine.const import const
from firmware import theme
from firmware.modules import unload
from firmware.widgets import font, picture

SIZE = const(9)  # pixels of a cell where there is room, the gap to the next one included
FILLED = const(0)
CIRCLED = const(10)
CHOSEN = const(20)  # part of the combo under choice
GHOST = const(30)
GHOST_WILD = const(40)  # a wild number's digit: marked in the corner
CURSOR = const(50)  # the digit that the keys change now
CURSOR_WILD = const(60)
EMPTY = const(70)
DANGER = const(71)  # empty, above the Game Over line
BLOCK = const(72)  # an X
GHOST_BLOCK = const(73)
BONUS = const(74)  # a row's +2; then circled; then what the ghost would complete
BONUS_CIRCLED = const(75)
BONUS_COMING = const(76)
PENALTY = const(77)  # a row's -5, likewise
PENALTY_CIRCLED = const(78)
PENALTY_COMING = const(79)

_COLUMNS = const(8)  # 72 or 64 pixels fill whole words of the bitmap
_TILES = const(80)
_LEAST_FOR_LARGE = const(8)  # pixels of a cell with digits of the large font


def make_sheet(size):
    """Return the Bitmap of all tiles, 16 colours: 3240 bytes for a `size` of 9, 2560 for 8.

    The smaller pictures are the larger ones without their middle row and column.
    """
    from firmware.widgets import cell_art

    painter = paint(cell_art, size)
    unload("widgets.cell_art")
    return painter.sheet


def paint(art, size):
    """Return a Painter whose sheet has the pictures of a module like cell_art, `size` pixels.

    Where its pictures are larger they are squeezed.
    """
    rows = _TILES // _COLUMNS
    painter = picture.Painter(_COLUMNS, rows, size, size, len(theme.SPRITE_COLOURS))
    for kind, look in enumerate(art.DIGITS):
        _paint_digits(painter, size, kind * 10, *look)
    for index, ground in enumerate(art.SINGLES):
        x, y = _corner(EMPTY + index, size)
        painter.picture(_fitting(ground, size), x, y)
    for index, (ground, text, ink) in enumerate(art.MARKS):
        x, y = _corner(BONUS + index, size)
        painter.picture(_fitting(ground, size), x, y)
        for place, character in enumerate(text):
            left = (size - 4 * len(text) + 1) // 2 + 4 * place
            painter.glyph(font.SMALL, character, x + left, y + max(0, size - 7), ink)
    return painter


def _fitting(art, size):
    return art if len(art) == size * size else picture.squeeze(art, SIZE, size)


def _paint_digits(painter, size, first, ground, ink, is_small=False):
    """Paint the digits of a kind, from the tile numbered `first` on."""
    art = _fitting(ground, size)
    is_small = is_small or size < _LEAST_FOR_LARGE
    squeezed = size < SIZE and not is_small
    face = font.SMALL if is_small else font.LARGE
    left = (size - 3) // 2 if is_small else 1
    top = 1 if size >= _LEAST_FOR_LARGE else 0
    for digit in range(10):
        x, y = _corner(first + digit, size)
        painter.picture(art, x, y)
        painter.glyph(face, chr(ord("0") + digit), x + left, y + top, ink, squeezed)


def _corner(tile, size):
    return tile % _COLUMNS * size, tile // _COLUMNS * size
