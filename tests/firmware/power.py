"""Games played as the app does, on memories that record each write."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, overload
from unittest import mock

from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from engine.store.codeword import BLANK, RECORD
from engine.store.home import Home
from engine.store.journal import MOST_BYTES, Journal
from engine.store.records import LOG_BASE
from engine.store.tape import Tape
from firmware import games
from firmware.kept import board_memory, statistics
from firmware.kept.storage import PROGRESS, SETTINGS, Storage
from firmware.number_drop import forced_choices
from sim.board.flash import Flash
from tests.engine.memories import Memory
from tests.engine.playing import Chooser

SCORES = games.entry("number_drop")[games.SCORES]


class Kept(NamedTuple):
    """What a memory has saved: two records, a game as its saved bytes, and statistics."""

    settings: bytes | None = None
    scores: bytes | None = None
    game: bytes | None = None
    marks: int = 0  # of the game
    finished: int = 0  # number of solo games


NOTHING = Kept()
Contents = tuple[bytes, ...]  # of all homes


@dataclass
class RecordedScreen:
    """What is saved before and after something that writes."""

    before: Kept
    after: Kept


class Write(NamedTuple):
    """One assignment to a home, what it belongs to, and the contents of all homes before it."""

    home: int
    contents: Contents
    start: int
    data: bytes
    moment: RecordedScreen


@dataclass
class Watched:
    """A home that records what is assigned to it."""

    inner: Flash | bytearray | board_memory.File
    note: Callable[["Watched", int, bytes], None] | None = None

    def __len__(self) -> int:
        return len(self.inner)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> bytes | bytearray: ...
    def __getitem__(self, index: int | slice) -> int | bytes | bytearray:
        return self.inner[index]

    def __setitem__(self, place: slice, data: bytes | bytearray) -> None:
        if self.note is not None:
            self.note(self, place.start, bytes(data))
        self.inner[place] = data


def journal_of(kind: str, homes: Sequence[Flash | Watched], folder: Path | None = None) -> Journal:
    """Open the journal of a board, whose first home is its memory, and the second a backup."""
    return Journal(tape_of(kind, homes, folder))


def tape_of(
    kind: str, homes: Sequence[Flash | Watched | bytearray], folder: Path | None = None
) -> Tape:
    """Open the tape of that journal, as the firmware does."""
    if len(homes) > 1 and folder is None:
        erases = kind != "rp2"
        return Tape(homes, erases, board_memory._ROOM if erases else None)
    nvm = SimpleNamespace(nvm=homes[0])
    with mock.patch.multiple(
        board_memory, microcontroller=nvm, Journal=lambda tape: tape, make_room=lambda tape: None
    ):
        opened: Any = board_memory.open_journal(kind, str(folder) if folder else None)
        return opened


def quick_journal(kind: str, flash: Flash) -> Journal:
    """Open the journal in a board's memory, which reads back all that it writes at once."""
    homes = [
        Home(home.memory, home.start, home.length, home.length)
        for home in board_memory._homes(flash, kind, None)
    ]
    erases = kind != "rp2"
    return Journal(Tape(homes, erases, board_memory._ROOM if erases else None))


def homes_of(kind: str, contents: Contents, folder: Path | None = None) -> list[Watched]:
    """Return homes with these contents: the memory and, if there are more, bytes or a file."""
    homes = [Watched(Flash(kind, contents=contents[0]))]
    for data in contents[1:]:
        if folder is None:
            homes.append(Watched(bytearray(data)))
        else:
            path = folder / board_memory._FILE
            path.write_bytes(data)
            homes.append(Watched(board_memory.File(str(path), len(data))))
    return homes


def new_homes(kind: str, backup: bool = False) -> Contents:
    """Return the contents of a new memory, and of its backup if wanted."""
    flash = Flash(kind)
    return (flash.contents, bytes([BLANK]) * len(flash))[: 1 + backup]


def fill(home: Memory, free: int) -> None:
    """Fill a memory with starts and settings until about this number of codewords is free."""
    journal = Journal(Tape([home]))
    fill_by(journal.write, journal, free)


def fill_by(write: Callable[[int, bytes, int], bool], journal: Journal, free: int) -> None:
    """Fill a journal, by a call that writes a record, until about this many codewords are free."""
    number = 0
    while journal.free() > free + 16:  # the size of a record
        write(PROGRESS, number.to_bytes(2, "little"), 2)
        number += 1


def made_room(home: Memory | bytearray) -> Journal:
    """Return the journal in a memory, opened as in firmware/kept/board_memory.py."""
    journal = Journal(Tape([home]))
    board_memory.make_room(journal)
    return journal


_kept: dict[tuple[bool, bytes], tuple[Kept, bool]] = {}  # and whether it is damaged
_loaded: dict[object, tuple[bytes, int, bytes] | None] = {}


def kept_on(tape: Tape) -> Kept:
    """Return what a tape has saved; after most cuts, the result is already cached."""
    written = tape.erases, bytes(tape.image[0 : tape.end])
    was_opened_so = tape.was_damaged
    if written not in _kept:
        tape.was_damaged = False  # the header's information is irrelevant for these bytes
        _kept[written] = kept_in(Journal(tape)), tape.was_damaged
    kept, was_damaged = _kept[written]
    tape.was_damaged = was_opened_so or was_damaged
    return kept


def kept_in(journal: Journal) -> Kept:
    """Return what a journal has saved."""
    data = bytearray(MOST_BYTES)
    storage = Storage(journal)
    found: list[bytes | None] = []
    for kind in (SETTINGS, SCORES, LOG_BASE):
        length = journal.read(kind, data)
        found.append(None if length < 0 else bytes(data[:length]))
    # Nothing else affects the game, so it need not be replayed after every cut.
    key = (found[2], *log_of(journal))
    if key not in _loaded:
        record: Any = storage.load()
        _loaded[key] = record and (record.to_bytes(), storage.marks, statistics.result_of(record))
    totals = storage.statistics(None)
    game, marks, result = _loaded[key] or (None, 0, b"")
    statistics.add(totals, result)
    return Kept(found[0], found[1], game, marks, statistics.games(totals, "number_drop"))


def log_of(journal: Journal) -> Iterator[bytes]:
    """Yield the parts of a journal's log, and what voids them, without the records between."""
    tape = journal.tape
    at = journal.log_start()
    while 0 <= at < tape.end:
        size = journal.record_size(at) if tape.value(at) == RECORD else 0
        if size == 0:
            end = at + 1
            while end < tape.end and tape.value(end) < RECORD:
                end += 1
            yield bytes(map(tape.value, range(at, end)))
            size = end - at
        at += size


@dataclass
class Session:
    """A board from one start to the next cut, whose `play` continues the saved game.

    The writes while opening, which complete what a cut left, are recorded too.
    """

    kind: str
    contents: Contents
    seed: int = 0
    players: int = 1
    folder: Path | None = None
    house: int = 0  # the house rules of new games
    writes: list[Write] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.homes = homes_of(self.kind, self.contents, self.folder)
        opening = self.moment = RecordedScreen(NOTHING, NOTHING)
        for home in self.homes:
            home.note = self.note
        self.journal = journal_of(self.kind, self.homes, self.folder)
        self.storage = Storage(self.journal)
        self.is_kept_at_once = self.kind == "rp2"
        # What will be saved if all goes well; and what is saved so far.
        self.now = self.done = kept_in(self.journal)
        opening.before = opening.after = self.now
        self.moment = RecordedScreen(self.done, self.done)
        record: Any = self.storage.load()
        self.is_new = record is None or record.game.is_over()
        self.record = self.new_game(self.seed) if record is None else record
        self.chooser = Chooser(self.seed, 0.9)

    def new_game(self, seed: int) -> Record:
        return Record(self.players, seed, None, self.house)

    def note(self, home: Watched, start: int, data: bytes) -> None:
        held = tuple(bytes(other.inner[0 : len(other)]) for other in self.homes)
        self.writes.append(Write(self.homes.index(home), held, start, data, self.moment))

    def play(self, steps: int = 10_000) -> None:
        """Play this many steps or to the game's end, beginning a game if none is in progress."""
        if self.is_new:
            last, self.record = self.record, self.new_game(self.random.getrandbits(32))
            self.is_new = False
            with_game = self.now._replace(game=self.record.to_bytes(), marks=0)
            if last is not None:
                self.storage.count(last)
            self.do(lambda: self.storage.begin(self.record), with_game)
        for _ in range(steps):
            if self.record.game.is_over():
                self.is_new = True
                scores = self.random.randbytes(72)
                self.keep(SCORES, scores, self.now._replace(scores=scores))
                return
            self.step()

    def step(self) -> None:
        """Undo a choice, or do settings, menu and the next action."""
        choice = self.random.random()
        game = self.record.game
        if choice < 0.08 and self.record.can_undo():
            self.do(lambda: self.storage.undo(self.record), None)
            forced_choices.undo(self.record)
            self.acted()
            return
        if choice > 0.94:
            data = self.random.randbytes(16)
            self.keep(SETTINGS, data, self.now._replace(settings=data))
        elif choice > 0.9:
            self.save()
        elif choice > 0.87:
            marks = self.random.randrange(1, 8)
            self.do(lambda: self.storage.mark(marks, self.record), self.now._replace(marks=marks))
        before = game.round
        action = self.chooser.action(game)
        self.do(lambda: self.storage.choose(self.record, action), None)
        forced_choices.act(self.record, action)
        self.acted()
        if game.is_over() or game.phase == ROLL and game.round != before:
            self.save()

    def keep(self, kind: int, data: bytes, after: Kept) -> None:
        def write() -> None:
            assert self.storage.store(kind, data, len(data))

        self.do(write, after)
        self.save()

    def do(self, call: Callable[[], object], after: Kept | None) -> None:
        """Do something that may write; expect `after` to be saved, or what `acted` returns if None.

        Only where writing does not erase is it saved before the next `save`.
        """
        self.moment = RecordedScreen(self.done, self.done)
        call()
        assert self.storage.is_healthy
        if after is not None:
            self.reach(after)

    def acted(self) -> None:
        is_counted = self.record.game.is_over() and self.players == 1
        finished = self.now.finished + is_counted
        self.reach(self.now._replace(game=self.record.to_bytes(), finished=finished))

    def reach(self, now: Kept) -> None:
        self.now = now
        if self.is_kept_at_once:
            self.done = self.moment.after = now

    def save(self) -> None:
        self.moment = RecordedScreen(self.done, self.now)
        self.storage.save()
        assert self.storage.is_healthy
        self.done = self.now
