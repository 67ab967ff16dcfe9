"""Paints the faces of the dice.

The low 2 bits of the letters in the art are the values of its pixels: p 0, a 1, . 2, k 3.
"""

from engine.const import const
from engine.number_drop import shapes
from firmware.widgets import font, miniature
from firmware.widgets.painter import Painter

_STAR = const(8)  # the tile of a number die's star; 0 is blank, 1..7 are the digits
_SHAPE_STAR = const(6)  # that of the shape die's star; 0 is blank, 1..5 are I O T L S
_DIGIT_WIDTH = const(6)
_STAR_WIDTH = const(7)


def _face(width, height):
    """Return the art of a blank die: a square with round corners."""
    edge = b".." + b"p" * (width - 4) + b".."
    shoulder = b"." + b"p" * (width - 2) + b"."
    return edge + shoulder + b"p" * width * (height - 4) + shoulder + edge


def _painter(width, height, faces):
    """Return a Painter with `faces` blank faces, one above the other."""
    painter = Painter(1, faces, width, height, 4)
    for face in range(faces):
        painter.picture(_face(width, height), 0, face * height)
    return painter


def number_sheet(width, height):
    """Return the Bitmap of the number dice's nine faces: 468 bytes of the largest size."""
    painter = _painter(width, height, _STAR + 1)
    left, top = (width - _DIGIT_WIDTH) // 2, (height - font.LARGE.ascent) // 2
    for face in range(1, _STAR):
        painter.glyph(font.LARGE, chr(ord("0") + face), left, face * height + top, "k")
    left = (width - _STAR_WIDTH) // 2
    painter.glyph(font.LARGE, "*", left, _STAR * height + top, "a")
    return painter.sheet


def shape_sheet(width, height, block):
    """Return the Bitmap of the shape die's seven faces: 364 bytes of the largest size."""
    painter = _painter(width, height, _SHAPE_STAR + 1)
    for shape in range(shapes.DICE_SHAPES):
        y = (shape + 1) * height
        miniature.draw(painter.sheet, 0, y, width, height, shape, block, 1, ord("k") & 3)
    left, top = (width - _STAR_WIDTH) // 2, (height - font.LARGE.ascent) // 2
    painter.glyph(font.LARGE, "*", left, _SHAPE_STAR * height + top, "k")
    return painter.sheet
