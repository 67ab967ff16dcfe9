"""What a start has read is made permanent by its first write, or the next start might differ.

A cut leaves the bytes of the last piece weak. `weak_again` reads a memory as a later start may.
"""

import sys
from typing import Any
from unittest import mock

import pytest

from engine.number_drop.record import Record
from engine.number_drop.table import OVER, ROLL
from firmware.kept import board_memory, statistics
from firmware.kept.scores import Scores
from firmware.kept.storage import Storage
from firmware.number_drop import forced_choices
from sim.board.flash import Flash
from sim.board.simulated_board import switch_on
from sim.board.standins import rtc
from tests.engine.playing import Chooser
from tests.firmware.power import journal_of

SEED = 3
PIECE = 8  # bytes that are written at once
NAME = "ANN"


@pytest.fixture(autouse=True)
def _without_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rtc", rtc)


def started(flash: Flash) -> tuple[Storage, Any]:
    """Start on a memory; return its storage and its game."""
    storage = Storage(journal_of("rp2", [flash]))
    return storage, storage.load()


def play(storage: Storage, record: Record, actions: int = 1000) -> None:
    """Continue a game for at most this number of actions, each of which is saved."""
    chooser = Chooser(SEED, 1.0)
    while actions and record.game.phase != OVER:
        action = record.game.chance() if record.game.phase == ROLL else chooser.action(record.game)
        storage.choose(record, action)
        forced_choices.act(record, action)
        actions -= 1


def ended() -> tuple[Flash, Record]:
    """Return a memory with a solo game's end, and the game."""
    flash = Flash("rp2")
    storage, _ = started(flash)
    record = Record(1, SEED)
    storage.begin(record)
    play(storage, record)
    return flash, record


def is_well(storage: Storage) -> bool:
    """Return whether there is nothing to report."""
    return storage.is_healthy


def end_of(flash: Flash) -> int:
    return len(flash.contents.rstrip(b"\xff"))


def weak_again(flash: Flash, at: int) -> Flash:
    """Return the memory with one byte blank again that was read whole before."""
    contents = bytearray(flash.contents)
    contents[at] = 0xFF
    return Flash("rp2", contents=contents)


@pytest.mark.parametrize("weak", range(1, PIECE + 1))
def test_a_score_that_was_read_once_stays(weak: int) -> None:
    flash, record = ended()
    storage, _ = started(flash)
    Scores(storage, "number_drop").save(record, 0, NAME)
    rank = Scores(storage, "number_drop").rank_of(record)
    assert rank
    at = end_of(flash) - weak
    again, kept = started(flash)
    assert Scores(again, "number_drop").rank_of(kept) == rank
    again.count(kept)
    begun = Record(1, SEED + 1)
    again.begin(begun)
    play(again, begun, 1)
    later, _ = started(weak_again(flash, at))
    assert Scores(later, "number_drop").score(rank) == record.game.score(0)


@pytest.mark.parametrize("weak", range(1, 3))
def test_a_score_stands_for_an_end_that_stays(weak: int) -> None:
    """A saved score must belong to the end that is restored.

    Otherwise the game continues from before its last choice, and may end with another score.
    """
    flash, record = ended()
    at = end_of(flash) - weak
    storage, kept = started(flash)
    assert kept.game.is_over()
    Scores(storage, "number_drop").save(kept, 0, NAME)
    _, later = started(weak_again(flash, at))
    assert later.to_bytes() == record.to_bytes()


def test_a_base_that_came_through_a_failed_write_counts_its_game_once() -> None:
    flash = Flash("rp2")
    journal = journal_of("rp2", [flash])
    storage = Storage(journal)
    record, begun = Record(1, SEED), Record(1, SEED + 1)
    storage.begin(record)
    play(storage, record)
    storage.count(record)
    write = journal.write

    def written_but_refused(kind: int, data: bytes | bytearray, length: int) -> bool:
        return not write(kind, data, length)

    with mock.patch.object(journal, "write", written_but_refused):
        storage.begin(begun)
    assert not is_well(storage)
    play(storage, begun, 1)
    assert storage.is_healthy
    again, kept = started(flash)
    assert statistics.games(again.statistics(kept), "number_drop") == 1


def test_switching_on_in_a_solo_game_erases_nothing() -> None:
    """A cut erase of the only home would lose everything, so it must never happen here."""
    flash = Flash("rp2")
    journal = journal_of("rp2", [flash])
    storage = Storage(journal)
    rooms = set()
    for seed in range(60):
        record = Record(1, seed)
        storage.begin(record)
        rooms.add(journal.free() // 64)
        play(storage, record, 40)
        erases = list(flash.erases)
        switch_on("raspberry_pi_pico", flash)
        board_memory.open_journal("rp2", None)
        assert flash.erases == erases
        play(storage, record)
        storage.count(record)
    assert len(rooms) > 30
