"""Copies folders of the project, for tests that change them."""

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from sim.project import ROOT

_LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")


def copy(trees: Iterable[str], folder: Path) -> None:
    """Copy the sources of `trees` into a folder, without anything generated from them."""
    for tree in trees:
        shutil.copytree(ROOT / tree, folder / tree, ignore=_LEFT_OUT)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in a folder."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def run_tests(folder: Path, chosen: str, *places: str) -> subprocess.CompletedProcess[str]:
    """Run tests in a copy of the project, with the project's configuration.

    `chosen` selects from the tests in `places`, as pytest's -k does.
    """
    shutil.copy(ROOT / "pyproject.toml", folder)
    return run(folder, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", chosen, *places)
