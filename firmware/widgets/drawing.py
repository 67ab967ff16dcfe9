"""What widgets are drawn with: plain rectangles, pictures written as letters, and parts to hide.

A picture is written as letters in the source. Its Bitmap of 2, 4 or 16 colours uses the low 1, 2 or
4 bits of each letter's code. So `#` and `.` are on and off in a one-bit picture, and
theme.SPRITE_COLOURS lists the letters for 16 colours. Spaces separate neighbouring pictures and
count as one pixel column.
"""

import bitmaptools
from displayio import Bitmap, TileGrid

from firmware import theme


def rectangle(width: int, height: int, colour: str = "background") -> TileGrid:
    """Return a rectangle at (0, 0) in one of the theme's colours, with its size in pixels.

    It repeats a single row of pixels, because a whole screen's Bitmap takes kilobytes, and
    vectorio's shapes do not scale with their Group.
    """
    row = Bitmap(width, 1, 2)
    return TileGrid(row, pixel_shader=theme.palette((colour,)), height=height)


def picture(art: bytes, width: int, colours: int) -> Bitmap:
    """Return a Bitmap of 2, 4 or 16 `colours` from `art`, a byte per pixel in rows of `width`."""
    made = Bitmap(width, len(art) // width, colours)
    # Only fill whole bitmaps this way: desktop Blinka misplaces a partial arrayblit.
    bitmaptools.arrayblit(made, art)
    return made


def hide(part: TileGrid, hidden: bool) -> None:
    """Hide or show a part, but only if that changes anything: it would be sent again."""
    if part.hidden != hidden:
        part.hidden = hidden
