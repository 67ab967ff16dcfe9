"""How many functions of firmware and engine are called by what a player does most.

Counted on the simulated PyGamer, up to the frame in which nothing moves any more. Unlike a time,
the count is the same on every computer and in every version of Python. The loader is left out,
because what it does depends on the modules that happen to be in memory.
"""

import inspect
import os
import sys
from collections.abc import Callable
from types import CodeType, FrameType

from firmware.memory import loader
from sim.project import ROOT
from tests.firmware.handheld import Handheld, begin

BEGUN = "a solo game begun"
ROLL = "a roll"
HINT = "a hint"
DROP = "a drop"
SEED = 3

_FOLDERS = tuple(str(ROOT / name) + os.sep for name in ("engine", "firmware"))
_INLINED = ("<listcomp>", "<dictcomp>", "<setcomp>")  # since Python 3.12


def counted() -> dict[str, int]:
    """Return the calls of a game's beginning, and of its first roll, hint and drop."""
    _walk()  # loads all modules, whose own calls are not the walk's
    return _walk()


def _walk() -> dict[str, int]:
    device = Handheld(SEED)
    found = {BEGUN: _calls(lambda: begin(device))}
    found[ROLL] = _calls(lambda: device.press("a"))
    device.play_to("drop")
    found[HINT] = _calls(lambda: device.press("select"))
    found[DROP] = _calls(lambda: device.press("a"))
    return found


def _calls(act: Callable[[], None]) -> int:
    """Return how many functions are called while something is done."""
    count = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        if event == "call" and _is_counted(frame.f_code):
            count += 1

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return count


def _is_counted(code: CodeType) -> bool:
    is_function = code.co_flags & inspect.CO_OPTIMIZED and code.co_name not in _INLINED
    is_ours = code.co_filename.startswith(_FOLDERS) and code.co_filename != loader.__file__
    return bool(is_function) and is_ours
