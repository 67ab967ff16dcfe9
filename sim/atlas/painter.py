"""Paints atlases from pictures written as letters, and from font glyphs."""

import bitmaptools
from displayio import Bitmap

from firmware.widgets.font import Font

BACKGROUND = ord(".")  # of pictures written as letters: see firmware/widgets/picture.py

# The columns and rows of the large font's 6x7 digits and letters that are left of them in 5x6: what
# is missed least. Rings must stay open, and two of them need thinner lines for that.
_KEPT = (0, 1, 2, 4, 5), (0, 1, 2, 3, 4, 6)
_KEPT_OF = {
    "0": (_KEPT[0], (1, 2, 3, 3, 4, 5)),
    "6": (_KEPT[0], (0, 1, 3, 4, 5, 6)),
    "8": ((0, 2, 2, 3, 5), (0, 1, 3, 4, 5, 6)),
    "B": ((0, 2, 3, 4, 5), (0, 1, 3, 4, 5, 6)),
}


def squeeze(art: bytes, size: int, smaller: int) -> bytes:
    """Return a square picture made smaller, without its middle.

    It has `size` pixels a side before, `smaller` after.
    """
    first = (smaller + 1) // 2
    rest = size - (smaller - first)  # where the second half begins
    made = b""
    for row in range(size):
        if row < first or row >= rest:
            start = row * size
            made += art[start : start + first] + art[start + rest : start + size]
    return made


class Painter:
    """Puts pictures and glyphs on a blank Bitmap of sprites.

    Each is at most as large as a sprite.
    """

    def __init__(self, columns: int, rows: int, width: int, height: int, colours: int) -> None:
        """Make a `bitmap` of columns x rows sprites.

        Each has width x height pixels, in 4 or 16 colours.
        """
        self.bitmap = Bitmap(columns * width, rows * height, colours)
        self.bitmap.fill(BACKGROUND & (colours - 1))
        self._mask = colours - 1
        self._scratch = Bitmap(width, height, colours)

    def picture(self, art: bytes, x: int, y: int) -> None:
        """Copy a picture of a sprite's size to (x, y).

        Its dots leave the bitmap as it is.
        """
        bitmaptools.arrayblit(self._scratch, art)
        bitmaptools.blit(
            self.bitmap, self._scratch, x, y, skip_source_index=BACKGROUND & self._mask
        )

    def glyph(
        self, face: Font, character: str, x: int, y: int, ink: str, squeezed: bool = False
    ) -> None:
        """Draw a character of a font at (x, y) of the bitmap.

        The letter `ink` names its colour, which must not be number 0. All is inked, then blanked
        but for the glyph, then copied. Squeezed, a digit of the large font is 5x6 pixels: without
        what it misses least.
        """
        bitmap, left, width, height = face.source(face.numbers_of(character)[0])
        self._scratch.fill(ord(ink) & self._mask)
        bitmaptools.blit(
            self._scratch,
            bitmap,
            0,
            0,
            x1=left,
            x2=left + width,
            skip_source_index=1,
        )
        if not squeezed:
            self._copy(x, y, 0, 0, width, height)
            return
        columns, rows = _KEPT_OF.get(character, _KEPT)
        for down, row in enumerate(rows):
            for across, column in enumerate(column for column in columns if column < width):
                self._copy(x + across, y + down, column, row, column + 1, row + 1)

    def _copy(self, x: int, y: int, left: int, top: int, right: int, bottom: int) -> None:
        """Copy the ink of a scratch part to the bitmap's (x, y)."""
        bitmaptools.blit(
            self.bitmap,
            self._scratch,
            x,
            y,
            x1=left,
            y1=top,
            x2=right,
            y2=bottom,
            skip_source_index=0,
        )
