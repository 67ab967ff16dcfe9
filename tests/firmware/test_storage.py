"""What is saved can be restored, or is reported as lost.

Any memory can be opened, and no gap becomes a game.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from engine.store.codeword import CODEWORDS
from engine.store.journal import Journal
from engine.store.tape import Tape
from engine.store.tape_header import HEAD, put_header
from firmware.kept import board_memory, statistics
from firmware.kept.storage import AMPLE, SEATS, SETTINGS, Storage
from firmware.number_drop import forced_choices
from sim.board.flash import Flash
from sim.board.flash_kinds import KINDS
from sim.board.simulated_board import switch_on
from tests import slow
from tests.engine.memories import Memory, blank
from tests.engine.playing import Chooser
from tests.firmware.power import SCORES, journal_of

LARGEST = 8192
SIZE = 4096


class Reads(bytearray):
    """Bytes that count how often one of them is read."""

    reads = 0

    def __getitem__(self, index):
        self.reads += len(range(len(self))[index]) if isinstance(index, slice) else 1
        return super().__getitem__(index)


def opened(contents: bytes | bytearray, erases: bool) -> Storage:
    """Open a memory and load its contents, without exceptions and in bounded time."""
    memory = Reads(contents)
    journal = Journal(Tape([memory], erases))
    storage = Storage(journal)
    into = bytearray(80)
    for kind in (SETTINGS, SCORES, SEATS):
        storage.read(kind, into)
    record = storage.load()
    assert statistics.games(storage.statistics(record), "number_drop") <= len(contents)
    # What is restored as a game is a valid one.
    assert record is None or from_bytes(record.to_bytes()).to_bytes() == record.to_bytes()
    assert memory.reads <= 40 * len(contents)
    return storage


def played(seed: int, players: int = 1, erases: bool = False) -> tuple[bytes, list[bytes]]:
    """Return a memory with a game, settings and scores, and the game's states."""
    memory = bytearray(b"\xff" * SIZE)
    journal = Journal(Tape([memory], erases))
    storage = Storage(journal)
    record, chooser = Record(players, seed), Chooser(seed, 0.9)
    assert journal.write(SETTINGS, b"settings" * 2, 16)
    storage.begin(record)
    states = [record.to_bytes()]
    while not record.game.is_over():
        action = chooser.action(record.game)
        storage.choose(record, action)
        forced_choices.act(record, action)
        states.append(record.to_bytes())
        if len(states) % 20 == 0:
            assert journal.write(SCORES, bytes([len(states)]) * 72, 72)
    storage.save()
    return bytes(memory), states


IMAGES = [played(seed, players) for seed, players in ((1, 1), (2, 1), (3, 3))]

# --- any memory opens ---


def test_random_memories_of_every_size_open() -> None:
    chance = random.Random(1)
    for size in range(LARGEST + 1):
        for erases in (True, False):
            opened(chance.randbytes(size), erases)


def test_5_000_small_random_memories_open() -> None:
    chance = random.Random(2)
    for number in range(5_000):
        opened(chance.randbytes(chance.randrange(200)), erases=number % 2 == 0)


def test_1_500_random_tapes_open() -> None:
    """They follow a valid header, so that records and entries are looked for."""
    chance = random.Random(3)
    for number in range(1_500):
        size = int(HEAD * (LARGEST / HEAD) ** chance.random() ** 2)
        tape = bytearray(chance.choices(CODEWORDS, k=size))
        put_header(tape, number, chance.randrange(HEAD, size + 1))
        opened(tape, erases=number % 2 == 0)


def flipped(chance: random.Random, image: bytearray) -> None:
    for _ in range(chance.choice((1, 2, 10, 100))):
        image[chance.randrange(len(image))] ^= 1 << chance.randrange(8)


def exchanged(chance: random.Random, image: bytearray) -> None:
    for _ in range(chance.choice((1, 2, 10))):
        image[chance.randrange(HEAD, 500)] = chance.choice(CODEWORDS)


def shortened(chance: random.Random, image: bytearray) -> None:
    del image[chance.randrange(len(image)) :]


def spliced(chance: random.Random, image: bytearray) -> None:
    other, _ = chance.choice(IMAGES)
    start, place = chance.randrange(600), chance.randrange(600)
    count = chance.randrange(300)
    image[place : place + count] = other[start : start + count]


@pytest.mark.parametrize("memories", slow.but([75], [75, 300]))
@pytest.mark.parametrize("damage", [flipped, exchanged, shortened, spliced])
def test_hundreds_of_damaged_memories_open(
    damage: Callable[[random.Random, bytearray], None], memories: int
) -> None:
    chance = random.Random(damage.__name__)
    for number in range(memories):
        image = bytearray(chance.choice(IMAGES)[0])
        damage(chance, image)
        opened(image, erases=number % 2 == 0)


@pytest.mark.parametrize("worn", [True, False])
def test_bits_lost_in_one_direction_never_make_another_game_or_record(worn: bool) -> None:
    chance = random.Random(worn)
    outcomes = set()
    for _ in range(600):
        image, states = chance.choice(IMAGES)
        data = bytearray(image)
        for _ in range(chance.choice((1, 3, 30))):
            place = chance.randrange(500)
            mask = chance.randrange(256)
            data[place] = data[place] & mask if worn else data[place] | mask
        journal = Journal(Tape([data]))
        record = Storage(journal).load()
        assert record is None or record.to_bytes() in states
        into = bytearray(72)
        assert journal.read(SETTINGS, into) < 0 or into[:16] == b"settings" * 2
        length = journal.read(SCORES, into)
        assert length < 0 or (into[0] % 20 == 0 and len(set(into)) == 1)
        outcomes.add((record is None, length < 0))
    assert len(outcomes) >= 3


# --- failing writes ---


@pytest.mark.parametrize("erases", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_writes_that_fail_leave_no_gap_and_no_other_game(seed: int, erases: bool) -> None:
    """Reopened after each step, it has the game in its state of then or earlier."""
    chance = random.Random(seed)
    memory = blank(SIZE, appends=not erases)
    storage = Storage(Journal(Tape([memory], erases)))
    chooser = Chooser(seed, 0.9)
    reported = 0
    for game in range(3):
        record = Record(1, seed + game)
        memory.fails = chance.choice((0, 1))
        storage.begin(record)
        states = [record.to_bytes()]
        while not record.game.is_over() and record.count < 25:
            memory.fails = chance.choice((0, 0, 0, 1, 2))
            if chance.random() < 0.2 and record.can_undo():
                storage.undo(record)
                forced_choices.undo(record)
            else:
                action = chooser.action(record.game)
                storage.choose(record, action)
                forced_choices.act(record, action)
            states.append(record.to_bytes())
            storage.save()
            reported += not storage.is_healthy
            kept: Any = Storage(Journal(Tape([Memory(memory.contents)], erases))).load()
            if storage.is_healthy:
                assert kept and kept.to_bytes() == states[-1]
            elif kept and kept.game.seed_low == record.game.seed_low:
                assert kept.to_bytes() in states
    assert reported


# --- hardly any memory ---


@pytest.mark.parametrize("kind", KINDS)
def test_256_bytes_keep_settings_and_scores(kind: str) -> None:
    chance = random.Random(kind)
    flash = Flash(kind, 256)
    storage = Storage(journal_of(kind, [flash]))
    for number in range(60):
        storage = Storage(journal_of(kind, [flash]))
        settings, scores = chance.randbytes(16), chance.randbytes(9 * 8)
        assert storage.store(SETTINGS, settings, 16)
        assert storage.store(SCORES, scores, 72)
        record = Record(6, number)
        storage.begin(record)
        storage.choose(record, 0)
        storage.save()
        assert storage.is_healthy
        again = Storage(journal_of(kind, [flash]))
        into = bytearray(72)
        assert (again.read(SETTINGS, into), into[:16]) == (16, settings)
        assert (again.read(SCORES, into), into) == (72, scores)
        assert again.read(SEATS, into) == -1
        assert again.load() is None


def test_a_memory_with_nothing_in_it_is_reported_and_one_with_a_game_is_not() -> None:
    memory = bytearray(b"\xff" * 4096)
    storage = Storage(Journal(Tape([memory])))
    assert storage.was_empty and not storage.was_damaged and storage.load() is None
    storage.begin(Record(1, 7))
    assert not Storage(Journal(Tape([memory]))).was_empty
    assert Storage(Journal(Tape([bytearray(b"junk" * 1024)]))).was_damaged


@pytest.mark.parametrize(("chip", "is_written"), [("rp2", True), ("samd51", False)])
def test_as_it_is_opened_a_memory_has_room_for_a_game(chip: str, is_written: bool) -> None:
    """Where there is a copy in RAM, the memory can be rewritten at any time."""
    switch_on("pygamer", Flash(chip))
    before = board_memory.open_journal(chip, None)
    number = 0
    while before.free() > AMPLE // 2:
        before.write(SETTINGS, bytes((number & 0xFF, number >> 8)), 2)
        number += 1
    before.tape.commit()
    found = board_memory.open_journal(chip, None)
    assert (found.free() > AMPLE) == is_written
    kept = bytearray(2)
    assert found.read(SETTINGS, kept) == 2 and int.from_bytes(kept, "little") == number - 1
