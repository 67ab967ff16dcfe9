"""What the fonts draw: the letters of a font, and the pictures in a module of glyphs."""

from typing import Any

import bitmaptools
from displayio import Bitmap
from fontio import Glyph

from firmware.widgets.font import INVISIBLE, Font


def letters(face: Font) -> set[str]:
    """Return every character with a picture in a font, and the blank."""
    return {" ", *face._letters}


def pictures(glyphs: Any) -> dict[str, list[bytes]]:
    """Return each letter's rows of pixels in a module of glyphs, within its cell."""
    found = {}
    for wide, columns, characters, art in glyphs.GROUPS:
        rows = [art[at : at + wide] for at in range(0, len(art), wide)]
        for place, letter in enumerate(characters):
            first = place // columns * glyphs.HEIGHT
            lines = range(first, first + glyphs.HEIGHT)
            found[letter] = [rows[line * columns + place % columns] for line in lines]
    return found


class WithGlyphs:
    """A font as the library's own Labels need it, with each letter in a separate Bitmap."""

    def __init__(self, face: Font) -> None:
        self._face = face
        self.ascent, self.descent = face.ascent, face.descent
        self.get_bounding_box = face.get_bounding_box

    def get_glyph(self, code: int) -> Glyph:
        """Return the letter of a character code; a blank is as tall as a line."""
        face = self._face
        (number,) = face.numbers_of(chr(code))
        wide = face.advance(number)
        if number >= INVISIBLE:
            return Glyph(face._bitmap, 0, 0, face.ascent, 0, 0, wide, 0)
        strip, left, shown, tall = face.source(number)
        own = Bitmap(wide, tall, 2)
        bitmaptools.blit(own, strip, 0, 0, x1=left, x2=left + shown)
        return Glyph(own, 0, wide, tall, 0, 0, wide, 0)
