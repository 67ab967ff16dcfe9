"""Thinking a little in each tick: as much as leaves the screen alive."""

from engine.const import const

_FRAME = const(45)  # ms from one tick to the next that still look alive
_MOST_STEPS = const(16)  # in a tick


class Thinking:
    """Lets a mind think: a Bot, a Review, whatever has a `step` that returns True at the end."""

    def __init__(self, mind):
        self._mind = mind
        self._steps = 1

    def go_on(self, elapsed):
        """Think for one tick, the last one having taken `elapsed` ms; return whether it is done."""
        steps = self._steps * 2 if elapsed < _FRAME else self._steps // 2
        self._steps = min(_MOST_STEPS, max(1, steps))
        for _ in range(self._steps):
            if self._mind.step():
                return True
        return False
