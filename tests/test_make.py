"""`make` says which Python it needs, where another one is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sim.project import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no make")


def made_with(folder: Path, version: tuple[int, int, int], platform: str) -> tuple[int, str]:
    """Set up with a Python that says that it is another one; return the exit code, and errors."""
    another = folder / "python"
    says = f"import sys; sys.version_info = {version}; sys.platform = '{platform}'"
    made = f'mkdir -p "{folder}/venv/bin"; touch "{folder}/venv/bin/python"'
    another.write_text(
        f'#!/bin/sh\n[ "$1" = -c ] && exec "{sys.executable}" -c "{says}; $2"\n{made}\n'
    )
    another.chmod(0o755)
    venv = f"{folder}/venv"
    command = ["make", f"PYTHON={another}", f"VENV={venv}", f"{venv}/bin/python"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("version", "platform"), [((3, 11, 0), "linux"), ((3, 14, 9), "linux"), ((3, 15, 0), "darwin")]
)
def test_a_python_that_fits_is_taken(
    tmp_path: Path, version: tuple[int, int, int], platform: str
) -> None:
    assert made_with(tmp_path, version, platform) == (0, "")


@pytest.mark.parametrize(
    ("version", "told"), [((3, 10, 9), "is too old"), ((3, 15, 0), "is too new")]
)
def test_another_one_is_refused_in_a_line(
    tmp_path: Path, version: tuple[int, int, int], told: str
) -> None:
    code, errors = made_with(tmp_path, version, "linux")
    line, *rest = errors.splitlines()
    assert code != 0 and told in line and "make PYTHON=" in line
    assert len(rest) <= 1  # make's own
