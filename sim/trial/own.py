"""Tests a drive of another project: presses keys, and compares pictures with an earlier run's."""

from pathlib import Path
from typing import Any

from PIL import Image

from sim.board import key_script
from sim.trial.board import Board
from sim.trial.play import Result, save_pictures

_QUIET_MS, _MOST_MS = 600, 10_000


def run(board: Board, wiring: dict[str, Any], keys: str, pictures: Path) -> Result:
    """Press keys; the picture before each is compared with its numbered file, or creates it."""
    presses = key_script.parse(keys, tuple(wiring["keys"]))
    width = wiring["screen"].get("width", 128)
    result = Result("drive")
    if not board.boot():
        result.different.append("nothing was drawn")
    for number, press in enumerate([*presses, None]):
        _compare(board.picture(), width, pictures / f"{number:02}.png", result)
        if press is None:
            break
        if press.key is None:
            board.run(press.ms)
        else:
            board.press(press.key, press.ms)
            board.settle(_QUIET_MS, _MOST_MS)
            result.keys += 1
    result.take(board)
    return result


def _compare(shown: bytes, width: int, path: Path, result: Result) -> None:
    if not path.exists():
        save_pictures(path, width, shown)
        return
    new = path.with_suffix(".new.png")
    save_pictures(new, width, shown)
    with Image.open(path) as wanted, Image.open(new) as is_shown:
        is_same = wanted.size == is_shown.size and wanted.tobytes() == is_shown.tobytes()
    if is_same:
        new.unlink()
    else:
        result.different.append(f"{path}: see {new}")
