"""A code for bytes in flash that detects a byte left half written by a power cut.

Blank flash is all 1s, and writing turns 1s into 0s, some sooner than others. Every codeword has
four 1s and four 0s (there are 70), so a byte that is not completely written has more than four 1s
and is no codeword. This detects all damage in one direction, in any number of bits.
"""

from engine.const import const

BLANK = const(0xFF)
VALUES = const(64)  # codewords 0 to 63 stand for six bits; the rest are marks
SYNC = const(64)  # everything begun before is void
RECORD = const(65)  # a record begins
HEADER = const(66)  # a memory, or half of one, begins
UNDO = const(67)  # the latest entry of the log is undone
NOTE = const(68)  # the next codeword is a note in the log, not an entry
RESUME = const(69)  # the latest item of the log again, after a restart
NONE = const(255)  # no codeword


def _codewords() -> tuple[bytes, bytes]:
    codewords: list[int] = []
    values = bytearray([NONE] * 256)
    byte = 0b1111
    while byte < 256:
        values[byte] = len(codewords)
        codewords.append(byte)
        # The next number with that many 1s: every start waits for this, and counting takes longer.
        carried = byte + (byte & -byte)
        byte = carried | (byte ^ carried) // (byte & -byte) >> 2
    return bytes(codewords), bytes(values)


# CODEWORDS[value] is the byte to write, READ[byte] the value of a byte, or NONE
CODEWORDS, READ = _codewords()
del _codewords
