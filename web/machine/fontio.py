"""Stands in for CircuitPython's fontio: a glyph is the same tuple."""

from collections import namedtuple

Glyph = namedtuple(
    "Glyph",
    ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"),
)
