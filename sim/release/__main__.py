"""`python -m sim.release`: writes all files of a release into dist/release.

These are a zip for each board, a file that unpacks itself if the drive has room for it, a UF2 file
if the chip takes one, the page, the workshop, CHANGES.md and SHA256SUMS. The same sources always
make the same bytes. An earlier release in the folder is deleted once the new one is written;
nothing else is ever deleted. Exit code 2: it cannot be done; one line says why.
"""

import hashlib
import os
import re
from collections.abc import Sequence
from pathlib import Path

import sim.blinka  # noqa: F401 - sets Blinka up before the atlases import displayio
from sim.board import board_files
from sim.bundler import bundle_folder, pipeline
from sim.bundler.system_files import is_of_system
from sim.command_line import OneLineParser, complain, naming, run
from sim.project import ROOT
from sim.release import board_download, page
from sim.release.version import VERSION

OUT = ROOT / "dist" / "release"
SUMS = "SHA256SUMS"
CHANGES = "CHANGES.md"
_SELF = "release"  # the program's name in error messages
_KINDS = ("boards", "page", "workshop")
_PLACE = re.compile(rf"{re.escape(CHANGES)}|number-drop[-.].*|page/.*")  # files of a release

Files = dict[Path, bytes]


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    parser = OneLineParser(prog="python -m sim.release", description=__doc__)
    parser.add_argument(
        "--out", metavar="DIR", type=Path, default=OUT, help="the folder to write to"
    )
    parser.add_argument("--only", choices=_KINDS, help="make only these files")
    parser.add_argument("--tag", help="the release's tag; it has to match the version")
    try:
        wanted = parser.parse_args(arguments)
        if wanted.tag is not None and wanted.tag != f"v{VERSION}":
            return complain(f"{wanted.tag} is not v{VERSION}: see firmware/version.py", _SELF)
        out: Path = wanted.out.absolute()
        earlier(out)
        files = made(_KINDS if wanted.only is None else (wanted.only,))
        write(out, files)
    except OSError as mistake:
        return complain(str(naming(mistake, wanted.out)), _SELF)
    # ValueError: wrong options, or the bundler rejected a user's file.
    except (ValueError, board_files.BoardFileError, ModuleNotFoundError) as mistake:
        return complain(str(mistake), _SELF)
    print(f"{out}: {len(files)} files, {sum(map(len, files.values()))} bytes, version {VERSION}")
    return 0


def made(kinds: Sequence[str]) -> Files:
    """Return the files of these kinds, by path."""
    found: Files = {}
    if "boards" in kinds:
        for name in board_files.names():
            found |= board_download.of_board(name, pipeline.bundle([name]))
            if not board_download.has_uf2(name):
                print(f"{name}: no .uf2: {board_download.why_none(name)}")
    if "page" in kinds:
        found |= page.files()
    if "workshop" in kinds:
        found |= _workshop()
    found[Path(CHANGES)] = (ROOT / CHANGES).read_bytes()
    return found


def _workshop() -> Files:
    from sim.release import workshop  # imported late: needs more than the page

    return {
        Path(f"number-drop-workshop-{language}-{VERSION}.pdf"): workshop.pdf(language, VERSION)
        for language in workshop.PAGES
    }


def earlier(out: Path) -> list[Path]:
    """Return the files that an earlier release left in a folder.

    They are the files that its SHA256SUMS names, and those that operating systems add. Raises
    OSError if there is anything else, since a SHA256SUMS alone need not be ours.
    """
    if not out.exists():
        return []
    inner = (path for path in out.iterdir() if not path.name.startswith(bundle_folder.DRAFT))
    below = (path for top in inner for path in (top, *top.rglob("*")))
    there = {path for path in below if path.is_symlink() or not path.is_dir()}
    named: set[Path] = set()
    systems = set(filter(is_of_system, there))
    if out / SUMS in there:
        lines = (out / SUMS).read_text("utf-8", errors="replace").splitlines()
        places = [line.partition("  ")[2] for line in lines]
        if all(map(_PLACE.fullmatch, places)):
            named = {out / SUMS, *(out / place for place in places)}
    for alien in sorted(there - named - systems):
        raise OSError(f"{alien} is not part of a release: name a new folder")
    return sorted(there)


def write(out: Path, files: Files) -> None:
    """Write the files into a folder, with their checksums.

    An earlier release there is deleted once everything is written. In the meantime SHA256SUMS names
    the files of both, so that the next release recognizes all files even if this one is
    interrupted.
    """
    out.mkdir(parents=True, exist_ok=True)
    bundle_folder.delete_drafts(out)
    with bundle_folder.draft(out) as draft:
        for place, content in files.items():
            (draft / place).parent.mkdir(parents=True, exist_ok=True)
            (draft / place).write_bytes(content)
        checksums = out / SUMS
        old = earlier(out)
        _replace(
            checksums, draft, sums(files) + (checksums.read_bytes() if checksums in old else b"")
        )
        for path in old:
            if path != checksums:
                _delete(path, out)
        for place in files:
            (out / place).parent.mkdir(parents=True, exist_ok=True)
            (draft / place).rename(out / place)
        _replace(checksums, draft, sums(files))


def _replace(target: Path, draft: Path, content: bytes) -> None:
    """Replace a file atomically."""
    new = draft / target.name
    new.write_bytes(content)
    os.replace(new, target)


def _delete(path: Path, out: Path) -> None:
    """Delete a file, and the folders below `out` that this leaves empty."""
    path.unlink()
    for folder in path.parents:
        if folder == out or any(folder.iterdir()):
            break
        folder.rmdir()


def sums(files: Files) -> bytes:
    """Return the input of `sha256sum --check`."""
    ordered = sorted((place.as_posix(), content) for place, content in files.items())
    return "".join(f"{hashlib.sha256(c).hexdigest()}  {place}\n" for place, c in ordered).encode()


if __name__ == "__main__":
    run(main, "release")
