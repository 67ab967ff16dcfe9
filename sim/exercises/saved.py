"""Finds files that boards cannot read as they were saved.

Python reads them all the same, or complains of something else in another file.
"""

from sim.board import utf8
from sim.project import ROOT

_TREES = ("boards", "engine", "firmware")  # where pupils write


def faults() -> list[str]:
    """Return a line for each of them.

    They are not only those of one exercise: a bundle has the files of all.
    """
    paths = [path for tree in _TREES for path in sorted((ROOT / tree).rglob("*.py"))]
    return [
        f"{path.relative_to(ROOT).as_posix()}: {utf8.SAVE}"
        for path in paths
        if not utf8.is_plain(path.read_bytes())
    ]
