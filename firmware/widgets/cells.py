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


def make_sheet(size):
    """Return the Bitmap of all tiles, 16 colours: 3240 bytes for a `size` of 9, 2560 for 8.

    The smaller pictures are the larger ones without their middle row and column.
    """
    from firmware.widgets import cell_art

    rows = _TILES // _COLUMNS
    painter = picture.Painter(_COLUMNS, rows, size, size, len(theme.SPRITE_COLOURS))
    for kind, (ground, ink) in enumerate(cell_art.DIGITS):
        art = picture.squeeze(ground, SIZE, size)
        for digit in range(10):
            x, y = _corner(kind * 10 + digit, size)
            painter.picture(art, x, y)
            painter.glyph(font.LARGE, chr(ord("0") + digit), x + 1, y + 1, ink, size < SIZE)
    for index, art in enumerate(cell_art.SINGLES):
        x, y = _corner(EMPTY + index, size)
        painter.picture(picture.squeeze(art, SIZE, size), x, y)
    for index, (ground, text, ink) in enumerate(cell_art.MARKS):
        x, y = _corner(BONUS + index, size)
        painter.picture(picture.squeeze(ground, SIZE, size), x, y)
        painter.glyph(font.SMALL, text[0], x + size - 8, y + size - 7, ink)
        painter.glyph(font.SMALL, text[1], x + size - 4, y + size - 7, ink)
    unload("widgets.cell_art")
    return painter.sheet


def _corner(tile, size):
    return tile % _COLUMNS * size, tile // _COLUMNS * size
