"""Pictures written as letters in the source, turned into Bitmaps.

A Bitmap of 2, 4 or 16 colours uses the low 1, 2 or 4 bits of each letter's code. So `#` and `.` are
on and off in a one-bit picture, and theme.SPRITE_COLOURS lists the letters for 16 colours. Spaces
separate neighbouring pictures and count as one pixel column.
"""

import bitmaptools
from displayio import Bitmap


def bitmap(art: bytes, width: int, colours: int) -> Bitmap:
    """Return a Bitmap of 2, 4 or 16 `colours` from `art`, a byte per pixel in rows of `width`."""
    made = Bitmap(width, len(art) // width, colours)
    # Only fill whole bitmaps this way: desktop Blinka misplaces a partial arrayblit.
    bitmaptools.arrayblit(made, art)
    return made
