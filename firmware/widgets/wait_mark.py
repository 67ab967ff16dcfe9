"""The mark in a corner that says to wait: an hourglass."""

from displayio import TileGrid

from engine.const import const
from firmware import theme
from firmware.widgets import picture

_WIDTH = const(9)  # pixels
_ART = b"..........#######...#...#....##.##.....###.....#.#.#....#####...#######.........."


def make(width):
    """Return the mark at the top right corner of a screen `width` pixels wide."""
    colours = theme.palette(("bar", "circled"))
    return TileGrid(picture.bitmap(_ART, _WIDTH, 2), pixel_shader=colours, x=width - _WIDTH, y=0)
