"""The mark in a corner that says to wait: an hourglass."""

from displayio import TileGrid

from engine.const import const
from firmware import theme
from firmware.widgets import picture

_WIDTH = const(9)  # pixels
_ART = b"..........#######...#...#....##.##.....###.....#.#.#....#####...#######.........."
_LOW_WIDTH = const(5)
_LOW_ART = (
    b".....#.#.#....."  # three dots: on the smallest screen an hourglass is 3 % of all pixels
)


def make(width: int, is_low: bool) -> TileGrid:
    """Return the mark at the top right corner of a screen.

    The screen is `width` pixels wide.
    """
    colours = theme.palette(("bar", "circled"))
    wide = _LOW_WIDTH if is_low else _WIDTH
    bitmap = picture.bitmap(_LOW_ART if is_low else _ART, wide, 2)
    return TileGrid(bitmap, pixel_shader=colours, x=width - wide, y=0)
