"""Paints a low screen's panel in black and white: track, tiles and notches."""

import bitmaptools
from displayio import Bitmap

from engine.number_drop.shapes import NAMES
from firmware import theme
from firmware.number_drop.widgets import miniature
from firmware.number_drop.widgets.low_table import TALL, WIDE
from firmware.widgets import font
from sim.atlas.painter import Painter

_LETTERS = 24
_TENS = 49
_SPRITES = 56
_NOTCH_SPRITES = 9  # 0 to 4 reached, then a slide starting from 0 to 3
_NOTCH = 3  # pixels of their height

# fmt: off
_PLAIN = b"........" * 7
_FULL = (
    b".iiiii.."
    b"iiiiiii."
    b"iiiiiii."
    b"iiiiiii."
    b"iiiiiii."
    b"iiiiiii."
    b".iiiii.."
)
_DASHED = (
    b"i.i.i.i."
    b"........"
    b"i.....i."
    b"........"
    b"i.....i."
    b"........"
    b"i.i.i.i."
)
_BRACKETS = (
    b"ii...ii."
    b"i.....i."
    b"i.....i."
    b"i.....i."
    b"i.....i."
    b"i.....i."
    b"ii...ii."
)
_CROSS = (
    b"........"
    b".i...i.."
    b"..i.i..."
    b"...i...."
    b"..i.i..."
    b".i...i.."
    b"........"
)
_FULL_CROSS = (
    b".iiiii.."
    b"ikiiiki."
    b"iikikii."
    b"iiikiii."
    b"iikikii."
    b"ikiiiki."
    b".iiiii.."
)
_WARNING = (
    b"......i."
    b"......i."
    b"......i."
    b"......i."
    b"........"
    b"......i."
    b"........"
)
_FULL_TEN = b"iiiiiiii" * 7  # its two digits fill the sprite's width
# fmt: on

# Background and ink of the values and letters in track.py's states; no ink means no character.
_VALUE_ART = ((_PLAIN, "i"), (_FULL, "k"), (_DASHED, "i"), (_BRACKETS, "i"))
_LETTER_ART = ((_PLAIN, "i"), (_FULL, "k"), (_CROSS, ""), (_FULL_CROSS, ""), (_WARNING, "i"))
_TEN_ART = ((_PLAIN, "i"), (_FULL_TEN, "k"), (_DASHED, "i"))


def bitmaps() -> tuple[Bitmap, Bitmap, Bitmap]:
    """Return the sprites of the track, of the tiles' shapes and of their notches."""
    return _track(), _shapes(), _notches()


def _track() -> Bitmap:
    """Return the sprites of the track and letters in track.py's order, one below the other."""
    painter = Painter(1, _SPRITES, WIDE, TALL, len(theme.SPRITE_COLOURS))
    for art, first, texts in (
        (_VALUE_ART, 0, tuple("345678")),
        (_LETTER_ART, _LETTERS, tuple("ABCDE")),
        (_TEN_ART, _TENS, ("10",)),
    ):
        sprite = first
        for ground, ink in art:
            for text in texts:
                y = sprite * TALL
                painter.picture(ground, 0, y)
                left = (WIDE - font.SMALL.width(text)) // 2
                for character in text if ink else "":
                    painter.glyph(font.SMALL, character, left, y + 1, ink)
                    left += font.SMALL.width(character) + 1
                sprite += 1
    return painter.bitmap


def _shapes() -> Bitmap:
    """Return the ten shapes and a blank, one below the other."""
    bitmap = Bitmap(WIDE, (len(NAMES) + 1) * TALL, 2)
    for shape in range(len(NAMES)):
        miniature.draw(bitmap, 0, shape * TALL, WIDE, TALL, shape, 2, 0, 1)
    # Cut the longest shape, which would otherwise run into its neighbour.
    bitmaptools.fill_region(bitmap, WIDE - 1, 0, WIDE, bitmap.height, 0)
    return bitmap


def _notches() -> Bitmap:
    """Return notches 0..4 and then those of a slide from 0..3, 8x3 pixels each."""
    bitmap = Bitmap(WIDE, _NOTCH_SPRITES * _NOTCH, len(theme.SPRITE_COLOURS))
    bitmap.fill(ord(".") & 15)
    lit = ord("i") & 15
    for sprite in range(_NOTCH_SPRITES):
        top = sprite * _NOTCH
        if sprite == 4:
            bitmaptools.fill_region(bitmap, 0, top, 7, top + 3, lit)
            continue
        coming = sprite - 5
        reached = coming if coming >= 0 else sprite
        for notch in range(4):
            x = notch * 2
            bitmap[x, top + 2] = lit
            if notch < reached:
                bitmap[x, top] = bitmap[x, top + 1] = lit
            elif notch == coming:
                bitmap[x, top] = lit
    return bitmap
