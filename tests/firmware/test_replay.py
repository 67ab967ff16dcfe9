"""The last finished game is replayed by keys, with descriptions and its players' names."""

import pytest

from engine.number_drop.replay import Replay
from engine.number_drop.table import ROLL
from firmware.number_drop.text import en as own
from firmware.number_drop.widgets import cells
from tests.firmware.handheld import Handheld, set_up


@pytest.fixture(scope="module")
def finished():
    """A handheld with a finished game of three."""
    device = Handheld(seed=4)
    device.play_to("over", "random", players=3)
    return device


def again(device: Handheld) -> Handheld:
    """Begin the replay at its start, from the end of the game."""
    while device.name != "over":
        device.press("b")
    device.press("down")
    assert device.name == "replay" and device.screen.done == 0
    return device


def test_it_plays_by_itself_until_it_is_paused(finished):
    device = again(finished)
    count = device.app.session.record.count
    device.wait(5000)
    done = device.screen.done
    assert 3 <= done < count and device.app.idle_ms < 1000
    device.press("a")
    device.wait(5000)
    assert device.screen.done == done  # paused
    device.press("a")
    device.wait(2000)
    assert device.screen.done > done
    device.press("left")  # steps, and pauses
    done = device.screen.done
    device.wait(5000)
    assert device.screen.done == done
    device.press("a")
    device.wait(1000 * count)
    assert device.screen.done == count and ("A", "PLAY") in device.hints
    device.press("a")  # from the beginning
    device.wait(3000)
    assert 1 <= device.screen.done < count


def test_it_shows_what_each_player_did(finished):
    device = again(finished)
    messages = []
    while device.screen.done < device.app.session.record.count:
        device.press("right")
        messages.append(device.message)
    assert messages[:4] == ["ANN WRITES 1", "BOB WRITES 2", "CAT WRITES 3", "ANN ROLLS"]
    assert messages[4].startswith("ANN DROPS")
    assert any(" CIRCLES === " in text or " CIRCLES 123 " in text for text in messages)
    assert any(text.endswith(own.descriptions.PASSES) for text in messages)
    device.press("right")
    assert device.screen.done == device.app.session.record.count


def test_the_header_shows_the_round_of_the_dice_next_to_it(finished):
    device = again(finished)
    words = device.app.navigator.view.words
    rolls, ended = 0, 0
    while device.screen.done < device.app.session.record.count:
        device.press("right")
        rolls += device.message.endswith(" ROLLS")
        title = device.app.navigator.view.header[0].text
        assert not rolls or title.endswith(words.ROUND + str(rolls))
        ended += rolls > 0 and device.screen.game.phase == ROLL
    assert rolls > 5 and ended == rolls - 1


@pytest.mark.parametrize("key", ["right", "left", "down", "up"])
def test_the_sign_comes_before_what_takes_a_board_a_while(finished, key):
    device = again(finished)
    device.press("right*3")
    seen, done = [], device.screen.done
    screen, navigator = device.screen, device.app.navigator
    device.watch(lambda: seen.append((navigator.stage.has_indicator, screen.done == done)))
    device.press(key)
    assert (True, True) in seen and seen[-1] == (False, False) and not navigator.stage.has_indicator


def test_the_dice_are_blank_until_the_first_roll(finished):
    device = again(finished)
    for message in ("ANN WRITES 1", "BOB WRITES 2", "CAT WRITES 3"):
        device.press("right")
        assert device.message == message
        *dice, _ = device.app.navigator.view.dice
        assert [die[0] for die in dice] == [0] * 5
        assert len({id(die.pixel_shader) for die in dice}) == 1, "all are dark"
    for _ in range(20):  # past a turn, too, where the next roll is due
        device.press("right")
        *dice, _ = device.app.navigator.view.dice
        assert 0 not in [die[0] for die in dice], device.message
        assert len({id(die.pixel_shader) for die in dice}) > 1, "not all are dark"


def test_it_lights_up_what_was_dropped_or_circled(finished):
    device = again(finished)
    for _ in range(25):
        device.press("right")
        lit = [
            look for look in device.digits().values() if cells.CHOSEN <= look < cells.CHOSEN + 10
        ]
        message = device.message
        if "WRITES" in message:
            assert len(lit) == 1
        elif " DROPS " in message and "BLOCK" not in message:
            assert len(lit) == 4
        elif "CIRCLES" in message:
            assert len(lit) == int(message[-1])
        else:
            assert not lit


def test_back_is_where_one_was_before(finished):
    device = again(finished)
    device.press("right*9")
    seen = device.digits(), device.message
    device.press("right*3 left*3")
    assert (device.digits(), device.message) == seen
    device.press("left*12")
    assert device.screen.done == 0


def test_up_and_down_go_from_roll_to_roll(finished):
    device = again(finished)
    replay = Replay(device.app.session.record)
    rolls = 0
    while (action := replay.next()) >= 0:
        rolls += replay.game.phase == ROLL
        replay.do(action)
    for number in range(rolls):
        device.press("down")
        assert device.message.endswith("ROLLS")
        assert device.screen.game.round >= number + 1
    device.press("up")
    assert device.screen.game.round == rolls - 1


def test_keys_that_the_hints_do_not_name_do_nothing(finished):
    device = again(finished)
    device.press("right")
    device.press("a start select")
    assert device.name == "replay" and device.screen.done == 1


def test_b_leads_back_to_the_end(finished):
    again(finished).press("right b")
    assert finished.name == "over"


def test_a_new_game_leaves_the_one_before_to_be_seen_again_with_its_names():
    device = Handheld(seed=4)
    set_up(device, 2)
    device.app.session.seats.names[0][:] = b"ZOE"
    device.play_to("over", players=2)
    device.press("select a a start up a")  # a solo game begun, and left
    assert device.app.session.has_game()
    device.press("up a down*2 a")
    assert device.name == "replay" and device.screen.game.players == 2
    device.press("right")
    assert device.message == "ZOE WRITES 1"
    device.press("b b a")
    assert device.game.players == 1 and device.app.session.has_game()


def test_without_a_finished_game_the_menu_offers_none(device):
    device.choose("more")
    assert device.name == "more" and "replay" not in device.screen.lines


def test_the_other_game_s_menu_has_no_replay_of_this_one(finished):
    for game, can in (("number_drop", True), ("drop_it", False)):
        finished.app.session.offer(game)
        finished.app.navigator.replace_all("more")
        finished.app.navigator.run_transitions()
        assert ("replay" in finished.screen.lines) is can
    finished.app.session.offer("number_drop")
