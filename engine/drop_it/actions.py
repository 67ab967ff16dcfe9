"""Which bits of a Drop It action say what.

They say where a shape is dropped, the shape, and its colour. In a bundle a function is what it
returns: sim/bundler/passes/small_functions.py.
"""

from engine.const import const

ACROSS = const(255)  # the lowest bits
AT_SHAPE = const(8)
SHAPE_MASK = const(31)  # as many bits
AT_COLOUR = const(13)


def shape_of(action: int) -> int:
    """Return the shape that a drop is of."""
    return action >> AT_SHAPE & SHAPE_MASK


def colour_of(action: int) -> int:
    """Return its colour."""
    return action >> AT_COLOUR


def x_of(action: int) -> int:
    """Return where it is dropped."""
    return action & ACROSS


def drop_action(shape: int, colour: int, x: int) -> int:
    """Return the action that drops a shape of a colour at x."""
    return shape << AT_SHAPE | colour << AT_COLOUR | x
