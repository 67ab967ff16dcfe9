"""Paints atlases from pictures written as letters and from font glyphs."""

import bitmaptools
from displayio import Bitmap

from firmware.widgets.font import Font

BACKGROUND = ord(".")  # of pictures written as letters: see firmware/widgets/drawing.py

# The columns and rows of the large font's 6x7 glyphs to keep in a 5x6 one, chosen for legibility.
# Rings must stay open, which needs thinner lines in two of them.
_KEPT = (0, 1, 2, 4, 5), (0, 1, 2, 3, 4, 6)
_KEPT_OF = {
    "0": (_KEPT[0], (1, 2, 3, 3, 4, 5)),
    "6": (_KEPT[0], (0, 1, 3, 4, 5, 6)),
    "8": ((0, 2, 2, 3, 5), (0, 1, 3, 4, 5, 6)),
    "B": ((0, 2, 3, 4, 5), (0, 1, 3, 4, 5, 6)),
}


def squeeze(art: bytes, size: int, smaller: int) -> bytes:
    """Return a square picture reduced from `size` to `smaller` pixels a side, losing its middle."""
    first = (smaller + 1) // 2
    rest = size - (smaller - first)  # where the second half begins
    made = b""
    for row in range(size):
        if row < first or row >= rest:
            start = row * size
            made += art[start : start + first] + art[start + rest : start + size]
    return made


class Painter:
    """Puts pictures and glyphs, each at most one sprite in size, onto a blank Bitmap of sprites."""

    def __init__(self, columns: int, rows: int, width: int, height: int, colours: int) -> None:
        """Make a `bitmap` of columns x rows sprites, width x height pixels each.

        It has 4 or 16 `colours`.
        """
        self.bitmap = Bitmap(columns * width, rows * height, colours)
        self.bitmap.fill(BACKGROUND & (colours - 1))
        self._mask = colours - 1
        self._scratch = Bitmap(width, height, colours)

    def picture(self, art: bytes, x: int, y: int) -> None:
        """Copy a picture of a sprite's size to (x, y); its dots are transparent."""
        bitmaptools.arrayblit(self._scratch, art)
        bitmaptools.blit(
            self.bitmap, self._scratch, x, y, skip_source_index=BACKGROUND & self._mask
        )

    def glyph(
        self, face: Font, character: str, x: int, y: int, ink: str, squeezed: bool = False
    ) -> None:
        """Draw a character of a font at (x, y) of the bitmap.

        The letter `ink` names its colour, which must not be number 0: the scratch bitmap is filled
        with ink, blanked everywhere except for the glyph, and then copied. If `squeezed`, a digit
        of the large font is reduced to 5x6 pixels.
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
        """Copy the ink in an area of the scratch bitmap to the bitmap's (x, y)."""
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
