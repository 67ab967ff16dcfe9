"""Checks all types with mypy: `python -m tests.check_types`.

circuitpython-stubs describes the boards' own modules. Its `board` has no pins, because they differ
between boards; so each file in boards/ is checked again with the `board` of that board alone.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from sim.board import board_files

ROOT = Path(__file__).resolve().parents[1]
# boards/ and the third game are checked separately, below.
TREES = ("engine", "firmware", "sim", "web", "tests")
RULES = ("pyproject.toml", "tests/screen_calls.py")
THIRD_GAME = ROOT / "tests" / "firmware" / "third_game"
THIRD_TYPES = ROOT / "tests" / "firmware" / "pig.py"
# Some stubs define a pin's name twice.
_HEAD = '# mypy: disable-error-code="no-redef"\nimport busdisplay\n'
# A built-in module of that one board, which is missing from circuitpython-stubs.
_CARDPUTER_KEYBOARD = """import keypad_demux
KEYBOARD: keypad_demux.DemuxKeyMatrix
def attach_serial() -> None: ...
def detach_serial() -> None: ...
def key_to_char(key: int, shifted: bool) -> str | None: ...
"""
# What the firmware needs from a board file.
_ASKED = """import {0}
from firmware.interfaces.board import BoardFile
asked: BoardFile = {0}
"""


def copy_rules(folder: Path) -> None:
    """Copy mypy's configuration, for a separate tree."""
    (folder / "tests").mkdir(exist_ok=True)
    for name in RULES:
        shutil.copy(ROOT / name, folder / name)


def run_mypy(targets: list[str], stubs: Path | None = None, within: Path | None = None) -> int:
    """Run mypy on the targets and return its exit code.

    `within` is the targets' folder, by default the project's. `stubs` take precedence over others.
    """
    environment = dict(os.environ)
    if stubs:
        environment["MYPYPATH"] = os.fspath(stubs)
    command = [sys.executable, "-m", "mypy", *targets]
    return subprocess.run(command, cwd=within or ROOT, env=environment, check=False).returncode


def check_board(path: Path) -> int:
    """Check a board file named after its board against that board's pins.

    If it is in a folder boards/ next to the firmware, also check that it provides what the firmware
    needs.
    """
    tree = path.parents[1]
    is_used = path.parent.name == "boards" and (tree / "firmware").is_dir()
    board = board_files.board_id(path.stem)
    # The stubs still use the name that the display's class had before version 9.
    pins = board_files.stub(board).replace("displayio.Display", "busdisplay.BusDisplay")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "board.pyi").write_text(_HEAD + pins, encoding="utf-8")
        Path(folder, "cardputer_keyboard.pyi").write_text(_CARDPUTER_KEYBOARD, encoding="utf-8")
        targets = [path]
        if is_used:
            targets.append(Path(folder, "asked.py"))
            module = f"boards.{path.stem}"
            if not path.stem.isidentifier():  # such as a dash in the board's id
                module = "board_file"
                shutil.copy(path, Path(folder, f"{module}.py"))
            targets[1].write_text(_ASKED.format(module), encoding="utf-8")
        within = tree if is_used else ROOT
        return run_mypy(["--no-error-summary", *map(os.fspath, targets)], Path(folder), within)


def check_third_game(game: Path = THIRD_GAME) -> int:
    """Check the game that a test adds, in a separate tree next to the other games."""
    with tempfile.TemporaryDirectory() as folder:
        for package in ("engine", "firmware"):
            Path(folder, package).mkdir()
            for path in (*(ROOT / package).iterdir(), *(game / package).iterdir()):
                if path.name != "__pycache__":
                    Path(folder, package, path.name).symlink_to(path)
        Path(folder, THIRD_TYPES.name).symlink_to(THIRD_TYPES)
        targets = ["engine/pig", "firmware/pig", THIRD_TYPES.name]
        config = f"--config-file={ROOT / 'pyproject.toml'}"
        return run_mypy(["--no-error-summary", config, *targets], within=Path(folder))


def named_after_boards() -> list[Path]:
    """Return the files of boards/ named after a board, without helpers."""
    return [ROOT / "boards" / f"{name}.py" for name in board_files.names()]


def main() -> int:
    """Check everything and return 1 if anything is wrong."""
    codes = [run_mypy([tree for tree in TREES if (ROOT / tree).is_dir()])]
    codes.append(check_third_game())
    codes += [check_board(path) for path in named_after_boards()]
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main())
