"""The plain grounds behind screens, bars and lines."""

from displayio import Bitmap, TileGrid

from firmware import theme


def make(width: int, height: int, colour: str = "background") -> TileGrid:
    """Return a rectangle of the theme's colour, sizes in pixels.

    It is one row of pixels, repeated, at (0, 0): a whole screen's Bitmap takes kilobytes;
    vectorio's shapes do not grow with their Group's scale.
    """
    row = Bitmap(width, 1, 2)
    return TileGrid(row, pixel_shader=theme.palette((colour,)), height=height)
