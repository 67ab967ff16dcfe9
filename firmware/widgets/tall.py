"""Whether a screen is tall."""

from engine.const import const

_LEAST = const(160)  # pixels of its height
_FOURTHS = const(5)  # of its width, at the least: that high it is


def is_tall(width: int, height: int) -> bool:
    """Return whether there is more room below what is played on than beside it."""
    return width * _FOURTHS <= height * 4 >= _LEAST * 4
