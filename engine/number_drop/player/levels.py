"""The computer player's levels, named after the scores they reach, which are to be beaten.

A weaker one searches less, as people do: it tries fewer orientations, leaves the digits as they
fell, compares fewer drops, or sees only short combos.
"""

from engine.const import const

LEVELS = const(5)
STRONGEST = const(4)
QUICK = const(5)  # not a level: the quick player of ahead.py

# Maxima over all levels.
LANDINGS = const(10)
DROPS = const(48)
DEEP = const(6)
EACH = const(4)

# Columns of a level's row below.
TURNS = const(0)  # of the shape's orientations, the first
KEPT = const(1)  # landings, the best
KEPT_WITH_STARS = const(2)  # ... if the dice show stars, which allow many more drops
ORDERS = const(3)  # of the digits in each of these
COMPARED = const(4)  # drops that are evaluated
COMBOS_OF = const(5)  # the best of these, whose combos are examined too; 0 = none
SAME_SIZE = const(6)  # combos of one kind and value
LONGEST = const(7)  # combo that it sees
_ROW = const(8)

_LOOKS = (
    b"\x02\x01\x01\x01\x01\x00\x01\x03"
    b"\x13\x01\x01\x01\x01\x00\x01\x05"
    b"\x13\x02\x02\x03\x01\x00\x01\x08"
    b"\x13\x04\x04\x18\x06\x00\x01\x08"
    b"\x13\x0a\x06\x18\x30\x06\x04\x08"
    b"\x13\x02\x02\x18\x08\x02\x01\x08"
)


def look(level: int, at: int) -> int:
    """Return a setting of a level, 0 to STRONGEST or QUICK."""
    return _LOOKS[level * _ROW + at]
