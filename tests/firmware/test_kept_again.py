"""What could not be written is reported, and written again in quiet moments until all is saved."""

from typing import Any

import pytest

from engine.number_drop.record import Record
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.statistics import games
from firmware.kept.storage import AMPLE, SETTINGS, Storage
from firmware.number_drop import forced_choices
from firmware.session.marks import HINT, UNDO
from firmware.text import en
from tests.engine.memories import Memory, blank
from tests.engine.playing import Chooser
from tests.firmware.handheld import Handheld
from tests.firmware.power import fill

SIZE = 4096


def opened(memory: Memory) -> tuple[Storage, Any]:
    storage = Storage(Journal(Tape([memory])))
    return storage, storage.load()


def kept(*homes: Memory) -> bytes | None:
    """Return the game that is restored if the power goes off now."""
    record: Any = Storage(Journal(Tape([Memory(home.contents) for home in homes]))).load()
    return record and bytes(record.to_bytes())


def well(storage: Storage) -> bool:
    """Return whether there is nothing to report."""
    return storage.is_healthy


def choose(storage: Storage, record: Record) -> None:
    action = Chooser(record.count, 0.9).action(record.game)
    storage.choose(record, action)
    forced_choices.act(record, action)


def begun(memory: Memory, choices: int = 5) -> tuple[Storage, Record]:
    storage, _ = opened(memory)
    record = Record(1, 7)
    storage.begin(record)
    while record.count < choices or not record.can_undo():
        choose(storage, record)
    return storage, record


# --- healthy means that everything is saved ---


def test_a_setting_that_is_kept_says_nothing_of_a_game_that_is_not() -> None:
    memory = blank(SIZE, appends=True)
    storage, record = begun(memory)
    memory.fails = 1
    choose(storage, record)
    assert not well(storage)
    assert storage.store(SETTINGS, b"settings", 8) and not well(storage)
    storage.save()
    assert not well(storage) and kept(memory) != record.to_bytes()
    storage.save(record)
    assert well(storage) and kept(memory) == record.to_bytes()


def test_what_waits_to_be_written_is_read_as_if_it_were() -> None:
    memory = blank(SIZE, appends=True)
    storage, _ = begun(memory)
    memory.fails = 1
    data = bytearray(b"settings")
    assert not storage.store(SETTINGS, data, 8)
    data[:] = b"elsewise"  # which its owner may reuse
    into = bytearray(8)
    assert storage.read(SETTINGS, into) == 8 and into == b"settings"


def test_a_choice_that_is_kept_says_nothing_of_a_setting_that_is_not() -> None:
    memory = blank(SIZE, appends=True)
    storage, record = begun(memory)
    memory.fails = 1
    assert not storage.store(SETTINGS, b"settings", 8)
    choose(storage, record)
    assert not well(storage)
    storage.save(record)
    assert well(storage)
    into = bytearray(8)
    assert opened(memory)[0].read(SETTINGS, into) == 8 and into == b"settings"


@pytest.mark.parametrize("deed", ["undo", "mark"])
def test_whatever_fails_is_retried_at_the_next_save(deed: str) -> None:
    memory = blank(SIZE, appends=True)
    storage, record = begun(memory)
    memory.fails = 1
    if deed == "undo":
        storage.undo(record)
        forced_choices.undo(record)
    else:
        storage.mark(2, record)
    assert not well(storage)
    storage.save(record)
    again, _ = opened(memory)
    assert well(storage) and kept(memory) == record.to_bytes() and again.marks == storage.marks


def test_what_fails_once_more_is_reported_once_more() -> None:
    memory = blank(SIZE, appends=True)
    storage, record = begun(memory)
    memory.fails = 3
    choose(storage, record)
    for _ in range(2):
        storage.save(record)
        assert not well(storage)
    storage.save(record)
    assert well(storage) and kept(memory) == record.to_bytes()


def device_at(memory: Memory, name: str) -> Handheld:
    device = Handheld(seed=5, journal=Journal(Tape([memory])))
    device.press("a a")
    device.play(lambda at: at.name == name and at.game.round > 2)
    return device


def test_the_sign_stays_until_a_pause_keeps_the_game() -> None:
    memory = blank(SIZE, appends=True)
    device = device_at(memory, "drop")
    memory.fails = 1
    device.press("a")
    device.rest()
    assert device.screen.bar.contents()[1] == en.NOT_KEPT
    assert device.app.session.storage.store(SETTINGS, b"settings", 8)
    device.press("start b")
    assert device.screen.bar.contents()[1] != en.NOT_KEPT
    assert kept(memory) == device.app.session.record.to_bytes()


def test_a_last_choice_that_fails_is_kept_with_the_end() -> None:
    memory = blank(SIZE, appends=True)
    device = device_at(memory, "round_end")

    def last(at: Handheld) -> bool:
        """Make each choice's first write fail, including the last one's."""
        memory.fails = 0 if at.name == "over" else 1
        return at.name == "over"

    device.play(last)
    memory.fails = 0
    record = device.app.session.record
    assert record.game.is_over() and kept(memory) == record.to_bytes()


# --- a log that nothing may be appended to ---


def damaged(choices: int = 30) -> tuple[Memory, Storage, Any]:
    """Return a memory whose log has lost its end, opened."""
    memory = blank(SIZE, appends=True)
    storage, _ = begun(memory, choices)
    at = Tape([memory]).end - 6  # nearer to the end, a loss may look like a cut
    memory.contents[at] = 0
    memory.contents[at - 1], memory.contents[at - 2] = memory.contents[at - 2 : at]
    storage, record = opened(memory)
    assert record and storage.was_damaged
    return memory, storage, record


def test_a_mark_after_a_damaged_log_is_kept() -> None:
    memory, storage, record = damaged()
    storage.mark(HINT, record)
    again, found = opened(memory)
    assert again.marks == HINT and found.to_bytes() == record.to_bytes()
    assert not again.was_damaged


@pytest.mark.parametrize("fails", [0, 1, 2])
def test_an_undo_after_a_damaged_log_is_kept_or_reported(fails: int) -> None:
    for choices in range(25, 40):
        memory, storage, record = damaged(choices)
        if record.can_undo():
            break
    memory.fails = fails
    storage.mark(UNDO, record)
    storage.undo(record)
    forced_choices.undo(record)
    again, found = opened(Memory(memory.contents))
    is_kept = again.marks == UNDO and found.to_bytes() == record.to_bytes()
    assert well(storage) == is_kept == (fails < 2)
    storage.save(record)
    again, found = opened(memory)
    assert again.marks == UNDO and found.to_bytes() == record.to_bytes() and well(storage)
    choose(storage, record)
    assert kept(memory) == record.to_bytes()


# --- a memory that was erased and not written ---


def full(homes: list[Memory]) -> tuple[Storage, Record, Tape]:
    """Return a game in a nearly full memory, which the next write has to rewrite."""
    journal = Journal(Tape(homes))
    storage = Storage(journal)
    record = Record(1, 7)
    storage.begin(record)
    for _ in range(5):
        choose(storage, record)
    number = 0
    while journal.free() > 20:
        number += 1
        assert storage.store(SETTINGS, bytes([number % 250] * 8), 8)
    return storage, record, journal.tape


class Erased(Memory):
    """A memory whose rewrites may erase everything and write nothing."""

    erases = 0  # the number of such rewrites to come

    def __setitem__(self, place: slice, data: bytes | bytearray) -> None:
        if len(data) == len(self.contents) and self.erases:
            self.erases -= 1
            self.contents[:] = b"\xff" * len(self.contents)
            raise RuntimeError("Unable to write to nvm")
        super().__setitem__(place, data)


def test_a_rewrite_that_fails_is_tried_at_once_again() -> None:
    memory = Erased(b"\xff" * SIZE, appends=True)
    storage, record, tape = full([memory])
    memory.erases = 1
    while not memory.rewrites > 1:
        choose(storage, record)
        assert well(storage) and kept(memory) == record.to_bytes()
    image: object = tape.image
    assert image is memory
    for _ in range(3):
        choose(storage, record)
        assert well(storage) and kept(memory) == record.to_bytes()


def test_a_memory_that_is_lost_is_reported_until_the_copy_in_ram_is_written() -> None:
    memory = Erased(b"\xff" * SIZE, appends=True)
    storage, record, _ = full([memory])
    most = memory.erases = 4
    while memory.erases:
        choose(storage, record)
        if memory.erases < most:
            assert not well(storage) and kept(memory) is None
            storage.store(SETTINGS, b"settings", 8)
            assert not well(storage)
            storage.save(record)
    choose(storage, record)
    assert not well(storage)
    storage.save(record)
    assert well(storage) and kept(memory) == record.to_bytes()
    choose(storage, record)  # from now on to the choice, as before
    assert well(storage) and kept(memory) == record.to_bytes()


def test_a_memory_that_stays_lost_next_to_a_file_keeps_from_round_to_round() -> None:
    memory, file = Erased(b"\xff" * SIZE, appends=True), blank(SIZE)
    storage, record, _ = full([memory, file])
    memory.erases = 1000
    while memory.erases == 1000:
        choose(storage, record)
    storage.save(record)
    assert well(storage) and storage.is_by_round()
    assert kept(memory, file) == record.to_bytes()
    choose(storage, record)
    assert well(storage) and kept(memory, file) != record.to_bytes()
    storage.save(record)
    assert kept(memory, file) == record.to_bytes()


def test_the_screen_says_what_is_kept_from_round_to_round() -> None:
    memory, file = Erased(b"\xff" * SIZE, appends=True), blank(SIZE)
    memory.erases = 1000
    device = Handheld(journal=Journal(Tape([memory, file])))
    device.press("a a")
    screen = device.screen
    screen.show_prompt(device.app.words.HINTS_MENU, "")
    assert well(device.app.session.storage)
    assert en.BY_ROUND in device.texts() and en.NOT_KEPT not in device.texts()
    screen.show_prompt(device.app.words.HINTS_MENU, "SLIDE")
    assert en.BY_ROUND not in device.texts()
    memory.erases = 0
    device.app.session.storage.save()
    screen.show_prompt(device.app.words.HINTS_MENU, "")
    assert en.BY_ROUND not in device.texts()


class Denied(Memory):
    """A memory that reports one successful write as failed."""

    denies = 0  # which of the next writes

    def __setitem__(self, place: slice, data: bytes | bytearray) -> None:
        super().__setitem__(place, data)
        if self.denies:
            self.denies -= 1
            if not self.denies:
                raise RuntimeError("Unable to write to nvm")


@pytest.mark.parametrize("free", [AMPLE // 2, SIZE])
@pytest.mark.parametrize("denied", range(1, 6))
def test_a_game_counts_once_though_the_next_ones_beginning_is_said_to_have_failed(
    free: int, denied: int
) -> None:
    """A memory with little room is rewritten when a next game's beginning is reported as failed."""
    memory = Denied(blank(SIZE).contents, appends=True)
    fill(memory, free)
    storage, record = begun(memory)
    while not record.game.is_over():
        choose(storage, record)
    storage.save(record)
    storage.count(record)
    memory.denies = denied
    record = Record(1, 8)
    storage.begin(record)
    assert games(storage.statistics(record), "number_drop") == 1
    for _ in range(3):
        choose(storage, record)
        assert games(storage.statistics(record), "number_drop") == 1
    storage.save(record)
    again, found = opened(memory)
    assert well(storage) and found.to_bytes() == record.to_bytes()
    assert games(again.statistics(found), "number_drop") == 1
