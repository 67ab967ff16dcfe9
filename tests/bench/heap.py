"""What the whole firmware takes of a board's heap, counted in the 32-bit VM as games are played."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sim import boards, bundle, drive, mpy
from tests.firmware.handheld import FRAME_MS, Handheld
from tests.vm import loops, machine

STAND_INS = machine.ROOT / "web" / "machine"
HANDSET = machine.ROOT / "tests" / "vm" / "handset.py"
KEYS = ("up", "down", "left", "right", "b", "a", "start", "select")
MAKE = f"Handset({KEYS!r}, 160, 128, 1)"
# MicroPython keeps all that some number in memory might be the address of. The machine's own heap
# begins at a small address, as many numbers are, so by chance 10 KB were kept. The boards' memory
# begins at this one: what the firmware takes is put there, behind a heap too small for it.
NVM_BYTES = 8192  # of a PyGamer's memory, which is no part of its heap: BOARDS.md
HEAP_BYTES = 16 * 1024
BOARD_MEMORY = 0x20000000
# The stand-ins' own calls take stack, too; on a board they are none of Python's.
STACK_BYTES = machine.BOARD_STACK_BYTES + 512
AIM = 96 * 1024  # bytes
START_AIM = 300_000  # loops


@dataclass(frozen=True)
class Heap:
    """Bytes of heap that the firmware takes: at the title, at most, and on which screen."""

    title: int
    most: int
    where: str


class Noting(Handheld):
    """A handheld that notes which keys are pressed."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        super().__init__(seed=1)

    def tap(self, key: str, ms: int = FRAME_MS) -> None:
        """Press a key, and note it."""
        self.pressed.append(key)
        super().tap(key, ms)


@lru_cache(maxsize=None)
def files(board: str = boards.DEFAULT) -> dict[str, str | bytes]:
    """Return what a board's drive holds, the stand-ins for its own modules, and the driver."""
    sources = {place: path.read_bytes() for place, path in drive.files([board]).items()}
    driver = HANDSET.read_bytes()
    found: dict[str, str | bytes] = {}
    for place, source in bundle.shortened(sources, [driver]).items():
        if place.parts[0] in (drive.LIBRARIES, *drive.PACKAGES):
            name = place.with_suffix(".mpy").as_posix().removeprefix(f"{drive.LIBRARIES}/")
            found[name] = mpy.compile_source(source, name)
    for path in (*STAND_INS.glob("*.py"), HANDSET):
        name = path.stem + ".mpy"
        found[name] = mpy.compile_source(path.read_bytes(), name)
    return {**found, **atlases(board)}


def atlases(board: str = boards.DEFAULT) -> dict[str, bytes]:
    """Return the sprite sheets on a board's drive."""
    return {place.as_posix(): content for place, content in drive.atlases([board]).items()}


def libraries() -> dict[str, str | bytes]:
    """Return the libraries on a board's drive as sources, by the paths that they are found at."""
    return {
        place.relative_to(drive.LIBRARIES).as_posix(): path.read_bytes()
        for place, path in drive.files([boards.DEFAULT]).items()
        if place.parts[0] == drive.LIBRARIES
    }


def game_keys(players: int, game: str = "number_drop", how: str = "hint") -> tuple[str, ...]:
    """Return the keys that a whole game takes: `how` as for --auto."""
    device = Noting()
    device.play_to("over", how, players, game=game)
    return tuple(device.pressed)


def heap(keys: Sequence[str]) -> Heap:
    """Return what the firmware takes while these keys are pressed. Raises MachineError.

    The machine's own needs, and the code of the stand-ins and of the driver, are not counted.
    Their objects take what displayio's take on a board, or a little more.
    """
    scripts = ["import gc, json, displayio, bitmaptools, fontio, microcontroller"]
    scripts += [f"microcontroller.nvm = bytearray({NVM_BYTES})", "from handset import Handset"]
    scripts += ["print(gc.mem_alloc())", f"device = {MAKE}", "device.count()", "print(device.most)"]
    for key in keys:
        # A script each: garbage goes only between two of them.
        scripts += [f"device.press({key!r})", "device.count()"]
    scripts.append("print(json.dumps([device.most, device.where]))")
    printed = machine.run_each(
        scripts,
        files(),
        heap_bytes=HEAP_BYTES,
        heap_above=BOARD_MEMORY,
        stack_bytes=STACK_BYTES,
        timeout_seconds=600,
    )
    outputs = [out for out in printed if out]
    bare, title = int(outputs[0]), int(outputs[1])
    most, where = json.loads(outputs[-1])
    return Heap(title - bare, most - bare, where)


def start_loops() -> float:
    """Return what it costs to come to the title, in loops, all modules being loaded."""
    setup = f"from handset import Handset\ndevice = {MAKE}"
    costs = loops.loops({"start": f"lambda: {MAKE}"}, files(), setup=setup, repeats=8)
    return costs["start"]
