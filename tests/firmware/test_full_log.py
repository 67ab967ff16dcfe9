"""A game whose log fills the memory continues to be saved.

A choice that is made and undone again and again makes the log grow, but not the game. The memory is
then compacted, with the game as its new base.
"""

import random
from typing import Any

import pytest

from engine.drop_it.record import Record as Drops
from engine.number_drop.record import Record
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept import statistics
from firmware.kept.storage import SEATS, SETTINGS, Storage
from firmware.number_drop import forced_choices
from sim.board.flash_kinds import KINDS
from tests import slow
from tests.engine.memories import Memory, blank
from tests.engine.playing import Chooser
from tests.firmware.cuts import cut, steps_of
from tests.firmware.drop_it_scenes import random_drop
from tests.firmware.power import (
    NOTHING,
    SCORES,
    Contents,
    RecordedScreen,
    Watched,
    Write,
    fill_by,
    homes_of,
    journal_of,
    new_homes,
)

TIMES = 5000  # that a choice is made and undone
SAVE_EVERY = 100  # of those, where writing erases
CUTS = 2  # random cuts in each write
QUICK = [
    ("rp2", 1, "number_drop", False),
    ("nrf52", 6, "number_drop", False),
    ("rp2", 2, "drop_it", True),
    ("samd51", 3, "drop_it", False),
    ("esp32", 5, "drop_it", True),
]


def every_case() -> list[tuple[str, int, str, bool]]:
    return [
        (kind, players, game, backup)
        for kind in KINDS
        for players in range(1, 7)
        for game in games.NAMES
        for backup in (False, True)[: 1 if kind == "nrf52" else 2]
    ]


class Choice:
    """A game at a choice that can be undone, and the same game after it."""

    def __init__(self, players: int, game: str) -> None:
        make = self._drops if game == "drop_it" else self._number_drop
        self.begun, self.before, self.after = make(players), make(players), make(players)
        chance, chooser = random.Random(players), Chooser(players, 0.9)
        self.module: Any = games.module_of(self.begun)
        self.actions: list[int] = []
        while True:
            drops = game == "drop_it"
            self.action = (
                random_drop(self.before, chance) if drops else chooser.action(self.before.game)
            )
            self._do(self.after, self.action)
            if len(self.actions) > 10 and self._can_be_taken_back():
                return
            self._do(self.before, self.action)
            self.actions.append(self.action)

    def _drops(self, players: int) -> Any:
        return Drops(players, teams=players > 4, jokers=True)

    def _number_drop(self, players: int) -> Any:
        return Record(players, 7)

    def _do(self, record: Any, action: int) -> None:
        self.module.Rules(record.game).do(record, action)

    def _can_be_taken_back(self) -> bool:
        if self.after.count != self.before.count + 1 or not self.after.can_undo():
            return False
        again = games.saved_game(self.module.NAME).from_bytes(self.after.to_bytes())
        self.module.undo(again)
        return bool(again.to_bytes() == self.before.to_bytes())

    def begin(self, storage: Storage) -> None:
        """Save the game up to the choice."""
        storage.begin(self.begun)
        for action in self.actions:
            storage.choose(self.begun, action)
            self._do(self.begun, action)

    def toggle(self, storage: Storage, times: int) -> None:
        """Make the choice and undo it, again and again.

        Both states of the game exist already, as replaying it would take most of the time.
        """
        for _ in range(times):
            storage.choose(self.before, self.action)
            storage.undo(self.after)


class Play:
    """A game on a memory that records the writes which compact it."""

    def __init__(self, kind: str, players: int, game: str, backup: bool) -> None:
        self.kind = kind
        self.homes = homes_of(kind, new_homes(kind, backup))
        self.journal = journal_of(kind, self.homes)
        self.storage = Storage(self.journal)
        self.choice = Choice(players, game)
        self.kept = self.choice.before.to_bytes(), self.choice.after.to_bytes()
        self.compacting: list[Write] = []
        self.is_compacted = False
        self.choice.begin(self.storage)
        self.storage.save(self.choice.before)
        for home in self.homes:
            home.note = self.note

    def note(self, home: Watched, start: int, data: bytes) -> None:
        if self.is_compacted or not self.journal.tape.erases and len(data) == len(home):
            held = self.contents()
            moment = RecordedScreen(NOTHING, NOTHING)
            self.compacting.append(Write(self.homes.index(home), held, start, data, moment))

    def contents(self) -> Contents:
        return tuple(bytes(home.inner[0 : len(home)]) for home in self.homes)

    def toggle(self, times: int) -> None:
        """Make the choice and undo it, again and again, with saves where writing erases."""
        for _ in range(0, times, SAVE_EVERY):
            free = self.journal.free()
            self.choice.toggle(self.storage, SAVE_EVERY)
            assert self.storage.is_healthy
            if self.journal.tape.erases:
                self.is_compacted = self.journal.free() > free
                self.storage.save(self.choice.before)
                self.is_compacted = False


def back(kind: str, contents: Contents) -> bytes | None:
    """Return the game that a start finds in a memory."""
    record: Any = Storage(journal_of(kind, homes_of(kind, contents))).load()
    return record and bytes(record.to_bytes())


@pytest.mark.parametrize(("kind", "players", "game", "backup"), slow.rows_but(QUICK, every_case()))
def test_a_choice_undone_5_000_times_is_kept_through_every_cut(
    kind: str, players: int, game: str, backup: bool
) -> None:
    play = Play(kind, players, game, backup)
    play.toggle(TIMES)
    assert 2 <= len(play.compacting) <= 40
    chance = random.Random(f"{kind} {players}")
    may_lose_all = kind != "nrf52" and not backup
    found = {back(kind, play.contents())}
    for write in play.compacting:
        steps = steps_of(kind, write)
        for step in {steps, *(chance.randint(1, steps) for _ in range(CUTS))}:
            found.add(back(kind, cut(kind, write, step, chance.getrandbits(9))))
    assert found <= {*play.kept, *((None,) if may_lose_all else ())}
    play.storage.choose(play.choice.before, play.choice.action)
    play.storage.save(play.choice.after)
    assert back(kind, play.contents()) == play.kept[1] and play.storage.is_healthy


def full(free: int) -> Play:
    """Return a game whose log leaves few codewords free."""
    play = Play("rp2", 1, "number_drop", False)
    while play.journal.free() > free:
        play.choice.toggle(play.storage, 1)
    assert not play.compacting
    return play


def test_a_score_finds_room_after_a_log_that_fills_the_memory() -> None:
    play = full(60)
    scores = bytes(range(66))
    assert not play.storage.store(SCORES, scores, 66) and not play.compacting
    play.storage.save(play.choice.before)
    assert play.storage.is_healthy and len(play.compacting) == 1
    again = Storage(journal_of("rp2", homes_of("rp2", play.contents())))
    into = bytearray(66)
    assert again.read(SCORES, into) == 66 and into == scores
    assert back("rp2", play.contents()) == play.kept[0]


def test_a_start_makes_room_for_a_score_after_such_a_log() -> None:
    play = full(60)
    again = Storage(journal_of("rp2", play.homes))
    assert again.load() is not None
    assert again.store(SCORES, bytes(66), 66) and again.is_healthy
    assert back("rp2", play.contents()) == play.kept[0]


def test_a_game_that_ends_after_such_a_log_is_counted() -> None:
    play = full(40)
    storage, record = play.storage, play.choice.begun
    chooser = Chooser(3, 0.9)
    while not record.game.is_over():
        action = chooser.action(record.game)
        storage.choose(record, action)
        forced_choices.act(record, action)
    assert back("rp2", play.contents()) == record.to_bytes()
    storage.count(record)
    storage.begin(Record(1, 8))
    again = Storage(journal_of("rp2", homes_of("rp2", play.contents())))
    assert statistics.games(again.statistics(again.load()), "number_drop") == 1


def test_all_choices_since_the_roll_can_be_undone_once_the_log_is_begun_again() -> None:
    play = full(40)
    record = play.choice.begun
    chooser = Chooser(2, 0.9)
    while not (record.can_undo() and play.compacting):
        if record.can_undo():
            play.storage.undo(record)
            forced_choices.undo(record)
        action = chooser.action(record.game)
        play.storage.choose(record, action)
        forced_choices.act(record, action)
    undone = 0
    while record.can_undo():
        play.storage.undo(record)
        forced_choices.undo(record)
        undone += 1
        assert back("rp2", play.contents()) == record.to_bytes()
    assert undone and play.storage.is_healthy


@pytest.mark.parametrize("taken", [560, 620, 680])
def test_where_hardly_a_log_has_room_no_key_press_erases_the_memory(taken: int) -> None:
    """If not even the game has room, that is reported, and nothing is erased."""
    memory = blank(1024, appends=True)
    storage = Storage(Journal(Tape([memory])))
    assert storage.store(SETTINGS, bytes(taken), taken)
    choice = Choice(1, "number_drop")
    choice.begin(storage)
    choice.toggle(storage, 150)
    assert memory.rewrites <= 300 / 20
    kept = Storage(Journal(Tape([Memory(memory.contents)]))).load()
    is_kept = kept is not None and kept.to_bytes() == choice.before.to_bytes()
    assert is_kept or not storage.is_healthy


class Refusing(Memory):
    """A memory that pretends to erase."""

    tries = 0
    refuses = True

    def __setitem__(self, place: slice, data: bytes | bytearray) -> None:
        if self.refuses and len(data) == len(self.contents) and self.writes > 1:
            self.tries += 1
            raise RuntimeError("Unable to write to nvm")
        super().__setitem__(place, data)


def test_a_compaction_that_fails_is_tried_again_once_for_each_save() -> None:
    memory = Refusing(blank(4096).contents, appends=True)
    storage = Storage(Journal(Tape([memory])))
    choice = Choice(1, "number_drop")
    choice.begin(storage)
    choice.toggle(storage, 2500)
    assert (storage.is_healthy, memory.tries) == (False, 1)
    for saves in range(1, 4):
        storage.save(choice.before)
        choice.toggle(storage, 20)
        assert (storage.is_healthy, memory.tries) == (False, 1 + saves)
    memory.refuses = False
    storage.save(choice.before)
    kept: Any = Storage(Journal(Tape([Memory(memory.contents)]))).load()
    assert storage.is_healthy and kept.to_bytes() == choice.before.to_bytes()


def test_a_tape_is_compacted_only_if_that_makes_the_room_that_is_needed() -> None:
    memory = blank(1024, appends=True)
    journal = Journal(Tape([memory]))
    fill_by(journal.write, journal, 100)
    assert journal.write(SETTINGS, bytes(60), 60)
    rewrites = memory.rewrites
    for length in (900, 800, 750):
        assert not journal.write(SEATS, bytes(length), length)
    assert memory.rewrites == rewrites
    assert journal.write(SEATS, bytes(600), 600) and memory.rewrites == rewrites + 1


def test_a_log_that_is_begun_again_counts_the_game_before_once() -> None:
    """Whatever part of it was written before writes failed."""
    for fails in range(6):
        memory = blank(4096, appends=True)
        journal = Journal(Tape([memory]))
        storage = Storage(journal)
        finished = Record(1, 5)
        storage.begin(finished)
        chooser = Chooser(5, 0.9)
        while not finished.game.is_over():
            action = chooser.action(finished.game)
            storage.choose(finished, action)
            forced_choices.act(finished, action)
        storage.count(finished)
        fill_by(storage.store, journal, 40)
        memory.fails = fails
        choice = Choice(1, "number_drop")
        choice.begin(storage)
        choice.toggle(storage, 20)
        memory.fails = 0
        storage.save(choice.before)
        again = Storage(Journal(Tape([memory])))
        assert statistics.games(again.statistics(again.load()), "number_drop") == 1, fails
