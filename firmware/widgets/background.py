"""Plain backgrounds of screens, bars and lines."""

from displayio import Bitmap, TileGrid

from firmware import theme


def make(width: int, height: int, colour: str = "background") -> TileGrid:
    """Return a rectangle at (0, 0) in one of the theme's colours, with its size in pixels.

    It repeats a single row of pixels, because a whole screen's Bitmap takes kilobytes, and
    vectorio's shapes do not scale with their Group.
    """
    row = Bitmap(width, 1, 2)
    return TileGrid(row, pixel_shader=theme.palette((colour,)), height=height)
