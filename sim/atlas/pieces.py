"""Paints Drop It's atlases: the supply's pieces, a row for each colour."""

from displayio import Bitmap

from engine.drop_it.pieces import CIRCLE, COLOURS, DIAMOND, FIRST, KINDS, SQUARE, TRIANGLE
from firmware.drop_it.widgets import paint as paint
from firmware.drop_it.widgets.view import MARGIN

_COLOURS = 16  # of the bitmap
_UNITS = 46  # that a piece in the supply would take on the board,
_DIAMOND = 62  # and that a diamond would: any larger, a row of them would join up
_SMALL = 7  # pixels of the largest icon without outlines
_NARROW_ROOM = 2  # pixels by which cells are higher on a narrow screen
# The most symmetrical orientation of each kind, which the supply shows
_UPRIGHT = bytes((FIRST[CIRCLE], FIRST[SQUARE], FIRST[DIAMOND] + 6, FIRST[TRIANGLE]))


def pieces(icon: int, low: bool, narrow: bool) -> Bitmap:
    """Return pieces of `icon` pixels, in black and white if `low`.

    Columns are an odd and rows an even number of pixels apart, as in the supply of low screens, so
    that the patterns match.
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
                across += tall - across & 1  # match the height's parity, so that it looks round
            x = (shape * wide + 1 << 4) + (across << 3)
            # Small pieces would be mostly outline: a diamond is five pixels wide.
            outline = paint.INK if low or icon > _SMALL else paint.PIECE + colour
            paint.piece(bitmap, _UPRIGHT[shape], colour, x, middle, scale, low, outline)
    return bitmap
