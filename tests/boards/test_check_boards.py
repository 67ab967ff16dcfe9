"""`make boards` passes our board files, and reports what is wrong with others."""

import shutil
from contextlib import nullcontext

import pytest

from sim import project
from sim.board import board_files
from sim.board.flash_kinds import KINDS
from sim.board_maker import board_checks
from tests import check_boards, check_types, slow
from tests.unpainted import unpainted

GOOD = (board_files.FOLDER / "pygamer.py").read_text(encoding="utf-8")
# Painting takes most of the time; these have rare features: a low screen, two colours.
PAINTED = ("adafruit_feather_esp32s3_reverse_tft", "raspberry_pi_pico_mono", "tinycircuits_thumby")


@pytest.mark.parametrize("name", slow.boards())
def test_a_whole_game_is_played_by_the_keys(name):
    with nullcontext() if name in PAINTED else unpainted():
        assert check_boards.play(name).startswith("a game in ")


@pytest.fixture
def own(board_folder, tmp_path):
    """Return a function that writes a folder's only board file, for the PyGamer."""
    for helper in ("__init__", "buttons", "speaker", "stick"):
        shutil.copy(project.ROOT / "boards" / f"{helper}.py", board_folder)
    check_types.copy_rules(tmp_path)
    for tree in ("engine", "firmware"):  # what it needs is listed there
        (tmp_path / tree).symlink_to(project.ROOT / tree)

    def write(text):
        (board_folder / "pygamer.py").write_text(text, encoding="utf-8")

    return write


def test_a_good_one_passes(own, reused_bundles):
    own(GOOD)
    assert list(check_boards.check("pygamer")) == []


def test_a_pin_that_the_board_lacks_is_caught(own, capfd):
    own(GOOD.replace("BUTTON_LATCH", "BUTTON_LATSCH"))
    assert list(check_boards.check("pygamer")) == check_boards.wrong_pins("pygamer") != []
    assert "BUTTON_LATSCH" in capfd.readouterr().out


def test_a_module_that_the_board_lacks_is_caught(own):
    own(GOOD.replace("audioio", "audiopwmio").replace("AudioOut", "PWMAudioOut"))
    assert list(check_boards.check("pygamer")) == [
        "boards/pygamer.py:3: no audiopwmio on pygamer",
    ]


def test_a_long_one_is_caught(own):
    own(GOOD + "\n" * 5)
    assert list(check_boards.check("pygamer")) == ["45 lines, at most 40 are allowed"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_memory_of_another_chip_is_caught(own, kind):
    own(GOOD.replace('NVM = "samd51"', f'NVM = "{kind}"'))
    found = [line for look in board_checks.ALL for line in look("pygamer")]
    wrong = [f'NVM is "{kind}": for this board write "samd51"']
    assert found == (wrong if kind != "samd51" else [])


@pytest.mark.parametrize("missing", ["NAME", "NVM", "DRIVE", "SCREEN"])
def test_a_constant_that_is_missing_is_named(own, missing):
    own("\n".join(line for line in GOOD.splitlines() if not line.startswith(missing)))
    with pytest.raises(board_files.BoardFileError, match=f"pygamer.py has no {missing}"):
        list(check_boards.check("pygamer"))


@pytest.mark.parametrize(("name", "meant"), [("gameboy", ""), ("pygamr", "did you mean pygamer? ")])
def test_a_name_of_no_board_is_one_line_and_exit_2(name, meant, capsys):
    assert check_boards.main([name]) == 2
    error = capsys.readouterr().err
    named = f"boards: no boards/{name}.py that is named after a board"
    assert error.startswith(f"{named}: {meant}known are ")
    assert error.endswith(f"{', '.join(board_files.names())}\n")


def test_an_unfinished_board_file_next_to_it_is_named(own, capsys):
    own(GOOD)
    (board_files.FOLDER / "raspberry_pi_pico_mine.py").write_text("\nNVM = = 1\n", "utf-8")
    assert check_boards.main(["pygamer"]) == 1
    message = "boards/raspberry_pi_pico_mine.py, line 2: invalid syntax\n"
    assert capsys.readouterr().out == message
