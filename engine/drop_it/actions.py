"""The bits of a Drop It action: where a shape is dropped, the shape, and its colour."""

from engine.const import const

_ACROSS = const(255)  # the lowest bits
_AT_SHAPE = const(8)
_SHAPE_MASK = const(31)  # five bits
_AT_COLOUR = const(13)


def shape_of(action: int) -> int:
    """Return the shape of a drop."""
    return action >> _AT_SHAPE & _SHAPE_MASK


def colour_of(action: int) -> int:
    """Return the colour of a drop."""
    return action >> _AT_COLOUR


def x_of(action: int) -> int:
    """Return the x of a drop."""
    return action & _ACROSS


def drop_action(shape: int, colour: int, x: int) -> int:
    """Return the action that drops a shape of a colour at x."""
    return shape << _AT_SHAPE | colour << _AT_COLOUR | x
