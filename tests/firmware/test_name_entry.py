"""Entering a name with a few keys."""

import pytest

from firmware.text import en
from tests.firmware.handheld import Handheld, held


@pytest.fixture
def name(device):
    """A name for the screen to edit."""
    letters = bytearray(b"ANN")
    device.app.navigator.push("name_entry", "NAME", letters)
    device.app.navigator.run_transitions()
    return letters


def shown(device):
    return "".join(text for text in device.texts() if len(text) == 1)


def test_up_and_down_turn_a_letter_and_a_continues_to_the_end(device, name):
    assert device.name == "name_entry" and "NAME" in device.texts() and shown(device) == "ANN"
    device.press("up*2 a down a up")
    assert shown(device) == "CMO" and name == b"ANN"
    device.press("a")
    assert device.name == "title" and name == b"CMO"


def test_letters_go_round_through_digits_and_the_blank(device, name):
    device.press("down right up*14 right up*13")
    assert device.screen.letters == b" 10"
    device.press("start")
    assert device.name == "title" and name == b" 10"


def test_b_goes_back_a_letter_and_then_leaves_the_name_as_it_was(device, name):
    device.press("up a up b")
    assert device.name == "name_entry" and device.screen.index == 0
    device.press("b")
    assert device.name == "title" and name == b"ANN"


def test_left_and_right_stop_at_the_ends(device, name):
    device.press("left up right*5 up*2 left*5 up")
    assert device.name == "name_entry" and shown(device) == "CNP"


def test_the_hint_says_when_a_ends_it(device, name):
    hints = []
    for _ in range(3):
        hints.append(device.screen.bar.contents()[0])
        device.press("right")
    assert hints == [en.menus.HINTS_LETTER, en.menus.HINTS_LETTER, en.menus.HINTS_LAST_LETTER]


def test_a_name_of_blanks_is_none(device, name):
    device.press("down right down*14 right down*14 a")
    assert device.name == "title" and name == b"ANN"


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
@pytest.mark.parametrize("letter", "DIMOW0")
def test_of_two_colours_the_letter_in_hand_has_ground_at_both_sides(board, letter):
    """Without background at its left, an O looked like a turned D, whose left side was missing."""
    with held(board):
        device = Handheld(drawn=True)
        device.app.navigator.push("name_entry", "NAME", bytearray(b"A" + letter.encode() + b"A"))
        device.app.navigator.run_transitions()
        device.press("right")
        picture = device.picture().convert("L")
    wide, grey = picture.width, picture.tobytes()
    *_, cursor, _ = device.screen.group
    top = cursor.y
    lit = [x for x in range(wide) if grey[top * wide + x] > 200]
    for x in (lit[0], lit[-1]):
        column = [grey[y * wide + x] for y in range(top, top + len(lit))]
        assert min(column) > 200


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_on_a_low_screen_the_letter_in_hand_touches_neither_heading_nor_bar(board):
    with held(board):
        device = Handheld(drawn=True)
        device.app.navigator.push("name_entry", "NAME", bytearray(b"ANN"))
        device.app.navigator.run_transitions()
        picture = device.picture().convert("L")
    wide, grey = picture.width, picture.tobytes()
    *_, cursor, _ = device.screen.group
    for y in (cursor.y - 1, cursor.y + cursor.height):
        assert max(grey[y * wide : (y + 1) * wide]) < 100, y
