"""Numbers packed bit by bit into bytes, with a checksum that detects damage."""

from engine.const import const

CRC_BEGIN = const(0xFFFF)
CRC_BYTES = const(2)
_POLYNOMIAL = const(0x1021)


class Bits:
    """A stream of bits to write or to read, of fixed size, the lowest bit of each byte first.

    `carry` works both ways, so that one description of a format serves to write and to read it.
    """

    def __init__(self, data: bytes | bytearray, reading: bool = False) -> None:
        """Carry numbers into or out of a bytearray, from its start."""
        self.data: bytearray = data  # type: ignore[assignment]  # bytes are only read
        self.reading = reading
        self.at = 0  # the bit to write or read next

    def carry(self, number: int, width: int) -> int:
        """Write a number of `width` bits, at most 30, or read one; return it.

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
        """Return what was written, followed by its CRC-16, low byte first."""
        length = (self.at + 7) >> 3
        data = bytearray(length + CRC_BYTES)
        for i in range(length):
            data[i] = self.data[i]
        # Bits of something longer, written earlier, may follow the end.
        data[length - 1] &= 0xFF >> (-self.at & 7)
        crc = crc16(data, length)
        data[length] = crc & 0xFF
        data[length + 1] = crc >> 8
        return bytes(data)


def crc16(data: bytes | bytearray, end: int) -> int:
    """Return CRC-16/CCITT-FALSE (polynomial 0x1021, initial 0xFFFF) of data[0] to data[end - 1]."""
    crc = CRC_BEGIN
    for i in range(end):
        crc = crc16_on(crc, data[i])
    return crc


def crc16_on(crc: int, byte: int) -> int:
    """Return a CRC-16, initially CRC_BEGIN, updated with one more byte.

    It processes four bits at a time by multiplication, which works because the polynomial's bits
    are more than four apart.
    """
    crc = (crc << 4 & 0xFFFF) ^ (crc >> 12 ^ byte >> 4) * _POLYNOMIAL
    return (crc << 4 & 0xFFFF) ^ (crc >> 12 ^ byte & 15) * _POLYNOMIAL
