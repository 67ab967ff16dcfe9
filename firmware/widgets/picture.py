"""Pictures written as letters in the source, turned into Bitmaps.

A Bitmap of 2, 4 or 16 colours keeps the low 1, 2 or 4 bits of each letter's code. So `#` and `.`
are on and off in a one-bit picture, and theme.SPRITE_COLOURS lists the letters for 16 colours.
Spaces part neighbouring pictures and count as one pixel column.
"""

import bitmaptools
from displayio import Bitmap


def bitmap(art: bytes, width: int, colours: int) -> Bitmap:
    """Return a Bitmap of 2, 4 or 16 `colours`.

    `art` is bytes, one a pixel, in rows of `width`.
    """
    made = Bitmap(width, len(art) // width, colours)
    # Only whole bitmaps are filled so: desktop Blinka misplaces an arrayblit into a part.
    bitmaptools.arrayblit(made, art)
    return made
