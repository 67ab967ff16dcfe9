"""Turns key events into commands, and repeats directions; no press is lost on a slow screen."""

from engine.const import TYPE_CHECKING, const
from firmware.kept import settings
from firmware.keys.directions import DIRECTIONS, NEXT, PREVIOUS

if TYPE_CHECKING:
    from firmware.interfaces.board import Keys
    from firmware.keys.key_map import KeyMap

    # What `next_event` returned, and when it happened in supervisor.ticks_ms, or None if unknown.
    Event = tuple[int, int | None]

DELAYS = (220, 350, 600)  # by settings.DELAY: ms before a held direction repeats
RATES = (200, 110, 55)  # by settings.RATE: ms between repeats
HOLD = const(500)  # ms after which a key counts as held, if it has a command for that
_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29

_REPEATING = DIRECTIONS + (NEXT, PREVIOUS)


class Input:
    """The keys of a board.

    Only directions repeat, so no irreversible action is done twice. A key with a command for being
    held acts when it is released, all others at once.
    """

    def __init__(self, keys: "Keys", key_map: "KeyMap", values: bytearray) -> None:
        """Take what a board file's make_keys() returned, their KeyMap, and Settings.values."""
        self.keys = keys
        self._map = key_map
        self._values = values
        self.events: list[Event] = []  # received, not yet handled
        self._down = -1  # the key pressed last, while it is down
        self._since: int | None = None  # when it was pressed, or None if unknown
        self.is_open = False  # whether it may still become a hold
        self._wait = 0  # ms until it repeats or counts as held
        self._next = ""  # read, but not yet returned
        self.is_repeat = False  # whether the command read last is a repeat
        self.presses = 0  # since the start, without repeats

    def elapse(self, elapsed: int) -> None:
        """Advance by `elapsed` ms and collect key events.

        This happens in every step, because an analog stick only reports its current position.
        Buttons know when they were pressed and released, however long loading or drawing a screen
        took.
        """
        if self._down >= 0:
            self._wait -= elapsed
        event = self.keys.next_event()
        while event:
            self.events.append((event, getattr(self.keys, "when", None)))
            event = self.keys.next_event()

    def peek_key(self) -> str:
        """Return what `next_key` will return, without removing it."""
        if not self._next:
            self._next = self._read()
        return self._next

    def next_key(self) -> str:
        """Return the command of the next key, or ""."""
        name = self.peek_key()
        self._next = ""
        return name

    def is_held(self, command: str) -> bool:
        """Return whether a key of this meaning, which has no held one, has been down for long."""
        return self._down >= 0 and self._wait <= 0 and self._map.pressed[self._down] == command

    def forget(self, meant: tuple[str, ...]) -> None:
        """Drop the waiting keys up to the first command in `meant`."""
        while self.peek_key() and self._next not in meant:
            self._next = ""

    def _read(self) -> str:
        while self.events:
            event, when = self.events.pop(0)
            name = self._press(event - 1, when) if event > 0 else self._let_go(-1 - event, when)
            if name:
                self.is_repeat = False
                return name
        return self._go_on_holding()

    def _press(self, number: int, when: int | None) -> str:
        if self.is_open:  # the previous key comes first
            self.events.insert(0, (number + 1, when))
            return self._let_go(self._down, when)
        self.presses += 1
        self._down = number
        self._since = when
        self.is_open = self._map.held[number] != ""
        self._wait = HOLD if self.is_open else DELAYS[self._values[settings.DELAY]]
        return "" if self.is_open else self._map.pressed[number]

    def _let_go(self, number: int, when: int | None) -> str:
        if number != self._down:
            return ""
        self._down = -1
        if not self.is_open:
            return ""
        self.is_open = False
        if self._since is not None and when is not None and (when - self._since) & _TICKS >= HOLD:
            return self._map.held[number]
        return self._map.pressed[number]

    def _go_on_holding(self) -> str:
        """Return the command of a key that repeats or has just become held, or ""."""
        if self._down < 0 or self._wait > 0:
            return ""
        if self.is_open:
            name = self._map.held[self._down]
            self.is_open = False
            self._down = -1
            self.is_repeat = False
            return name
        name = self._map.pressed[self._down]
        if name not in _REPEATING:
            return ""
        self._wait = RATES[self._values[settings.RATE]]
        self.is_repeat = True
        return name
