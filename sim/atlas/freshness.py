"""Paints the atlases where they are missing or out of date."""

import subprocess
import sys
from collections.abc import Iterable

from sim.atlas.folder import FOLDER, file_name, is_fresh
from sim.project import ROOT


def ensure() -> None:
    """Paint the atlases if any is missing or out of date.

    They are out of date when anything that they are painted from has changed.
    """
    if not is_fresh():
        # In a process of its own: this one may have a board, or older painters, in its memory.
        subprocess.run([sys.executable, "-m", "sim.atlas"], cwd=ROOT, check=True)


def read(names: Iterable[str]) -> dict[str, bytes]:
    """Return the contents of the named atlases' files, by their names."""
    ensure()
    return {file_name(name): (FOLDER / file_name(name)).read_bytes() for name in sorted(names)}
