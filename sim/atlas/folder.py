"""The folder of painted atlases, with a record of the sources they were painted from.

It is next to the firmware, as on a drive. As tests run in parallel, each file is replaced
atomically, and the record of the sources is written last.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from sim.project import ROOT

FOLDER = ROOT / "atlas"
# Everything that affects how they look: painters, art, fonts, sizes, colour indices, shapes.
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
    """Return the file name of an atlas."""
    return name + ".bin"


def write(atlases: Mapping[str, bytes]) -> None:
    """Write the files of all atlases, given by name, and delete all other atlas files."""
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
    """Return a digest of the sizes and modification times of the atlases' sources."""
    digest = hashlib.sha256()
    for path in sources():
        found = path.stat()
        digest.update(f"{path.name} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Return whether all atlases exist and were painted from the current sources."""
    try:
        painted_from, names = (FOLDER / _PAINTED_FROM).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return False
    missing = (name for name in names.split() if not (FOLDER / file_name(name)).is_file())
    return painted_from == fingerprint() and next(missing, None) is None


def _replace(path: Path, content: bytes) -> None:
    """Replace a file atomically, so that readers see either the old or the new content."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_bytes(content)
    os.replace(draft, path)
