"""The settings.toml of a small board's drive, which sets CircuitPython's memory layout."""

from collections.abc import Collection, Iterable
from pathlib import Path

from firmware.memory import heap_settings
from sim.board import board_files

FILE = Path("settings.toml")
# A Pico W has 126 112 bytes for Python (github.com/adafruit/circuitpython/issues/9085), less than
# the usual first area, without which CircuitPython would fall back to its small ones.
_WITH_RADIO = {"HEAP_START_SIZE": 114688}


def lines(names: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the lines for the drive of boards with these board files."""
    sizes = dict(heap_settings.SIZES)
    small = [name for name in names if board_files.facts(name).is_small]
    if small and all(map(_has_radio, small)):
        sizes |= _WITH_RADIO
    return tuple(f"{heap_settings.PREFIX}{name} = {size}" for name, size in sizes.items())


def _has_radio(name: str) -> bool:
    return "wifi" in board_files.included_modules(board_files.board_id(name))


LINES = lines()
_COMMENT = """\
# Number Drop needs both lines on a board with less than 200 000 bytes of heap. Without them
# CircuitPython grows its heap in separate areas of at most 60 KB, and a large object may not fit
# into any of them. With them the first area alone has room for the game, and Python's stack for its
# deepest calls. Keep them if you add lines of your own. Both sizes are in bytes.
"""


def are_needed(names: Iterable[str]) -> bool:
    """Return whether any board with one of these board files is small."""
    return any(board_files.facts(name).is_small for name in names)


def files(names: Collection[str]) -> dict[Path, bytes]:
    """Return the file for the drive of boards with these board files, if one of them needs it."""
    return {FILE: text(names).encode()} if are_needed(names) else {}


def text(names: Collection[str] = ()) -> str:
    """Return the contents of the file for these boards."""
    return "\n".join((_COMMENT.rstrip("\n"), *lines(names), ""))
