"""Copies folders of the project, for tests that change them."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from sim.project import ROOT

_LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")


def copy(trees: Iterable[str], folder: Path) -> None:
    """Copy `trees` of the project into a folder: their sources, and nothing made of them."""
    for tree in trees:
        shutil.copytree(ROOT / tree, folder / tree, ignore=_LEFT_OUT)
