"""What LU6 scores with the dice of a finished game."""

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.house import SLIDING
from engine.number_drop.record import Record
from engine.number_drop.table import ROLL
from firmware.number_drop.text import en as own
from firmware.session import game_end, seeds
from tests.firmware.handheld import Handheld, set_clock
from tests.firmware.test_settings import a_memory, switched_on


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


def play_daily(device: Handheld) -> None:
    """Play today's game from the title to its end, and enter a name if that is asked for."""
    set_clock(20)
    device.app.navigator.replace_all("title")
    device.step()
    device.choose("today")
    device.play_to("over", "random")


def test_after_todays_game_it_opens_once_the_end_was_read():
    device = Handheld()
    play_daily(device)
    assert not device.screen.is_new
    device.wait(4500)
    assert device.name == "over"
    device.wait(1000)
    assert device.name == "par" and device.message == own.par.THINKS
    device.press("b")
    assert device.name == "over"
    device.wait(8000)
    assert device.name == "over"  # once
    device.press("a")
    assert device.name == "end" and "par" in device.screen.lines


def test_a_key_at_the_end_comes_before_it():
    device = Handheld()
    play_daily(device)
    device.wait(4500)
    device.press("a wait:6000")
    assert device.name == "end"
    device.press("b wait:6000")
    assert device.name == "over"


@pytest.mark.parametrize(("line", "opens"), [("seeded", True), ("solo", False)])
def test_it_opens_after_a_game_with_a_number_but_not_after_one_by_chance(line, opens):
    device = Handheld(seed=4)
    device.choose(line)
    if line == "seeded":
        device.press("a")
    device.play_to("over", "random")
    if device.screen.is_new:
        device.press("a a a a")
    device.wait(6000)
    assert device.name == ("par" if opens else "over")


def test_a_new_rank_is_named_before_it_opens():
    device = switched_on(a_memory())
    device.new_game(1, seeds.daily_seed(7))
    device.step()
    device.play_to("over", "hint")
    device.rest()
    assert device.screen.is_new
    device.wait(7000)
    assert device.name == "over"
    device.press("a a a a")
    assert device.name == "over" and not device.screen.is_new
    device.wait(7000)
    assert device.name == "par"
    device.press("b")
    assert device.name == "over" and not device.screen.is_new


def test_after_a_restart_the_end_stays():
    device = Handheld()
    play_daily(device)
    device.app.was_restarted = True
    game_end.go_to(device.app)
    device.wait(7000)
    assert device.name == "over"
