"""Blinka is quiet once it is set up: its thread is gone."""

import subprocess
import sys

import pytest

from sim.project import ROOT

QUIET = "import threading; print([one.name for one in threading.enumerate()])"


@pytest.mark.parametrize(
    "begin",
    [
        "from sim.board import simulated_board; simulated_board.switch_on('pygamer')",
        "from sim.bundler import drive; drive.atlases(['pygamer'])",
    ],
    ids=["simulator", "bundle"],
)
def test_no_thread_is_left(begin: str) -> None:
    command = [sys.executable, "-c", f"{begin}; {QUIET}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "['MainThread']"
