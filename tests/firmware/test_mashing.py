"""Keys mashed at random: nothing is raised, and there is always a way back to the title."""

import random

import pytest

from engine.number_drop.replay import from_bytes
from firmware.screens.base import Play
from tests.engine.playing import saved
from tests.firmware.handheld import Handheld, set_up

KEYS = ("a", "b", "start", "select", "left", "right", "up", "down")
PRESSES = 3000


def to_title(device):
    """Go to the title as a player would: over the menu, or from the end by SELECT."""
    device.rest()
    while not isinstance(device.screen, Play) and device.name not in ("pause", "title", "over"):
        device.press("b")
    if device.name == "title":
        return
    if device.name == "over":
        device.press("select")
    else:
        if device.name != "pause":
            device.press("start")
        device.choose("title")
    assert device.name == "title"


@pytest.mark.parametrize("weight", [1, 12])
def test_mashed_keys_raise_nothing_and_the_title_is_near(weight):
    """`weight`: how many times as often as the others A is pressed, which gets through games."""
    device = Handheld(seed=weight)
    chance = random.Random(weight)
    screens = set()
    for number in range(PRESSES):
        device.tap(chance.choice((*KEYS, *["a"] * weight)))
        screens.add(device.name)
        if number % 100 == 99:
            to_title(device)
    assert device.app.presses >= PRESSES
    assert screens >= {"title", "place", "roll", "slide", "drop", "combo", "round_end", "pause"}
    assert weight == 1 or "over" in screens
    record = device.app.record
    assert saved(from_bytes(record.to_bytes()).game) == saved(record.game)


def test_mashing_with_several_players_keeps_the_record_whole():
    device = Handheld(3)
    set_up(device, 3)
    chance = random.Random(3)
    screens = set()
    for _ in range(PRESSES):
        device.tap(chance.choice(("a", "a", "a", "b", "select", "left", "right", "up", "down")))
        screens.add(device.name)
        if chance.random() < 0.2:  # without a pause nobody gets through a hand-over
            device.rest()
    assert screens >= {"hand_over", "drop", "combo"}
    record = device.app.record
    assert saved(from_bytes(record.to_bytes()).game) == saved(record.game)
