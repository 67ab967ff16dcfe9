"""A bundle's folder, with its zip file and traceback map beside it."""

import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from sim.bundler.traceback import traceback_map

_YEAR_ONE = (1980, 1, 1, 0, 0, 0)  # of zip files: the same files always make the same archive
_PLAIN_FILE = 0o100644 << 16
_UNIX = 3


def write(out: Path, files: Mapping[Path, bytes], map_text: str = "") -> Path:
    """Write the files into the folder `out`, and into a zip file beside it; return that.

    The traceback map, if there is one, goes beside them.

    A folder that is there goes first, with all that is in it: see `alien`.
    """
    if out.exists():
        shutil.rmtree(out)
    for place, content in files.items():
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    archive = zip_path(out)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as archived:
        for place, content in files.items():
            entry = zipfile.ZipInfo(place.as_posix(), _YEAR_ONE)
            entry.external_attr = _PLAIN_FILE
            entry.create_system = _UNIX
            archived.writestr(entry, content)
    traceback_map.path(out).unlink(missing_ok=True)
    if map_text:
        traceback_map.path(out).write_text(map_text, encoding="utf-8")
    return archive


def zip_path(out: Path) -> Path:
    """Return the zip file beside a folder."""
    return out.with_name(out.name + ".zip")


def alien(out: Path) -> Path | None:
    """Return something in or beside the folder `out` that no bundle put there, None if all is its.

    A bundle is known by its zip file, dated as no other is, with the same files as the folder, byte
    for byte: what somebody added, changed or took away since is not in both. A traceback map is
    known by its kind, since it holds nothing but what the sources say.
    """
    archive = zip_path(out)
    beside = traceback_map.path(out)
    if out.exists() and not out.is_dir():
        return out
    if beside.exists() and not traceback_map.is_map(beside):
        return beside
    here = {path for path in out.rglob("*") if not path.is_dir()}
    if not archive.exists():
        return min(here, default=None)
    try:
        with zipfile.ZipFile(archive) as archived:
            made = {out / name: archived.read(name) for name in archived.namelist()}
            dates = {entry.date_time for entry in archived.infolist()}
    except (OSError, zipfile.BadZipFile):
        return archive
    if dates != {_YEAR_ONE} or not made.keys() <= here:
        return archive
    return min((path for path in here if made.get(path) != path.read_bytes()), default=None)
