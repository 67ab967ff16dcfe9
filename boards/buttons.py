"""Buttons of keypad's scanners as key numbers of a board file."""

import keypad
import supervisor

_TICKS = (1 << 29) - 1  # supervisor.ticks_ms wraps at 2^29


class Buttons:
    """The keys of one scanner of `keypad`, or of several.

    The scanner's key 0 is the board file's key 0; a second scanner's keys follow the first's.
    """

    def __init__(self, *scanners: "keypad.Keys | keypad.ShiftRegisterKeys") -> None:
        self._scanners = scanners
        self._event = keypad.Event()
        self.age = 0  # ms since the event returned last happened: a screen may have been drawn

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new.
        """
        number = 1
        for scanner in self._scanners:
            if scanner.events.get_into(self._event):
                self.age = (supervisor.ticks_ms() - self._event.timestamp) & _TICKS
                number += self._event.key_number
                return number if self._event.pressed else -number
            number += scanner.key_count
        return 0
