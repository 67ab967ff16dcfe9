"""A shipped drive's peaks: heap, stack, files, and names.

They are the live heap, the depth of the Python stack, the files read and the names met. A
PyGamer's, where nothing else is said: it has the least memory. What is counted begins with code.py.
See probe.mjs for how.
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

# MicroPython keeps all that some number in memory might be the address of. The machine's own heap
# begins at a small address, as many numbers are, so by chance 10 KB were kept. The boards' memory
# begins at one of these: what the firmware takes is put there, behind a heap too small for it. No
# text has a byte like the highest: four spaces were an address in a heap that began at 0x20000000.
# Bytecode may. What it keeps by chance it keeps at one of both, so the lower figure is right.
HEAP_BYTES = 16 * 1024
BOARD_MEMORY = (0x1F000000, 0x1D400000)
STACK = dict(heap_settings.SIZES)["PYSTACK_SIZE"]
ASKED = "asked"  # where a lap is that began as the program asked how much is free: meter.py
# Bytes: more than the program ever asks for, but not so many that it need not ask.
_AMPLE = 100_000
PLAIN_CALL = 40  # bytes of stack that a call of a function with one argument takes
# As much as stand-ins need beside the program, whose own calls are measured, not limited.
STACK_BYTES = 8192


@dataclass(frozen=True)
class Way:
    """Keys to press after the start, and the memory before it.

    That is what the board's memory holds.
    """

    name: str
    keys: Sequence[str]
    memory: bytes = b""  # none: a new board's
    since: int = -1  # keys before the heap is counted; -1: it is from the start on
    language: str = "en"


@dataclass(frozen=True)
class Lap:
    """What one key, or the start, took.

    Heap and stack are the program's alone, in bytes.
    """

    at: str  # the screen that was shown before, and the key
    most: int  # bytes of live heap
    where: str  # the file that was read last before
    rest: int  # bytes of live heap in the end
    deepest: int  # bytes of Python stack
    opened: int  # files
    read: int  # bytes of files
    names: int  # that MicroPython has met since the start, and never frees


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
    """Return what each way takes, from a start of its own.

    Raises MachineError.

    `most` is right in the lap that has the most of a way. The program is told that nothing is free,
    each time that it asks. `bounds`, by a way's name, are bytes: of what is within its own it does
    not matter whether it could be less.
    """
    return [_measure(way, board, bounds.get(way.name)) for way in ways]


def _measure(way: Way, board: str, bound: int | None) -> Measured:
    """Return what one way takes, where that is less.

    One place in memory is tried after the other. At a place where it is within the bound, the other
    one is not tried.
    """
    found: list[Measured] = []
    for one in _at_each_place(way, board):
        found.append(one)
        if bound is not None and one.highest().most <= bound:
            break
    return min(found, key=lambda one: one.highest().most)


def rises(way: Way) -> Iterator[list[int]]:
    """Yield the rises of live heap between requests for room.

    It yields them at each place in memory. They are in bytes, one after each time that the program
    asks: the highest point until it asks again, less what was live as it asked. All that it asks
    for is free. Of both places the lower one is right, so whoever finds one that fits needs no
    other.
    """
    for found in _at_each_place(way, board_files.DEFAULT, is_fine=True, free=_AMPLE):
        rising: list[int] = []
        live = 0
        for before, lap in zip(found.laps, found.laps[1:], strict=False):
            if lap.at == ASKED and before.rest:  # else it was asked before the measure began
                live = before.rest
                rising.append(0)
            if rising:
                rising[-1] = max(rising[-1], lap.most - live)
        yield rising


def _at_each_place(
    way: Way, board: str, is_fine: bool = False, free: int = 0
) -> Iterator[Measured]:
    """Yield what one way takes at each place in memory.

    Each is measured as it is asked for. If it `is_fine`, `most` is right in every lap. `free` are
    the bytes that the program is told of.
    """
    script = f"rig.measure({list(way.keys)!r}, {way.memory!r}, {way.since}, {is_fine}, {free})"
    for place in BOARD_MEMORY:
        yield _run(way.name, script, board, place, way.language)


def roam(name: str, board: str, keys: int, seed: int, memory: bytes = b"") -> Measured:
    """Return what keys at random take; their heap is not counted."""
    return _run(name, f"rig.roam({keys}, {seed}, {memory!r})", board)


def _run(
    name: str, script: str, board: str, heap_above: int = BOARD_MEMORY[0], language: str = "en"
) -> Measured:
    """Run a script in a machine of its own.

    What one program leaves is not the next one's.
    """
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
