"""SETTINGS.txt of a release is true: a settings.toml with all that can be set."""

import re
import tomllib
from pathlib import Path

import pytest

from firmware.kept import settings
from firmware.kept.settings import Settings
from sim import languages
from sim.board.standins.settings_toml import settings_toml as drive_with
from sim.release import settings_leaflet
from tests.firmware.handheld import Handheld
from tests.firmware.test_settings import at_settings

TEXT = settings_leaflet.text()
LINES = settings._lines()
# Of each setting: what is said of it in each language, and its line.
PARTS = [part.splitlines() for part in TEXT.replace("\r\n", "\n").split("\n\n")[1:]]


def started(folder: Path, text: str) -> Handheld:
    """Return a handheld that has been started with a settings.toml."""
    (folder / "settings.toml").write_bytes(text.encode())
    with drive_with(folder):
        return Handheld()


def test_each_setting_has_a_line_with_its_default():
    names = [f"NUMBER_DROP_{name}" for name, _, _ in LINES]
    assert list(tomllib.loads(TEXT)) == names
    assert list(tomllib.loads(TEXT).values()) == [default for _, _, default in LINES]


def test_a_board_takes_the_file_as_it_is_and_nothing_changes(tmp_path, capsys):
    device = started(tmp_path, TEXT)
    assert bytes(device.app.settings.values) == bytes(Settings().values)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("which", range(len(LINES)), ids=[name for name, _, _ in LINES])
def test_every_word_that_is_told_can_be_set(tmp_path, which, capsys):
    english, french, line = PARTS[which]
    told = re.findall(r'"([^"]+)"', english)
    assert told == re.findall(r'"([^"]+)"', french) and len(told) == settings.CHOICES[which]
    for choice, word in enumerate(told):
        device = started(tmp_path, re.sub('".*"', f'"{word}"', line))
        assert device.app.settings.values[which] == choice
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("which", range(len(LINES)), ids=[name for name, _, _ in LINES])
def test_it_says_what_the_screen_says(which):
    for language, told in zip(languages.WHOLE, PARTS[which], strict=False):
        heading, choices, meaning = languages.topic("settings", language).LINES[which]
        meanings = meaning if isinstance(meaning, tuple) else (meaning,)
        assert told.startswith(f"# {heading}. ")
        assert all(choice in told for choice in (*choices, *meanings)), told
    device = at_settings(which, drawn=True)  # whose light can be set
    assert PARTS[which][0][2:].partition(".")[0] in device.texts()


def test_a_language_without_a_word_of_its_own_goes_by_its_file_s_name():
    told = settings_leaflet._sentence("LANGUAGE", ("ENGLISH",), "WORDS", ("en", "eo"))
    assert told == 'LANGUAGE. WORDS. "en" ENGLISH; "eo" EO'
