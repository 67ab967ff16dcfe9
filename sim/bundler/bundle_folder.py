"""A bundle's folder, with its zip file and traceback map beside it."""

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

DRAFT = ".number-drop-new-"  # how the name of a folder with what is being written begins
_COMMENT = b"number-drop bundle"  # others make archives without dates, too


class AlienError(OSError):
    """Something that no bundle made is where one is to go."""


def write(out: Path, files: Mapping[Path, bytes], map_text: str = "") -> Path:
    """Write a bundle's folder and zip file; return the zip file.

    The folder is `out`, the zip file beside it. The traceback map, if there is one, goes beside
    them. A bundle that is there goes when all of the new one is on the disk. Raises AlienError, and
    changes nothing, if anything else is there.
    """
    check(out)
    delete_drafts(out)
    archive = zip_path(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    # Files are moved within a disk alone, and `out` may be one of its own.
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
    """Return the zip file beside a folder."""
    return out.with_name(out.name + ".zip")


def check(out: Path) -> None:
    """Raise AlienError if a bundle would harm anything in its place."""
    if out.name in ("", ".."):
        raise AlienError(f"{out} has no name to name a zip file after: name a new folder")
    if (kept := alien(out)) is not None:
        wrong = "not as a bundle left it"
        if out in kept.parents and not (archive := zip_path(out)).exists():
            wrong = f"{out} has no {archive.name} beside it, as each bundle has"
        raise AlienError(f"{kept} is there already, and {wrong}: delete it, or name a new folder")


def alien(out: Path) -> Path | None:
    """Return something in or beside `out` that no bundle put there.

    None if a bundle put all of it there.

    A bundle is known by its zip file, marked as no other is, with the same files as the folder,
    byte for byte: what somebody added, changed or took away since is not in both. A traceback map
    is known by its kind, since it holds nothing but what the sources say. Links, empty folders and
    whatever else is neither a file nor a bundle's folder are alien. An empty folder may be `out`,
    or none may be left of it: the zip file holds what was in it. What a system writes into a folder
    that is looked at is passed over, and a draft.
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
    """Return the files of a bundle by path, none for another archive."""
    with zipfile.ZipFile(archive) as archived:
        entries = archived.infolist()
        if archived.comment != _COMMENT or {entry.date_time for entry in entries} != {YEAR_ONE}:
            return {}
        return {out / entry.filename: archived.read(entry) for entry in entries}


def _below(folder: Path) -> Iterator[Path]:
    """Yield all in a folder, folders before their contents; follow no links."""
    if not folder.exists():
        return
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        yield Path(entry.path)
        if entry.is_dir(follow_symlinks=False):
            yield from _below(Path(entry.path))


def _delete(out: Path, archive: Path) -> None:
    """Delete a bundle's files and folders one by one, but not `out`.

    Not as a tree: what came since it was looked at would go with it.
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
    """Give a new folder in another one.

    In the end it goes, with all that is still in it.
    """
    with tempfile.TemporaryDirectory(prefix=DRAFT, dir=folder) as made:
        yield Path(made)


def delete_drafts(folder: Path) -> None:
    """Delete the drafts in a folder that a stopped program left."""
    for stopped in folder.glob(f"{DRAFT}*"):
        shutil.rmtree(stopped)


def _move(draft: Path, target: Path) -> None:
    """Move the draft to its place, unless something came there meanwhile."""
    if os.path.lexists(target):
        raise AlienError(f"{target} came while the bundle was written: name a new folder")
    draft.rename(target)
