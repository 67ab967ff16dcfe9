"""docs/MANUAL.md is true: its settings are those of the screen, with the words of settings.toml."""

import re

import pytest

from firmware.kept import settings, settings_toml
from firmware.text import en
from sim import languages
from tests.firmware.handheld import Handheld
from tests.imports import ROOT

MANUAL = (ROOT / "docs" / "MANUAL.md").read_text("utf-8")
ROWS = re.findall(
    r"^\| ([A-Z ]+) \| ([^|]+) \| `NUMBER_DROP_(\w+) = (.*) \|$", MANUAL, re.MULTILINE
)


def test_every_setting_is_told_with_its_words():
    told = {name: re.findall(r"\w+", words) for _, _, name, words in ROWS}
    assert told.keys() == {name for name, _ in settings_toml._NAMES}
    for name, choices in settings_toml._NAMES:
        assert sorted(told[name]) == sorted(choices), name


def test_settings_have_their_names_on_the_screen():
    assert sorted(row[0] for row in ROWS) == sorted(en.settings.NAMES)


def test_settings_are_in_the_order_of_the_screen():
    device = Handheld(drawn=True)  # whose light can be set
    device.choose("settings")
    assert [row[0] for row in ROWS] == [en.settings.NAMES[which] for which in device.screen._which]


def test_defaults_are_bold():
    words = dict(settings_toml._NAMES)
    values = settings.Settings().values
    defaults = {name: words[name][values[at]] for at, name in enumerate(words)}
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
