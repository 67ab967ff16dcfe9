"""Which bits of a Drop It action say what.

They say where a shape is dropped, the shape, and its colour.
"""

from engine.const import const

ACROSS = const(255)  # the lowest bits
AT_SHAPE = const(8)
SHAPE_MASK = const(31)  # as many bits
AT_COLOUR = const(13)
