"""Which bits of a Number Drop action say what.

In the phase ROLL it is a roll, in START and SLIDE a number.

A landing, which a BLOCK's action is, has nine bits: the column, and above it the orientation. The
action of a DROP has its four digits above these, each four bits. If the shape was pushed sideways
(see slide.py), the row of its lowest cells, plus one, follows above the digits, in a BLOCK's action
too. Those bits are 0 for a straight drop. A COMBO's action has its kind, the cell that it starts
in, and what else tells it: see combos.py.

What the computer player does most often reads the bits itself, without a call.
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
    """Return how the shape of a landing or a drop is turned."""
    return action >> AT_ORIENTATION & ORIENTATIONS


def column_of(action: int) -> int:
    """Return its column."""
    return action & COLUMN


def landing_of(action: int) -> int:
    """Return the landing of a drop."""
    return action & LANDING


def digits_of(action: int) -> int:
    """Return the digits of a drop, a nibble for each cell.

    The lowest is the first cell's.
    """
    return action >> AT_DIGITS & _DIGITS


def digit_in(digits: int, i: int) -> int:
    """Return the i-th of these digits."""
    return digits >> (i << 2) & DIGIT


def landing_at(orientation: int, column: int) -> int:
    """Return the landing of a straight drop."""
    return orientation << AT_ORIENTATION | column


def drop_at(digits: int, landing: int) -> int:
    """Return a drop of such digits."""
    return digits << AT_DIGITS | landing


def combo_at(code: int, start: int, kind: int) -> int:
    """Return a combo."""
    return code << AT_CODE | start << AT_START | kind
