"""Writes that fail in six ways, singly or for a while.

As long as no problem is reported, what is restored is what was saved. Otherwise it is something
that was saved once, or nothing. Once writes succeed again, the next save saves everything.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.number_drop.record import Record
from firmware.kept.storage import SETTINGS, Storage
from firmware.number_drop import forced_choices
from sim.board.flash import Flash, PowerCut
from sim.board.flash_kinds import KINDS
from tests.engine.playing import Chooser
from tests.firmware.power import (
    NOTHING,
    SCORES,
    Kept,
    Watched,
    homes_of,
    journal_of,
    kept_in,
    new_homes,
)

SPELLS = 24
_STUCK = RuntimeError("Unable to write to nvm")


class Faulty(Flash):
    """A memory of which some writes fail; `fault` is called for each, None means no faults."""

    fault: "Callable[[Faulty, slice, bytes], None] | None" = None
    chance = random.Random()
    share = 1.0  # of the writes fail

    def __setitem__(self, place: Any, data: Any) -> None:
        if self.fault is None or self.chance.random() > self.share:
            self.write(place, data)
        else:
            self.fault(self, place, bytes(data))

    def write(self, place: slice, data: bytes) -> None:
        """Write as an intact memory does."""
        super().__setitem__(place, data)

    def stop(self, place: slice, data: bytes) -> None:
        """Stop at a random point in a write."""
        whole = Flash(self.kind, contents=self.contents)
        whole[place] = data
        steps = self.chance.randint(1, whole.steps)
        part = Flash(
            self.kind, contents=self.contents, cut_at=steps, seed=self.chance.getrandbits(9)
        )
        try:
            part[place] = data
        except PowerCut:
            self._memory[:] = part.contents


def refused(memory: Faulty, place: slice, data: bytes) -> None:
    raise _STUCK


def stopped(memory: Faulty, place: slice, data: bytes) -> None:
    memory.stop(place, data)
    raise _STUCK


def done_but_said_to_have_failed(memory: Faulty, place: slice, data: bytes) -> None:
    memory.write(place, data)
    raise _STUCK


def ignored(memory: Faulty, place: slice, data: bytes) -> None:
    pass


def stopped_unsaid(memory: Faulty, place: slice, data: bytes) -> None:
    memory.stop(place, data)


def a_bit_unsaid(memory: Faulty, place: slice, data: bytes) -> None:
    at = memory.chance.randrange(len(data))
    wrong = data[at] ^ 1 << memory.chance.randrange(8)
    memory.write(place, data[:at] + bytes((wrong,)) + data[at + 1 :])


FAULTS = (refused, stopped, done_but_said_to_have_failed, ignored, stopped_unsaid, a_bit_unsaid)


class Life:
    """Games that are played on a memory, and what it should save."""

    def __init__(self, seed: int, kind: str) -> None:
        self.chance = chance = random.Random(seed)
        self.kind = kind or chance.choice(sorted(KINDS))
        contents = new_homes(self.kind, self.kind != "nrf52" and chance.random() < 0.3)
        homes = homes_of(self.kind, contents)
        self.memory = Faulty(self.kind, contents=contents[0])
        self.memory.chance = chance
        self.homes = [Watched(self.memory), *homes[1:]]
        self.journal = journal_of(self.kind, self.homes)
        self.storage = Storage(self.journal)
        self.chooser = Chooser(seed, 0.9)
        self.record: Any = None
        self.now = self.safe = NOTHING
        self.known: dict[str, set[object]] = {name: set() for name in Kept._fields}
        self.note(NOTHING)

    def note(self, now: Kept) -> None:
        """Record what should be saved by now."""
        self.now = now
        for name, value in now._asdict().items():
            self.known[name].add(value)
        if self.appends() and self.storage.is_healthy:
            self.safe = now

    def appends(self) -> bool:
        """Return whether each choice should be saved immediately."""
        return not self.journal.tape.erases

    def save(self) -> None:
        self.storage.save(self.record)
        if self.storage.is_healthy:
            self.safe = self.now

    def do(self) -> None:
        """Do one thing that writes."""
        storage, record, chance = self.storage, self.record, self.chance
        if record is None or record.game.is_over():
            if record is not None:
                storage.count(record)
            self.record = Record(chance.choice((1, 1, 2)), chance.getrandbits(32))
            marks = chance.choice((0, 4))
            storage.begin(self.record, marks)
            self.note(self.now._replace(game=self.record.to_bytes(), marks=marks))
            return
        choice = chance.random()
        if choice < 0.1 and record.can_undo():
            storage.undo(record)
            forced_choices.undo(record)
        elif choice < 0.2:
            self.keep(*chance.choice(((SETTINGS, "settings", 16), (SCORES, "scores", 66))))
            return
        elif choice < 0.25:
            marks = chance.randrange(1, 8)
            storage.mark(marks, record)
            self.note(self.now._replace(marks=marks))
            return
        elif choice < 0.4:
            self.save()
            return
        else:
            action = self.chooser.action(record.game)
            storage.choose(record, action)
            forced_choices.act(record, action)
        counted = self.now.finished + (record.game.is_over() and record.game.players == 1)
        self.note(self.now._replace(game=record.to_bytes(), finished=counted))

    def fill(self) -> None:
        """Leave so little room that the memory is soon rewritten."""
        left = self.chance.randrange(30, 400)
        while self.journal.free() > left:
            self.keep(SETTINGS, "settings", 16)

    def keep(self, kind: int, field: str, size: int) -> None:
        data = self.chance.randbytes(size)
        self.storage.store(kind, data, size)
        changed: dict[str, Any] = {field: data}
        self.note(self.now._replace(**changed))

    def back(self) -> Kept:
        """Return what is restored if the power goes off now."""
        contents = tuple(bytes(home.inner[0 : len(home)]) for home in self.homes)
        return kept_in(journal_of(self.kind, homes_of(self.kind, contents)))

    def check(self) -> str:
        """Check that it is what was promised; return which case it was."""
        back = self.back()
        if self.storage.is_healthy:
            assert back == self.safe, "all is said to be well, and is not"
            return "well, by round" if self.storage.is_by_round() else "well"
        for name, value in back._asdict().items():
            assert value in self.known[name] | {None, 0}, f"{name}: never kept so"
        return "reported"


def trial(seed: int, spells: int = SPELLS, kind: str = "") -> Counter[str]:
    """Let writes alternately fail and succeed, with a kind of memory, or any."""
    life = Life(seed, kind)
    chance, memory = life.chance, life.memory
    seen: Counter[str] = Counter()
    for spell in range(spells):
        for _ in range(chance.choice((1, 5, 40))):
            life.do()
            seen[life.check()] += 1
        if chance.random() < 0.2:
            life.fill()
        fault = FAULTS[spell % len(FAULTS)]
        memory.share = chance.choice((0.1, 0.5, 1))
        memory.fault = fault
        for _ in range(chance.choice((1, 3, 10))):
            life.do()
            seen[life.check()] += 1
        memory.fault = None
        life.save()
        assert life.storage.is_healthy, "what failed is not tried again"
        life.check()
        assert life.safe == life.now
        seen["mended after " + fault.__name__] += 1
    return seen
