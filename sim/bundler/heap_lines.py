"""The settings.toml of a small board's drive: how CircuitPython lays out its memory."""

from collections.abc import Iterable
from pathlib import Path

from firmware.memory import heap_settings
from sim.board import board_files

FILE = Path("settings.toml")
LINES = tuple(f"{heap_settings.PREFIX}{name} = {size}" for name, size in heap_settings.SIZES)
_COMMENT = """\
# Number Drop needs both lines on a board with less than 200 000 bytes of heap. Without them
# CircuitPython grows its heap in separate areas of at most 60 KB, and a large object may not fit
# into any of them. With them the first area alone has room for the game, and Python's stack for its
# deepest calls. Keep them if you add lines of your own. Both sizes are in bytes.
"""


def are_needed(names: Iterable[str]) -> bool:
    """Return whether any board with one of these board files is small."""
    return any(board_files.facts(name).is_small for name in names)


def files(names: Iterable[str]) -> dict[Path, bytes]:
    """Return the file for a drive of the boards with these board files, if one of them needs it."""
    return {FILE: text().encode()} if are_needed(names) else {}


def text() -> str:
    """Return what the file says."""
    return "\n".join((_COMMENT.rstrip("\n"), *LINES, ""))
