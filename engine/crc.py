"""A checksum over bytes: CRC-16/CCITT-FALSE (polynomial 0x1021, begun at 0xFFFF), four bits a step."""

from engine.const import const

BEGIN = const(0xFFFF)
_STEPS = (
    0x0000,
    0x1021,
    0x2042,
    0x3063,
    0x4084,
    0x50A5,
    0x60C6,
    0x70E7,
    0x8108,
    0x9129,
    0xA14A,
    0xB16B,
    0xC18C,
    0xD1AD,
    0xE1CE,
    0xF1EF,
)


def crc16(data, start, end, crc=BEGIN):
    """Return the checksum of data[start] to data[end - 1], going on from `crc`."""
    for i in range(start, end):
        crc = (crc << 4 & 0xFFFF) ^ _STEPS[crc >> 12 ^ data[i] >> 4]
        crc = (crc << 4 & 0xFFFF) ^ _STEPS[crc >> 12 ^ data[i] & 15]
    return crc
