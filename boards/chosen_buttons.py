"""Some keys of a keyboard as key numbers of a board file."""

import keypad

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keypad_demux import DemuxKeyMatrix


class ChosenButtons:
    """Some keys of a scanner that has more, such as a keyboard's; the others do nothing."""

    def __init__(self, scanner: "DemuxKeyMatrix", numbers: bytes) -> None:
        """Take the scanner, and its number for each key in KEYS."""
        self._events = scanner.events
        self._event = keypad.Event()
        self.when = 0  # supervisor.ticks_ms of the event returned last
        self._numbers = numbers

    def next_event(self) -> int:
        """Return n + 1 if key n was pressed, -(n + 1) if it was released, 0 for nothing new."""
        while self._events.get_into(self._event):
            number = self._numbers.find(bytes((self._event.key_number,))) + 1
            if number:
                self.when = self._event.timestamp
                return number if self._event.pressed else -number
        return 0
