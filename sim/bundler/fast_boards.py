"""What only fast boards get: SIS, who thinks for seconds.

She is in bundles for fast boards alone. Those for others, and the drive for all boards, have not a
byte of her, for a small board has no memory to spare.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from sim.board import board_files

NAME = "sis"
_PLAYER = Path("firmware", "guests", f"{NAME}.py")
_LIST = Path("firmware", "guests", "__init__.py")
_NAMES = re.compile(rb"^(NAMES: tuple\[str, \.\.\.\] = )(.*)$", re.MULTILINE)
_POINTS = re.compile(rb"^(POINTS: dict\[str, int\] = \{)", re.MULTILINE)
POINTS = 57  # what she reaches alone: docs/PLAYER.md
OWN = frozenset({_PLAYER, Path("engine", "number_drop", "ahead.py")})


def are_all(names: Iterable[str]) -> bool:
    """Return whether all boards with these board files are fast."""
    return all(board_files.facts(name).is_fast for name in names)


def offer(sources: Mapping[Path, bytes]) -> dict[Path, bytes]:
    """Return sources with SIS among the guests, if she is there."""
    if _PLAYER not in sources:
        return dict(sources)
    named, count = _NAMES.subn(rb'\1("' + NAME.encode() + rb'",) + \2', sources[_LIST])
    points = f'"{NAME.upper()}": {POINTS}, '.encode()
    named, known = _POINTS.subn(rb"\1" + points, named)
    if count != 1 or known != 1:
        raise ValueError(f"{_LIST}: no list of names and of points")
    return {**sources, _LIST: named}
