"""code.py on a simulated board, in this process; keys are pressed when it reads the clock."""

import os
import runpy
import sys
import time
from collections.abc import Iterator
from typing import Any
from unittest import mock

from PIL import Image

from sim.board import simulated_board
from sim.board.fingers import Fingers
from sim.board.flash import Flash
from sim.board.standins import supervisor
from sim.project import ROOT
from sim.views.recorder import picture

FRAME_MS = 33
PATIENCE = 300  # frames
_OURS = ("engine", "firmware", "boards")


class Off(BaseException):
    """The power goes off."""


class Program:
    """A board that is switched off at the end of each `run`, and keeps its memory."""

    def __init__(self, board: str, nvm: Flash | None = None) -> None:
        self.board = board
        self._now = 0
        self.reloads = 0
        self.app: Any = None  # the program's app, None while it has none
        self._switch_on(nvm)

    def _switch_on(self, nvm: Flash | None) -> None:
        self.machine = simulated_board.switch_on(self.board, nvm)
        self.machine.board.board_id = self.board
        self._fingers = Fingers(self.machine)

    def run(self, plan: Iterator[None]) -> None:
        """Start it, and follow a plan, in which each `yield` is a reading of the clock.

        After a reload it is started again, with all modules loaded from scratch.
        """
        kept = {name: module for name, module in sys.modules.items() if _is_ours(name)}
        clock = mock.patch.object(supervisor, "ticks_ms", lambda: self._tick(plan))
        sleep = mock.patch.object(time, "sleep", lambda _: None)
        chance = mock.patch.object(os, "urandom", lambda count: bytes(count))
        try:
            with clock, sleep, chance:
                while True:
                    for name in list(filter(_is_ours, sys.modules)):
                        del sys.modules[name]
                    try:
                        runpy.run_path(str(ROOT / "firmware" / "code.py"))
                        raise AssertionError("code.py has ended")
                    except supervisor.Reload:
                        self.reloads += 1
                        self._switch_on(self.machine.nvm)
        except Off as end:
            if end.__cause__ is not None:
                raise end.__cause__ from None
        finally:
            for name in list(filter(_is_ours, sys.modules)):
                del sys.modules[name]
            sys.modules.update(kept)
            self._switch_on(self.machine.nvm)

    def _tick(self, plan: Iterator[None]) -> int:
        self._now += FRAME_MS
        self.app = sys._getframe(2).f_locals.get("app")
        self._fingers.frame()
        try:
            next(plan)
        except StopIteration:
            raise Off from None
        except Exception as mistake:  # the test's own, which is not a crash
            raise Off from mistake
        return self._now

    def is_running(self) -> bool:
        """Return whether the app runs, rather than the crash screen."""
        return self.app is not None

    def tap(self, key: str, frames: int = 2) -> Iterator[None]:
        """Press and release a key."""
        self._fingers.move(key, True)
        yield from self.wait(frames)
        self._fingers.move(key, False)
        yield
        yield

    def press(self, *keys: str) -> Iterator[None]:
        """Press keys one after the other, each when the effect of the previous one is at rest."""
        for key in keys:
            yield from self.tap(key)
            for _ in range(PATIENCE):
                if self.app is not None and self.app.at_rest:
                    break
                yield
        yield

    def wait(self, frames: int) -> Iterator[None]:
        """Let time pass."""
        for _ in range(frames):
            yield

    def picture(self) -> Image.Image:
        """Return the current picture."""
        return picture(self.machine.display)


def _is_ours(name: str) -> bool:
    return name.partition(".")[0] in _OURS
