"""Pictures written as letters in the source, turned into Bitmaps without a loop over pixels.

A Bitmap of 2, 4 or 16 colours keeps the low 1, 2 or 4 bits of each letter's code. So `#` and `.`
are on and off in a one-bit picture, and theme.SPRITE_COLOURS lists the letters for 16 colours.
Spaces part neighbouring pictures and count as one pixel column.
"""

import bitmaptools
from displayio import Bitmap

BACKGROUND = ord(".")


def bitmap(art, width, colours):
    """Return a Bitmap of `art`: bytes, one a pixel, in rows of `width`; `colours` is 2, 4 or 16."""
    made = Bitmap(width, len(art) // width, colours)
    # Only whole bitmaps are filled so: desktop Blinka misplaces an arrayblit into a part.
    bitmaptools.arrayblit(made, art)
    return made


class Painter:
    """Puts pictures and glyphs of at most one size on a sheet of sprites, made blank."""

    def __init__(self, columns, rows, width, height, colours):
        """Make a `sheet` of columns x rows sprites of width x height pixels, in 4 or 16 colours."""
        self.sheet = Bitmap(columns * width, rows * height, colours)
        self.sheet.fill(BACKGROUND & (colours - 1))
        self._mask = colours - 1
        self._scratch = Bitmap(width, height, colours)

    def picture(self, art, x, y):
        """Copy a picture of one sprite's size, but for its dots, to (x, y) of the sheet."""
        bitmaptools.arrayblit(self._scratch, art)
        bitmaptools.blit(self.sheet, self._scratch, x, y, skip_source_index=BACKGROUND & self._mask)

    def glyph(self, face, character, x, y, ink):
        """Draw a character of a font at (x, y) of the sheet in the colour of the letter `ink`.

        The colour must not be number 0. All is inked, then blanked but for the glyph, then copied.
        """
        bitmap, left, top, width, height = face.source(character)
        self._scratch.fill(ord(ink) & self._mask)
        bitmaptools.blit(
            self._scratch,
            bitmap,
            0,
            0,
            x1=left,
            y1=top,
            x2=left + width,
            y2=top + height,
            skip_source_index=1,
        )
        bitmaptools.blit(self.sheet, self._scratch, x, y, x2=width, y2=height, skip_source_index=0)
