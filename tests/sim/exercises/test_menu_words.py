"""Exercise 2 accepts exactly the words that fit their menu, and none that a menu would cut off."""

from pathlib import Path
from typing import Any

import pytest

from firmware.widgets import font
from sim import languages
from sim.exercises import language as exercise
from sim.exercises.faults import language
from tests import slow
from tests.firmware.added_language import NAME, added
from tests.firmware.boxes import in_turn, marks, noted
from tests.firmware.handheld import Handheld, held
from tests.firmware.test_text_fits import faults, near_marks

NARROW = "tinycircuits_thumby"
AS_WIDE = "MMMMMMMMMHH"  # as the column
WIDER = "MMMMMMMMMHN"  # by a pixel


def said(word: str, value: str) -> list[tuple[Any, ...]]:
    """Return the faults that exercise 2 finds in a word, except that there are too few."""
    english = languages.all_words(languages.ENGLISH)
    found = language.faults({word: value}, english)
    return [fault for fault in found if fault[0] != "fewWords"]


def cut_off(board: str, line: str, folder: Path) -> list[str]:
    """Return which texts of a board's title are cut off when a line of its menu has this word."""
    source = f'class menus:\n    SOLO_GAME = "{line}"\n'
    with added(source, folder), held(board, NAME, drawn=False), noted():
        device = Handheld()
        found = []
        for _ in range(len(device.screen.menu.texts)):
            assert line in device.screen.menu.texts
            part = next(in_turn(device))
            found += faults(part, device.app.width, device.app.height)
            found += near_marks(part, marks(device))
            device.press("down")
    return found


def test_the_widths_are_what_they_are_called():
    assert font.SMALL.width(AS_WIDE) == language.COLUMN
    assert font.SMALL.width(WIDER) == language.COLUMN + 1


@pytest.mark.parametrize("board", slow.boards())
def test_what_is_as_wide_as_the_column_is_whole_on_each_board(board, tmp_path):
    assert said("menus.SOLO_GAME", AS_WIDE) == []
    assert cut_off(board, AS_WIDE, tmp_path) == []


def test_what_is_wider_is_cut_off_on_the_narrowest_and_told(tmp_path):
    for word in ("menus.SOLO_GAME", "menus.MORE", "BACK", "number_drop.title.PLAYERS"):
        assert said(word, WIDER) == [("long", word, WIDER)]
    assert cut_off(NARROW, WIDER, tmp_path) != []


@pytest.mark.parametrize("name", languages.names())
def test_no_word_of_ours_is_called_too_long_or_to_have_wrong_letters(name):
    """Words of menus, wrapped messages and paged texts are tested."""
    english = languages.all_words(languages.ENGLISH)
    mine = languages.all_words(name)
    whole = {word: languages.completed(value, english[word]) for word, value in mine.items()}
    found = language.faults(whole, english)
    assert [fault for fault in found if fault[0] != "fewWords"] == []


def test_a_message_may_be_longer_than_a_line_of_a_menu_but_has_two_lines_at_most():
    assert said("menus.SAME_DICE", "E" * 60) == []
    assert said("menus.SAME_DICE", "E" * 90) == [("long", "menus.SAME_DICE", "E" * 90)]


@pytest.mark.parametrize(
    ("value", "has_accents", "message"),
    [
        ("É", True, []),
        ("éTé", False, ["write ACCENTS = True at the top, before the first class, for é"]),
        ("ĉ", False, ["the font has no ĉ: write c, or cx, as in Esperanto"]),
        ("ĈÉĈ", True, ["the font has no Ĉ: write C, or Cx, as in Esperanto"]),
        ("ñ", True, ["the font has no ñ: write n"]),
        ("ß", False, ["the font has no ß: write it with A to Z"]),
        (
            "éĉ",
            False,
            [
                "the font has no ĉ: write c, or cx, as in Esperanto",
                "write ACCENTS = True at the top, before the first class, for é",
            ],
        ),
        ("@ ß", True, ["the font has no @ ß: write them with A to Z"]),
        ("@", False, ["the font has no @: write it with A to Z"]),
    ],
)
def test_accents_are_advised_for_no_letter_that_they_lack(value, has_accents, message):
    english = languages.all_words(languages.ENGLISH)
    found = language.faults({"BACK": value, "ACCENTS": has_accents}, english)
    lines = [exercise.said(*fault) for fault in found if fault[0] != "fewWords"]
    assert lines == [f"BACK: {line}" for line in message]
