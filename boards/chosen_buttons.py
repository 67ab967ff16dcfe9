"""Some keys of a keyboard as key numbers of a board file."""

import keypad
import supervisor

_TICKS = (1 << 29) - 1  # supervisor.ticks_ms wraps at 2^29

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
        self.age = 0  # ms since the event returned last happened
        self._numbers = numbers

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new.
        """
        while self._events.get_into(self._event):
            number = self._numbers.find(bytes((self._event.key_number,))) + 1
            if number:
                self.age = (supervisor.ticks_ms() - self._event.timestamp) & _TICKS
                return number if self._event.pressed else -number
        return 0
