"""A MemoryError at any line of a drop, a save, a hint: the memory keeps what it promised.

Whatever allocates does so in some line, so this covers more than every allocation. On the boards'
own machine, tests/vm does the same with a heap that is really full.
"""

import os
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any

from sim.project import ROOT
from tests.firmware import power
from tests.firmware.handheld import Handheld

OWN = tuple(str(ROOT / folder) + os.sep for folder in ("engine", "firmware"))
# The modules that save a choice.
WRITES = {"storage", "log", "journal", "tape", "home", "choices", "forced_choices", "record"}
CASES = (("drop", "rp2"), ("save", "samd51"), ("hint", "rp2"))
SAMPLES = 200  # of all lines, which a trial makes fail
CAN_FORK = hasattr(os, "fork")  # each line fails in a fork of the same handheld
KEYS = {"drop": "a", "save": "start", "hint": "select"}

Line = tuple[str, int]


class Tracer:
    """Counts the executed lines of the project, and makes one of them fail."""

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
    """A handheld, what its memory has saved, and what is done next."""

    deed: str
    kind: str
    seed: int = 1
    round: int = 4

    def __post_init__(self) -> None:
        contents = power.new_homes(self.kind)
        homes = power.homes_of(self.kind, contents)
        device = Handheld(self.seed, journal=power.journal_of(self.kind, homes))
        device.play_to("roll", "random")
        device.play(lambda at: at.game.round >= self.round and at.name == "drop", "random")
        self.device = device
        self.homes = homes
        self.before = self.kept()

    def kept(self) -> power.Kept:
        """Return what the next start of the board loads, except its settings.

        A restart notes in them what to resume.
        """
        contents = tuple(bytes(home.inner[0 : len(home)]) for home in self.homes)
        journal = power.journal_of(self.kind, power.homes_of(self.kind, contents))
        return power.kept_in(journal)._replace(settings=None)

    def do(self, tracer: Tracer) -> bool:
        """Do it; return whether it ended in an exception, such as the one that restarts."""
        sys.settrace(tracer)
        try:
            self.device.press(KEYS[self.deed])
        except (Exception, SystemExit):
            return True
        finally:
            sys.settrace(None)
        return False


def apart(call: Callable[[], Any]) -> Any:
    """Return the result of a call in a fork of this process, without side effects here."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            shown = repr(call()).encode()
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(shown)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        shown = pipe.read()
    os.waitpid(child, 0)
    return eval(shown, {"Kept": power.Kept})


def succeed(case: Case) -> tuple[power.Kept, list[Line]]:
    """Do it with enough memory; return what is saved then, and the lines that were executed."""
    tracer = Tracer()
    assert not case.do(tracer)
    return case.kept(), tracer.lines


def fail(case: Case, after: power.Kept, number: int) -> tuple[bool, str]:
    """Do it with a failing line; return whether it ended in an exception, and what is saved."""
    has_crashed = case.do(Tracer(number))
    kept = case.kept()
    return has_crashed, "before" if kept == case.before else "after" if kept == after else "lost"


def ends_of(case: Case, choose: "Callable[[list[Line]], list[int]]") -> "Counter[tuple[bool, str]]":
    """Count the results when lines fail, one by one; `choose` selects them from those executed."""
    after, lines = apart(partial(succeed, case))
    ends = Counter(apart(partial(fail, case, after, number)) for number in choose(lines))
    assert not {end for _, end in ends} & {"lost"}, ends
    return ends


def trial(seed: int, samples: int = SAMPLES) -> Counter[str]:
    """Let this many random executions of lines fail in some game."""
    chance = random.Random(seed)
    deed, kind = chance.choice(CASES)
    case = Case(deed, kind, chance.getrandbits(16), chance.randrange(1, 5))

    def some(lines: list[Line]) -> list[int]:
        return chance.choices(range(1, len(lines) + 1), k=samples)

    ends = ends_of(case, some)
    seen: Counter[str] = Counter()
    for (has_crashed, end), count in ends.items():
        seen[f"{deed}: {end}, {'crashed' if has_crashed else 'went on'}"] += count
    return seen
