"""The busy indicator, an hourglass in a corner."""

from displayio import TileGrid

from engine.const import const
from firmware import theme
from firmware.widgets import picture

_WIDTH = const(9)  # pixels
_ART = b"..........#######...#...#....##.##.....###.....#.#.#....#####...#######.........."
_LOW_WIDTH = const(5)
_LOW_ART = b".....#.#.#....."  # three dots: an hourglass would fill 3 % of the smallest screen


def make(width: int, is_low: bool) -> TileGrid:
    """Return the busy indicator for the top right corner of a screen `width` pixels wide."""
    colours = theme.palette(("bar", "circled"))
    wide = _LOW_WIDTH if is_low else _WIDTH
    bitmap = picture.bitmap(_LOW_ART if is_low else _ART, wide, 2)
    return TileGrid(bitmap, pixel_shader=colours, x=width - wide, y=0)
