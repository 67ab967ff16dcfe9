"""Measures work that counts what it does, alternating between kinds.

Everything runs in one process, on one core. The clock counts CPU time, so other programs do not
affect it.
"""

import gc
import time
from collections.abc import Callable, Mapping
from statistics import median

# Does some work and returns how much: landings, games, ... It must be repeatable.
Work = Callable[[], int]

REPEATS = 7
SECONDS = 0.35  # of CPU time, at least, per measurement


def rates(works: Mapping[str, Work], repeats: int = REPEATS, seconds: float = SECONDS):
    """Return the amount of each kind of work done per second, by name: the median of the repeats.

    The kinds alternate, so that temporary load on the computer slows all of them.
    """
    measured: dict[str, list[float]] = {name: [] for name in works}
    gc.collect()
    for _ in range(repeats):
        for name, work in works.items():
            measured[name].append(_rate(work, seconds))
    return {name: median(values) for name, values in measured.items()}


def _rate(work: Work, seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not done:
        done += work()
    return done / spent
