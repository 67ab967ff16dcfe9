"""Power cuts while a game of Drop It is saved: what is restored is a game as it was played."""

from random import Random
from typing import Any

import pytest

from engine.drop_it.record import Record
from engine.drop_it.replay import from_bytes
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.drop_it import saved_game
from firmware.drop_it.facts import JOKERS
from firmware.kept.storage import Storage
from sim.board.flash import Flash
from tests.firmware.drop_it_scenes import played, random_drop
from tests.firmware.handheld import Handheld
from tests.firmware.power import journal_of

SIZE = 2048
DROPS = 6
DAMAGED = 100  # memories
DAMAGED_WORDS = 30  # at their ends, which are followed by few check bits
STEP = 3  # bytes from one cut to the next
# A memory in the first version's format with six drops and four answers, and that game.
FIRST_VERSION = (
    b"\xe2\x17\x17\x0f\x0f\x0f9\x0f\x0frG.\xe1\x0f+\x0fr\x1ef.\x0fK.9\x9a\x8b.lV\xaa\xaa\x1dU\xb2:l\x1d\xc3"
    b"e\x8d\x9a\x87\x8e\x87\x9c'Y'3"
)
FIRST_VERSION_GAME = "b1a1c2ab72a0d878bbb51ecd29ac06e3fb"


class PowerCut(Exception):
    """The power is gone."""


class Memory(bytearray):
    """Flash that loses its power after this many more bytes were written."""

    left = 1 << 30

    def __setitem__(self, index, data):
        if isinstance(index, int):
            index, data = slice(index, index + 1), bytes([data])
        for at, byte in zip(range(index.start, index.stop), data, strict=True):
            if self.left == 0:
                raise PowerCut
            self.left -= 1
            super().__setitem__(at, byte)


def play(memory: Memory, states: list[bytes]) -> None:
    """Play the beginning of a game with jokers; record each state."""
    storage = Storage(Journal(Tape([memory])))
    random = Random(3)
    record = Record(2, jokers=True)
    states.append(record.to_bytes())
    storage.begin(record)
    undone = False
    while record.game.board.count < DROPS:
        action = random_drop(record, random)
        storage.choose(record, action)
        record.apply(action)
        states.append(record.to_bytes())
        if record.can_undo() and not undone:
            undone = True
            storage.undo(record)
            record.undo()
            states.append(record.to_bytes())
    assert undone


def blank() -> Memory:
    """Return a memory that was never written."""
    return Memory(b"\xff" * SIZE)


@pytest.fixture(scope="module")
def whole() -> tuple[int, list[bytes]]:
    """The number of bytes that an uncut game writes, and its states."""
    memory = blank()
    states: list[bytes] = []
    play(memory, states)
    return (1 << 30) - memory.left, states


def test_what_returns_is_the_state_before_or_after_the_cut(whole) -> None:
    written, states = whole
    came_back = set()
    for cut in range(0, written + 1, STEP):
        memory = blank()
        seen: list[bytes] = []
        memory.left = cut
        try:
            play(memory, seen)
        except PowerCut:
            pass
        memory.left = 1 << 30
        kept = Storage(Journal(Tape([memory]))).load()
        if kept is None:
            assert len(seen) == 1  # it was cut before the game was saved at all
        else:
            assert kept.to_bytes() in (seen[-1], states[min(len(seen), len(states) - 1)])
            came_back.add(kept.to_bytes())
    assert len(came_back) >= DROPS


def test_where_writing_erases_every_third_drop_makes_the_game_safe() -> None:
    flash = Flash("samd51")
    device = Handheld(journal=journal_of("samd51", [flash]))
    app, random = device.app, Random(3)
    app.session.offer("drop_it")
    device.start(1)
    app.navigator.run_transitions()
    for drops in range(1, 2 * DROPS):
        device.do(random_drop(app.session.record, random))
        app.navigator.run_transitions()
        device.rest()
        device.follow()
        app.navigator.run_transitions()
        kept: Any = Storage(journal_of("samd51", [flash.reopened()])).load()
        assert (0 if kept is None else kept.game.board.count) == drops // 3 * 3


def test_a_late_game_returns_without_a_fall() -> None:
    memory = blank()
    storage = Storage(Journal(Tape([memory])))
    random = Random(3)
    record = Record(1)
    storage.begin(record)
    while not record.game.is_over():
        action = random_drop(record, random)
        storage.choose(record, action)
        record.apply(action)
    again: Any = Storage(Journal(Tape([memory]))).load()
    assert again.to_bytes() == record.to_bytes()
    assert again.game.board.pieces == record.game.board.pieces
    assert again.game.score(0) == record.game.score(0)
    assert again.game.fall.work == 0 < record.game.fall.work


def test_a_game_saved_before_logs_had_rests_returns_and_continues() -> None:
    memory = blank()
    memory[0 : len(FIRST_VERSION)] = FIRST_VERSION
    storage = Storage(Journal(Tape([memory])))
    record: Any = storage.load()
    assert record.to_bytes().hex() == FIRST_VERSION_GAME
    random = Random(4)
    for _ in range(8):
        action = random_drop(record, random)
        storage.choose(record, action)
        record.apply(action)
        again: Any = Storage(Journal(Tape([bytearray(memory)]))).load()
        assert again.to_bytes() == record.to_bytes()


def test_whatever_is_damaged_a_piece_rests_where_it_falls() -> None:
    memory = blank()
    storage = Storage(Journal(Tape([memory])))
    random = Random(3)
    record = Record(1)
    storage.begin(record)
    while record.game.board.count < 2 * DROPS:
        action = random_drop(record, random)
        storage.choose(record, action)
        record.apply(action)
    end = max(at for at in range(SIZE) if memory[at] != 0xFF) + 1
    words = [word for word in sorted(set(memory[:end])) if word != 0xFF]
    reported = 0
    for _ in range(DAMAGED):
        image = bytearray(memory)
        image[random.randrange(end - DAMAGED_WORDS, end)] = random.choice(words)
        damaged = Storage(Journal(Tape([image])))
        game: Any = damaged.load()
        reported += damaged.was_damaged
        assert game.game.board.pieces == from_bytes(game.to_bytes()).game.board.pieces
    assert reported > DAMAGED // 2


@pytest.mark.parametrize("pieces", [0, 11, 36])
def test_a_game_suspended_is_resumed_as_it_was_without_a_fall(pieces) -> None:
    record = played(2, JOKERS, pieces)
    game = record.game
    again = saved_game.resume(saved_game.suspend(record))
    assert again.to_bytes() == record.to_bytes() and again.game.fall.work == 0
    assert again.game.board.pieces == game.board.pieces
    assert (again.game.phase, again.game.points) == (game.phase, game.points)
    assert again.game.judge.touching[: pieces - 1] == game.judge.touching[: pieces - 1]
