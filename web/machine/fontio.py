"""Stands in for CircuitPython's fontio in the machine: a glyph is the tuple that it is there."""

from collections import namedtuple

Glyph = namedtuple(
    "Glyph",
    ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"),
)
