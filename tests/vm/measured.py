"""A shipped drive's peaks: live heap, stack depth, files read, and names met.

Unless stated otherwise, they are those of a PyGamer, which has the least memory. Counting begins
with code.py. See probe.mjs for how.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from firmware.memory import heap_settings
from sim.board import board_files
from sim.bundler.traceback import traceback_map
from tests import made_bundles
from tests.vm import machine, shipped

# MicroPython keeps every object whose address appears as a number anywhere in memory. The machine's
# own heap begins at a small address, like many numbers, so 10 KB were kept by chance. A board's
# memory begins at one of these addresses. The firmware's data is put there, after a heap too small
# for it. No text contains a byte as high as their highest: in a heap at 0x20000000, four spaces
# were an address. Bytecode may. If it keeps something by chance, it does so only at one of the two,
# so the lower figure is right.
HEAP_BYTES = 16 * 1024
BOARD_MEMORY = (0x1F000000, 0x1D400000)
STACK = dict(heap_settings.SIZES)["PYSTACK_SIZE"]
ASKED = "asked"  # the `at` of a lap that began as the program asked how much is free: meter.py
# Bytes: more than the program ever asks for, but not so many that it need not ask.
_AMPLE = 100_000
PLAIN_CALL = 40  # bytes of stack for a call of a function with one argument
# Enough for the stand-ins along with the program, whose own calls are measured, not limited.
STACK_BYTES = 8192


@dataclass(frozen=True)
class Way:
    """Keys to press after the start, and the board's memory before it."""

    name: str
    keys: Sequence[str]
    memory: bytes = b""  # empty: a new board's
    since: int = -1  # keys before the heap is counted; -1: counted from the start
    language: str = "en"


@dataclass(frozen=True)
class Lap:
    """What one key, or the start, took.

    Heap and stack are in bytes, and the program's alone.
    """

    at: str  # the screen shown before, and the key
    most: int  # peak bytes of live heap
    where: str  # the file that was read last before the peak
    rest: int  # bytes of live heap at the end
    deepest: int  # bytes of Python stack
    opened: int  # files
    read: int  # bytes of files
    names: int  # met by MicroPython since the start, and never freed


@dataclass(frozen=True)
class Measured:
    """What a way took, key by key."""

    name: str
    laps: tuple[Lap, ...]

    def highest(self) -> Lap:
        """Return the lap with the most live heap."""
        return max(self.laps, key=lambda lap: lap.most)

    def deepest(self) -> Lap:
        """Return the lap with the deepest stack."""
        return max(self.laps, key=lambda lap: lap.deepest)


@cache
def drive_of(board: str) -> shipped.Drive:
    """Return the drive that is shipped for one board."""
    made = made_bundles.bundle((board,))
    files = {place.as_posix(): content for place, content in made.files.items()}
    return shipped.of_files(board, files, traceback_map.TracebackMap(made.map, board))


def measure(
    ways: Iterable[Way], board: str = board_files.DEFAULT, bounds: Mapping[str, int] = {}
) -> list[Measured]:
    """Return what each way takes, starting from scratch. Raises MachineError.

    `most` is only right in the lap with the most of a way. The program is always told that nothing
    is free. `bounds` are bytes by a way's name: if a way stays within its bound, it does not matter
    whether the true figure is lower.
    """
    return [_measure(way, board, bounds.get(way.name)) for way in ways]


def _measure(way: Way, board: str, bound: int | None) -> Measured:
    """Return the lower measurement of one way.

    The two places in memory are tried in turn, unless the first is within the bound.
    """
    found: list[Measured] = []
    for one in _at_each_place(way, board):
        found.append(one)
        if bound is not None and one.highest().most <= bound:
            break
    return min(found, key=lambda one: one.highest().most)


def rises(way: Way) -> Iterator[list[int]]:
    """Yield the rises of live heap between requests for room, at each place in memory.

    They are in bytes, one for each time that the program asks: the peak until it asks again, minus
    what was live when it asked. All that it asks for is free. The lower of both places is right, so
    a caller who finds one that fits needs no other.
    """
    for found in _at_each_place(way, board_files.DEFAULT, is_fine=True, free=_AMPLE):
        rising: list[int] = []
        live = 0
        for before, lap in zip(found.laps, found.laps[1:], strict=False):
            if lap.at == ASKED and before.rest:  # otherwise it asked before the measurement began
                live = before.rest
                rising.append(0)
            if rising:
                rising[-1] = max(rising[-1], lap.most - live)
        yield rising


def _at_each_place(
    way: Way, board: str, is_fine: bool = False, free: int = 0
) -> Iterator[Measured]:
    """Yield what one way takes at each place in memory, measured lazily.

    With `is_fine`, `most` is right in every lap. `free` are the bytes reported to the program as
    free.
    """
    script = f"rig.measure({list(way.keys)!r}, {way.memory!r}, {way.since}, {is_fine}, {free})"
    for place in BOARD_MEMORY:
        yield _run(way.name, script, board, place, way.language)


def roam(name: str, board: str, keys: int, seed: int, memory: bytes = b"") -> Measured:
    """Return what random keys take, without the heap."""
    return _run(name, f"rig.roam({keys}, {seed}, {memory!r})", board)


def _run(
    name: str, script: str, board: str, heap_above: int = BOARD_MEMORY[0], language: str = "en"
) -> Measured:
    """Run a script in a machine of its own, so that programs do not affect each other."""
    begin, files = shipped.prepared(drive_of(board), language, "meter.Meter")
    printed = machine.run_each(
        [begin, script],
        files,
        heap_bytes=HEAP_BYTES,
        heap_above=heap_above,
        stack_bytes=STACK_BYTES,
        is_probed=True,
        timeout_seconds=600,
    )
    return Measured(name, tuple(Lap(**lap) for lap in json.loads(printed[1])))
