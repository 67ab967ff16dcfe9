"""What only boards with a touch screen need: firmware/touch/, and the lines that ask for it.

Bundles for other boards contain none of it, because a small board has no memory to spare.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from sim.board import board_files

_START = Path("firmware", "start.py")
_ASKING = b"""\
    if hasattr(board_file, "make_touch"):
        loader.load("firmware.touch.finger", []).feel(app, board_file)
"""


def are_any(names: Iterable[str]) -> bool:
    """Return whether any of the boards with these board files has a touch screen."""
    return any(board_files.facts(name).has_touch for name in names)


def leave_out(sources: Mapping[Path, bytes]) -> dict[Path, bytes]:
    """Return sources that do not ask for a touch screen; ValueError if they do not as expected."""
    if _START not in sources:
        return dict(sources)
    before, asked, after = sources[_START].partition(_ASKING)
    if not asked:
        raise ValueError(f"{_START.as_posix()} does not say {_ASKING.decode().strip()}")
    return {**sources, _START: before + after}
