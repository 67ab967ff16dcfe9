"""The texts of every language: complete, drawable, and none too long for its place."""

import re
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from firmware import games
from firmware.app import App
from firmware.number_drop.widgets.layout import lay_out
from firmware.widgets import (
    bars,
    font,
    glyphs_accents_large,
    glyphs_accents_small,
    glyphs_small,
    labels,
    menu,
    pages,
)
from firmware.widgets.layout import MARGIN
from firmware.widgets.text_line import TextLine
from sim import languages
from sim.project import ROOT
from tests import slow
from tests.firmware import handheld
from tests.firmware.glyphs import letters, pictures

PLACE = lay_out(160, 128)  # the smallest display
PANEL = PLACE.panel_width - 2  # pixels of a hint's line next to the grid
WHOLE = PLACE.width - 2 * MARGIN  # and across the display
TURNS = (" 300/300", " 20/20")  # the largest number of alternative cells for a combo of each kind
ACCENTED = (glyphs_accents_small, glyphs_accents_large)


@pytest.fixture(autouse=True)
def plain_fonts_afterwards():
    """Restore the fonts for the tests that follow."""
    yield
    font.use_accents(False)


@pytest.fixture(params=languages.names())
def words(request):
    """The texts of each language, with the letters they need."""
    found = both(request.param)
    font.use_accents(found.ACCENTS)
    return found


@pytest.fixture
def accents():
    """Fonts with accents."""
    font.use_accents(True)


def both(language: str) -> Any:
    """Return the texts of a language that most screens need, as one."""
    parts = [languages.topic(name, language) for name in ("", "menus", "end", "number_drop.play")]
    words = {name: word for part in parts for name, word in vars(part).items()}
    return SimpleNamespace(**words, language=language)


def names(module: Any) -> set[str]:
    """Return the names of a language's texts."""
    return {name for name in vars(module) if name.isupper()}


def form(value: Any) -> Any:
    """Return what is the same in all languages: parts and their lengths."""
    return [form(part) for part in value] if isinstance(value, tuple) else type(value)


def texts(value: Any) -> list[str]:
    """Return all strings in one of a language's texts."""
    if isinstance(value, tuple):
        return [text for part in value for text in texts(part)]
    if isinstance(value, str) and value.startswith("["):
        return [part for hint in bars.pairs(value) for part in hint]
    return [value] if isinstance(value, str) else []


def hints_and_messages(words: Any) -> dict[str, tuple[int, list[str]]]:
    """Return the bar width and longest messages for each hint name.

    The messages are above the hints.
    """
    stands = [languages.topic(f"{game}.table", words.language).STANDS for game in games.NAMES]
    hint = languages.topic("hint", words.language)
    undo = [hint.NOTHING_DONE, *stands, hint.NO_UNDO]
    rounds = [
        words.ROUND_END + "99" + end
        for end in (words.DONE, words.ROWS + "22", words.ROWS.replace("ROWS", "COMBO") + "17")
    ]
    combos = [kind + "8" + turns for kind, turns in zip(words.COMBO, TURNS, strict=True)]
    return {
        "HINTS_MENU": (
            WHOLE,
            [words.REPLACES, *undo],
        ),
        "HINTS_END": (PANEL, undo),
        "HINTS_LETTER": (WHOLE, []),
        "HINTS_LAST_LETTER": (WHOLE, []),
        "HINTS_JUMP": (WHOLE, []),
        "HINTS_HOW_TO_PLAY": (WHOLE, []),
        "HINTS_TELL": (PANEL, [words.LESSON + "9/9"]),
        "HINTS_RULES": (WHOLE, []),
        "HINTS_HELP": (WHOLE, []),
        "HINTS_SURE": (PANEL, [words.SURE]),
        "HINTS_OK": (PANEL, undo),
        "HINTS_BACK": (PANEL, []),
        "HINTS_UNDO": (PANEL, []),
        "HINTS_PLACE": (PANEL, [words.PLACE + "6", *undo]),
        "HINTS_HINT": (PANEL, []),
        "HINTS_ROLL": (PANEL, [words.ROLL, *undo]),
        "HINTS_SLIDE": (PANEL, [words.SLIDE, words.SLIDE_STAR, *undo]),
        "HINTS_BLOCK": (PANEL, [words.GO + "D", words.BLOCK + "D", *undo]),
        "HINTS_FALL": (PANEL, []),
        "HINTS_DROP": (PANEL, []),
        "HINTS_DIAL": (PANEL, []),
        "HINTS_ORDER": (PANEL, []),
        "HINTS_SHAPE": (PANEL, [words.STAR_SHAPE]),
        "HINTS_COMBO": (PANEL, [*words.COMBO, words.NO_ROOM]),
        "HINTS_CELLS": (PANEL, [*combos, words.NO_ROOM]),
        "HINTS_VALUE": (PANEL, [*combos, words.NO_ROOM]),
        "HINTS_PASS": (PANEL, [words.PASS]),
        "HINTS_ROUND_END": (PANEL, rounds + undo),
        "HINTS_OVER": (PANEL, []),
        "HINTS_LEAVE_END": (PANEL, []),
        "HINTS_NAME": (PANEL, undo),
    }


@pytest.mark.parametrize("language", languages.names())
def test_no_word_but_a_hint_begins_as_hints_do(language):
    """That is how a board recognizes hints: their names are short there."""
    for name, word in languages.all_words(language).items():
        is_hint = name.rpartition(".")[2].startswith("HINTS_")
        assert (isinstance(word, str) and word.startswith("[")) == (is_hint and word != ""), name


# --- complete ---


def test_english_and_french_are_there():
    assert set(languages.names()) >= {"en", "fr"}


@pytest.mark.parametrize("language", languages.WHOLE)
def test_a_language_that_claims_to_be_whole_lacks_no_word(language):
    assert languages.missing(language) == []


@pytest.mark.parametrize("language", languages.names())
def test_what_a_language_says_english_says_in_the_same_form(language):
    english = languages.all_words("en")
    for name, value in languages.all_words(language).items():
        assert name in english, name
        model = form(english[name])
        # English fills in what is missing at the end of several: test_languages.py.
        assert form(value) == (model[: len(value)] if isinstance(model, list) else model), name
        if name.rpartition(".")[2].startswith("HINTS"):
            keys = [[key for key, _ in bars.pairs(hints)] for hints in (value, english[name])]
            assert keys[0] == keys[1], name


def test_every_word_is_used_and_every_one_that_is_read_is_there():
    code = "".join(path.read_text("utf-8") for path in (ROOT / "firmware").rglob("*.py"))
    known = {name.rpartition(".")[2] for name in languages.all_words("en")}
    read = set(re.findall(r"\.([A-Z][A-Z_]*)\b", code))
    assert {name for name in known - read if not name.startswith("HELP_")} == set()
    read_of = r"\b(?:words|menus|ends|texts|shared_words\(\"\w+\"\))\."
    assert set(re.findall(read_of + "([A-Z][A-Z_]*)", code)) <= known


def test_words_of_all_games_are_read_where_no_game_is():
    """A game's own texts leave the drive with it; the topic hint belongs to thinking."""
    shared = {name for name in languages.all_words("en") if not name.startswith(games.NAMES)}
    code = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "firmware").rglob("*.py")
        if not set(games.NAMES) & set(path.parts)
    )
    read = set(re.findall(r"\.([A-Z][A-Z_]*)\b", code))
    own = {name for name in shared if name.rpartition(".")[2] not in read}
    assert {name for name in own if not name.startswith("hint.")} == set()


def test_every_letter_is_drawn(words):
    drawn = letters(font.SMALL)
    for name in names(words):
        for text in texts(getattr(words, name)):
            assert set(text) <= drawn, (name, text)


# --- none too long ---


def test_hints_fit_their_bars(words):
    places = hints_and_messages(words)
    assert set(places) == {name for name in names(words) if name.startswith("HINTS")}
    for name, (width, messages) in places.items():
        # In their actual layout: a bar next to the grid begins there, one across the screen at the
        # glass.
        bar = bars.HintBar(1, 0, PANEL + 3) if width == PANEL else bars.HintBar(0, 0, PLACE.width)
        for message in messages or [""]:
            bar.show(getattr(words, name), message)
            assert len(bar.pages) == 1, (name, message)
        assert max(hint[3] for hint in bar.measure(getattr(words, name))) <= width, name


def test_messages_fit_their_bars(words):
    for width, messages in hints_and_messages(words).values():
        for message in messages:
            assert font.SMALL.width(message) <= width, message


def test_menus_fit(words):
    width = 110 - menu._INDENT
    for line in (
        words.CONTINUE,
        words.SOLO_GAME,
        words.NEW_GAME,
        words.UNDO,
        words.TO_TITLE,
        words.BACK,
        words.SHEETS,
        words.AGAIN,
        words.HOW_TO_PLAY,
        words.SETTINGS,
        words.SCORES,
        words.STATISTICS,
    ):
        assert font.LARGE.width(line) <= width, line


@pytest.mark.parametrize("game", games.NAMES)
def test_the_title_fits(words, game):
    words = languages.topic(f"{game}.title", words.language)
    assert font.LARGE.width(words.PLAYERS) <= 110 - menu._INDENT
    assert max(len(word) for word in words.TITLE) * 20 <= PLACE.width
    for line in words.CREDIT:
        assert font.SMALL.width(line) <= PLACE.width, line
    for line in words.CREDIT[1:]:  # it is close below another
        assert set(line) <= {" ", *pictures(glyphs_small)}, line


def test_the_header_fits(words):
    for who in (words.SOLO, "WWW"):
        text = who + words.ROUND + "99"
        assert font.SMALL.width(text) <= PLACE.text_width - bars.TOTAL_WIDTH, text


def test_the_lines_of_the_score_fit(words):
    width = PLACE.text_width
    assert font.LARGE.width(words.GAME_OVER) <= width
    assert font.LARGE.width(words.TOTAL) + 4 + font.LARGE.width("100") <= width
    for column in words.COLUMNS:
        assert column != words.TOTAL
        assert font.SMALL.width(column) + 4 + font.SMALL.width("-15") <= width, column
    for text in (words.RANK + "9", words.YOU):
        assert font.SMALL.width(text) < width // 3, text


@pytest.mark.parametrize(
    ("language", "players"),
    slow.rows_but([("fr", 3)], [(name, count) for name in languages.names() for count in (1, 3)]),
)
def test_no_line_of_a_whole_game_is_cut_off(monkeypatch, language, players):
    draw = TextLine._draw
    shown = set()

    def measure(line: Any) -> None:
        assert line._font.width(line.text) <= line._bitmap.width, line.text
        shown.add(line.text)
        draw(line)

    monkeypatch.setattr(TextLine, "_draw", measure)
    monkeypatch.setattr(handheld, "App", partial(App, language=language))
    device = handheld.Handheld()
    device.play_to("over", players=players)
    shown.update(device.texts())  # the ranking of several is written by Labels
    assert any(text.startswith(languages.topic("end", language).GAME_OVER) for text in shown)


# --- accents ---


@pytest.mark.parametrize("glyphs", ACCENTED)
def test_accented_letters_reach_down_to_the_line(glyphs):
    for rows in pictures(glyphs).values():
        assert b"#" in rows[-1] or b"#" in rows[-2]


def test_both_fonts_have_what_french_writes(accents):
    for glyphs in ACCENTED:
        assert set(pictures(glyphs)) >= set("ÀÂÇÈÉÊÎÔÙÛ")
    for face in (font.SMALL, font.LARGE):
        (unknown,) = face.numbers_of("\u4e00")
        assert unknown not in face.numbers_of("".join(pictures(ACCENTED[0])))


def test_accents_stay_off_the_line_above_and_inside_the_bar(on_screen, accents):
    bar = bars.HintBar(0, 20, 100)
    bar.show("[A] ÉÊÈÉ", "EÉÊÈQ")
    screen = on_screen(bar)
    rows = [max(screen.grey(1, y, 90, 1)) > 80 for y in range(18, 40)]
    assert rows == [False] * 2 + [True] * 7 + [False] + [True] * 7 + [False] * 5


@pytest.mark.parametrize("make", [labels.make, TextLine])
def test_accents_stay_off_the_line_above_in_a_page(on_screen, accents, make):
    page = pages.Pages(0, 0, 60, 40, make)
    page.show("QGQG\nÉÊÈÉ\nÉÊÈÉ\nQGQG")
    screen = on_screen(page)
    rows = [max(screen.grey(0, y, 50, 1)) > 80 for y in range(32)]
    lines = "".join(".#"[row] for row in rows).strip(".").split(".")
    assert [len(line) for line in lines if line] == [5, 7, 7, 5]


def test_a_menu_keeps_letters_with_and_without_accents_on_one_level(on_screen, accents):
    screen = on_screen(menu.Menu(0, 10, 110, ("ECRAN", "ÉCRAN"), chosen=1))
    for first in (10, 10 + menu.PITCH):
        ends = [max(screen.grey(20, first + y, 60, 1)) > 80 for y in (8, 9)]
        assert ends == [True, False]
    arrows = [max(screen.grey(0, 10 + menu.PITCH + y, 12, 1)) > 150 for y in range(11)]
    assert arrows == [False] * 2 + [True] * 7 + [False] * 2


def test_a_language_without_accents_gets_its_small_fonts_back():
    before = font.SMALL.get_bounding_box(), font.LARGE.get_bounding_box()
    font.use_accents(True)
    assert font.SMALL.get_bounding_box()[1] == 7
    taken = len(font.SMALL._letters)
    font.use_accents(True)
    assert len(font.SMALL._letters) == taken
    font.use_accents(False)
    assert "\u00c9" not in letters(font.SMALL)
    assert (font.SMALL.get_bounding_box(), font.LARGE.get_bounding_box()) == before
