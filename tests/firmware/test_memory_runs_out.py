"""A MemoryError at every line of a drop, a save and a hint: the memory keeps what it promised.

Whatever allocates does so in some line, so this is more than every allocation. On the boards' own
machine tests/vm does the same with a heap that really is full.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from sim.project import ROOT
from tests.firmware import power
from tests.firmware.handheld import Handheld

OWN = tuple(str(ROOT / folder) + os.sep for folder in ("engine", "firmware"))
# What keeps a choice: in a drop each line of it fails, at its first and at its last time.
WRITES = {"storage", "log", "journal", "tape", "home", "choices", "turns", "record"}
SAMPLES = 24  # of all other lines
KEYS = {"drop": "a", "save": "start", "hint": "select"}

Line = tuple[str, int]


class Tracer:
    """Counts the lines of the project's own that are run; one of them fails."""

    def __init__(self, fails_at: int = 0) -> None:
        self.lines: list[Line] = []
        self._left = fails_at

    def __call__(self, frame: FrameType, event: str, _: Any) -> Any:
        file = frame.f_code.co_filename
        if not file.startswith(OWN):
            return None
        if event == "line":
            if self._left:
                self._left -= 1
                if not self._left:
                    raise MemoryError
            else:
                self.lines.append((file, frame.f_lineno))
        return self


@dataclass
class Case:
    """A handheld, what its memory keeps, and what is done next."""

    deed: str
    kind: str

    def __post_init__(self) -> None:
        contents = power.new_homes(self.kind)
        homes = power.homes_of(self.kind, contents)
        device = Handheld(journal=power.journal_of(self.kind, homes))
        device.play_to("roll", "random")
        device.play(lambda at: at.game.round == 4 and at.name == "drop", "random")
        self.device = device
        self.homes = homes
        self.before = self.kept()

    def kept(self) -> power.Kept:
        """Return what is read from the memory when the board starts again."""
        contents = tuple(bytes(home.inner[0 : len(home)]) for home in self.homes)
        return power.kept_in(power.journal_of(self.kind, power.homes_of(self.kind, contents)))

    def do(self, tracer: Tracer) -> bool:
        """Do it; return whether it ended in an exception."""
        sys.settrace(tracer)
        try:
            self.device.press(KEYS[self.deed])
        except Exception:
            return True
        finally:
            sys.settrace(None)
        return False


def apart(call: Callable[[], Any]) -> Any:
    """Return what a call returns, made in a copy of this process: nothing of it stays."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            told = repr(call()).encode()
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(told)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return eval(told, {"Kept": power.Kept})


def places(lines: list[Line], deed: str) -> list[int]:
    """Return which lines of a run are to fail, the first being 1."""
    first = {line: number for number, line in reversed(list(enumerate(lines, 1)))}
    last = {line: number for number, line in enumerate(lines, 1)}
    writes = {line for line in first if deed == "drop" and Path(line[0]).stem in WRITES}
    others = sorted(number for line, number in first.items() if line not in writes)
    found = {ends[line] for ends in (first, last) for line in writes}
    return sorted(found.union(others[:: -(-len(others) // SAMPLES)]))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each trial needs the same handheld")
@pytest.mark.parametrize(("deed", "kind"), [("drop", "rp2"), ("save", "samd51"), ("hint", "rp2")])
def test_whatever_line_fails_the_game_is_kept_as_before_or_as_after(deed: str, kind: str) -> None:
    case = Case(deed, kind)

    def succeed() -> tuple[power.Kept, list[Line]]:
        tracer = Tracer()
        assert not case.do(tracer)
        return case.kept(), tracer.lines

    def fail(number: int) -> tuple[bool, str]:
        has_crashed = case.do(Tracer(number))
        kept = case.kept()
        return (
            has_crashed,
            "before" if kept == case.before else "after" if kept == after else "lost",
        )

    after, lines = apart(succeed)
    ends = Counter(apart(partial(fail, number)) for number in places(lines, deed))
    assert not {end for _, end in ends} & {"lost"}, ends
    assert deed != "drop" or {end for _, end in ends} == {"before", "after"}
    assert ends.total() > SAMPLES // 2 and any(has_crashed for has_crashed, _ in ends)
