"""Numbers packed bit by bit into bytes, and their checksum.

The checksum tells whether the bytes are whole.
"""

from engine.const import const

CRC_BEGIN = const(0xFFFF)
CRC_BYTES = const(2)
_POLYNOMIAL = const(0x1021)


class Bits:
    """A stream of bits, to write or to read.

    The lowest bit of each byte comes first; the room is fixed.
    `carry` serves both ways: so a format to write and read is described once.
    """

    def __init__(self, data: bytes | bytearray, reading: bool = False) -> None:
        """Carry numbers into or out of a bytearray, from its start on."""
        self.data: bytearray = data  # type: ignore[assignment]  # bytes are only read
        self.reading = reading
        self.at = 0  # the bit to write or read next

    def carry(self, number: int, width: int) -> int:
        """Write a number of `width` bits, or read one; return it.

        `width` is at most 30.
        ValueError at the end of the bytearray.
        """
        data = self.data
        if self.at + width > len(data) << 3:
            raise ValueError("no room left")
        if self.reading:
            number = 0
        for i in range(width):
            at = self.at >> 3
            mask = 1 << (self.at & 7)
            if self.reading:
                if data[at] & mask:
                    number |= 1 << i
            elif number >> i & 1:
                data[at] |= mask
            else:
                data[at] &= ~mask
            self.at += 1
        return number

    def sealed(self) -> bytes:
        """Return what was written, with its CRC-16 behind it.

        The low byte comes first.
        """
        length = (self.at + 7) >> 3
        data = bytearray(length + CRC_BYTES)
        for i in range(length):
            data[i] = self.data[i]
        # what was written before something shorter may have left bits behind the end
        data[length - 1] &= 0xFF >> (-self.at & 7)
        crc = crc16(data, length)
        data[length] = crc & 0xFF
        data[length + 1] = crc >> 8
        return bytes(data)


def crc16(data: bytes | bytearray, end: int) -> int:
    """Return CRC-16/CCITT-FALSE of data[0] to data[end - 1]: polynomial 0x1021, begun at 0xFFFF."""
    crc = CRC_BEGIN
    for i in range(end):
        crc = crc16_on(crc, data[i])
    return crc


def crc16_on(crc: int, byte: int) -> int:
    """Return a CRC-16, begun as CRC_BEGIN, with one more byte.

    Four bits a step: no two of the polynomial's bits meet within four bits, so a product does it.
    """
    crc = (crc << 4 & 0xFFFF) ^ (crc >> 12 ^ byte >> 4) * _POLYNOMIAL
    return (crc << 4 & 0xFFFF) ^ (crc >> 12 ^ byte & 15) * _POLYNOMIAL
