"""A memory that cannot be read: the game starts and says so, and saves games again once it can."""

from typing import Any

import pytest

from engine.store.codeword import BLANK
from engine.store.journal import Journal
from firmware.kept.storage import Storage
from firmware.text import en
from tests.firmware.handheld import Handheld
from tests.firmware.power import journal_of

SIZE = 8192


class Unreadable(bytearray):
    """A memory of which some reads raise, as on ESP32."""

    reads = 0
    fails: range = range(0)

    def __getitem__(self, index: Any) -> Any:
        self.reads += 1
        if self.reads - 1 in self.fails:
            raise RuntimeError("NVS")
        return super().__getitem__(index)


def opened(memory: Unreadable) -> Journal:
    memory.reads = 0
    return journal_of("esp32", [memory])  # type: ignore[list-item]  # bytes are enough


def played() -> Unreadable:
    """Return a memory with a game of some rounds."""
    memory = Unreadable(bytes([BLANK]) * SIZE)
    device = Handheld(seed=3, journal=opened(memory))
    device.press("a a")
    device.play(lambda at: at.name == "round_end" and at.game.round > 2)
    return memory


@pytest.mark.parametrize("first", [0, 1, 2, 3, 5, 8])
def test_wherever_reading_fails_the_memory_opens_and_is_said_to_be_damaged(first: int) -> None:
    memory = played()
    journal = opened(memory)
    whole: Any = Storage(journal).load()
    count = memory.reads
    memory.fails = range(first, SIZE)
    journal = opened(memory)
    if first < count:
        assert Storage(journal).load() is None and Storage(journal).was_damaged
    memory.fails = range(0)
    again: Any = Storage(opened(memory)).load()
    assert again.to_bytes() == whole.to_bytes()


def test_a_game_starts_without_a_memory_that_can_be_read_and_says_so() -> None:
    memory = played()
    memory.fails = range(1_000_000)
    device = Handheld(seed=3, journal=opened(memory))
    assert device.message == en.menus.DAMAGED
    device.choose("solo")
    device.play(lambda at: at.name == "slide" and at.game.round == 2)
    assert device.screen.bar.contents()[1] == en.NOT_KEPT
    memory.fails = range(0)
    device.press("start b")
    assert device.screen.bar.contents()[1] != en.NOT_KEPT
    kept: Any = Storage(opened(memory)).load()
    assert kept.to_bytes() == device.app.session.record.to_bytes()
