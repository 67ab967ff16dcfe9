"""What a board reads to begin a solo game, from A on the title to the first roll."""

from dataclasses import dataclass

from tests.bench import situations

KEYS = ("a", "a")  # the title's SOLO GAME, then the position of the first block


@dataclass(frozen=True)
class Files:
    """The number of opened files, and of bytes read."""

    opened: int
    read: int


def files() -> Files:
    """Return what is read from the drive by the shipped program, started by code.py."""
    (begun,) = (one for one in situations.SITUATIONS if one.name == situations.BEGUN)
    (found,) = situations.measure([begun.way()])
    first = [lap.at for lap in found.laps].index("title a")
    laps = found.laps[first : first + len(KEYS)]
    assert found.laps[first + len(KEYS)].at.startswith("roll "), found.laps
    return Files(sum(lap.opened for lap in laps), sum(lap.read for lap in laps))
