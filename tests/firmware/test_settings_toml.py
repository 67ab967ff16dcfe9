"""settings.toml sets defaults; invalid lines are reported and change nothing."""

import gc
import os
import sys
from pathlib import Path

import pytest

from firmware import drive_settings
from firmware.kept import settings
from firmware.kept.settings import Settings
from firmware.memory import heap_settings
from firmware.text import en, fr
from sim.__main__ import main
from sim.board.standins.settings_toml import settings_toml as drive_with
from tests.firmware.handheld import Handheld


def written(folder: Path, text: str) -> Path:
    (folder / "settings.toml").write_text(text, "utf-8")
    return folder


def test_every_setting_has_a_name_and_all_its_choices_can_be_written(monkeypatch):
    assert len(settings._lines()) == len(settings.CHOICES)
    for which, (name, choices, default) in enumerate(settings._lines()):
        assert len(choices) == settings.CHOICES[which], name
        assert choices[Settings().values[which]] == default, name
        for choice, word in enumerate(choices):
            monkeypatch.setenv("NUMBER_DROP_" + name, word.upper())
            taken = Settings()
            assert settings.read_toml(taken) == ""
            assert taken.values[which] == choice
        monkeypatch.delenv("NUMBER_DROP_" + name)
    assert settings._lines()[settings.LANGUAGE][1] == settings.LANGUAGES


@pytest.mark.parametrize(
    ("line", "which", "choice"),
    [
        ('LANGUAGE = "fr"', settings.LANGUAGE, 1),
        ('THEME = "contrast"', settings.THEME, 2),
        ('SOUND = "off"', settings.SOUND, 0),
        ("BRIGHTNESS = 2", settings.BRIGHTNESS, 1),
        ('ANIMATIONS = "quick"', settings.SPEED, 1),
        ('HAND = "left"', settings.HAND, 1),
        ('REPEAT_DELAY = "long"', settings.DELAY, 2),
        ('REPEAT_RATE = "slow"', settings.RATE, 0),
        ('HINTS = "off"', settings.HINTS, 0),
        ('STRICT = "on"', settings.STRICT, 1),
        ('CONFIRM = "on"', settings.CONFIRM, 1),
        ('PRACTICE = "on"', settings.PRACTICE, 1),
        ("DIM_AFTER = 3", settings.DIM_AFTER, 3),
        ('OFF_AFTER = "never"', settings.OFF_AFTER, 0),
    ],
)
def test_existing_settings_files_keep_their_meaning(tmp_path, line, which, choice):
    with drive_with(written(tmp_path, "NUMBER_DROP_" + line)):
        device = Handheld()
    assert device.app.settings.values[which] == choice != Settings().values[which]


def test_a_board_reads_texts_and_whole_numbers(tmp_path):
    text = """
CIRCUITPY_WIFI_SSID = "home"
NUMBER_DROP_LANGUAGE = "fr"  # a comment
 NUMBER_DROP_BRIGHTNESS=2 # another
CIRCUITPY_OCTAL = 010
[a table]
NUMBER_DROP_HAND = "left"
"""
    with drive_with(written(tmp_path, text)):
        device = Handheld()
        assert drive_settings.value_of("NUMBER_DROP_BRIGHTNESS") == 2
        assert drive_settings.value_of("NUMBER_DROP_THEME") is None
        assert drive_settings.value_of("CIRCUITPY_OCTAL") == 8
    values = device.app.settings.values
    assert device.app.language == "fr" and device.app.settings_error == ""
    assert values[settings.BRIGHTNESS] == 1 and values[settings.HAND] == 0
    assert drive_settings.value_of("NUMBER_DROP_BRIGHTNESS") is None


@pytest.mark.parametrize(
    "line",
    [
        'NUMBER_DROP_THEME = "purple"',
        "NUMBER_DROP_THEME = light",
        'NUMBER_DROP_THEME = "light',
        "NUMBER_DROP_THEME = 7",
        "NUMBER_DROP_THEME =",
        "NUMBER_DROP_THEME = 1.5",
        "NUMBER_DROP_THEME = true",
        'NUMBER_DROP_THEME = ""',
        'NUMBER_DROP_THEME = "\u00e9\u4e00"',
    ],
)
def test_nonsense_is_reported_and_defaults_are_used(tmp_path, capsys, line):
    with drive_with(written(tmp_path, line + '\nNUMBER_DROP_SOUND = "off"\n')):
        device = Handheld()
    expected = Settings()
    expected.set_default(settings.SOUND, 0)
    assert device.app.settings.values == expected.values
    assert en.menus.NONSENSE + "THEME" in device.texts()
    said = capsys.readouterr().out
    assert "NUMBER_DROP_THEME" in said and '"dark", "light", "contrast"' in said
    device.press("a")
    assert device.name == "place"


@pytest.mark.parametrize("value", ["loud", '"loud"', '"off', "9", "true"])
def test_a_line_that_is_wrong_is_shown_with_its_number(tmp_path, capsys, value):
    with drive_with(written(tmp_path, f"# mine\nNUMBER_DROP_SOUND = {value}  \nA = 1")):
        Handheld()
    assert capsys.readouterr().out.splitlines() == [
        f"settings.toml, line 2: NUMBER_DROP_SOUND = {value}",
        'It can be "off", "soft", "full"',
    ]


def test_a_board_file_whose_name_cannot_be_read_is_no_silent_choice(tmp_path, capsys):
    line = 'NUMBER_DROP_BOARD = "raspberry_pi_pico_mono'
    with drive_with(written(tmp_path, line)):
        assert en.menus.NONSENSE + "BOARD" in Handheld().texts()
    assert capsys.readouterr().out == f"settings.toml, line 1: {line}\n"


def test_an_older_circuitpython_without_get_setting_is_asked_by_getenv(monkeypatch):
    assert "get_setting" not in vars(sys.modules.get("supervisor", sys))

    def getenv(name: str) -> str | None:
        if name == "NUMBER_DROP_SOUND":
            raise ValueError("Invalid byte 'EOF'")
        return "light" if name == "NUMBER_DROP_THEME" else None

    monkeypatch.setattr(os, "getenv", getenv)
    taken = Settings()
    assert settings.read_toml(taken) == "SOUND"
    assert taken.values[settings.THEME] == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A = 1\n [a]\nNUMBER_DROP_THEME = 1", ", line 2: a board reads nothing after a ["),
        ("A = 1\n[a]\nmine = 1\n", ""),
        ("A = 1\rNUMBER_DROP_THEME = 1\r", ", line 1: a board takes several lines for one"),
        ("A = 1\r\nB = 2\r\n", ""),
    ],
)
def test_what_a_board_does_not_read_as_an_editor_shows_it_is_reported(
    tmp_path, capsys, text, message
):
    (tmp_path / "settings.toml").write_bytes(text.encode())
    with drive_with(tmp_path):
        assert Handheld().app.settings_error == ""
    said = capsys.readouterr().err
    assert said.count("\n") == bool(message) and message in said


def test_a_file_of_bytes_that_mean_nothing_is_no_settings(tmp_path):
    (tmp_path / "settings.toml").write_bytes(bytes(range(256)) * 9)
    with drive_with(tmp_path):
        device = Handheld()
    assert device.app.settings.values == Settings().values and not device.app.settings_error


def a_folder(file):
    file.mkdir()


def a_pipe(file):
    os.mkfifo(file)


def an_endless_file(file):
    file.symlink_to("/dev/zero")


def a_link_to_itself(file):
    file.symlink_to(file.name)


def a_long_file(file):
    file.write_bytes(b"# nothing\n" * 2_000_000)


def a_file_of_any_size(file):
    with open(file, "wb") as opened:
        opened.truncate(1 << 40)


@pytest.mark.parametrize(
    ("thing", "message"),
    [
        (a_folder, "is not a file: delete it, or name another folder"),
        (a_pipe, "is not a file: delete it"),
        (an_endless_file, "is not a file: delete it"),
        (a_link_to_itself, "Too many levels of symbolic links"),
        (a_long_file, "has 20000000 bytes, at most 65536 are allowed: shorten it"),
        (a_file_of_any_size, "has 1099511627776 bytes"),
    ],
)
def test_what_is_no_settings_file_is_one_line_at_once(tmp_path, capsys, thing, message):
    thing(tmp_path / "settings.toml")
    assert main(["--view", "none", "--nvm", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("sim: ") and said.err.count("\n") == 1
    assert str(tmp_path / "settings.toml") in said.err and message in said.err


def test_the_simulator_reads_it_in_the_folder_of_nvm(tmp_path, capsys):
    written(tmp_path, 'NUMBER_DROP_LANGUAGE = "fr"')
    assert main(["--view", "none", "--nvm", str(tmp_path), "--dump"]) == 0
    assert '"language": "fr"' in capsys.readouterr().out
    assert main(["--view", "none", "--nvm", str(tmp_path), "--lang", "en", "--dump"]) == 0
    assert '"language": "en"' in capsys.readouterr().out
    written(tmp_path, "NUMBER_DROP_LANGUAGE = 3")
    assert main(["--view", "none", "--nvm", str(tmp_path), "--dump"]) == 0
    captured = capsys.readouterr()
    assert '"language": "en"' in captured.out and captured.out.count("\n") == 1
    assert "NUMBER_DROP_LANGUAGE" in captured.err


@pytest.mark.parametrize(
    ("encoding", "language", "theme", "unseen"),
    [
        ("utf-8", "fr", 1, None),
        ("utf-8-sig", "en", 1, "its first line"),
        ("utf-16", "en", 0, "any of its lines"),
    ],
)
def test_what_a_board_does_not_see_of_a_file_saved_otherwise_is_reported(
    tmp_path, capsys, encoding, language, theme, unseen
):
    """CircuitPython takes a byte-order mark as part of the first name."""
    lines = 'NUMBER_DROP_LANGUAGE = "fr"\nNUMBER_DROP_THEME = "light"\n'
    file = tmp_path / "settings.toml"
    file.write_text(lines, encoding)
    with drive_with(tmp_path):
        device = Handheld()
    assert device.app.language == language
    assert device.app.settings.values[settings.THEME] == theme
    message = f"sim: {file}: a board does not see {unseen}: save it as UTF-8 without BOM\n"
    assert capsys.readouterr() == ("", message if unseen else "")


def test_the_first_of_several_is_named(tmp_path):
    text = 'NUMBER_DROP_THEME = "purple"\nNUMBER_DROP_SOUND = "loud"\n'
    with drive_with(written(tmp_path, text)):
        assert en.menus.NONSENSE + "THEME" in Handheld().texts()


# --- the heap's two lines ---

HEAP, STACK = "CIRCUITPY_HEAP_START_SIZE = 131072", "CIRCUITPY_PYSTACK_SIZE = 3072"


@pytest.fixture
def board_with(monkeypatch):
    """Return a function that sets the board's bytes of heap."""

    def give(total: int) -> None:
        monkeypatch.setattr(gc, "mem_alloc", lambda: 60_000, raising=False)
        monkeypatch.setattr(gc, "mem_free", lambda: total - 60_000, raising=False)

    return give


@pytest.mark.parametrize(
    ("lines", "named", "to_add"),
    [
        ((), "HEAP_START_SIZE", [HEAP, STACK]),
        ((HEAP,), "PYSTACK_SIZE", [STACK]),
        ((STACK,), "HEAP_START_SIZE", [HEAP]),
        ((HEAP, STACK), "", []),
        (("CIRCUITPY_HEAP_START_SIZE = 98304", STACK), "", []),
        (("CIRCUITPY_HEAP_START_SIZE = large", STACK), "HEAP_START_SIZE", [HEAP]),
        (('CIRCUITPY_HEAP_START_SIZE = "131072"', STACK), "HEAP_START_SIZE", [HEAP]),
    ],
)
def test_a_small_board_starts_without_the_heap_s_lines_and_says_which_to_add(
    tmp_path, capsys, board_with, lines, named, to_add
):
    board_with(171_000)
    with drive_with(written(tmp_path, "\n".join(lines))):
        device = Handheld()
    assert (en.menus.NONSENSE + named in device.texts()) == bool(named)
    said = capsys.readouterr().out
    assert said.splitlines() == [f"settings.toml: add {line}" for line in to_add]
    device.press("a")
    assert device.name == "place"


@pytest.mark.parametrize("total", [200_000, 8_000_000])
def test_a_board_with_more_memory_needs_neither(capsys, board_with, total):
    board_with(total)
    assert heap_settings.missing() == "" == capsys.readouterr().out


def test_nor_does_the_desktop(capsys):
    assert not hasattr(gc, "mem_free")
    assert heap_settings.missing() == "" == capsys.readouterr().out


def test_it_is_said_in_french_and_after_nonsense(tmp_path, board_with):
    board_with(150_000)
    with drive_with(written(tmp_path, "")):
        assert fr.menus.NONSENSE + "HEAP_START_SIZE" in Handheld(language="fr").texts()
    with drive_with(written(tmp_path, 'NUMBER_DROP_SOUND = "loud"')):
        assert en.menus.NONSENSE + "SOUND" in Handheld().texts()
