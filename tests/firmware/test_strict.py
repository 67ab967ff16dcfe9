"""Games without undo and hints, and the marks that undo and hints leave in the others."""

from contextlib import nullcontext

import pytest

from engine.store.journal import Journal
from engine.store.log import Log
from engine.store.records import LOG_BASE
from engine.store.tape import Tape
from firmware.kept import settings
from firmware.kept.storage import Storage
from firmware.session import marks
from firmware.text import en
from sim.board.flash import Flash, PowerCut
from tests.firmware.handheld import Handheld, pink_board
from tests.firmware.power import journal_of
from tests.firmware.test_settings import a_memory, set_to, switched_on


def strict(memory: list[bytearray], seed: int = 1) -> Handheld:
    """Return a handheld in the first slide of a strict game."""
    device = switched_on(memory, seed=seed)
    set_to(device, settings.STRICT, 1)
    device.choose("solo")
    device.press("a a")
    assert device.name == "slide" and device.app.session.marks == marks.STRICT
    return device


def test_a_strict_game_has_neither_undo_nor_hints():
    device = strict(a_memory())
    letter = device.screen.letter
    device.press("down select")
    assert device.screen.letter == letter + 1 and en.hint.STRICT in device.texts()
    device.play_to("drop")
    count = device.app.session.record.count
    device.press("start")
    assert en.menus.STRICT in device.texts() and "undo" not in device.screen.lines
    device.press("b")
    device.play_to("round_end")
    device.press("b")
    assert en.hint.NO_UNDO in device.texts()
    assert device.name == "round_end" and device.app.session.record.count > count
    assert device.app.session.marks == marks.STRICT


def test_a_game_stays_as_it_was_begun():
    memory = a_memory()
    device = strict(memory)
    device.press("start")
    set_to(device, settings.STRICT, 0)
    assert device.app.session.marks == marks.STRICT
    again = switched_on(memory)
    assert (
        again.app.session.marks == marks.STRICT and not again.app.settings.values[settings.STRICT]
    )


def test_a_strict_game_is_strict_wherever_its_beginning_is_cut_off():
    flash = Flash("rp2")
    device = Handheld(seed=4, journal=journal_of("rp2", [flash]))
    set_to(device, settings.STRICT, 1)
    device.press("up*9")
    held = flash.contents
    flash = Flash("rp2", contents=held)
    Handheld(seed=4, journal=journal_of("rp2", [flash])).choose("solo")
    last = flash.steps
    found = set()
    for step in range(1, last + 2):  # after the last it is not cut off
        cut = Flash("rp2", contents=held, cut_at=step, seed=step)
        device = Handheld(seed=4, journal=journal_of("rp2", [cut]))
        with pytest.raises(PowerCut) if step <= last else nullcontext():
            device.choose("solo")
        storage = Storage(journal_of("rp2", [cut.reopened()]))
        found.add((storage.load() is not None, storage.marks))
    assert found == {(False, 0), (True, marks.STRICT)}


def test_a_game_kept_by_the_version_before_is_strict():
    memory = a_memory()
    journal = Journal(Tape(memory))
    log = Log(journal)
    assert journal.write(LOG_BASE, b"\x41\x07\0\0\0", 5)  # the example of docs/STORAGE.md
    log.rewind()
    assert log.note(marks.STRICT)
    device = switched_on(memory)
    assert device.app.session.marks == marks.STRICT
    device.press("a a a")
    assert device.app.session.record.count == 2
    again = switched_on(memory).app.session
    assert again.marks == marks.STRICT and again.record.count == 2


def test_strict_mode_begins_with_the_next_game():
    device = switched_on(a_memory())
    device.play_to("slide")
    device.press("start")
    set_to(device, settings.STRICT, 1)
    device.press("b a start down a")
    assert device.name == "slide" and device.app.session.marks == marks.UNDO


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("", 0),
        ("a a b", marks.UNDO),
        ("select", marks.HINT),
        ("a start down a", marks.UNDO),
        ("select a a b select", marks.UNDO | marks.HINT),
        ("b start b", 0),  # there was nothing to undo
    ],
)
def test_the_marks_of_a_game_are_kept_with_it_up_to_its_score(keys, expected):
    memory = a_memory()
    device = switched_on(memory, seed=5)
    device.play_to("slide")
    device.press(keys)
    assert device.app.session.marks == expected
    device = switched_on(memory)
    assert device.app.session.marks == expected
    device.press("a")
    device.play_to("over")
    board = pink_board(device.app.session)
    assert board.marks(board.rank_of(device.app.session.record)) == expected


def test_the_mark_of_strict_comes_into_the_score():
    device = strict(a_memory(), seed=5)
    device.play_to("over")
    board = pink_board(device.app.session)
    assert board.marks(board.rank_of(device.app.session.record)) == marks.STRICT


def test_a_hint_at_the_roll_is_none():
    device = switched_on(a_memory())
    device.play_to("roll")
    device.press("select")
    assert device.app.session.marks == 0 and device.name == "roll"


def test_an_end_undone_is_taken_from_the_board_and_recorded_again():
    memory = a_memory()
    device = switched_on(memory, seed=5)
    device.play_to("over")
    board = pink_board(device.app.session)
    rank = board.rank_of(device.app.session.record)
    assert rank and board.marks(rank) == 0
    device.press("b wait:400 b")
    assert device.name != "over"
    assert [pink_board(device.app.session).score(rank) for rank in range(1, 10)] == [0] * 9
    again = switched_on(memory)
    assert [pink_board(again.app.session).score(rank) for rank in range(1, 10)] == [0] * 9
    again.press("a")
    again.play_to("over")
    board = pink_board(again.app.session)
    assert board.rank_of(again.app.session.record) and board.marks(rank) == marks.UNDO
