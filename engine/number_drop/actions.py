"""The bits of a Number Drop action.

In ROLL it is a roll, in START and SLIDE a number.

A BLOCK's action is a landing of nine bits: the column, and above it the orientation. A DROP's has
its four digits above these, four bits each. If the shape was pushed sideways (see slide.py), the
row of its lowest cells, plus one, is above the digits, in a BLOCK's action too; it is 0 for a
straight drop. A COMBO's has its kind, start cell and code: see combos.py.

The computer player's inner loops read the bits without a call.
"""

from engine.const import const

COLUMN = const(7)  # the lowest bits of a landing
AT_ORIENTATION = const(3)
ORIENTATIONS = const(63)  # as many bits
AT_DIGITS = const(9)
DIGIT = const(15)  # the bits of one of them
_DIGITS = const(0xFFFF)  # ... of all four
AT_ROW = const(25)
LANDING = const(511 | 15 << 25)  # all bits of a drop but its digits
KIND = const(1)  # the lowest bit of a combo
AT_START = const(1)
STARTS = const(127)
AT_CODE = const(8)


def orientation_of(action: int) -> int:
    """Return the orientation of a landing or drop."""
    return action >> AT_ORIENTATION & ORIENTATIONS


def column_of(action: int) -> int:
    """Return the column of a landing or drop."""
    return action & COLUMN


def landing_of(action: int) -> int:
    """Return the landing of a drop."""
    return action & LANDING


def digits_of(action: int) -> int:
    """Return the digits of a drop, a nibble per cell, the first cell's lowest."""
    return action >> AT_DIGITS & _DIGITS


def digit_in(digits: int, i: int) -> int:
    """Return the i-th of a drop's digits."""
    return digits >> (i << 2) & DIGIT


def landing_at(orientation: int, column: int) -> int:
    """Return the landing of a straight drop."""
    return orientation << AT_ORIENTATION | column


def drop_at(digits: int, landing: int) -> int:
    """Return the action of a drop."""
    return digits << AT_DIGITS | landing


def combo_at(code: int, start: int, kind: int) -> int:
    """Return the number of a combo."""
    return code << AT_CODE | start << AT_START | kind
