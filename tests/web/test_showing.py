"""A game from a link plays by itself, whichever game is current, and is described as what it is."""

import pytest

from firmware import games
from tests.firmware.handheld import Handheld
from web.replayed_game import Showing
from web.spoken_state import spoken_state

PLAYERS = {"number_drop": 1, "drop_it": 2}
BEGINNINGS = {"": "", "number_drop": "a a", "drop_it": "down down a a a"}
PATIENCE = 2000  # ms of a fall, and of what follows it


@pytest.fixture(scope="module", params=PLAYERS)
def finished(request):
    """A game's name, and a finished Record of it."""
    device = Handheld(seed=4)
    device.play_to("over", "random", game=request.param, players=PLAYERS[request.param])
    return request.param, device.app.session.record


def shown(device, finished):
    """Let the device show a finished game from beginning to end; return the last message."""
    screen = Showing(device.app, *finished).screen
    while screen.done < finished[1].count:
        device.step(1000)
        state = spoken_state(device.app)
    return state


@pytest.mark.parametrize("on", BEGINNINGS)
def test_it_is_played_to_its_end_and_described_whatever_is_on(finished, on):
    device = Handheld(seed=8)
    device.press(BEGINNINGS[on])
    name, record = finished
    message = shown(device, finished)
    assert device.name == "replay" and device.screen.done == record.count
    assert [game for game in games.NAMES if game in message] == [name]
    key = "sheets" if name == "number_drop" else "scores"
    assert key in message[name] and message[name]["phase"] == "over"


@pytest.mark.parametrize("on", [name for name in BEGINNINGS if name])
def test_the_game_that_is_on_continues_behind_it(finished, on):
    device = Handheld(seed=8)
    device.press(BEGINNINGS[on])
    before = device.app.session.record.to_bytes()
    count = device.app.session.record.count
    shown(device, finished)
    device.press("b")
    if finished[0] != on:
        device.choose("other")
    device.choose("continue")
    assert device.app.session.record.to_bytes() == before
    assert on in spoken_state(device.app)
    device.press("a")
    device.rest()
    assert device.app.session.record.count > count


def test_the_replay_behind_it_is_of_your_own_game(finished):
    device = Handheld(seed=8)
    device.play_to("over", "random")
    before = device.app.session.last_game
    shown(device, finished)
    assert device.app.session.last_game is before
