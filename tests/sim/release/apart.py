"""Unpacks a UF2 file and a FAT volume, as a boot drive and a computer would."""

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dissect.fat.fat import FATFS

FLASH, PAGE, SECTOR = 0x10000000, 256, 4096
FAMILY = 0x2000  # the flag that says that the block names its family
LABEL = "CIRCUITP.Y"  # the reader's name for the label among the files


@dataclass(frozen=True)
class Flashed:
    """What a UF2 file writes into the flash, from which offset, and for which family of chips."""

    place: int
    data: bytes
    family: int


def flashed(file: bytes) -> Flashed:
    """Return what a file writes, after checking that a boot drive accepts all of it."""
    assert file and len(file) % 512 == 0
    blocks = [file[at : at + 512] for at in range(0, len(file), 512)]
    heads = [struct.unpack("<8I", block[:32]) for block in blocks]
    place, family = heads[0][3] - FLASH, heads[0][7]
    for number, (block, head) in enumerate(zip(blocks, heads, strict=True)):
        address = FLASH + place + number * PAGE
        assert head == (0x0A324655, 0x9E5D5157, FAMILY, address, PAGE, number, len(blocks), family)
        assert block[-4:] == struct.pack("<I", 0x0AB16F30)
    # An RP2040 erases a sector at each sixteenth block, so the file has to begin there.
    assert place % SECTOR == 0 and len(blocks) % (SECTOR // PAGE) == 0
    return Flashed(place, b"".join(block[32 : 32 + PAGE] for block in blocks), family)


def volume(data: bytes, sectors: int) -> Any:
    """Return the file system of a drive of `sectors` sectors that begins with this data."""
    assert len(data) <= sectors * 512
    return FATFS(io.BytesIO(data.ljust(sectors * 512, b"\xff")))


def files(system: Any) -> dict[str, bytes]:
    """Return all files by path, in lower case, since FAT is case-insensitive."""
    return dict(_below(system.root, ""))


def _below(folder: Any, above: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        place = above + entry.name
        if entry.is_directory():
            if entry.name not in (".", ".."):
                yield from _below(entry, place + "/")
        elif place != LABEL:
            yield place.lower(), entry.open().read() if entry.size else b""
