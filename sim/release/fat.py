"""FAT volumes, formatted as CircuitPython formats a board's CIRCUITPY drive.

Written here because libraries for FAT put today's date into each file, while the same files have to
make the same volume. The layout of the volume is in sim/bundler/drive_shape.py.
"""

import struct
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from sim.bundler.drive_shape import (
    ENTRY,
    RESERVED,
    ROOT,
    ROOT_ENTRIES,
    SECTOR,
    Shape,
    shape,
)

LABEL = b"CIRCUITPY  "

_HIDDEN = 1  # CircuitPython presents a partition table, in a sector before the volume
_YEAR_ONE = 1 << 5 | 1  # 1 January 1980, rather than today's date

_FOLDER, _VOLUME, _FILE, _LONG = 0x10, 0x08, 0x20, 0x0F
_LOW_NAME, _LOW_END = 0x08, 0x10  # flags for a short name's parts to be shown in lower case
_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
_PART = 13  # characters of a long name in one entry


class FullError(ValueError):
    """The files do not fit; the message is one line."""


@dataclass
class _Folder:
    """A folder's contents by name: a file's bytes, or a folder."""

    inside: "dict[str, bytes | _Folder]" = field(default_factory=dict)


def volume(files: Mapping[PurePosixPath, bytes], sectors: int) -> bytes:
    """Return a volume with this number of sectors and these files; FullError if they do not fit.

    The free clusters at its end are left out.
    """
    root = _Folder()
    ordered = sorted(files.items())
    for place, content in ordered:
        folder = root
        for name in place.parts[:-1]:
            inner = folder.inside.setdefault(name, _Folder())
            assert isinstance(inner, _Folder), f"{name} is a file and a folder"
            folder = inner
        folder.inside[place.name] = content
    described = (b"%s %d " % (bytes(place), len(content)) + content for place, content in ordered)
    serial = zlib.crc32(b"".join(described))
    return _Volume(shape(sectors)).made(root, serial)


class _Volume:
    def __init__(self, divided: Shape) -> None:
        self._shape = divided
        self._bytes = divided.cluster * SECTOR  # per cluster
        self._last = 0xFFF if divided.is_12 else 0xFFFF
        self._next = [self._last & ~7, self._last]  # cluster -> the next one
        self._data = bytearray()

    def made(self, root: _Folder, serial: int) -> bytes:
        label = _entry(LABEL, _VOLUME, 0, 0)
        entries = label + b"".join(self._entries(root, own=0))
        if len(entries) > ROOT:
            raise FullError("too many files at the top of the drive")
        missing = len(self._next) - 2 - self._shape.clusters
        if missing > 0:
            raise FullError(f"{missing * self._bytes} bytes too much for the drive")
        table = self._table().ljust(self._shape.table * SECTOR, b"\0")
        return _boot_sector(self._shape, serial) + table + entries.ljust(ROOT, b"\0") + self._data

    def _table(self) -> bytes:
        if not self._shape.is_12:
            return struct.pack(f"<{len(self._next)}H", *self._next)
        made = bytearray()
        for one, other in zip(self._next[::2], [*self._next[1::2], 0], strict=False):
            made += (one | other << 12).to_bytes(3, "little")
        return bytes(made)

    def _entries(self, folder: _Folder, own: int) -> Iterator[bytes]:
        """Yield the entries of a folder whose first cluster is `own`, or 0 for the root."""
        taken: set[bytes] = set()
        for name, inner in folder.inside.items():
            short, case = _short(name, taken)
            taken.add(short)
            if case is None:
                yield _long(name, short)
            if isinstance(inner, _Folder):
                yield _entry(short, _FOLDER, self._add_folder(inner, own), 0, case or 0)
            else:
                first = self._add(inner) if inner else 0
                yield _entry(short, _FILE, first, len(inner), case or 0)

    def _add_folder(self, folder: _Folder, parent: int) -> int:
        longest = sum(2 + len(name) // _PART for name in folder.inside) + 2
        first = self._add(bytes(longest * ENTRY))  # allocated first, since its contents refer to it
        dots = _entry(b".".ljust(11), _FOLDER, first, 0) + _entry(
            b"..".ljust(11), _FOLDER, parent, 0
        )
        content = dots + b"".join(self._entries(folder, first))
        at = (first - 2) * self._bytes
        self._data[at : at + len(content)] = content
        return first

    def _add(self, content: bytes) -> int:
        """Store content in consecutive clusters; return the first."""
        first, count = len(self._next), -(-len(content) // self._bytes)
        self._next += [*range(first + 1, first + count), self._last]
        self._data += content.ljust(count * self._bytes, b"\0")
        return first


def _boot_sector(divided: Shape, serial: int) -> bytes:
    small = divided.sectors if divided.sectors < 0x10000 else 0
    parameters = struct.pack(
        "<3s8sHBHBHHBHHHIIBBBI11s8s",
        *(b"\xeb\xfe\x90", b"MSDOS5.0", SECTOR, divided.cluster, RESERVED, 1, ROOT_ENTRIES),
        *(small, 0xF8, divided.table, 63, 255, _HIDDEN, 0 if small else divided.sectors),
        *(0x80, 0, 0x29, serial, b"NO NAME    ", b"FAT     "),
    )
    return parameters.ljust(SECTOR - 2, b"\0") + b"\x55\xaa"


def _entry(short: bytes, kind: int, cluster: int, size: int, case: int = 0) -> bytes:
    return struct.pack("<11sBB9sHHHI", short, kind, case, bytes(9), 0, _YEAR_ONE, cluster, size)


def _short(name: str, taken: set[bytes]) -> tuple[bytes, int | None]:
    """Return a name of 8 + 3 characters, and flags for its lower-case parts.

    Instead of the flags it is None if the short name differs from the name.
    """
    base, _, end = name.rpartition(".") if "." in name[1:] else (name, "", "")
    parts = (base, end)
    plain = ["".join(c for c in part.upper() if c in _PLAIN) for part in parts]
    fits = 0 < len(base) <= 8 and len(end) <= 3 and plain == [part.upper() for part in parts]
    if fits and all(part in (part.lower(), part.upper()) for part in parts):
        case = _LOW_NAME * (base != base.upper()) | _LOW_END * (end != end.upper())
        return f"{plain[0]:8}{plain[1]:3}".encode(), case
    for number in range(1, 1000):
        tail = f"~{number}"
        short = f"{plain[0][: 8 - len(tail)] + tail:8}{plain[1][:3]:3}".encode()
        if short not in taken:
            return short, None
    raise FullError(f"too many files with names like {name}")


def _long(name: str, short: bytes) -> bytes:
    """Return the entries that precede a short name's, with the end of the name first."""
    checksum = 0
    for byte in short:
        checksum = ((checksum & 1) << 7 | checksum >> 1) + byte & 0xFF
    letters = name.encode("utf-16-le")
    if len(letters) % (2 * _PART):
        letters += b"\0\0"
    count = -(-len(letters) // (2 * _PART))
    letters = letters.ljust(count * 2 * _PART, b"\xff")
    entries = []
    for number in range(count, 0, -1):
        part = letters[(number - 1) * 2 * _PART : number * 2 * _PART]
        order = number | 0x40 * (number == count)
        cut = (part[:10], _LONG, 0, checksum, part[10:22], 0, part[22:])
        entries.append(struct.pack("<B10sBBB12sH4s", order, *cut))
    return b"".join(entries)
