"""What the keys of each kind of board mean, and how hints name them."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.keys.directions import DIRECTIONS, HANDS
from firmware.keys.key_map import KeyMap
from firmware.keys.names import HINTED
from firmware.widgets import bars, font
from firmware.widgets.wrap import wrap
from sim import languages

FULL = ("b", "a", "start", "select", "right", "down", "up", "left")
SIX = ("up", "down", "left", "right", "a", "b")
EIGHT = (*SIX, "x", "y")
NINE = (*EIGHT, "start")
THREE = ("up", "a", "down")
TWO = ("a", "b")
SPRIG = {
    "up": "W", "left": "A", "down": "S", "right": "D",
    "start": "I", "select": "J", "b": "K", "a": "L",
}  # fmt: skip
FEATHER = {"up": "D0", "a": "D1", "down": "D2"}
OTHERS = [  # what a maker may build
    ("left", "right", "a", "b"),
    ("a", "right"),
    ("a", "down", "b"),
    ("up", "down", "left", "right", "a"),
    ("up", "down", "a", "b", "start", "select"),
    (*FULL, "x", "y"),
]
BOARDS = [FULL, SIX, EIGHT, NINE, THREE, TWO, *OTHERS]


def meanings(names, labels=None):
    """Return the keys' commands, {name: command}, pressed and held."""
    key_map = KeyMap(names, labels or {})
    return tuple(
        {name: meaning for name, meaning in zip(names, all_of, strict=True) if meaning}
        for all_of in (key_map.pressed, key_map.held)
    )


def own(*names):
    return {name: name for name in names}


def test_eight_keys_mean_what_they_are_called_and_select_held_helps():
    assert meanings(FULL) == (own(*FULL), {"select": "help"})


def test_x_and_y_stand_in_for_select_and_start():
    assert meanings(EIGHT) == (own(*SIX) | {"x": "select", "y": "start"}, {"x": "help"})


def test_nine_keys_have_one_for_help():
    assert meanings(NINE) == (own(*SIX, "start") | {"x": "select", "y": "help"}, {})


def test_six_keys_have_the_menu_on_b_held_and_a_look_on_a():
    assert meanings(SIX) == (own(*SIX), {"b": "start", "a": "look"})


def test_three_keys_go_both_ways_and_choose():
    pressed = {"up": "previous", "down": "next", "a": "a"}
    assert meanings(THREE) == (pressed, {"up": "b", "a": "start"})


def test_two_keys_continue_and_choose():
    assert meanings(TWO) == ({"a": "a", "b": "next"}, {"a": "start", "b": "b"})


@pytest.mark.parametrize("hand", range(2))
@pytest.mark.parametrize("names", BOARDS, ids="-".join)
def test_every_board_has_a_way_to_continue_to_choose_back_and_to_the_menu(names, hand):
    key_map = KeyMap(names, {})
    key_map.use_hand(hand)
    onward = ("next",) if key_map.is_few else DIRECTIONS
    for meaning in (*onward, "a", "b", "start"):
        assert key_map.has(meaning), meaning
    said = [meaning for meaning in key_map.pressed + key_map.held if meaning]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("names", [("a",), ("up", "down")])
def test_a_board_that_cannot_be_played_on_is_reported(names):
    with pytest.raises(ValueError, match="KEYS needs"):
        KeyMap(names, {})


# --- the left hand ---


def test_turned_keys_are_those_of_the_turned_picture():
    assert [degrees for degrees, _ in HANDS] == [0, 180]
    for name, turned in zip(DIRECTIONS, HANDS[1][1], strict=True):
        assert HANDS[1][1][DIRECTIONS.index(turned)] == name
    key_map = KeyMap(FULL, {})
    key_map.use_hand(1)
    assert dict(zip(FULL, key_map.pressed, strict=True)) == own("a", "b", "start", "select") | {
        "left": "right", "right": "left", "up": "down", "down": "up",
    }  # fmt: skip
    key_map.use_hand(0)
    assert key_map.pressed == list(FULL)


def test_the_upper_key_goes_back_whichever_way_three_keys_are_held():
    key_map = KeyMap(THREE, FEATHER)
    key_map.use_hand(1)
    assert key_map.pressed == ["next", "a", "previous"]
    assert key_map.held == ["", "start", "b"]
    assert key_map.names_of_keys().label("\u2191\u2193", "HOLD") == "D2/D0"


# --- hints ---


def named(names, hints, labels=None, hand=0):
    """Return hints with a board's keys in place of commands."""
    key_map = KeyMap(names, labels or {})
    key_map.use_hand(hand)
    key_map.labels = key_map.names_of_keys().labels("HOLD")
    words: Any = SimpleNamespace(HINTS=hints)
    key_map.name_keys(words)
    return words.HINTS


def test_hints_of_a_board_with_these_keys_stay_the_same_objects():
    for name, hints in languages.all_words("en").items():
        if name.rpartition(".")[2].startswith("HINTS_"):
            assert named(FULL, hints) is hints
            assert {key for key, _ in bars.pairs(hints)} <= set(HINTED)


def test_on_such_a_board_nothing_has_to_be_named():
    assert KeyMap(FULL, {}).names_of_keys().labels("HOLD") is None


def test_words_are_given_their_keys_once():
    key_map = KeyMap(THREE, FEATHER)
    key_map.labels = key_map.names_of_keys().labels("HOLD")
    words: Any = SimpleNamespace(HINTS="[B] BACK [A] OK", TITLE=("A", "B"), NONE=())
    for _ in range(2):  # HOLD D0 is not a key to replace a second time
        key_map.name_keys(words)
        assert words.HINTS == "[HOLD D0] BACK [D1] OK"
    assert words.TITLE == ("A", "B") and words.NONE == ()


def test_hints_name_what_is_printed_on_the_keys():
    hints = "[←→] MOVE [↑] TURN [A] DROP [START] MENU"
    assert named(FULL, hints, SPRIG) == "[A/D] MOVE [W] TURN [L] DROP [I] MENU"
    assert named(EIGHT, hints).endswith("[Y] MENU")
    assert named(SIX, hints).endswith("[HOLD B] MENU")
    assert named(NINE, hints, {"start": "MENU"}).endswith("DROP [MENU]")


def test_hints_on_few_keys_name_the_steps_and_what_is_held():
    hints = "[↑↓] TILE [A] SLIDE [B] UNDO [START] MENU"
    assert named(TWO, hints) == "[B] TILE [A] SLIDE [HOLD B] UNDO [HOLD A] MENU"
    assert named(THREE, hints, FEATHER) == "[D0/D2] TILE [D1] SLIDE [HOLD D0] UNDO [HOLD D1] MENU"
    assert named(THREE, hints).startswith("[↑↓] TILE")


def test_hints_leave_out_what_no_key_means():
    assert named(TWO, "[A] OK [SELECT] HINT") == "[A] OK"


def test_arrows_point_to_where_the_player_sees_the_keys():
    assert named(FULL, "[←] LESS", hand=1) == "[←] LESS"
    labelled = KeyMap(FULL, SPRIG)
    labelled.use_hand(1)
    assert labelled.names_of_keys().label("\u2190", "HOLD") == "D"
    assert labelled.names_of_keys().label("A", "HOLD") == "L"


def test_a_text_has_letters_in_brackets_and_no_line_ends_after_a_key():
    text = "[←→] MOVE IT, [A] WRITES IT. [START] PAUSES."
    shown = KeyMap(SIX, {}).names_of_keys().named_in(text, "HOLD")
    assert shown == "←→\xa0MOVE IT, [A]\xa0WRITES IT. [HOLD\xa0B]\xa0PAUSES."
    lines = wrap(shown, font.SMALL, font.SMALL.width("[HOLD B] PAUSES."))
    assert [line.replace("\xa0", " ") for line in lines] == [
        "←→ MOVE IT,",
        "[A] WRITES IT.",
        "[HOLD B] PAUSES.",
    ]
