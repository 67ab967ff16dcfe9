"""Finds files saved in an encoding that boards cannot read.

Python on a desktop reads some of them anyway, or reports a different problem in another file.
"""

from sim.board import utf8
from sim.project import ROOT

_TREES = ("boards", "engine", "firmware")  # the folders that pupils write to


def faults() -> list[str]:
    """Return a line for each such file, whatever the exercise, since a bundle has all of them."""
    paths = [path for tree in _TREES for path in sorted((ROOT / tree).rglob("*.py"))]
    return [
        f"{path.relative_to(ROOT).as_posix()}: {utf8.SAVE}"
        for path in paths
        if not utf8.is_plain(path.read_bytes())
    ]
