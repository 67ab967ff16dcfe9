"""The plain grounds behind screens, bars and lines."""

from displayio import Bitmap, TileGrid

from firmware import theme


def make(width: int, height: int, colour: str = "background") -> TileGrid:
    """Return a rectangle of the theme's colour at (0, 0).

    Sizes are in pixels.

    A TileGrid of one row of pixels, repeated: a Bitmap of a whole screen would take kilobytes, and
    vectorio's shapes stay as small as they are in a Group that is scaled.
    """
    row = Bitmap(width, 1, 2)
    return TileGrid(row, pixel_shader=theme.palette((colour,)), height=height)
