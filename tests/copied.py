"""Copies folders of the project, for tests that change them."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from sim.project import ROOT

_LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")


def copy(trees: Iterable[str], folder: Path) -> None:
    """Copy the sources of `trees` into a folder.

    Nothing that was made of them is copied.
    """
    for tree in trees:
        shutil.copytree(ROOT / tree, folder / tree, ignore=_LEFT_OUT)
