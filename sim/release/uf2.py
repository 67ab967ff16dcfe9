"""UF2 files, which a boot drive writes into the flash.

The format is Microsoft's (github.com/microsoft/uf2). RP2040 and RP2350 have additional
requirements:

- A block holds one page of 256 bytes.
- The RP2040 erases a sector when the first of its sixteen blocks arrives, counted by block number.
  Therefore the data consists of whole sectors in sequence.
"""

import struct

RP2040 = 0xE48BFF56
# The RP2350's family for absolute addresses, whatever a partition table says.
RP2350 = 0xE48BFF57
FLASH = 0x10000000  # the address of the flash on both chips
SECTOR = 4096  # bytes that are erased together

_PAGE = 256
_BLOCK = struct.Struct("<8I476sI")
_BEGIN, _SECOND, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000


def file(data: bytes, place: int, family: int) -> bytes:
    """Return the UF2 file that writes data to a place in the flash.

    Raises ValueError if no sector begins at `place`.
    """
    if place % SECTOR:
        raise ValueError(f"{place:#x} is not where a sector begins")
    whole = data.ljust(-(-len(data) // SECTOR) * SECTOR, b"\0")
    count = len(whole) // _PAGE
    blocks = []
    for number in range(count):
        page = whole[number * _PAGE : (number + 1) * _PAGE]
        address = FLASH + place + number * _PAGE
        head = (_BEGIN, _SECOND, _HAS_FAMILY, address, _PAGE, number, count, family)
        blocks.append(_BLOCK.pack(*head, page, _END))
    return b"".join(blocks)


def pages(data: bytes, family: int) -> dict[int, bytes]:
    """Return the pages that a UF2 file writes to a chip, by their addresses in its flash.

    Blocks for other chips are left out. Raises ValueError if it is not a UF2 file, or has nothing
    for the chip.
    """
    found: dict[int, bytes] = {}
    for at in range(0, len(data), _BLOCK.size):
        if len(data) - at < _BLOCK.size:
            raise ValueError("it ends within a block of a UF2 file")
        begin, second, flags, address, size, _, _, whose, page, end = _BLOCK.unpack_from(data, at)
        if (begin, second, end) != (_BEGIN, _SECOND, _END):
            raise ValueError("it is not a UF2 file")
        if flags & _HAS_FAMILY and whose == family:
            found[address - FLASH] = page[:size]
    if not found:
        raise ValueError("it has nothing for this chip")
    return found
