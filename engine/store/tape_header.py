"""A tape's header: it tells whether the tape is whole.

    HEADER, version, sequence number (24 bits, low first), end (18 bits), CRC-16 of all that, check

The end is where the tape ended when it was last written as a whole. A header comes into the memory
first, so it counts only if a codeword stands in every place up to there. The check is of the
codewords behind the header, up to the end: the sum of all sums of the first of them, the first two,
the first three ... So one wrong codeword is always seen. Where it is not right something has
changed: what is still whole counts. Version 1 had no check.

A tape that is written while the player has yet to be told of damage has UNTOLD for its check. No
check has that value, so the next start finds damage, too.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import CODEWORDS, HEADER, NONE, READ, VALUES

if TYPE_CHECKING:
    from engine.interfaces import Memory
    from engine.store.home import Home

HEAD = const(15)  # codewords of a header: the mark, 1, 4, 3, 3 and 3
OLD_HEAD = const(12)  # of version 1, without the last 3
CRC_CODEWORDS = const(3)
NOWHERE = const(-1)
CHANGED = const(-2)
_ANY = const(1 << 24)  # above all sequence numbers
_ONES = const(4)  # of a codeword. A write only clears bits: one cut short leaves more, never fewer
VERSION = const(2)
_SEQUENCE_AT = const(2)
_END_AT = const(6)
_CRC_AT = const(9)
_PART = const(64)  # bytes read at a time: where a memory is a file, each read costs
_PRIME = const(262139)  # the largest below 18 bits: it divides no difference times a distance
UNTOLD = const(262143)  # in place of a check, all of which are below _PRIME


def put_header(target: bytearray, sequence: int, end: int) -> None:
    """Write a header into the first HEAD bytes of a bytearray."""
    target[0] = CODEWORDS[HEADER]
    target[1] = CODEWORDS[VERSION]
    _put_number(target, _SEQUENCE_AT, _END_AT, sequence)
    _put_number(target, _END_AT, _CRC_AT, end)
    _put_number(target, _CRC_AT, OLD_HEAD, _crc_of(target))
    _put_number(target, OLD_HEAD, HEAD, check_of(target, end))


def mark_untold(target: bytearray) -> None:
    """Let the next start that reads a header find damage."""
    _put_number(target, OLD_HEAD, HEAD, UNTOLD)


def end_of(head: bytes | bytearray) -> int:
    """Return the end that a header tells."""
    return number_in(head, _END_AT, _CRC_AT)


def sequence_of(home: "Home", size: int) -> int:
    """Return the sequence number of the tape in a Home.

    Of its bytes `size` count. NOWHERE if there is none that is whole. Where no cut can be why,
    CHANGED less the number: a byte behind a whole header has lost a 1, or codewords make no header,
    which may have had any number.
    """
    if size < HEAD:
        return NOWHERE
    head = home.read(0, HEAD)
    for byte in head[:OLD_HEAD]:
        if READ[byte] == NONE:
            return NOWHERE
    if (
        READ[head[0]] != HEADER
        or READ[head[1]] > VERSION
        or number_in(head, _CRC_AT, OLD_HEAD) != _crc_of(head)
        or not OLD_HEAD <= end_of(head) <= size
    ):
        return CHANGED - _ANY
    sequence = number_in(head, _SEQUENCE_AT, _END_AT)
    for start in range(OLD_HEAD, end_of(head), _PART):
        for byte in home.read(start, min(start + _PART, end_of(head))):
            if READ[byte] == NONE:
                return CHANGED - sequence if bin(byte).count("1") < _ONES else NOWHERE
    return sequence


def _put_number(target: bytearray, start: int, stop: int, number: int) -> None:
    for at in range(start, stop):
        target[at] = CODEWORDS[number & VALUES - 1]
        number >>= 6


def number_in(head: bytes | bytearray, start: int, stop: int) -> int:
    """Return a number in a header, -1 if there is none."""
    number = 0
    for at in range(start, stop):
        value = READ[head[at]]
        if value >= VALUES:
            return NOWHERE
        number |= value << (6 * (at - start))
    return number


def _crc_of(head: bytes | bytearray) -> int:
    """Return the CRC-16 of a header's bytes before it."""
    crc = CRC_BEGIN
    for at in range(_CRC_AT):
        crc = crc16_on(crc, head[at])
    return crc


def check_of(image: "bytearray | Memory", end: int) -> int:
    """Return the check of what stands behind a header, without allocating."""
    total = check = 0
    for at in range(HEAD, end):
        total += image[at]
        check = (check + total) % _PRIME  # at once: small numbers have 31 bits
    return check
