"""What LU6 scores with the dice of a finished game."""

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.house import SLIDING
from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from firmware.number_drop.text import en as own
from tests.firmware.handheld import Handheld


def played_by_lu6(seed: int, house: int = 0) -> int:
    """Return LU6's score in a solo game of a seed."""
    record = Record(1, seed, None, house)
    bot = Bot()
    while not record.game.is_over():
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return record.game.score(0)


@pytest.mark.parametrize("house", [0, SLIDING])
def test_it_is_the_score_of_the_strongest_level_with_the_same_dice(house):
    device = Handheld(seed=4)
    device.app.session.seats.house = house
    device.play_to("over", "random")
    game = device.game
    score, seed = game.score(0), game.seed_low | game.seed_high << 16
    assert game.house == house
    device.press("a")
    device.choose("par")
    assert device.name == "par" and device.message == own.par.THINKS
    assert f"YOU {score}" in device.texts()
    while device.screen.is_busy:
        device.step()
    best = played_by_lu6(seed, house)
    assert f"LU6 {best}" in device.texts()
    results = {-1: own.par.NOT_BEATEN, 0: own.par.EQUAL, 1: own.par.BEATEN}
    assert device.message == results[(score > best) - (score < best)]
    device.press("b")
    assert device.name == "end"


def test_it_can_be_skipped_and_is_for_a_player_alone():
    device = Handheld(seed=4)
    device.play_to("over", "random")
    device.press("a")
    device.choose("par")
    device.wait(200)
    device.press("b")
    assert device.name == "end"
    device = Handheld(seed=4)
    device.play_to("over", "random", players=2)
    device.press("a")
    assert "par" not in device.screen.lines and "analysis" in device.screen.lines
