"""DAD in the list after SIS: selectable like any level, legal, and gone afterwards."""

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.table import ROLL
from firmware.kept import seats
from sim.players import opponents
from sim.players.opponents import Player, StrongThread, desktop_players
from sim.players.twin import TwinError
from tests.firmware.handheld import Handheld

DAD = len(seats.LEVELS) + 2  # the kind of his seats, when SIS is there, too


@pytest.fixture
def quick(monkeypatch):
    """Let him think only briefly."""
    monkeypatch.setattr(opponents, "PLAYOUTS", 12)


def test_he_sits_at_the_table_and_plays_a_game_on_the_handheld():
    with desktop_players(waits=True):
        device = Handheld(seed=3)
        device.choose("players")
        device.press("down down down " + "right " * DAD + "up up up a")
        assert bytes(device.app.session.seats.kinds[:2]) == bytes([0, DAD])
        assert device.app.name_of(1) == "DAD"
        for _ in range(400):
            if device.game.sheets[1].top() > 1:
                return
            device.step()
            if device.name != "computer" and device.app.at_rest:
                device.press("a")
        raise AssertionError("he never drops")


def test_he_thinks_in_the_background_and_changes_nothing(quick):
    brain = StrongThread(waits=False)
    try:
        player, game = Player(brain), Game(2, 7)
        while game.round < 3:
            if game.phase == ROLL:
                game.apply(game.chance())
                continue
            player.begin(game)
            while not player.step():
                pass
            assert game.is_legal(player.action)
            game.apply(player.action)
    finally:
        brain.close()


def test_a_thought_that_is_left_does_not_answer_for_the_next_one():
    brain = StrongThread(waits=True)
    try:
        game, bot, player = Game(1, 7), Bot(0), Player(brain)
        player.begin(game)
        game.apply(bot.choose(game))
        game.apply(game.chance())
        player.begin(game)
        assert player.step() and game.is_legal(player.action)
    finally:
        brain.close()


def test_afterwards_he_is_gone_and_without_node_he_never_comes(monkeypatch):
    levels = seats.LEVELS
    with desktop_players(waits=True):
        assert seats.LEVELS == (*levels, "SIS", "DAD")
    assert seats.LEVELS == levels

    def missing():
        raise TwinError("The fast twin needs node: run `make strong`, which installs it.")

    monkeypatch.setattr(opponents, "node", missing)
    with desktop_players(waits=True):
        assert seats.LEVELS == (*levels, "SIS")
