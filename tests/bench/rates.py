"""Measures work that counts what it does, each kind in turn.

All of it runs in one process, on one core. The clock is that of the time which the process
computes: what else the computer does adds nothing.
"""

import gc
import time
from collections.abc import Callable, Mapping
from statistics import median

# Does some work and returns how much: landings, games, ... It must be repeatable.
Work = Callable[[], int]

REPEATS = 7
SECONDS = 0.35  # of computing, at least, for each measurement


def rates(works: Mapping[str, Work], repeats: int = REPEATS, seconds: float = SECONDS):
    """Return by name how much of each work a second does.

    It is the median of the repeats. The works take turns, so that whatever else the computer does
    for a while slows all of them.
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
