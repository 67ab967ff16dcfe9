"""The buttons of one keypad scanner, as key numbers of a board file."""

import keypad

TYPE_CHECKING = False
if TYPE_CHECKING:
    Scanner = keypad.Keys | keypad.KeyMatrix | keypad.ShiftRegisterKeys


class Buttons:
    """The keys of one scanner, whose key 0 is the board file's key 0."""

    def __init__(self, scanner: "Scanner") -> None:
        self._events = scanner.events
        self._event = keypad.Event()
        self.when = 0  # supervisor.ticks_ms of the event returned last

    def next_event(self) -> int:
        """Return n + 1 if key n was pressed, -(n + 1) if it was released, 0 for nothing new."""
        if not self._events.get_into(self._event):
            return 0
        self.when = self._event.timestamp
        number = self._event.key_number + 1
        return number if self._event.pressed else -number
