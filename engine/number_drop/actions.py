"""Which bits of a Number Drop action say what.

In the phase ROLL it is a roll, in START and SLIDE a number.

A landing, which a BLOCK's action is, has nine bits: the column, and above it the orientation. The
action of a DROP has its four digits above these, each four bits. A COMBO's has its kind, the cell
that it starts in, and what else tells it: see combos.py.
"""

from engine.const import const

COLUMN = const(7)  # the lowest bits of a landing
AT_ORIENTATION = const(3)
ORIENTATIONS = const(63)  # as many bits
LANDING = const(511)  # the lowest bits of a drop
AT_DIGITS = const(9)
DIGIT = const(15)  # the bits of one of them
KIND = const(1)  # the lowest bit of a combo
AT_START = const(1)
STARTS = const(127)
AT_CODE = const(8)
