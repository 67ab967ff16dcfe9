"""A tape's header, which shows whether the tape is complete.

    HEADER, version, sequence number (24 bits, low first), end (18 bits), CRC-16 of all that, check

The end is where the tape ended when it was last written as a whole. The header is written first, so
it counts only if there is a codeword in every position up to there. The check is of the codewords
after the header, up to the end: the sum of all sums of the first of them, the first two, the first
three, and so on, so one wrong codeword is always detected. If it is wrong, something has changed:
what is still complete counts. Version 1 has no check.

A tape written before the player has seen a report of damage has _UNREPORTED in place of the check.
No check ever has that value, so the next start reports the damage again.
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
_ONES = const(4)  # 1s of a codeword. A write only clears bits: one cut short leaves more
VERSION = const(2)
_SEQUENCE_AT = const(2)
_END_AT = const(6)
_CRC_AT = const(9)
_PART = const(64)  # bytes read at a time: if a memory is a file, each read costs
_PRIME = const(262139)  # the largest below 2^18: it divides no difference times a distance
_UNREPORTED = const(262143)  # in place of a check, which is always below _PRIME


def put_header(target: bytearray, sequence: int, end: int) -> None:
    """Write a header into the first HEAD bytes of a bytearray."""
    target[0] = CODEWORDS[HEADER]
    target[1] = CODEWORDS[VERSION]
    _put_number(target, _SEQUENCE_AT, _END_AT, sequence)
    _put_number(target, _END_AT, _CRC_AT, end)
    _put_number(target, _CRC_AT, OLD_HEAD, _crc_of(target))
    _put_number(target, OLD_HEAD, HEAD, check_of(target, end))


def mark_unreported(target: bytearray) -> None:
    """Change a header so that the next start reports damage."""
    _put_number(target, OLD_HEAD, HEAD, _UNREPORTED)


def end_of(head: bytes | bytearray) -> int:
    """Return the end that is in a header."""
    return number_in(head, _END_AT, _CRC_AT)


def sequence_of(home: "Home", size: int) -> int:
    """Return the sequence number of the tape in a Home, of whose bytes `size` count.

    Return NOWHERE if there is no complete tape. If no power cut can be the reason, return CHANGED
    minus the number: a byte after a complete header has lost a 1, or codewords form no header,
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
    """Return a number in a header, or -1 if there is none."""
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
    """Return the check of what follows a header, without allocating."""
    total = check = 0
    for at in range(HEAD, end):
        total += image[at]
        check = (check + total) % _PRIME  # each time: small ints have 31 bits
    return check
