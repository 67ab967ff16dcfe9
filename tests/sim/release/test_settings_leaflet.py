"""SETTINGS.txt of a release is correct: a settings.toml with everything that can be set."""

import re
import tomllib
from pathlib import Path

import pytest

from firmware.kept import settings
from firmware.kept.settings import Settings
from sim import languages
from sim.board.standins.settings_toml import settings_toml as drive_with
from sim.bundler import heap_lines
from sim.release import settings_leaflet
from tests.firmware.handheld import Handheld
from tests.firmware.test_settings import at_settings, shown

TEXT = settings_leaflet.text()
LINES = settings._lines()
ALL = pytest.mark.parametrize("which", range(len(LINES)), ids=[name for name, _, _ in LINES])
# For each setting, by name: its description in each language, and its line.
PARTS = {
    part.splitlines()[-1].partition(" = ")[0]: part.splitlines()
    for part in TEXT.replace("\r\n", "\n").split("\n\n")[1:]
}


def part_of(which: int) -> list[str]:
    """Return the lines about a setting."""
    return PARTS[f"NUMBER_DROP_{LINES[which][0]}"]


def started(folder: Path, text: str) -> Handheld:
    """Return a handheld that was started with a settings.toml."""
    (folder / "settings.toml").write_bytes(text.encode())
    with drive_with(folder):
        return Handheld()


def test_each_setting_has_a_line_with_its_default_in_the_order_of_the_screen():
    found = tomllib.loads(TEXT)
    sizes = {name: found.pop(name) for name in list(found) if name.startswith("CIRCUITPY_")}
    assert sizes == tomllib.loads(heap_lines.text())
    assert found == {f"NUMBER_DROP_{name}": default for name, _, default in LINES}
    device = Handheld(drawn=True)  # whose brightness can be set
    device.choose("settings")
    assert list(found) == [f"NUMBER_DROP_{LINES[which][0]}" for which in shown(device)]


def test_a_board_takes_the_file_as_it_is_and_nothing_changes(tmp_path, capsys):
    device = started(tmp_path, TEXT)
    assert bytes(device.app.settings.values) == bytes(Settings().values)
    assert capsys.readouterr().out == ""


@ALL
def test_every_word_that_is_told_can_be_set(tmp_path, which, capsys):
    *said, line = part_of(which)
    assert len(said) == len(settings_leaflet._HEAD)
    for documented in said:
        words = re.findall(r'"([^"]+)"', documented)
        assert words == list(LINES[which][1])
    for choice, word in enumerate(words):
        device = started(tmp_path, re.sub('".*"', f'"{word}"', line))
        assert device.app.settings.values[which] == choice
    assert capsys.readouterr().out == ""


@ALL
def test_it_says_what_the_screen_says(which):
    for language, words in zip(settings_leaflet._HEAD, part_of(which), strict=False):
        heading, choices, meaning = languages.topic("settings", language).LINES[which]
        assert words.startswith(f"# {heading} - ")
        texts = meaning if isinstance(meaning, tuple) else choices
        assert isinstance(meaning, tuple) or meaning in words.upper()
        pairs = re.findall(r'"([^"]+)"(?: = ([^"]+?))?(?:, (?=")|$)', words)
        told_there = [(text or word).upper().replace("Ç", "C") for word, text in pairs]
        assert told_there == [text.replace("Ç", "C") for text in texts]


def test_headings_are_those_of_the_screen():
    for which in range(len(LINES)):
        device = at_settings(which, drawn=True)
        assert part_of(which)[0][2:].partition(" - ")[0] in device.texts()


def test_a_language_without_a_word_of_its_own_goes_by_its_file_s_name():
    text = settings_leaflet._comment(("LANGUAGE", ("ENGLISH",), "WORDS"), ("en", "eo"))
    assert text == 'LANGUAGE - Words. "en" = English, "eo"'
