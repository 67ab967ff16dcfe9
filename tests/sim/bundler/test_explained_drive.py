"""A mistake deep in a shipped drive is reported as in the sources."""

import re
from pathlib import Path

import pytest

from sim.board import board_files
from sim.bundler import bundle_folder
from sim.bundler.traceback import explanation, traceback_map
from tests import made_bundles
from tests.vm import machine, shipped

LEVELS = 10
# Presses A until the memory is written to, which fails deep inside.
PLAY = """
import microcontroller

class WornOut:
    def __init__(self, memory):
        self.memory = memory
    def __len__(self):
        return len(self.memory)
    def __getitem__(self, index):
        return self.memory[index]
    def __setitem__(self, index, data):
        raise ZeroDivisionError("worn out")

microcontroller.nvm = WornOut(microcontroller.nvm)
key = rig.keys.index("a")
rig.run((("down", key), ("wait", 33), ("up", key), ("wait", 500), ("wait", 900)) * 40)
"""
# The same, continued where the traceback would be printed.
GO_ON = (
    PLAY.replace("rig.run(", "try:\n    rig.run(") + "except ZeroDivisionError:\n    print('it')\n"
)
LEVEL = re.compile(r'^  File "((?:firmware|engine|code)[^"]*)", lines? (\d+)(?:-(\d+))?, in (.*)$')
OF_BUNDLER = "(made by the bundler)"


def raised(drive: shipped.Drive) -> str:
    """Return what the board prints."""
    with pytest.raises(machine.MachineError) as caught:
        shipped.run(drive, [PLAY])
    return str(caught.value)


def levels(message: str) -> list[tuple[str, int, int, str]]:
    """Return file, first line, last line and function of each level in a traceback."""
    found = [match.groups() for match in map(LEVEL.match, message.splitlines()) if match]
    return [
        (file, int(first), int(last or first), function)
        for file, first, last, function in found
        if OF_BUNDLER not in function
    ]


def test_each_of_ten_levels_is_reported_as_in_the_sources(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    made = made_bundles.bundle((board_files.DEFAULT,), has_lines=True)
    archive = bundle_folder.write(out, made.files, made.map)
    known = traceback_map.read(traceback_map.path(out))
    board = raised(shipped.of_zip(board_files.DEFAULT, archive, known))
    own = raised(shipped.of_sources(board_files.DEFAULT))
    output = explanation.explain(f"bundle {known.id}\n{board}", known)
    assert output.splitlines()[-1] == own.splitlines()[-1] == "ZeroDivisionError: worn out"
    assert "_assign" in own and "_assign" not in board, "it was told by other names"
    compared = list(zip(levels(output), levels(own), strict=True))
    assert len(compared) >= LEVELS
    for (file, first, last, function), (own_file, line, _, name) in compared:
        assert file == own_file or (file, own_file) == ("firmware/code.py", "code.py")
        assert first <= line <= last, file
        assert function.rpartition(".")[2] == name


def test_the_board_says_which_bundle_it_is_before_the_traceback(tmp_path: Path) -> None:
    made = made_bundles.bundle((board_files.DEFAULT,))
    archive = bundle_folder.write(tmp_path / "drive", made.files, made.map)
    known = traceback_map.read(traceback_map.path(tmp_path / "drive"))
    (output,) = shipped.run(shipped.of_zip(board_files.DEFAULT, archive, known), [GO_ON])
    assert explanation.ids(output) == [known.id] and output.splitlines() == [
        f"bundle {known.id}",
        "it",
    ]
    (output,) = shipped.run(shipped.of_sources(board_files.DEFAULT), [GO_ON])
    assert output.splitlines() == ["it"], "sources have no map"
