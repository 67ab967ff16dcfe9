"""Key events as names, held directions repeated; a press is never lost, however slow the screen."""

from engine.const import const

REPEAT_DELAY = const(350)  # ms before a held direction repeats
REPEAT_RATE = const(110)  # ms from one repeat to the next
DIRECTIONS = ("left", "right", "up", "down")


class Input:
    """The keys of a board. Only directions repeat, so nothing done for good is done twice."""

    def __init__(self, keys, names):
        """Take what a board file's make_keys() returned, and its KEYS."""
        self._keys = keys
        self._names = names
        self._held = ""
        self._wait = 0  # ms until the held direction repeats
        self._next = ""  # read, but not yet returned
        self.presses = 0  # since the start, repeats not counted

    def elapse(self, elapsed):
        """Let time go by, in ms."""
        if self._held:
            self._wait -= elapsed

    def is_waiting(self):
        """Return whether a key was pressed, or repeats, that `next_key` has not yet returned."""
        if not self._next:
            self._next = self._read()
        return self._next != ""

    def next_key(self):
        """Return the name of the next key pressed or repeated since the last call, "" for none."""
        self.is_waiting()
        name = self._next
        self._next = ""
        return name

    def _read(self):
        event = self._keys.next_event()
        while event:
            name = self._names[abs(event) - 1]
            if event > 0:
                self.presses += 1
                self._held = name if name in DIRECTIONS else ""
                self._wait = REPEAT_DELAY
                return name
            if name == self._held:
                self._held = ""
            event = self._keys.next_event()
        if self._held and self._wait <= 0:
            self._wait = REPEAT_RATE
            return self._held
        return ""
