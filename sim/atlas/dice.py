"""Paints the dice's atlases: number faces, then shape faces.

The low 2 bits of the art's letters are the pixel values: p 0, a 1, . 2, k 3.
"""

from displayio import Bitmap

from engine.number_drop import shapes
from firmware.number_drop.widgets import dice, miniature
from firmware.widgets import font
from sim.atlas.painter import Painter

_SQUARES = (3, 2, 2, 2)  # pixels of each square of a shape, by dice size
_STAR = 8  # the sprite of the number dice's star; 0 is blank, 1..7 are the digits
_SHAPE_STAR = 6  # the sprite of the shape die's star; 0 is blank, 1..5 are I O T L S
_DIGIT_WIDTH = 6
_STAR_WIDTH = 7


def bitmaps(size: int) -> tuple[Bitmap, Bitmap]:
    """Return the nine faces of a number die and the seven of the shape die.

    The largest `size` takes 832 bytes.
    """
    height = dice.HEIGHTS[size]
    numbers = _numbers(dice.NUMBER_WIDTHS[size], height)
    return numbers, _shapes(dice.SHAPE_WIDTHS[size], height, _SQUARES[size])


def _face(width: int, height: int) -> bytes:
    """Return the art of a blank die: a square with rounded corners."""
    edge = b".." + b"p" * (width - 4) + b".."
    shoulder = b"." + b"p" * (width - 2) + b"."
    return edge + shoulder + b"p" * width * (height - 4) + shoulder + edge


def _painter(width: int, height: int, faces: int) -> Painter:
    """Return a Painter with `faces` blank faces, one above the other."""
    painter = Painter(1, faces, width, height, 4)
    for face in range(faces):
        painter.picture(_face(width, height), 0, face * height)
    return painter


def _numbers(width: int, height: int) -> Bitmap:
    painter = _painter(width, height, _STAR + 1)
    left, top = (width - _DIGIT_WIDTH) // 2, (height - font.LARGE.ascent) // 2
    for face in range(1, _STAR):
        painter.glyph(font.LARGE, str(face), left, face * height + top, "k")
    left = (width - _STAR_WIDTH) // 2
    painter.glyph(font.LARGE, "*", left, _STAR * height + top, "a")
    return painter.bitmap


def _shapes(width: int, height: int, square: int) -> Bitmap:
    painter = _painter(width, height, _SHAPE_STAR + 1)
    for shape in range(shapes.DICE_SHAPES):
        y = (shape + 1) * height
        miniature.draw(painter.bitmap, 0, y, width, height, shape, square, 1, ord("k") & 3)
    left, top = (width - _STAR_WIDTH) // 2, (height - font.LARGE.ascent) // 2
    painter.glyph(font.LARGE, "*", left, _SHAPE_STAR * height + top, "k")
    return painter.bitmap
