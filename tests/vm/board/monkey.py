"""Random keys, the same ones each time, for a board's rig."""

_MASK = (1 << 32) - 1
_PLAINLY = 19
_OFTEN = ("a", "a", "a", "down", "right")  # these lead further than the others


class Monkey:
    """Presses keys; every other one is among those pressed least on the current screen."""

    def __init__(self, rig, seed):
        self._rig = rig
        self._state = seed
        self._often = [rig.keys.index(name) for name in _OFTEN if name in rig.keys]
        self._tried = {}  # by screen, how often each key was pressed

    def plan(self, count):
        """Yield a plan of `count` keys; the first begins a game.

        See Rig._tick.
        """
        here = ""
        for _ in range(count):
            key = self._choose(here) if here else self._rig.keys.index("a")
            yield "down", key
            how = self._below(20) if here else _PLAINLY
            if how == 0:  # held, until it repeats or has another meaning
                for _ in range(4):
                    yield "wait", 300
            elif how == 1:  # two at once
                other = (key + 1) % len(self._rig.keys)
                yield "down", other
                yield "wait", 33
                yield "up", other
            elif how > 4:  # the others are too quick for a frame
                yield "wait", 33
            yield "up", key
            if how != 2:  # otherwise the next one comes while things still move
                yield "wait", 33
                yield "wait", 500
                yield "wait", 900
            yield ("look",)
            here = self._rig.seen[-1][0]

    def _choose(self, screen):
        keys = len(self._rig.keys)
        counts = self._tried.setdefault(screen, [0] * keys)
        key = counts.index(min(counts))
        if self._below(2):
            key = self._below(keys + len(self._often))
            key = key if key < keys else self._often[key - keys]
        counts[key] += 1
        return key

    def _below(self, limit):
        """Return the next random number, the same in every Python."""
        self._state = self._state * 1664525 + 1013904223 & _MASK
        return (self._state >> 16) % limit
