"""No drive is made, and no game begun, with a list that has a name without its file."""

import shutil
from pathlib import Path

import pytest

import sim.blinka  # noqa: F401 - before anything that draws
from firmware.theme import DARK
from sim import analysis, newboard
from sim.__main__ import main
from sim.board import board_files
from sim.bundler import drive, fast_boards
from sim.bundler.checks import listed_files
from sim.project import ROOT
from tests import slow

GUESTS = Path("firmware", "guests", "__init__.py")
THEMES = Path("firmware", "themes", "__init__.py")


def sources(board: str = board_files.DEFAULT) -> dict[Path, bytes]:
    """Return the sources for a board's bundle."""
    files = drive.files([board])
    return fast_boards.offer({place: path.read_bytes() for place, path in files.items()})


@pytest.mark.parametrize("board", slow.boards())
def test_our_lists_have_the_files_they_name(board: str) -> None:
    listed_files.check(sources(board))


@pytest.mark.parametrize(
    ("place", "text", "message"),
    [
        ("themes", 'NAMES = ("dark", "mia")', 'has "mia", but there is no firmware/themes/mia.py'),
        ("themes", 'NAMES = ("dark" "light")', "lacks a comma after its only name"),
        ("themes", 'NAMES = ("dark", "light", "dark")', 'has "dark" twice'),
        ("themes", 'NAMES = ["dark"]', "has to be in round brackets"),
        ("themes", 'NAMES = ("dark",', "themes/__init__.py, line 1: '(' was never closed"),
        ("themes", "NAMES = (dark,)", "__init__.py: NameError: name 'dark' is not defined"),
        ("text", 'LANGUAGES = ("en")', 'its only name: LANGUAGES = ("en",)'),
        ("text", 'LANGUAGES = ("en", "eo")', 'has "eo", but there is no firmware/text/eo.py'),
        ("text", "", "LANGUAGES in firmware/text/__init__.py has to be in round brackets"),
        ("guests", 'NAMES = ("zoe")', 'lacks a comma after its only name: NAMES = ("zoe",)'),
        ("guests", 'NAMES = ("zoe",)', 'has "zoe", but there is no firmware/guests/zoe.py'),
    ],
)
def test_a_list_that_is_wrong_is_refused_in_a_line(place: str, text: str, message: str) -> None:
    changed = sources() | {GUESTS.parents[1] / place / "__init__.py": text.encode()}
    with pytest.raises(ValueError) as refused:
        listed_files.check(changed)
    assert message in str(refused.value) and "\n" not in str(refused.value)


def test_one_s_own_player_is_taken() -> None:
    own = {GUESTS: b'NAMES = ("zoe",)', GUESTS.with_name("zoe.py"): b""}
    listed_files.check(sources() | own)


@pytest.mark.parametrize(
    ("theme", "message"),
    [
        ("COLOURS = {", "mia.py, line 1: '{' was never closed"),
        ("COLOURS = {'ink': 0}", "mia.py: no colour for 'background'"),
        (
            f"COLOURS = {DARK | {'pen': 'red'}}",
            "mia.py: 'pen' is not a colour: write it as 0x3FA0FF",
        ),
        (f"COLOURS = {DARK | {'pan': 0}}", "mia.py: there is no part 'pan'"),
        ("COLOURS = ink", "mia.py: NameError: name 'ink' is not defined"),
        (f"COLOURS = {DARK}\nexit()", "mia.py: SystemExit: None"),
    ],
    ids=lambda value: value[:24],
)
def test_a_theme_that_would_crash_as_it_is_chosen_is_refused(theme: str, message: str) -> None:
    own = {THEMES: b'NAMES = ("dark", "mia")', THEMES.with_name("mia.py"): theme.encode()}
    with pytest.raises(ValueError) as refused:
        listed_files.check(sources() | own)
    assert f"firmware/themes/{message}" in str(refused.value)


def test_the_simulator_begins_with_no_list_that_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("themes", "text", "guests", "theme.py"):
        copy = shutil.copytree if "." not in part else shutil.copy
        (tmp_path / "firmware").mkdir(exist_ok=True)
        copy(ROOT / "firmware" / part, tmp_path / "firmware" / part)
    monkeypatch.setattr(listed_files, "ROOT", tmp_path)
    listed_files.check_project()
    (tmp_path / THEMES).write_text('NAMES = ("dark", "mia")')
    message = (
        'NAMES in firmware/themes/__init__.py has "mia", but there is no firmware/themes/mia.py'
    )
    for who, program in (("sim", main), ("newboard", newboard.main), ("analysis", analysis.main)):
        assert program([]) == 2
        assert capsys.readouterr().err == f"{who}: {message}\n"
