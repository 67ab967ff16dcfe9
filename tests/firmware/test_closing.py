"""Where memory is short, lessons close the storage.

Afterwards everything is as it was.
"""

import sys
from typing import Any

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games, loader
from firmware.kept.settings import STRICT
from firmware.kept.storage import SETTINGS
from firmware.session import marks, room, undo
from tests.firmware.handheld import Handheld

STORAGE = "firmware.kept.storage"
PHASES = {"number_drop": "drop", "drop_it": "aim"}


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be no more memory than is needed, all the time."""
    monkeypatch.setattr(room, "has", lambda need: False)


class Board:
    """A memory that stays, and the devices switched on with it."""

    def __init__(self, erases: bool) -> None:
        self.memory = bytearray(b"\xff" * 4096)
        self.erases = erases

    def journal(self) -> Journal:
        """Return the journal as it is opened when power comes."""
        return Journal(Tape([self.memory], erases=self.erases))

    def switch_on(self) -> Handheld:
        """Return a device that opens this memory anew each time."""
        device = Handheld(seed=3, journal=self.journal())
        device.app.open_storage = lambda: loader.load(STORAGE).Storage(self.journal())
        return device


def to_tutorial(device: Handheld, name: str) -> None:
    """Go from the title to the lessons of a game."""
    device.app.session.offer(name)
    device.app.navigator.show("title")
    device.app.navigator.travel()
    if "how_to_play" not in device.screen.lines:
        device.choose("more")
    device.choose("how_to_play")
    device.choose("tutorial")
    assert device.name == "tutorial"


def is_closed(device: Handheld) -> bool:
    """Return whether nothing of the storage is in memory."""
    return not device.app.session.home.storage.is_open


@pytest.mark.parametrize("erases", [False, True])
@pytest.mark.parametrize("taught", games.NAMES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_game_that_is_on_goes_on_after_lessons_and_is_kept(name, taught, erases):
    board = Board(erases)
    device = board.switch_on()
    device.play_to(PHASES[name], "random", players=2, game=name)
    before = device.app.session.record.to_bytes()
    device.press("start")
    device.choose("title")
    to_tutorial(device, taught)
    assert is_closed(device) and STORAGE not in sys.modules
    again = board.switch_on()  # power is cut in the lesson
    assert again.app.session.record.to_bytes() == before
    device.press("start")
    assert device.name == "how_to_play" and not is_closed(device)
    device.app.session.offer(name)
    device.app.navigator.show("title")
    device.app.navigator.travel()
    device.choose("continue")
    device.press("a")
    assert device.name == PHASES[name] and device.app.session.record.to_bytes() == before
    count = device.app.session.record.count
    device.play(lambda device: device.app.session.record.count > count, "random", game=name)
    device.press("start")
    after: Any = board.switch_on().app.session
    assert after.record.to_bytes() == device.app.session.record.to_bytes()
    assert after.record.count > count


def test_an_undo_after_lessons_is_kept_too():
    board = Board(erases=False)
    device = board.switch_on()
    device.play(lambda device: device.app.session.has_game() and device.app.session.can_undo())
    count = device.app.session.record.count
    device.press("start")
    device.choose("title")
    to_tutorial(device, "number_drop")
    assert is_closed(device)
    device.press("start")
    device.app.navigator.show("title")
    device.app.navigator.travel()
    device.choose("continue")
    assert undo.take_back(device.app.session) is not None
    assert device.app.session.record.count < count
    again: Any = board.switch_on().app.session
    assert again.record.to_bytes() == device.app.session.record.to_bytes()


def test_lessons_that_the_title_offers_lead_back_to_it():
    device = Board(erases=False).switch_on()
    device.press("up a")
    assert device.name == "tutorial" and is_closed(device)
    device.press("start")
    assert device.name == "title" and not is_closed(device)


@pytest.mark.parametrize("taught", games.NAMES)
def test_after_the_last_lesson_the_title_comes_with_the_storage_open(taught):
    device = Board(erases=False).switch_on()
    to_tutorial(device, taught)
    assert is_closed(device)
    session = device.app.session.home
    session.lesson = len(device.screen._lessons) - 1
    device.screen._step = len(device.screen._steps)
    device.screen._next()
    device.app.navigator.travel()
    assert device.name == "title" and not is_closed(device)
    assert device.app.session.game_name() == "" and not device.app.session.storage.was_damaged


def test_what_could_not_be_kept_is_not_let_go_of():
    device = Board(erases=False).switch_on()
    device.play_to("drop", "random", players=1)
    before = device.app.session.record.to_bytes()
    device.press("start")
    device.choose("title")
    device.app.session.storage._unkept[SETTINGS] = b""  # which the memory does not take
    device.app.session.storage.save = lambda record=None: None
    to_tutorial(device, "number_drop")
    assert not is_closed(device)
    device.press("start")
    assert device.app.session.record.to_bytes() == before


@pytest.mark.parametrize("size", [0, 256])
def test_where_no_game_is_kept_the_storage_stays_and_so_do_the_marks(size):
    device = Handheld(seed=3, journal=Journal(Tape([bytearray(b"\xff" * size)])))
    device.app.settings.values[STRICT] = 1
    device.play_to("drop", "random", players=1)
    device.press("start")
    device.choose("title")
    to_tutorial(device, "number_drop")
    assert not is_closed(device)
    device.press("start")
    assert device.app.session.marks & marks.STRICT
