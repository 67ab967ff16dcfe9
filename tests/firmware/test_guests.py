"""Guests at the table: players from a function in a file, who play in place of a level."""

import sys
from types import ModuleType
from typing import Any

import pytest

from engine.number_drop.game import Game
from engine.number_drop.table import ROLL, START
from firmware.guests import NAMES
from firmware.kept import seats
from firmware.memory.loader import import_named
from tests.firmware.handheld import Handheld

KIND = len(seats.LEVELS) + 1  # of the first guest


@pytest.fixture
def zoe(monkeypatch):
    """A guest that takes the last legal choice, and a list of the phases in which it was called."""
    asked: list[int] = []

    def choose(game, legal):
        asked.append(game.phase)
        return legal.nth(legal.count() - 1)

    module: Any = ModuleType("firmware.guests.zoe")
    module.choose = choose
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(seats, "LEVELS", (*seats.LEVELS, "ZOE"))
    return asked


def test_ours_has_none_so_that_every_table_has_the_same_levels():
    assert NAMES == ()


def test_a_guest_plays_its_turns(zoe):
    device = Handheld(seed=1)
    device.app.session.seats.kinds[:2] = bytes((KIND, KIND))
    device.new_game(2)
    device.app.navigator.run_transitions()
    assert device.app.session.seats.name(0) == "ZOE" and device.app.session.seats.name(1) == "ZO2"
    for _ in range(2000):
        device.step(200)
        if device.game.round > 2:
            break
    assert device.game.round > 2
    assert START in zoe and ROLL not in zoe and len(set(zoe)) > 2


def test_a_choice_that_is_not_legal_is_reported_and_another_one_taken(zoe, capsys):
    game = Game(2, 1)
    guest = import_named("firmware.number_drop.computer_player").player(KIND)
    for wrong in (99, -1, None):
        guests_file: Any = sys.modules["firmware.guests.zoe"]
        guests_file.choose = lambda game, legal, wrong=wrong: wrong
        guest.begin(game)
        assert guest.step() and game.is_legal(guest.action)
        assert f"zoe chose {wrong} in phase 0" in capsys.readouterr().out


def test_in_the_other_game_its_seat_plays_as_the_strongest(zoe):
    device = Handheld(seed=1)
    device.app.session.offer("drop_it")
    device.app.session.seats.kinds[0] = KIND
    device.new_game(2)
    device.app.navigator.run_transitions()
    for _ in range(200):
        device.step(200)
        if device.app.session.record.count:
            break
    assert device.app.session.record.count > 0 and zoe == []
