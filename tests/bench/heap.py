"""How much heap it costs to start the whole firmware.

The firmware is loaded as on boards, with a screen that draws nothing.
"""

from collections.abc import Collection
from pathlib import Path

from engine.store.journal import Journal
from firmware.keys.input import HOLD
from sim.board import board_files
from sim.bundler import drive, mpy, pipeline
from sim.bundler.filing import compilation, package_names
from sim.bundler.syntax.annotations import without_types
from tests.firmware.handheld import FRAME_MS, Handheld
from tests.made_once import made_once
from tests.vm import loops, machine

STAND_INS = machine.ROOT / "web" / "machine"
HANDSET = machine.ROOT / "tests" / "vm" / "handset.py"
KEYS = ("up", "down", "left", "right", "b", "a", "start", "select")
MAKE = f"Handset({KEYS!r}, 160, 128, 1)"
# The stand-ins' own calls take stack too, which on a board are not Python's.
STACK_BYTES = machine.BOARD_STACK_BYTES + 512
START_AIM = 300_000  # loops


class Noting(Handheld):
    """A handheld that records which keys are pressed."""

    def __init__(self, seed: int = 1, journal: Journal | None = None) -> None:
        self.pressed: list[str] = []
        super().__init__(seed=seed, journal=journal)

    def tap(self, key: str, ms: int = FRAME_MS) -> None:
        """Press a key and record it."""
        self.pressed.append(key if ms < HOLD else f"{key}:{ms}")
        super().tap(key, ms)

    def wait(self, ms: int) -> None:
        """Press nothing for `ms` milliseconds, and record that."""
        self.pressed.append(f"wait:{ms}")
        super().wait(ms)


@made_once
def files(board: str = board_files.DEFAULT) -> dict[str, str | bytes]:
    """Return a board's drive, the stand-ins for the board's modules, and the driver."""
    sources = {place: path.read_bytes() for place, path in drive.files([board]).items()}
    driver = HANDSET.read_bytes()
    found: dict[str, str | bytes] = {}
    program = pipeline.begin(sources, [driver])
    texts = pipeline.shorten(program)
    there = package_names.modules(texts)
    for place, source in texts.items():
        if place.parts[0] in (drive.LIBRARIES, *drive.PACKAGES):
            target = package_names.place(place).with_suffix(".mpy")
            if place in program.data:
                found[target.with_suffix(".json").as_posix()] = compilation.as_json(source)
                continue
            name = target.as_posix().removeprefix(f"{drive.LIBRARIES}/")
            found[name] = _compiled(place, source, name, there)
    for path in (*STAND_INS.glob("*.py"), HANDSET):
        name = path.stem + ".mpy"
        found[name] = _compiled(path, without_types(path.read_bytes()), name, there)
    return {**found, **atlases(board)}


def _compiled(place: Path, source: bytes, name: str, there: Collection[str]) -> bytes:
    marked = mpy.compile_source(package_names.rename(place, source, there), name)
    return mpy.renamed(marked, package_names.said)


def atlases(board: str = board_files.DEFAULT) -> dict[str, bytes]:
    """Return the atlases on a board's drive."""
    return {place.as_posix(): content for place, content in drive.atlases([board]).items()}


def libraries() -> dict[str, str | bytes]:
    """Return the sources of the libraries on a board's drive, by import path."""
    return {
        place.relative_to(drive.LIBRARIES).as_posix(): path.read_bytes()
        for place, path in drive.files([board_files.DEFAULT]).items()
        if place.parts[0] == drive.LIBRARIES
    }


def start_loops() -> float:
    """Return the cost of starting up to the title, including all imports, in loops."""
    setup = f"from handset import Handset\ndevice = {MAKE}"
    costs = loops.loops({"start": f"lambda: {MAKE}"}, files(), setup=setup, repeats=8)
    return costs["start"]
