"""docs/MANUAL.md is correct: its terms are those of the screens."""

import pytest

from firmware.kept import settings
from firmware.text import en
from sim import languages
from sim.project import ROOT

TOLD = (
    settings.BRIGHTNESS,
    settings.CONFIRM,
    settings.DIGITS,
    settings.DIM_AFTER,
    settings.OFF_AFTER,
    settings.PRACTICE,
    settings.SOUND,
    settings.STRICT,
    settings.THEME,
)
MANUAL = (ROOT / "docs" / "MANUAL.md").read_text("utf-8")


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
        *[en.settings.LINES[which][0] for which in TOLD],
        en.settings.ERASE,
    ],
)
def test_words_of_the_screen_are_those_of_the_screen(word):
    assert word in MANUAL
