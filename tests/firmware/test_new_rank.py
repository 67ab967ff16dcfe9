"""A game that beats a blue score is celebrated, recorded immediately, and then named by keys."""

import pytest

from firmware.kept import settings
from firmware.screens.parts.end_screen import READ_MS
from firmware.sound import effects
from firmware.sound.voice import Sound, frequency
from firmware.text import en
from sim.players.auto import make_player
from tests.firmware.handheld import Handheld, pink_board
from tests.firmware.test_settings import a_memory, set_to, switched_on
from tests.firmware.test_sound import Voice

SEED = 5  # of a game that the computer player ends with a rank


def at_end(memory: list[bytearray], seed: int = SEED, speed: int = 2) -> Handheld:
    """Return a handheld right after the key press that ended a game."""
    device = switched_on(memory, seed=seed)
    if speed != 2:
        set_to(device, settings.SPEED, speed)
        while device.name != "title":
            device.press("b")
    player = make_player("hint", 1, 1)
    while True:
        key = player.next_key(device.app)
        assert key is not None
        device.tap(key)
        while not device.app.at_rest and device.name != "over":
            device.step()
        if device.name == "over":
            return device


def pink(device: Handheld) -> list[tuple[str, int]]:
    board = pink_board(device.app.session)
    return [(board.name(rank), board.score(rank)) for rank in range(1, 10) if board.score(rank)]


def test_a_new_rank_is_shown_and_recorded_before_a_name_is_written():
    memory = a_memory()
    device = at_end(memory)
    rank, score = device.screen.rank, device.game.score(0)
    assert rank and en.end.RANK + f"{rank}!" in device.texts()
    assert en.end.GAME_OVER not in device.texts()
    assert pink(device) == pink(switched_on(memory)) == [(en.YOU, score)]


def test_the_next_games_end_shows_its_own_rank():
    device = at_end(a_memory())
    device.rest()
    assert device.screen.rank
    device.press("a b a")
    device.wait(READ_MS)
    device.choose("again")
    device.play_to("over", "random")
    assert device.screen.rank == 0 and en.end.GAME_OVER in device.texts()


def test_the_name_is_written_by_keys_and_remembered():
    memory = a_memory()
    device = at_end(memory)
    device.rest()
    score = device.game.score(0)
    device.press("a")
    assert device.name == "name_entry" and en.menus.YOUR_NAME in device.texts()
    device.press("up*2 right up right down a")
    assert device.name == "over" and device.app.at_rest
    assert pink(device) == [("0PT", score)] and "0PT" in device.texts()
    again = switched_on(memory)
    assert pink(again) == [("0PT", score)]
    assert bytes(pink_board(again.app.session).last_name("YOU")) == b"0PT"


def test_a_name_not_written_after_all_changes_nothing():
    device = at_end(a_memory())
    device.rest()
    before = pink(device)
    device.press("start")
    assert device.name == "name_entry", "it is asked for at once"
    device.press("up b")
    assert device.name == "over" and pink(device) == before
    device.press("a")
    assert device.name == "end", "and but once"
    device.choose("name_entry")
    device.press("up b")
    assert device.name == "over" and pink(device) == before


@pytest.mark.parametrize("look", ["up b", "help b"])
def test_a_player_who_looks_at_something_else_first_is_asked_for_it_still(look):
    device = at_end(a_memory())
    device.rest()
    message = device.screen.bar.contents()
    if look == "help b":
        device.app.navigator.push("help", "over")
        device.app.navigator.run_transitions()
        device.press("b")
    else:
        device.press("up")
        assert device.name == "replay"
        device.press("b")
    assert device.name == "over" and device.app.at_rest, "it is not celebrated again"
    assert device.screen.bar.contents() == message
    device.press("start")
    assert device.name == "name_entry"


def test_a_press_too_many_does_no_harm():
    device = at_end(a_memory())
    record = device.app.session.record
    device.press("a a a a")
    assert device.app.session.record is record and device.name in ("over", "end", "name_entry")


def test_the_joy_ends_by_itself_or_by_a_key_that_still_acts():
    device = at_end(a_memory())
    steps = 0
    while not device.app.at_rest:
        device.step()
        steps += 1
    assert steps > 20
    device = at_end(a_memory())
    assert not device.app.at_rest
    device.tap("a")
    device.step()
    assert device.name == "name_entry"
    device.press("up*2 right up right down")
    device.tap("a")
    assert device.name == "over" and not device.app.at_rest, "the name is celebrated as well"


def test_without_animations_there_is_none():
    assert at_end(a_memory(), speed=0).app.at_rest


def test_the_joy_is_heard():
    device = at_end(a_memory())
    voice = Voice()
    device.app.sound = Sound(voice)
    device.app.sound.set_level(2)
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "over"
    assert voice.tones[0] == (frequency(effects.RANK[0]), 100)


@pytest.mark.parametrize("players", [1, 2])
def test_an_end_without_a_rank_has_no_joy_and_no_name(players):
    device = switched_on(a_memory(), seed=1)
    device.play_to("over", how="random", players=players)
    assert players > 1 or device.screen.rank == 0
    device.press("a")
    assert device.name == "end" and "name_entry" not in device.screen.lines
    assert ("scores" in device.screen.lines) == (players == 1)
    device.wait(READ_MS)
    device.choose("again")
    assert device.app.session.record.count == 0


def test_the_name_is_asked_for_next_to_the_score_that_it_goes_with():
    device = at_end(a_memory())
    device.rest()
    rank, score = device.screen.rank, device.game.score(0)
    device.press("a")
    assert device.name == "name_entry"
    assert device.message == f"{en.end.TOTAL} {score}, {en.end.RANK}{rank}"
