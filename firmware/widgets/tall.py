"""Whether a screen is tall."""

from engine.const import const

_LEAST = const(160)  # pixels of its height, at the least
_FOURTHS = const(5)  # its height is at least so many fourths of its width


def is_tall(width: int, height: int) -> bool:
    """Return whether there is more room below than beside.

    It is the room around what is played on.
    """
    # One expression that reads each argument once: a bundle puts it in the place of its calls.
    return width * _FOURTHS <= height * 4 >= _LEAST * 4
