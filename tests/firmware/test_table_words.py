"""The texts of a game of several: complete, drawable, short enough."""

import re
from typing import Any

import pytest

from firmware import games
from firmware.widgets import bars, font
from sim import languages
from sim.project import ROOT
from tests.firmware.glyphs import letters
from tests.firmware.test_words import PLACE, WHOLE, names, texts

TOPICS = (
    *("table", "hint", "number_drop.table", "number_drop.hint", "number_drop.descriptions"),
    *("number_drop.analysis", "drop_it.descriptions"),
)
PANEL = PLACE.panel_width - 2
_READ = r"(?:texts|own|phrases|game_words\(\"[a-z]+\"\))\.([A-Z_]+)"


@pytest.fixture(params=languages.names())
def language(request):
    """Each language in turn, with the letters that it needs."""
    font.use_accents(languages.topic("", request.param).ACCENTS)
    yield request.param
    font.use_accents(False)


def shown_together(message: str, hints: Any, width: int) -> bool:
    """Return whether a bar of two lines shows all at once."""
    bar = bars.HintBar(0, 0, width + 2)
    bar.show(hints, message)
    return len(bar.pages) == 1


@pytest.mark.parametrize("topic", TOPICS)
def test_every_letter_is_drawn(topic, language):
    drawn = letters(font.SMALL)
    words = languages.topic(topic, language)
    for name in names(words):
        for text in texts(getattr(words, name)):
            assert set(text) <= drawn, (name, text)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_word_is_used(topic, language):
    code = "".join(path.read_text("utf-8") for path in (ROOT / "firmware").rglob("*.py"))
    assert names(languages.topic(topic, language)) <= set(re.findall(_READ, code))


def test_what_is_next_to_the_sheet_fits_there(language):
    words = languages.topic("table", language)
    descriptions = languages.topic("number_drop.descriptions", language)
    own = languages.topic("number_drop.table", language)
    combo, block = 5, 3
    deeds = [
        *descriptions.DEEDS,
        descriptions.PASSES,
        words.THINKS,
        descriptions.DEEDS[block] + "A",
    ]
    deeds[combo] += "=== 8"
    for deed in deeds:
        assert shown_together("WWW " + deed, words.HINTS_WATCH, PANEL), deed
    assert shown_together(own.SHEET_OF + "WWW", own.HINTS_SHEETS, PANEL)


def test_the_hand_over_and_the_ranking_fit(language):
    words = languages.topic("table", language)
    own = languages.topic("number_drop.table", language)
    assert shown_together(words.GIVE + "WWW", words.HINTS_HAND_OVER, WHOLE)
    assert shown_together("", words.HINTS_RANKING, WHOLE)
    assert font.SMALL.width(own.ROUND + "25" + own.YOU_ROLL) <= PLACE.width
    for line in ("WWW" + words.WINS, *own.MANY_WIN):
        assert font.LARGE.width(line) <= PLACE.width, line


def test_what_ends_a_choice_on_few_keys_fits(language):
    for game in games.NAMES:
        hints = languages.topic(f"{game}.few_keys", language).HINTS_LET_GO
        assert shown_together("", hints, PANEL), hints


def test_the_set_up_fits(language):
    words = languages.topic("table", language)
    for name in ("HINTS_START", "HINTS_COUNT", "HINTS_PERSON", "HINTS_COMPUTER", "HINTS_SEAT"):
        assert shown_together("", getattr(words, name), WHOLE), name
    width = 140 - 12 - 3  # of the menu, without its arrow and its margin
    for line in (words.START, words.HEADING):
        assert font.LARGE.width(line) <= width
    value = max(font.SMALL.width(text) for text in (words.COMPUTER + "WWW", words.PERSON))
    for line in (words.PLAYER + "6", words.WHO, words.NAME):
        assert font.LARGE.width(line) + 4 + value <= width
