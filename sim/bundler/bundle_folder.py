"""A bundle's folder, and next to it the zip file and the traceback map."""

import os
import shutil
import stat
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sim.bundler.archive import YEAR_ONE, zipped
from sim.bundler.system_files import is_of_system
from sim.bundler.traceback import traceback_map

DRAFT = ".number-drop-new-"  # prefix of temporary folders
_COMMENT = b"number-drop bundle"  # needed because other programs write zip files without dates, too


class AlienError(OSError):
    """A path for a bundle holds something that is not a bundle."""


def write(out: Path, files: Mapping[Path, bytes], map_text: str = "") -> Path:
    """Write a bundle's folder `out` and the zip file next to it; return the zip file's path.

    The traceback map, if any, is also written next to them. An existing bundle is deleted once the
    new one is completely on disk. Raises AlienError, and changes nothing, if anything else is
    there.
    """
    check(out)
    delete_drafts(out)
    archive = zip_path(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    # Files can only be moved within a file system, and `out` may be the root of another one.
    home = out if out.exists() else out.parent
    with draft(home) as new, draft(out.parent) as beside:
        for place, content in files.items():
            target = new / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        drafts = {archive: beside / "zip"}
        drafts[archive].write_bytes(zipped(files, _COMMENT))
        if map_text:
            drafts[traceback_map.path(out)] = beside / "map"
            (beside / "map").write_bytes(map_text.encode())
        _delete(out, archive)
        out.mkdir(exist_ok=True)
        drafts |= {out / path.name: path for path in sorted(new.iterdir())}
        for target, path in drafts.items():
            _move(path, target)
    return archive


def zip_path(out: Path) -> Path:
    """Return the path of the zip file next to a bundle's folder."""
    return out.with_name(out.name + ".zip")


def check(out: Path) -> None:
    """Raise AlienError if writing a bundle to `out` would destroy anything else."""
    if out.name in ("", ".."):
        raise AlienError(f"{out} has no name that the zip file could get: name a new folder")
    if (kept := alien(out)) is not None:
        wrong = "is not as a bundle left it"
        if out in kept.parents and not (archive := zip_path(out)).exists():
            wrong = f"there is no {archive.name} next to {out}, as with every bundle"
        raise AlienError(f"{kept} already exists, and {wrong}: delete it, or name a new folder")


def alien(out: Path) -> Path | None:
    """Return a path in or next to `out` that is not from a bundle, or None if there is none.

    A bundle is recognized by its zip file, which carries a mark and contains exactly the files of
    the folder, byte for byte, so anything added, changed or deleted since shows up as a difference.
    A traceback map is recognized by its contents; it can always be generated again from the
    sources. Links, empty folders, and anything that is neither a file nor a bundle's folder are
    alien. `out` itself may be empty or missing, since the zip file has all of its files. Drafts,
    and files that an operating system writes into folders it displays, are ignored.
    """
    archive, beside = zip_path(out), traceback_map.path(out)
    for there, is_kind in ((out, stat.S_ISDIR), (archive, stat.S_ISREG), (beside, stat.S_ISREG)):
        if os.path.lexists(there) and not is_kind(there.lstat().st_mode):
            return there
    if beside.exists() and not traceback_map.is_map(beside):
        return beside
    made: dict[Path, bytes] = {}
    if archive.exists():
        try:
            made = _made(out, archive)
        except (OSError, zipfile.BadZipFile, NotImplementedError, RuntimeError):
            return archive
        if not made:
            return archive
    missing = set(made) if out.exists() and any(out.iterdir()) else set()
    folders = {parent for place in made for parent in place.parents}
    for path in _below(out):
        found = path.lstat()
        if stat.S_ISDIR(found.st_mode) and path in folders:
            continue
        if is_of_system(path) or path.relative_to(out).parts[0].startswith(DRAFT):
            continue
        if not stat.S_ISREG(found.st_mode) or path not in made:
            return path
        if len(made[path]) != found.st_size or made[path] != path.read_bytes():
            return path
        missing.discard(path)
    return archive if missing else None


def _made(out: Path, archive: Path) -> dict[Path, bytes]:
    """Return a bundle's files by path, or an empty dict for any other archive."""
    with zipfile.ZipFile(archive) as archived:
        entries = archived.infolist()
        if archived.comment != _COMMENT or {entry.date_time for entry in entries} != {YEAR_ONE}:
            return {}
        return {out / entry.filename: archived.read(entry) for entry in entries}


def _below(folder: Path) -> Iterator[Path]:
    """Yield everything in a folder, folders before their contents, without following links."""
    if not folder.exists():
        return
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        yield Path(entry.path)
        if entry.is_dir(follow_symlinks=False):
            yield from _below(Path(entry.path))


def _delete(out: Path, archive: Path) -> None:
    """Delete a bundle's files and folders one by one, except `out` itself.

    Deleting the whole tree would also delete files that were added since it was checked.
    """
    for path in list(_below(out)):
        if is_of_system(path):
            path.unlink()
    if archive.exists():
        with zipfile.ZipFile(archive) as archived:
            made = [out / name for name in archived.namelist()]
        made = [path for path in made if path.exists()]
        for path in made:
            path.unlink()
        inner = {parent for path in made for parent in path.parents if out in parent.parents}
        for folder in sorted(inner, key=lambda path: len(path.parts), reverse=True):
            folder.rmdir()
        archive.unlink()
    traceback_map.path(out).unlink(missing_ok=True)


@contextmanager
def draft(folder: Path) -> Iterator[Path]:
    """Create a temporary folder inside another one, and delete it with its contents afterwards."""
    with tempfile.TemporaryDirectory(prefix=DRAFT, dir=folder) as made:
        yield Path(made)


def delete_drafts(folder: Path) -> None:
    """Delete the drafts that an interrupted program left in a folder."""
    for stopped in folder.glob(f"{DRAFT}*"):
        shutil.rmtree(stopped)


def _move(draft: Path, target: Path) -> None:
    """Move the draft to its target, unless something has appeared there in the meantime."""
    if os.path.lexists(target):
        raise AlienError(f"{target} appeared while the bundle was being written: name a new folder")
    draft.rename(target)
