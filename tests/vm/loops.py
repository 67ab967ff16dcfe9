"""What a piece of code costs in the 32-bit machine, in loops.

One loop is one iteration of `for _ in range(n): pass` there. It is measured alternately with the
piece, many times. The shortest time of each counts, because other programs can only add to it, so
the cost is nearly the same on every computer. On a board one loop takes 3 to 9 microseconds.
"""

import json
from collections.abc import Callable, Mapping

from tests.vm import machine

REPEATS = 60
ATTEMPTS = 6
# Long enough for the clock, short enough to be seldom interrupted by another task.
PIECE_MILLISECONDS = 1

# time.ticks_us() advances in whole milliseconds there, so the clock is JavaScript's CPU time, which
# other programs do not affect.
TIMER = """
import json
import js

def _now():
    used = js.process.cpuUsage()
    return (used.user + used.system) / 1000

def _time_loops(count):
    start = _now()
    for _ in range(count):
        pass
    return _now() - start

def _time_calls(piece, count):
    start = _now()
    for _ in range(count):
        piece()
    return _now() - start

def _count_for(time, milliseconds):
    count = 1
    # Twice, since one time may be long only because another task cut in.
    while min(time(count), time(count)) < milliseconds:
        count *= 2
    return count

def _measure(piece, repeats, milliseconds):
    calls = _count_for(lambda count: _time_calls(piece, count), milliseconds)
    loops = _count_for(_time_loops, milliseconds)
    empty = []
    spent = []
    for _ in range(repeats):
        empty.append(_time_loops(loops))
        spent.append(_time_calls(piece, calls))
    return min(spent) * loops / (calls * min(empty)) - 1
"""


def loops(
    pieces: Mapping[str, str],
    files: machine.Files = (),
    *,
    setup: str = "pass",
    repeats: int = REPEATS,
) -> dict[str, float]:
    """Return the cost of one call of each piece, in loops: the minimum of `repeats` measurements.

    A piece is an expression for a callable without arguments, such as `"ghost.turn"`; the call
    itself (about three loops) is included. `setup` runs once before all pieces. Pieces are called
    some thousand times, so they must be repeatable. Raises MachineError.
    """
    scripts = [setup, TIMER]
    for name, piece in pieces.items():
        measured = f"_measure({piece}, {repeats}, {PIECE_MILLISECONDS})"
        scripts.append(f"print(json.dumps([{name!r}, {measured}]))")
    outputs = machine.run_each(scripts, files, is_timed=True)
    return dict(json.loads(output) for output in outputs[2:])


def least(measure: Callable[[], float], wanted: float) -> float:
    """Return the minimum of up to ATTEMPTS measurements, in loops.

    On a busy computer, even the shortest time of one measurement is too long. Measuring is
    therefore repeated, but only until a cost is at most `wanted`.
    """
    cost = measure()
    for _ in range(ATTEMPTS - 1):
        if cost <= wanted:
            break
        cost = min(cost, measure())
    return cost
