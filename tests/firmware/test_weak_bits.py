"""Bytes that a cut left weak, so that each start reads them otherwise: nothing kept since is lost.

Of the write that was cut off at most the latest eight bytes are weak; all before was read back.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.number_drop.record import Record
from engine.store.codeword import BLANK
from firmware.kept import statistics
from firmware.kept.storage import SETTINGS, Storage
from firmware.number_drop import statistics as own
from firmware.number_drop import turns
from sim.board.flash import Flash
from tests.engine.playing import Chooser
from tests.firmware.power import journal_of

CHUNK = 8


class Weak(Flash):
    """A memory in which bits that a cut caught on their way to 0 read as they like, start by start.

    What is written there later makes them 0, or leaves them weak.
    """

    def __init__(self, contents: bytes | None = None) -> None:
        super().__init__("rp2", contents=contents)
        self.weak: dict[int, int] = {}  # bits by place
        self.note: Callable[[int, bytes], None] = lambda start, data: None

    def cut_off(self, start: int, whole: bytes, chance: random.Random) -> None:
        """Leave of a write what is weak: each byte whole, weak or not begun, from a place on."""
        self._memory[start : start + len(whole)] = whole
        first = chance.randrange(len(whole))
        for at in range(start + first, start + len(whole)):
            self.weak[at] = BLANK & ~self._memory[at] & chance.choice((0xFF, chance.randrange(256)))
            if chance.random() < 0.3:
                self.weak[at] = 0
                self._memory[at] = BLANK

    def started(self, chance: random.Random) -> "Weak":
        """Return the memory as the next start reads it."""
        again = Weak(bytes(self._memory))
        again.weak = dict(self.weak)
        how = chance.choice(("whole", "blank", "any"))
        for at, bits in self.weak.items():
            read = {"whole": 0, "blank": bits, "any": bits & chance.randrange(256)}[how]
            again._memory[at] = self._memory[at] & ~bits | read
        return again

    def __setitem__(self, place: Any, data: Any) -> None:
        self.note(place.start, bytes(data))
        super().__setitem__(place, data)
        if len(data) == len(self):
            self.weak.clear()
        for number, byte in enumerate(bytes(data), place.start):
            self.weak[number] = self.weak.get(number, 0) & byte


class Life:
    """A game that is played through starts and cuts, each in the middle of a write."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.chooser = Chooser(seed, 0.9)
        self.flash = Weak()
        self.start()

    def start(self) -> None:
        self.flash = self.flash.started(self.chance)
        self.storage = Storage(journal_of("rp2", [self.flash]))
        self.record: Any = self.storage.load()

    def states(self) -> tuple[bytes | None, int]:
        """Return what is kept: the game, and how many finished ones the statistics have."""
        record = self.record
        totals = self.storage.statistics(record)
        return record and record.to_bytes(), statistics.games(totals, own.AT)

    def do(self, choice: float | None = None) -> None:
        """Do one thing that writes, by chance if that is not given."""
        if self.record is None or self.record.game.is_over():
            if self.record is not None:
                self.storage.count(self.record)
            self.record = Record(1, self.chance.getrandbits(32))
            self.storage.begin(self.record, self.chance.choice((0, 4)))
            return
        choice = self.chance.random() if choice is None else choice
        if choice < 0.1 and self.record.can_undo():
            self.storage.undo(self.record)
            turns.undo(self.record)
        elif choice < 0.2:
            assert self.storage.keep(SETTINGS, self.chance.randbytes(16), 16)
        elif choice < 0.25:
            self.storage.mark(self.chance.randrange(1, 8), self.record)
        else:
            action = self.chooser.action(self.record.game)
            self.storage.choose(self.record, action)
            turns.act(self.record, action)

    def cut(self) -> tuple[object, object]:
        """Do one thing more, and let the power go in one of its writes; return before and after."""
        before = self.states()
        writes: list[tuple[int, bytes]] = []
        image = bytes(self.flash._memory)
        self.flash.note = lambda start, data: writes.append((start, data))
        self.do()
        after = self.states()
        flash = Weak(image)
        flash.weak = {at: bits for at, bits in self.flash.weak.items() if image[at] != BLANK}
        if writes:
            last = self.chance.randrange(len(writes))
            for start, data in writes[:last]:
                flash[start : start + len(data)] = data
            start, data = writes[last]
            if len(data) > CHUNK:  # a rewrite may cost all: see test_power_cuts.py
                flash[start : start + len(data)] = data
            else:
                flash.cut_off(start, data, self.chance)
        self.flash = flash
        return before, after


@pytest.mark.parametrize("seed", range(6))
def test_whatever_weak_bytes_read_no_more_is_lost_than_the_choice_in_flight(seed: int) -> None:
    life = Life(seed)
    for _ in range(12):
        for _ in range(life.chance.choice((0, 1, 2, 12))):
            life.do()
        before, after = life.cut()
        life.start()
        found = life.states()
        assert found in (before, after)
        life.do(choice=1)
        # From the first choice on it is settled, however the bytes read.
        for _ in range(3):
            kept = life.states()
            life.start()
            assert life.states() == kept
        for _ in range(life.chance.choice((0, 3))):
            life.do()
            kept = life.states()
            life.start()
            assert life.states() == kept
