"""Paints the smallest screen's side panel: dice and shapes."""

import bitmaptools
from displayio import Bitmap

from engine.number_drop import shapes
from firmware.number_drop.widgets import miniature
from firmware.widgets import font

_TALL = 8  # pixels
_DIE = 7  # pixels of a die
_PITCH = 8  # pixels from one digit, or one tile's shape, to the next
_ROOMY = 16  # pixels from one face of the shape die to the next
_ROOM = 15  # of which a face fills this many


def bitmap() -> Bitmap:
    """Return the sprites of the dice and shapes, side by side.

    They are the digits 0 to 7 and a star, I O T L S and a star, then the ten shapes.
    """
    faces = "01234567*"
    dice = len(faces) * _PITCH
    tiles = dice + (shapes.DICE_SHAPES + 1) * _ROOMY
    made = Bitmap(tiles + len(shapes.NAMES) * _PITCH, _TALL, 2)
    for place, face in enumerate(faces):
        _write(made, face, place * _PITCH, _DIE)
    for shape in range(shapes.DICE_SHAPES):
        miniature.draw(made, dice + shape * _ROOMY, 0, _ROOM, _DIE, shape, 3, 0, 1)
    _write(made, "*", tiles - _ROOMY, _ROOM)
    for shape in range(len(shapes.NAMES)):
        miniature.draw(made, tiles + shape * _PITCH, 0, _PITCH, _TALL, shape, 2, 0, 1)
    return made


def _write(made: Bitmap, character: str, x: int, width: int) -> None:
    """Draw a character of the large font, centred in the `width` pixels from x."""
    art, left, wide, _ = font.LARGE.source(font.LARGE.numbers_of(character)[0])
    x += (width - font.LARGE.width(character)) // 2
    bitmaptools.blit(made, art, x, 0, x1=left, x2=left + wide)
