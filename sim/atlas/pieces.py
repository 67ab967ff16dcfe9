"""Paints Drop It's atlases: the supply's pieces, a row for each colour."""

from displayio import Bitmap

from engine.drop_it.pieces import CIRCLE, COLOURS, DIAMOND, FIRST, KINDS, SQUARE, TRIANGLE
from firmware.drop_it.widgets import paint as paint
from firmware.drop_it.widgets.view import MARGIN

_COLOURS = 16  # of the bitmap
_UNITS = 46  # that a piece in the supply takes on the board,
_DIAMOND = 62  # and a diamond, or rows of them would join
_SMALL = 7  # pixels of the largest icon without outlines
_NARROW_ROOM = 2  # more pixels of a cell's height on a narrow screen
# The orientation in which each kind is drawn there, its most even one
_UPRIGHT = bytes((FIRST[CIRCLE], FIRST[SQUARE], FIRST[DIAMOND] + 6, FIRST[TRIANGLE]))


def pieces(icon: int, low: bool, narrow: bool) -> Bitmap:
    """Return the pieces of `icon` pixels, without colours if `low`.

    Columns have an odd and rows an even number of pixels: as in the supply of low screens, so that
    the patterns are the same.
    """
    tall = icon + 1 + (_NARROW_ROOM if narrow else 0)
    wide = icon + 2 | 1
    row = tall + 2 * MARGIN + tall % 2
    bitmap = Bitmap(KINDS * wide, COLOURS * row, _COLOURS)
    for colour in range(COLOURS):
        for shape in range(KINDS):
            middle = (colour * row + MARGIN << 4) + (tall << 3)
            if shape == TRIANGLE:
                middle += 16
            scale = paint.Scale(icon, _DIAMOND if shape == DIAMOND and not low else _UNITS)
            across = icon
            if shape == CIRCLE:
                across += tall - across & 1  # even or odd as the height, so that it looks round
            x = (shape * wide + 1 << 4) + (across << 3)
            # An outline would be most of a small one: a diamond is five pixels wide.
            outline = paint.INK if low or icon > _SMALL else paint.PIECE + colour
            paint.piece(bitmap, _UPRIGHT[shape], colour, x, middle, scale, low, outline)
    return bitmap
