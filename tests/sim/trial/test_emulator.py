"""The emulated Pico's parts, by tests in JavaScript: hand-assembled programs, no firmware."""

import subprocess
from pathlib import Path

import pytest

from sim.players.twin import node

TESTS = sorted((Path(__file__).parent / "pico").glob("*.test.mjs"))


@pytest.mark.parametrize("path", TESTS, ids=[path.name.partition(".")[0] for path in TESTS])
def test_javascript(path: Path) -> None:
    done = subprocess.run([node(), "--test", path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_there_are_tests() -> None:
    assert len(TESTS) == 7
