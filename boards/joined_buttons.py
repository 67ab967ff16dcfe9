"""The buttons of several keypad scanners, in the order of their presses."""

from boards.buttons import Buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boards.buttons import Scanner

_TICKS = (1 << 29) - 1  # supervisor.ticks_ms wraps at 2^29
_HALF = 1 << 28


class JoinedButtons:
    """The keys of scanners whose buttons are wired in different ways.

    The first one's key 0 is the board file's key 0; the next one's keys follow the first's.
    """

    def __init__(self, *scanners: "Scanner") -> None:
        self._parts = [Buttons(scanner) for scanner in scanners]
        self._counts = [scanner.key_count for scanner in scanners]
        self._events = [0] * len(scanners)  # the next event of each, as Buttons returned it
        self.when = 0  # supervisor.ticks_ms of the event returned last

    def next_event(self) -> int:
        """Return n + 1 if key n was pressed, -(n + 1) if it was released, 0 for nothing new.

        Nobody asks while a screen is drawn, so of several events the oldest is returned.
        """
        found = taken = before = 0
        for index, part in enumerate(self._parts):
            event = self._events[index] = self._events[index] or part.next_event()
            if event and (not found or 0 < (self.when - part.when) & _TICKS < _HALF):
                found = event + before if event > 0 else event - before
                taken = index
                self.when = part.when
            before += self._counts[index]
        self._events[taken] = 0  # if nothing was found, it is 0 already
        return found
