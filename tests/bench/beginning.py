"""What the beginning of a solo game costs a board.

It lasts from the title's A to the first roll.
"""

from dataclasses import dataclass

from tests.bench import heap, situations
from tests.vm import loops, machine

KEYS = ("a", "a")  # the title's SOLO GAME, and where the first block goes
# Each beginning starts from the same title. node makes the machine's code quicker as it is run: the
# first one takes up to twice as long as the others.
BEGINNINGS = 5
SCRIPT = f"""
_loops = _count_for(_time_loops, 1)
_loop = min(_time_loops(_loops) for _ in range(20)) / _loops
_start = _now()
for _key in {KEYS!r}:
    device.press(_key)
print((_now() - _start) / _loop)
"""


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


def in_loops() -> float:
    """Return what is computed, in loops: the least of some beginnings."""
    title = [loops.TIMER, f"from handset import Handset\ndevice = {heap.MAKE}"]
    scripts = title + [SCRIPT] * BEGINNINGS
    told = machine.run_each(scripts, heap.files(), is_timed=True, trials=BEGINNINGS)
    return min(float(cost) for cost in told[len(title) :])
