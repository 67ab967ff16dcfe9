"""What it costs a board to begin a solo game, from A on the title to the first roll."""

from dataclasses import dataclass

from tests.bench import heap, situations
from tests.vm import loops, machine

KEYS = ("a", "a")  # the title's SOLO GAME, then the position of the first block
# Each starts from the same title. The first takes up to twice as long as the others, because node
# optimizes the machine's code while it runs.
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


def in_loops() -> float:
    """Return the computing time in loops: the minimum of several beginnings."""
    title = [loops.TIMER, f"from handset import Handset\ndevice = {heap.MAKE}"]
    scripts = title + [SCRIPT] * BEGINNINGS
    output = machine.run_each(scripts, heap.files(), is_timed=True, trials=BEGINNINGS)
    return min(float(cost) for cost in output[len(title) :])
