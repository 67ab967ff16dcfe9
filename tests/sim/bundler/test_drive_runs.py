"""A drive by itself: code.py on a simulated board, without the project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sim import project
from sim.bundler import bundle_folder
from tests import made_bundles, slow

# Switches a board on, forgets the project's modules, and starts the drive's code.py for some steps.
DRIVER = """
import runpy, sys, time
sys.path.insert(0, {root!r})
from sim.board import simulated_board
machine = simulated_board.switch_on({board!r})
from sim.board.standins import supervisor
forget = ("engine", "firmware", "boards", "adafruit_display")
for name in [name for name in sys.modules if name.startswith(forget)]:
    del sys.modules[name]
sys.path[0:1] = [{drive!r}, {drive!r} + "/lib"]
machine.board.end_program()
machine.board.board_id = {board_id!r}
steps = [0]
def ticks_ms():
    steps[0] += 1
    if steps[0] == 5:
        raise SystemExit
    return steps[0]
supervisor.ticks_ms = ticks_ms
naps = []
time.sleep = naps.append
try:
    runpy.run_path({drive!r} + "/code.py")
finally:
    tops = ("engine", "firmware", "boards", "adafruit_display_text", "adafruit_displayio_layout")
    for name, module in sys.modules.items():
        if name.partition(".")[0] in tops:
            where = module.__file__ or module.__path__[0]  # a package without code has no file
            assert where.startswith({drive!r}), where
    print("steps", steps[0], "drew", machine.display.frames > 0, "slept", naps)
"""

# The clock is read twice per step; at the title there is nothing to do for 10 ms each time.
RAN = "steps 5 drew True slept [0.01, 0.01]"
NOT_RUN = "steps 0 drew False slept []"


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    """Return the folder of a PyGamer's drive, as source."""
    out = tmp_path_factory.mktemp("bundle") / "drive"
    files = made_bundles.bundle(("pygamer",), True).files
    bundle_folder.write(out, made_bundles.for_cpython(files, ["pygamer"]))
    return out


def start(drive: Path, board_id: str = "pygamer", **settings: str) -> list[str]:
    """Start the drive's code.py on a PyGamer with these settings; return what it prints.

    The PyGamer reports that it is a `board_id`.
    """
    board = "pygamer"
    driver = DRIVER.format(root=str(project.ROOT), board=board, drive=str(drive), board_id=board_id)
    run = subprocess.run(
        [sys.executable, "-c", driver],
        capture_output=True,
        text=True,
        cwd=drive,
        env={**os.environ, **settings},
        check=False,
    )
    assert run.stderr == ""
    return run.stdout.splitlines()


def test_it_runs_with_what_is_on_it_and_sleeps_after_each_step(drive):
    assert start(drive) == [RAN]


def test_an_unknown_board_is_told_what_to_write(drive):
    assert start(drive, "gameboy") == [
        "No boards/gameboy here: this copy of the game is for another board.",
        "The game's page says how to get one for this board, or how to add it.",
        NOT_RUN,
    ]


def test_settings_can_name_another_file(drive):
    assert start(drive, "gameboy", NUMBER_DROP_BOARD="pygamer") == [RAN]


@pytest.mark.parametrize("nonsense", ["mine", "5", " "])
def test_a_name_that_is_none_is_reported_and_the_board_s_own_file_taken(drive, nonsense):
    output = start(drive, NUMBER_DROP_BOARD=nonsense)
    assert output[0].startswith(f"No boards/{nonsense} here: ")
    assert output[-1] == RAN


def test_a_helper_is_not_taken_for_a_board_s_file(drive):
    output = start(drive, NUMBER_DROP_BOARD="stick")
    assert output[0] == "boards/stick is not a board file: it has no make_display."
    assert output[-1] == RAN


def test_a_board_file_that_lacks_a_library_says_which(drive):
    (drive / "boards" / "lacking.py").write_text("import adafruit_nothing\n")
    output = start(drive, "lacking")
    assert "boards/lacking cannot be loaded: No module named 'adafruit_nothing'" in output[0]
    assert output[-1] == NOT_RUN


@pytest.mark.parametrize(
    "place", slow.but(("boards/pygamer", "f/crash"), ("boards/pygamer", "f/start", "f/crash"))
)
def test_files_that_this_circuitpython_cannot_load_are_reported_in_one_line(drive, tmp_path, place):
    """The messages are those of PyGamers with another version; the French one names .mpy, too."""
    there = tmp_path / "drive"
    shutil.copytree(drive, there)
    found = [there / f"{place}.py", there / f"{place.replace('f/', 'firmware/')}.py"]
    file = next(file for file in found if file.exists())
    file.write_text("raise ValueError('fichier .mpy incompatible')\n")
    if place == "f/crash":
        (file.parent / "start.py").write_text("1 / 0\n")
    output = start(there)
    version = ".".join(map(str, sys.version_info[:3]))
    assert output == [
        f"The game's files need CircuitPython 10, this is {version}. Get it from"
        " https://circuitpython.org/board/pygamer",
        NOT_RUN,
    ]
