"""Buttons of keypad's scanners as key numbers of a board file."""

import keypad


class Buttons:
    """The keys of one scanner of `keypad`, or of several.

    The scanner's key 0 is the board file's key 0; a second scanner's keys follow the first's.
    """

    def __init__(self, *scanners: "keypad.Keys | keypad.ShiftRegisterKeys") -> None:
        self._scanners = scanners
        self._event = keypad.Event()
        self.when = 0  # the event returned last happened, in supervisor.ticks_ms

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new.
        """
        number = 1
        for scanner in self._scanners:
            if scanner.events.get_into(self._event):
                self.when = self._event.timestamp
                number += self._event.key_number
                return number if self._event.pressed else -number
            number += scanner.key_count
        return 0
