"""The hint: SELECT moves the choice to what the computer player would do, on every screen."""

import random

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE, START
from firmware import marks, settings
from firmware.text import en
from sim import auto
from tests.firmware.handheld import Handheld
from tests.firmware.situations import at_drop

PHASES = {"place": START, "slide": SLIDE, "block": BLOCK, "drop": DROP, "combo": COMBO}


def choice(device):
    """Return the action that A would do now."""
    screen = device.screen
    if device.name == "place":
        return screen.col
    if device.name == "slide":
        return screen.letter
    if device.name == "block":
        return screen.falling.landing()
    return screen.choice() if device.name == "drop" else screen.action


@pytest.mark.parametrize("players", [1, 3])
def test_a_hint_makes_the_choice_of_the_computer_player(players, monkeypatch):
    # Who presses the keys has to mean the same: the desktop's player looks further ahead.
    monkeypatch.setattr(auto, "best_player", lambda *_: Bot())
    device = Handheld(seed=4)
    bot, chance = Bot(), random.Random(players)
    seen = set()

    def ask(device):
        game = device.app.record and device.game
        if game and device.name in ("place", "slide", "block", "drop", "combo"):
            count = device.app.record.count
            device.press(
                chance.choice(["select", "right select", "b down select", "up left select"])
            )
            if device.app.record.count == count and device.game.phase == PHASES[device.name]:
                assert choice(device) == bot.choose(game), device.name
                seen.add(device.name)
        return device.name == "over"

    device.play(ask, "hint", players)
    assert seen >= {"place", "drop", "combo"} | ({"slide", "block"} if players == 1 else set())


def test_a_hint_says_that_it_acted_until_the_next_key():
    device = at_drop("1 2 3 5 *", "1234567")
    device.press("select")
    assert en.HINTED in device.texts()
    device.press("right")
    assert en.HINTED not in device.texts()


def test_where_hints_are_not_allowed_it_says_so_and_nothing_changes():
    device = at_drop("1 2 3 5 L", "1234567")
    device.app.settings.values[settings.HINTS] = 0
    before = device.screen.choice()
    device.press("select")
    assert en.NO_HINTS in device.texts() and device.screen.choice() == before


def test_where_nothing_is_to_be_chosen_nobody_is_asked(device):
    device.app.new_game(1)
    device.press("a select")
    assert device.name == "roll" and en.HINTED not in device.texts()
    assert not device.app.marks & marks.HINT


def test_a_hint_can_be_changed_and_does_nothing_by_itself():
    device = at_drop("1 2 3 5 *", "1234567")
    count = device.app.record.count
    device.press("select")
    hinted = device.screen.choice()
    assert device.app.record.count == count
    device.press("right left b up")
    assert device.screen.choice() != hinted
    device.press("select")
    assert device.screen.choice() == hinted
