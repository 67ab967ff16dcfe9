"""A shipped drive, started by its own code.py on a board's modules in the 32-bit machine.

The stand-ins for these modules are in board/ and in web/machine; board/rig.py drives them.
"""

import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sim.board import board_files
from sim.board.flash_kinds import KINDS
from sim.bundler import drive, heap_lines, mpy
from sim.bundler.syntax.annotations import without_types
from sim.bundler.traceback.traceback_map import TracebackMap
from tests.made_once import made_once
from tests.vm import machine

BOARD = Path(__file__).with_name("board")
PLACE = "board"  # the folder of the stand-ins in the machine
STAND_INS = {path.name: path for path in (machine.ROOT / "web" / "machine").glob("*.py")}
STAND_INS |= {path.name: path for path in BOARD.glob("*.py")}
# What every board has, although circuitpython-stubs does not list it.
ALWAYS = frozenset(("board", "microcontroller", "supervisor"))
SAVES = "saves/README.txt"  # a file, because the machine creates no empty folders
# The stand-ins' own calls take stack too; another test checks how deep the program may go.
STACK_BYTES = 8192
HEAP_BYTES = 64 * 1024 * 1024

Key = tuple[str, int] | tuple[str]
Files = Mapping[str, str | bytes]


@dataclass(frozen=True)
class Drive:
    """A drive's files, and the short names of what the rig looks at."""

    board: str
    files: Files
    names: Mapping[str, str] = field(default_factory=dict)


def of_zip(board: str, archive: Path, known: TracebackMap) -> Drive:
    """Return the drive in a bundle's zip file, for the board of this board file."""
    with zipfile.ZipFile(archive) as archived:
        return of_files(board, {name: archived.read(name) for name in archived.namelist()}, known)


def of_files(board: str, shipped: Mapping[str, bytes], known: TracebackMap) -> Drive:
    """Return the drive with a bundle's files, for the board of this board file."""
    files = dict(shipped)
    for name, content in files.items():
        if name.endswith(".mpy"):  # CircuitPython marks its own with a C
            assert content[:1] == b"C", name
            files[name] = b"M" + content[1:]
    names = {old: new for new, some in known.attributes.items() for old in some}
    return Drive(board, files, names)


def of_sources(board: str) -> Drive:
    """Return a drive with the project's sources, each compiled as it is, for this board file.

    The machine would compile them to the same when it loads them, which takes most of its time.
    """
    return Drive(board, _compiled_sources())


@made_once
def _compiled_sources() -> dict[str, bytes]:
    names = board_files.names()
    found = {place.as_posix(): content for place, content in drive.atlases(names).items()}
    for place, path in drive.files(names).items():
        if place in (drive.CODE, drive.SAFEMODE):
            found[place.as_posix()] = path.read_bytes()
        else:
            name = place.as_posix()
            compiled = mpy.compile_source(path.read_bytes(), name, True)
            found[place.with_suffix(".mpy").as_posix()] = compiled
    return found


def run(
    one: Drive,
    scripts: Sequence[str],
    language: str = "en",
    trials: int = 0,
    heap_bytes: int = HEAP_BYTES,
) -> list[str]:
    """Run scripts in a machine; return the output of each.

    They find `rig`, a Rig of the drive. settings.toml has the heap's lines, and names the board
    file and the language; `trials` is as for the machine.
    """
    begin, files = prepared(one, language)
    return machine.run_each(
        [begin, *scripts],
        {**files, SAVES: ""},
        heap_bytes=heap_bytes,
        stack_bytes=STACK_BYTES,
        timeout_seconds=600,
        trials=trials,
    )[1:]


def prepared(
    one: Drive, language: str = "en", rig: str = "rig.Rig"
) -> tuple[str, dict[str, str | bytes]]:
    """Return the script that creates `rig`, and the machine's files."""
    settings = heap_lines.text()
    settings += f'NUMBER_DROP_BOARD = "{one.board}"\nNUMBER_DROP_LANGUAGE = "{language}"\n'
    files: dict[str, str | bytes] = {**one.files, "settings.toml": settings}
    for name, path in STAND_INS.items():
        files[f"{PLACE}/{name}"] = without_types(path.read_bytes())
    facts = board_files.facts(one.board)
    modules = board_files.included_modules(facts.board_id) | board_files.BUILTINS | ALWAYS
    parts = [Path(name).with_suffix("").parts for name in one.files]
    tops = {part[part[0] == "lib"] for part in parts if part != ("lib",)}
    kind = KINDS[facts.nvm]
    description = {
        "board_id": facts.board_id,
        "file": one.board,
        "screen": facts.screen,
        "pins": board_files.pins(facts.board_id),
        "nvm": kind.size,
        "blank": kind.blank,
        "modules": sorted(modules),
        "tops": sorted(tops),
        "stand_ins": sorted(modules & {Path(name).stem for name in STAND_INS}),
        "names": dict(one.names),
    }
    module, _, kind_of_rig = rig.partition(".")
    begin = (
        f"import sys\nsys.path.insert(0, '/{PLACE}')\nimport json\nimport rig as rigs\n"
        f"from {module} import {kind_of_rig}\n"
        f"rig = {kind_of_rig}(json.loads({json.dumps(description)!r}))\n"
    )
    return begin, files
