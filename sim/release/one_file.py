"""The whole drive of a board as one file, saved as code.py, that unpacks itself.

The library folder2uf2 packs the files and writes the program that unpacks them. unpacking.py, which
runs before it, refuses what cannot work. The library's FAT volumes and UF2 files are not used: they
contain the local time, and a release has to have the same bytes everywhere.
"""

import re
import tempfile
import zlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from folder2uf2 import selfextract

from sim.board import board_files
from sim.bundler import drive
from sim.project import ROOT

_START = ROOT / "sim" / "release" / "unpacking.py"
_NEEDS = frozenset({"binascii", "storage", "usb_cdc", "zlib"})  # modules; the third means USB
_SETTINGS = PurePosixPath("settings.toml")

Files = Mapping[PurePosixPath, bytes]


def why_none(name: str, files: Files) -> str:
    """Return why there is no such file for a board with these files on its drive, or ""."""
    facts = board_files.facts(name)
    missing = sorted(_NEEDS - board_files.included_modules(facts.board_id))
    if missing:
        return f"its CircuitPython has no {' and no '.join(missing)}"
    together = _kilobytes(files, facts.drive_kb, [len(text(name, files))])
    if not drive.fits(together, facts.drive_kb):
        return f"packed and unpacked, the drive's files take {together} KB of {facts.drive_kb}"
    return ""


def text(board: str, files: Files) -> bytes:
    """Return the file for a board, from the files of its drive."""
    facts = board_files.facts(board)
    packed = _packed(files).encode()
    values: dict[str, object] = {
        "BOARD_ID": facts.board_id,
        "PAGE": f"https://circuitpython.org/board/{facts.board_id}/",
        "NEEDED_KB": _kilobytes(files, facts.drive_kb),
        "NAMES": tuple(sorted({place.parts[0] for place in files} - {"code.py"})),
        "SETTINGS": files.get(_SETTINGS, b"").decode(),
        "LENGTH": len(packed),
        "CRC": zlib.crc32(packed),
    }
    _, _, start = _START.read_text("utf-8").partition('"""\n\n')
    lines = start.splitlines(keepends=True)
    for number, line in enumerate(lines):
        name = re.split(r"\W", line)[0]
        if name in values:
            lines[number] = f"{name} = {values.pop(name)!r}\n"
    assert not values, f"unpacking.py has no {', '.join(values)}"
    return "".join(lines).encode() + packed


def _packed(files: Files) -> str:
    """Return the library's program with the files inside."""
    with tempfile.TemporaryDirectory(prefix="number-drop-") as folder:
        for place, content in files.items():
            path = Path(folder, place)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        packed: str = selfextract.build(folder, settle=0)[0]
    return packed


def _kilobytes(files: Files, drive_kb: int, more: list[int] | None = None) -> int:
    sizes = [*map(len, files.values()), *(more or ())]
    return drive.kilobytes(sizes, [Path(place) for place in files], drive_kb)
