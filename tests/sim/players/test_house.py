"""The strong player's fast twin knows no house rules, so it must not silently play with them."""

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.house import SLIDING, Game
from sim.players.opponents import Player, StrongThread
from sim.players.strong import Strong


def begun() -> Game:
    game = Game(1, 3, None, SLIDING)
    game.apply(3)
    game.apply(game.chance())
    return game


def test_it_refuses_a_game_with_house_rules() -> None:
    strong = Strong.__new__(Strong)  # without its processes
    with pytest.raises(ValueError, match="house rules"):
        strong.rank(begun())


def test_dad_leaves_the_choice_to_the_boards_player() -> None:
    game = begun()
    brain = StrongThread(waits=True)
    player = Player(brain)
    player.begin(game)
    assert player.step() and player.action == Bot().choose(game)
    brain.close()
