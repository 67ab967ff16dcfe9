"""Key events as meanings, directions repeated.

A press is never lost, however slow the screen.
"""

from engine.const import TYPE_CHECKING, const
from firmware.kept import settings
from firmware.keys.directions import DIRECTIONS, NEXT, PREVIOUS

if TYPE_CHECKING:
    from firmware.interfaces.board import Keys
    from firmware.keys.key_map import KeyMap

DELAYS = (220, 350, 600)  # by settings.DELAY: ms before a held direction repeats
RATES = (200, 110, 55)  # by settings.RATE: ms from one repeat to the next
HOLD = const(500)  # ms after which a key that can be held has its held meaning

_REPEATING = DIRECTIONS + (NEXT, PREVIOUS)


class Input:
    """The keys of a board.

    Only directions repeat, so nothing done for good is done twice. A key that means something else
    when it is held acts when it is let go, all others at once.
    """

    def __init__(self, keys: "Keys", key_map: "KeyMap", values: bytearray) -> None:
        """Take what a board file's make_keys() returned, their KeyMap, and Settings.values."""
        self.keys = keys
        self._map = key_map
        self._values = values
        # That came, but were not yet looked at: each with the time when it happened.
        self.events: list[tuple[int, int]] = []
        self._now = 0  # ms since the start
        self._down = -1  # the key pressed last, while it is down
        self._is_open = False  # whether it may still turn out to be held
        self._wait = 0  # ms until it repeats, or is held
        self._next = ""  # read, but not yet returned
        self.is_repeat = False  # whether the meaning read last is a repeat
        self.presses = 0  # since the start, repeats not counted

    def elapse(self, elapsed: int) -> None:
        """Let time go by, in ms, and take up key events.

        Each time, as an analog stick tells only where it is, not where it was. Buttons know when
        they were pressed and let go, however long the screen took meanwhile.
        """
        self._now += elapsed
        if self._down >= 0:
            self._wait -= elapsed
        event = self.keys.next_event()
        while event:
            # Where nothing is known, a key was down no longer than it must have been.
            age = getattr(self.keys, "age", elapsed if event < 0 else 0)
            self.events.append((event, self._now - age))
            event = self.keys.next_event()

    def coming(self) -> str:
        """Return what `next_key` will return; it stays."""
        if not self._next:
            self._next = self._read()
        return self._next

    def next_key(self) -> str:
        """Return what the next key means, "" when there is none."""
        name = self.coming()
        self._next = ""
        return name

    def forget(self, meant: tuple[str, ...]) -> None:
        """Forget the waiting keys, up to a meaning in `meant`."""
        while self.coming() and self._next not in meant:
            self._next = ""

    def _read(self) -> str:
        while self.events:
            event, time = self.events.pop(0)
            name = self._press(event - 1, time) if event > 0 else self._let_go(-1 - event, time)
            if name:
                self.is_repeat = False
                return name
        return self._go_on_holding()

    def _press(self, number: int, time: int) -> str:
        if self._is_open:  # what the key before means comes first
            self.events.insert(0, (number + 1, time))
            return self._let_go(self._down, time)
        self.presses += 1
        self._down = number
        self._is_open = self._map.held[number] != ""
        if self._is_open:
            self._wait = HOLD - (self._now - time)
            return ""
        self._wait = DELAYS[self._values[settings.DELAY]]
        return self._map.pressed[number]

    def _let_go(self, number: int, time: int) -> str:
        if number != self._down:
            return ""
        self._down = -1
        if not self._is_open:
            return ""
        self._is_open = False
        was_held = self._wait + self._now - time <= 0  # what was left of HOLD then
        return (self._map.held if was_held else self._map.pressed)[number]

    def _go_on_holding(self) -> str:
        """Return what it means that a key has been down for so long and still is."""
        if self._down < 0 or self._wait > 0:
            return ""
        if self._is_open:
            name = self._map.held[self._down]
            self._is_open = False
            self._down = -1
            self.is_repeat = False
            return name
        name = self._map.pressed[self._down]
        if name not in _REPEATING:
            return ""
        self._wait = RATES[self._values[settings.RATE]]
        self.is_repeat = True
        return name
