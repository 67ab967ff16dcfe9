"""docs/MANUAL.md is true: its settings are those of the screen, with the words of settings.toml."""

import re

import pytest

from firmware.kept import settings
from firmware.text import en
from sim import languages
from tests import settings_table
from tests.firmware.handheld import Handheld

MANUAL = settings_table.MANUAL.read_text("utf-8")
ROWS = re.findall(
    r"^\| ([A-Z ]+) \| ([^|]+) \| [^|]+ \| `NUMBER_DROP_(\w+) = (.*) \|$", MANUAL, re.MULTILINE
)
WORDS = {name: words for name, words, _ in settings._lines()}


def test_the_table_of_the_settings_is_of_today():
    assert settings_table.written(MANUAL) == MANUAL, "run: python -m tests.settings_table"


def test_every_setting_is_told_with_its_words():
    told = {name: re.findall(r"\w+", words) for _, _, name, words in ROWS}
    assert told.keys() == WORDS.keys()
    for name, choices in WORDS.items():
        assert sorted(told[name]) == sorted(choices), name


def test_settings_have_their_names_on_the_screen():
    assert sorted(row[0] for row in ROWS) == sorted(name for name, _, _ in en.settings.LINES)


def test_settings_are_in_the_order_of_the_screen():
    device = Handheld(drawn=True)  # whose light can be set
    device.choose("settings")
    names = [en.settings.LINES[which][0] for which in device.screen._which]
    assert [row[0] for row in ROWS] == names


def test_defaults_are_bold():
    values = settings.Settings().values
    defaults = {name: words[values[at]] for at, (name, words) in enumerate(WORDS.items())}
    for setting, choices, name, _ in ROWS:
        (bold,) = re.findall(r"\*\*(.*?)\*\*", choices)
        assert bold.lower().startswith(defaults[name]), setting


@pytest.mark.parametrize(
    "word",
    [
        en.menus.HOW_TO_PLAY,
        en.menus.MORE,
        languages.topic("number_drop.title", "en").PLAYERS,
        en.menus.DAILY_GAME,
        en.menus.GAME_BY_CODE,
        en.menus.REPLAY,
        en.menus.SCORES,
        en.menus.STATISTICS,
        en.menus.SHEETS,
        en.menus.YOUR_NAME,
    ],
)
def test_words_of_the_screen_are_those_of_the_screen(word):
    assert word in MANUAL
