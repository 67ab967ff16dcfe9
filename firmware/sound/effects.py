"""Sound effects for a board's single voice, a few notes each.

A note is two bytes: its pitch in semitones above A3 (220 Hz), 255 for silence, and its length in
units of 10 ms.
"""

from engine.const import const
from firmware.keys.directions import NEXT, PREVIOUS

MOVE = b"\x24\x03"
TURN = b"\x28\x03\x2b\x03"
PRESS = b"\x1f\x04"  # a menu's line, or any other action
ROLL = b"\x18\x05\xff\x04\x1c\x05\xff\x05\x19\x05\xff\x06\x1d\x06"
DROP = b"\x18\x05\x11\x05\x0c\x0c"
BLOCK = b"\x0c\x08\x0b\x08\x05\x18"
ROW = b"\x1d\x08\x21\x08\x24\x10"
LETTER = b"\x24\x08\x29\x08\x24\x08\x29\x18"
GO = b"\x11\x0a\xff\x03\x11\x0a\xff\x03\x11\x1c"
OVER = b"\x1d\x14\x1a\x14\x16\x14\x11\x30"
RANK = b"\x1d\x0c\x1d\x06\x1d\x06\x22\x0c\x1d\x0c\x22\x0c\x26\x28"
SAME = b"\x1f\x07\xff\x02"  # for each digit circled
RUN = b"\x18\x08"  # for the lowest digit circled; later ones are higher

_STEP = const(2)  # semitones from one digit of a run to the next


def of_key(key: str) -> bytes:
    """Return the effect of a key that sounds the same everywhere."""
    if key in ("left", "right", NEXT, PREVIOUS):
        return MOVE
    return TURN if key in ("up", "down") else PRESS


def combo(kind: int, value: int) -> bytes:
    """Return the effect of a combo, one note per digit, rising if the digits are consecutive."""
    if kind == 0:
        return SAME * value
    climbing = bytearray(RUN * value)
    for digit in range(value):
        climbing[2 * digit] += _STEP * digit
    return climbing  # type: ignore[return-value]  # read like bytes
