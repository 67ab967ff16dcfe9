"""Bytes left weak by cuts, which each start reads differently.

Of the write that was cut, at most the last eight bytes are weak; everything before was read back.
Whatever the bytes read, a start restores the state before or after the choice being written. If the
next cut comes before a choice was written completely, the choice being written then counts, too.
The first thing that is written completely makes it permanent: a choice, or settings once the game
has a choice. After a game has just begun, settings do not determine whether it did.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.drop_it.record import Record as Drops
from engine.number_drop.record import Record
from engine.store.codeword import BLANK
from firmware import games
from firmware.kept import statistics
from firmware.kept.storage import SETTINGS, Storage
from sim.board.flash import Flash
from tests.engine.playing import Chooser
from tests.firmware.drop_it_scenes import random_drop
from tests.firmware.power import journal_of

CUTS = 100
_CHUNK = 8
_SETTINGS = 16  # bytes
# The game, its marks, the number of finished games counted, and the settings
State = tuple[bytes | None, int, int, bytes]


class Weak(Flash):
    """A memory whose weak bits read randomly at each start.

    A cut hit them while they changed to 0. Later writes make them 0, or leave them weak.
    """

    def __init__(self, contents: bytes | None = None) -> None:
        super().__init__("rp2", contents=contents)
        self.weak: dict[int, int] = {}  # bits by position
        self.note: Callable[[int, bytes], None] = lambda start, data: None

    def cut_off(self, start: int, whole: bytes, chance: random.Random) -> None:
        """Write a part of the data as a cut leaves it: each byte is whole, weak or missing."""
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
    """Games that are played through starts and cuts, each in the middle of a write."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.chooser = Chooser(seed, 0.9)
        self.flash = Weak()
        self.start()

    def start(self) -> None:
        self.flash = self.flash.started(self.chance)
        self.storage = Storage(journal_of("rp2", [self.flash]))
        self.record: Any = self.storage.load()
        self.is_fresh = not self.storage._log.items  # no choice follows the game's base

    def state(self) -> State:
        """Return what is saved."""
        record = self.record
        totals = self.storage.statistics(record)
        count = statistics.games(totals, "number_drop")
        settings = bytearray(_SETTINGS)
        self.storage.read(SETTINGS, settings)
        return record and record.to_bytes(), self.storage.marks, count, bytes(settings)

    def do(self, choice: float | None = None) -> bool:
        """Do one thing that writes, random by default.

        Return whether it makes everything before it permanent.
        """
        storage, record = self.storage, self.record
        is_given_up = record is not None and self.chance.random() < 0.02
        if record is None or record.game.is_over() or is_given_up:
            if record is not None:
                storage.count(record)
            is_drop_it = self.chance.random() < 0.3
            self.record = Drops(2) if is_drop_it else Record(1, self.chance.getrandbits(32))
            storage.begin(self.record, self.chance.choice((0, 4)))
            self.is_fresh = True
            return True
        choice = self.chance.random() if choice is None else choice
        if choice < 0.1 and record.can_undo():
            storage.undo(record)
            games.module_of(record).undo(record)
        elif choice < 0.2:
            assert storage.store(SETTINGS, self.chance.randbytes(_SETTINGS), _SETTINGS)
            return not self.is_fresh
        elif choice < 0.25:
            before = storage.marks
            storage.mark(self.chance.randrange(1, 8), record)
            return storage.marks != before
        else:
            is_drop_it = games.name_of(record.bits.data) == "drop_it"
            choose = self._drop if is_drop_it else self.chooser.action
            action = choose(record.game)
            storage.choose(record, action)
            games.module_of(record).Rules(record.game).do(record, action)
        self.is_fresh = False
        return True

    def _drop(self, game: Any) -> int:
        return random_drop(self.record, self.chance)

    def cut(self) -> tuple[State, State]:
        """Do one more thing, and cut the power in one of its writes.

        Return the states before and after.
        """
        before = self.state()
        writes: list[tuple[int, bytes]] = []
        image = bytes(self.flash._memory)
        self.flash.note = lambda start, data: writes.append((start, data))
        self.do()
        after = self.state()
        # Older weak bytes stay as they were read: only the last piece can be weak.
        flash = Weak(image)
        if writes:
            last = self.chance.randrange(len(writes))
            for start, data in writes[:last]:
                flash[start : start + len(data)] = data
            start, data = writes[last]
            if len(data) > _CHUNK:  # a rewrite may lose everything: see cut_chains.py
                flash[start : start + len(data)] = data
            else:
                flash.cut_off(start, data, self.chance)
        self.flash = flash
        return before, after


def trial(seed: int, cuts: int = CUTS) -> Counter[str]:
    """Cut a board's power this many times."""
    life = Life(seed)
    chance = life.chance
    allowed = {life.state()}
    seen: Counter[str] = Counter()
    for _ in range(cuts):
        for _ in range(chance.choice((0, 0, 1, 2, 12))):
            settles = life.do()
            now = life.state()
            # Settings after a new game do not determine whether that began.
            allowed = (
                {now} if settles else {now}.union(*((one, (*one[:3], now[3])) for one in allowed))
            )
        if chance.random() < 0.2:  # switched off between two writes
            seen["settled" if len(allowed) == 1 else "not settled"] += 1
        else:
            allowed.update(life.cut())
            seen["cut"] += 1
        life.start()
        assert life.state() in allowed, "more is lost than the choices in flight"
    return seen
