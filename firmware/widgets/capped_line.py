"""A line of a HintBar on a monochrome display, where keys look like key caps."""

import bitmaptools
from displayio import Bitmap, TileGrid

from engine.const import const
from firmware import theme
from firmware.widgets import font
from firmware.widgets.hint_line import KEY, WORDS, HintLine

_FIRST_ARROW = "\u2190"  # the arrows follow all letters in Unicode
_COLOURS = (None, "dark", "ink", "ink")  # glyphs have the pixel value of a key
_CAP = const(1)  # pixels around a key


class CappedLine(HintLine):
    """Texts next to each other, all in one colour.

    A key's letter without a cap would read as a word; arrows are recognizable as keys.
    """

    below = _CAP

    def __init__(self, x: int, y: int, width: int) -> None:
        ascent = font.SMALL.ascent
        above = max(font.SMALL.get_bounding_box()[1], ascent + _CAP)
        self.pieces = []
        self.bitmap = Bitmap(width, above + _CAP, len(_COLOURS))
        self.grid = TileGrid(
            self.bitmap, pixel_shader=theme.palette(_COLOURS), x=x, y=y + ascent - above
        )

    def _write(self, text: str, x: int, value: int) -> None:
        if value != KEY or text[:1] >= _FIRST_ARROW:
            super()._write(text, x, WORDS)
            return
        bitmap = self.bitmap
        end = min(x + font.SMALL.width(text) + 2 * _CAP, bitmap.width)
        top = bitmap.height - font.SMALL.ascent - 2 * _CAP
        bitmaptools.fill_region(bitmap, x, top, end, bitmap.height, WORDS)
        super()._write(text, x + _CAP, KEY)

    def _draw(self, number: int, x: int, value: int) -> int:
        if value != KEY:
            return super()._draw(number, x, value)
        art, left, wide, height = font.SMALL.source(number)
        y = self.bitmap.height - _CAP - height
        right = left + min(wide, self.bitmap.width - x)
        if right > left:  # only the letter's own pixels, since the cap surrounds them
            bitmaptools.blit(self.bitmap, art, x, y, x1=left, x2=right, skip_source_index=0)
        return wide + 1
