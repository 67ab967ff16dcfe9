"""A drive in a trial: the seed, the ballast, and a line for each screen at rest."""

from pathlib import Path
from typing import Any

from firmware.memory.report import Report
from tests.firmware.handheld import Handheld


def report(folder: Path, text: str) -> Report:
    (folder / "trial.txt").write_text(text)
    return Report(str(folder / "trial.txt"))


def test_the_file_gives_seed_and_ballast(tmp_path: Path) -> None:
    made = report(tmp_path, "seed 7\nballast 1000\n")
    assert made.seed == 7 and len(made._ballast) == 1000
    assert report(tmp_path, "").seed is None


def test_each_screen_is_reported_once_at_rest(tmp_path: Path, bytes_free: Any, capsys: Any) -> None:
    bytes_free(50_000)
    device, made = Handheld(), report(tmp_path, "")
    made.print_free(device.app)
    made.print_free(device.app)
    assert capsys.readouterr().out == "trial: title 50000\n"
    bytes_free(40_000)
    device.press("down")
    made.print_free(device.app)
    assert capsys.readouterr().out == "trial: title 40000\n"


def test_nothing_is_reported_while_a_key_is_to_come(tmp_path: Path, capsys: Any) -> None:
    device, made = Handheld(), report(tmp_path, "")
    device.fingers.move("down", True)
    device.fingers.frame()
    device.app.input.elapse(0)
    made.print_free(device.app)
    assert capsys.readouterr().out == ""
