"""Runs in the 32-bit machine: times repeated steps, in loops.

The same steps are repeated several times, and the shortest time of each counts, because other
programs can only add to it. The clock counts CPU time, as in tests/vm/loops.py.
"""

import js

_LOOPS = 4000

_usage = js.process.cpuUsage


def _now():
    used = _usage()
    return (used.user + used.system) / 1000


class Shortest:
    """The shortest time of each of many steps, which come in the same order every time."""

    def __init__(self):
        self._times = []
        self._at = 0
        self._start = 0.0

    def begin(self):
        """Restart with the first step."""
        self._at = 0

    def start(self):
        """Start the clock."""
        self._start = _now()

    def stop(self):
        """Stop the clock: one step is done."""
        spent = _now() - self._start
        if self._at == len(self._times):
            self._times.append(spent)
        elif spent < self._times[self._at]:
            self._times[self._at] = spent
        self._at += 1

    def times(self):
        """Return all times in ms."""
        return self._times


class Timed:
    """Times the steps of something, and an empty loop for comparison."""

    def __init__(self):
        self.steps = Shortest()
        self._loops = Shortest()
        self._empty = Shortest()

    def begin(self):
        """Restart with the first step."""
        for part in (self.steps, self._loops, self._empty):
            part.begin()

    def time_loops(self):
        """Time an empty loop, and nothing at all."""
        self._loops.start()
        for _ in range(_LOOPS):
            pass
        self._loops.stop()
        self._empty.start()
        self._empty.stop()

    def in_loops(self):
        """Return the cost of each step, in loops."""
        return self.costs_of(self.steps)

    def costs_of(self, steps):
        """Return the cost of each of other steps, timed along with these loops."""
        empty = min(self._empty.times())
        loop = (min(self._loops.times()) - empty) / _LOOPS
        return [(time - empty) / loop for time in steps.times()]
