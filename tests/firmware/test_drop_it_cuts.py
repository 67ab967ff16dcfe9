"""Power that goes while a game of Drop It is kept: what comes back is a game as it was played."""

from random import Random

import pytest

from engine.drop_it.record import Record
from engine.journal import Journal
from engine.tape import Tape
from firmware.storage import Storage
from tests.firmware.drop_it_scenes import random_drop

SIZE = 2048
DROPS = 6
STEP = 3  # bytes from one cut to the next


class PowerCut(Exception):
    """The power is gone."""


class Memory(bytearray):
    """Flash that loses its power after so many more bytes were written."""

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
    """Play the beginning of a game with jokers; note each state that it is in."""
    storage = Storage(Journal(Tape([memory])))
    random = Random(3)
    record = Record(2, jokers=True)
    states.append(record.to_bytes())
    storage.begin(record)
    while record.game.board.count < DROPS:
        action = random_drop(record, random)
        storage.choose(record, action)
        record.apply(action)
        states.append(record.to_bytes())
        if record.can_undo() and record.count % 2:
            storage.undo()
            record.undo()
            states.append(record.to_bytes())


def blank() -> Memory:
    """Return a memory that was never written."""
    return Memory(b"\xff" * SIZE)


@pytest.fixture(scope="module")
def whole() -> tuple[int, list[bytes]]:
    """How many bytes are written when the power stays, and the states of that game."""
    memory = blank()
    states: list[bytes] = []
    play(memory, states)
    return (1 << 30) - memory.left, states


def test_what_comes_back_is_the_state_before_or_after_the_cut(whole) -> None:
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
            assert len(seen) == 1  # it was cut before the game was kept at all
        else:
            assert kept.to_bytes() in (seen[-1], states[min(len(seen), len(states) - 1)])
            came_back.add(kept.to_bytes())
    assert len(came_back) >= DROPS
