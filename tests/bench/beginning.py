"""What a board reads to begin a solo game.

It lasts from the title's A to the first roll.
"""

from dataclasses import dataclass

from tests.bench import situations

KEYS = ("a", "a")  # the title's SOLO GAME, and where the first block goes


@dataclass(frozen=True)
class Files:
    """How many files are opened, and how many bytes read."""

    opened: int
    read: int


def files() -> Files:
    """Return what is read of the drive.

    The program is the shipped one, started by code.py.
    """
    (begun,) = (one for one in situations.SITUATIONS if one.name == situations.BEGUN)
    (found,) = situations.measure([begun.way()])
    first = [lap.at for lap in found.laps].index("title a")
    laps = found.laps[first : first + len(KEYS)]
    assert found.laps[first + len(KEYS)].at.startswith("roll "), found.laps
    return Files(sum(lap.opened for lap in laps), sum(lap.read for lap in laps))
