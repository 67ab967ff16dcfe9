"""Some keys of a keyboard as key numbers of a board file."""

import keypad

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keypad_demux import DemuxKeyMatrix


class ChosenButtons:
    """Some keys of a scanner that has more, a keyboard's.

    The others do nothing.
    """

    def __init__(self, scanner: "DemuxKeyMatrix", numbers: bytes) -> None:
        """Take the scanner, and its number of each key in KEYS."""
        self._events = scanner.events
        self._event = keypad.Event()
        self.when = 0  # supervisor.ticks_ms of the event returned last
        self._numbers = numbers

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new.
        """
        while self._events.get_into(self._event):
            number = self._numbers.find(bytes((self._event.key_number,))) + 1
            if number:
                self.when = self._event.timestamp
                return number if self._event.pressed else -number
        return 0
