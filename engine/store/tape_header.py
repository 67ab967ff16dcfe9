"""A tape's header: it tells whether the tape is whole.

    HEADER, version, sequence number (24 bits, low first), end (18 bits), CRC-16 of all that

The end is where the tape ended when it was last written as a whole. A header comes into the memory
first, so it counts only if a codeword stands in every place up to there.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import HEADER, NONE, READ, VALUES, WORDS

if TYPE_CHECKING:
    from engine.store.home import Home

HEAD = const(12)  # codewords of a header: the mark, 1, 4, 3 and 3
CRC_WORDS = const(3)
NOWHERE = const(-1)
_VERSION = const(1)
_SEQUENCE_AT = const(2)
_END_AT = const(6)
_CRC_AT = const(9)
_PART = const(64)  # bytes read at a time: where a memory is a file, each read costs


def put_header(target: bytearray, sequence: int, end: int) -> None:
    """Write a header into the first HEAD bytes of a bytearray."""
    target[0] = WORDS[HEADER]
    target[1] = WORDS[_VERSION]
    _put_number(target, _SEQUENCE_AT, _END_AT, sequence)
    _put_number(target, _END_AT, _CRC_AT, end)
    _put_number(target, _CRC_AT, HEAD, _crc_of(target))


def end_of(head: bytes | bytearray) -> int:
    """Return the end that a header tells."""
    return _number_in(head, _END_AT, _CRC_AT)


def sequence_of(home: "Home", size: int) -> int:
    """Return the sequence number of the tape in a Home, of whose bytes `size` count.

    -1 if there is none that is whole.
    """
    if size < HEAD:
        return NOWHERE
    head = home.read(0, HEAD)
    if READ[head[0]] != HEADER or READ[head[1]] != _VERSION:
        return NOWHERE
    if _number_in(head, _CRC_AT, HEAD) != _crc_of(head) or not HEAD <= end_of(head) <= size:
        return NOWHERE
    for start in range(HEAD, end_of(head), _PART):
        for byte in home.read(start, min(start + _PART, end_of(head))):
            if READ[byte] == NONE:
                return NOWHERE
    return _number_in(head, _SEQUENCE_AT, _END_AT)


def _put_number(target: bytearray, start: int, stop: int, number: int) -> None:
    for at in range(start, stop):
        target[at] = WORDS[number & VALUES - 1]
        number >>= 6


def _number_in(head: bytes | bytearray, start: int, stop: int) -> int:
    """Return the number that stands in some places of a header, -1 if there is none."""
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
