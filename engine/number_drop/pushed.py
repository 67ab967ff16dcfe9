"""The bits of a landing for a pushed shape: see slide.py.

They are apart from actions.py for boards that load the engine without them. In a bundle these
functions are inlined.
"""

from engine.number_drop.actions import AT_ROW


def is_pushed(landing: int) -> bool:
    """Return whether a landing is not a straight drop's."""
    return landing >> AT_ROW > 0


def pushed_row(landing: int) -> int:
    """Return the row of a pushed shape's lowest cells, -1 for a straight drop."""
    return (landing >> AT_ROW) - 1


def pushed_to(row: int, landing: int) -> int:
    """Return the landing in a row for a straight drop's orientation and column."""
    return row + 1 << AT_ROW | landing
