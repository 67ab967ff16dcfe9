"""The folder of the painted atlases, and what they were painted from.

It lies beside the firmware, as on a drive. Tests run in parallel: each file is replaced at once,
and the one that says what they were painted from is written last.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from sim.project import ROOT

FOLDER = ROOT / "atlas"
# What decides how they look: painters and art, fonts, sizes, the places of colours, shapes.
_SOURCES = (
    "sim/atlas/**/*.py",
    "firmware/widgets/*.py",
    "firmware/*/widgets/*.py",
    "firmware/theme.py",
    "engine/number_drop/shapes.py",
    "engine/drop_it/pieces.py",
)
_PAINTED_FROM = "painted_from"


def file_name(name: str) -> str:
    """Return the name of an atlas's file."""
    return name + ".bin"


def write(atlases: Mapping[str, bytes]) -> None:
    """Write the files of all atlases and delete any others.

    The `atlases` are given by their names.
    """
    painted_from = fingerprint()
    FOLDER.mkdir(exist_ok=True)
    for old in set(FOLDER.glob(file_name("*"))) - {FOLDER / file_name(name) for name in atlases}:
        old.unlink(missing_ok=True)
    for name, content in atlases.items():
        _replace(FOLDER / file_name(name), content)
    _replace(FOLDER / _PAINTED_FROM, f"{painted_from}\n{' '.join(atlases)}\n".encode())


def sources() -> Iterator[Path]:
    """Yield the files that atlases are painted from."""
    for pattern in _SOURCES:
        yield from sorted(ROOT.glob(pattern))


def fingerprint() -> str:
    """Return a digest of the files that atlases are painted from.

    Another size or time of any of them makes it another.
    """
    digest = hashlib.sha256()
    for path in sources():
        found = path.stat()
        digest.update(f"{path.name} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Return whether all atlases are there, painted from what there is now."""
    try:
        painted_from, names = (FOLDER / _PAINTED_FROM).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return False
    missing = (name for name in names.split() if not (FOLDER / file_name(name)).is_file())
    return painted_from == fingerprint() and next(missing, None) is None


def _replace(path: Path, content: bytes) -> None:
    """Write a file so that readers find it whole, old or new."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_bytes(content)
    os.replace(draft, path)
