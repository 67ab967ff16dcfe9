"""The list of trials, how they are recorded, and the command line's messages."""

from pathlib import Path
from typing import Any

import pytest

from sim.command_line import OptionsError
from sim.trial import catalogue, downloads, drives, recording
from sim.trial.__main__ import main


def test_names_are_distinct_and_the_quick_ones_are_there() -> None:
    names = [trial.name for trial in (*catalogue.TRIALS, *catalogue.LONG)]
    assert len(set(names)) == len(names) and set(catalogue.QUICK) < set(names)


def test_a_record_is_what_the_simulator_shows(tmp_path: Path) -> None:
    trial = catalogue.named("lesson")
    record = recording.make(trial, tmp_path / "usual")
    assert (record.width, record.height) == (240, 240)
    screens = [moment.screen for moment in record.moments]
    assert screens[0] == screens[-1] == "title" and screens.count("tutorial") > 20
    assert [moment.key for moment in record.moments].index(None) == len(screens) - 1
    assert all(len(moment.pixels) == 2 * 240 * 240 for moment in record.moments)
    bare = recording.make(trial, tmp_path / "bare", is_bare=True)
    pairs = zip(record.moments, bare.moments, strict=True)
    unlike = [at for at, (one, other) in enumerate(pairs) if one != other]
    assert unlike == [len(screens) - 2], "the end of the last lesson's game, before the title"


def test_a_menu_s_lines_are_found_by_name(tmp_path: Path) -> None:
    record = recording.make(catalogue.named("menus"), tmp_path / "menus")
    screens = {moment.screen for moment in record.moments}
    assert {
        "title",
        "more",
        "settings",
        "statistics",
        "scores",
        "pause",
        "help",
        "rules",
    } <= screens


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"x")
    with pytest.raises(OptionsError, match="no record"):
        recording.read(tmp_path / "x")


def test_a_drive_gets_settings_and_what_reports_memory() -> None:
    trial = catalogue.Trial("x", (), catalogue.MONO, "fr", "light", ballast=9, seed=3)
    drive = drives.Drive({drives._SETTINGS: b"CIRCUITPY_PYSTACK_SIZE = 3072\n"})
    files = drive.for_trial(trial)
    assert files[drives._TRIAL] == b"seed 3\nballast 9\n"
    assert files[drives._SETTINGS].decode().splitlines() == [
        "CIRCUITPY_PYSTACK_SIZE = 3072",
        'NUMBER_DROP_BOARD = "raspberry_pi_pico_mono"',
        'NUMBER_DROP_LANGUAGE = "fr"',
        'NUMBER_DROP_THEME = "light"',
    ]


def test_without_a_firmware_one_line_says_where_to_get_it(capsys: Any) -> None:
    assert main([]) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1 and downloads.FIRMWARE_PAGE in errors


@pytest.mark.parametrize("options", ["--keys a", "--pictures x", "--keys a --pictures x"])
def test_keys_go_with_a_drive_and_pictures(capsys: Any, options: str) -> None:
    assert main(["--firmware", "10.2.1", *options.split()]) == 2
    assert "go together" in capsys.readouterr().err
