"""Keys by their numbers in the board file, for the self-test."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.keys.input import Input


class RawKeys:
    """Replaces the app's Input, with keys given by number."""

    is_repeat = False

    def __init__(self, before: "Input", names: tuple[str, ...], down: "Sequence[int]") -> None:
        """Take the Input, the names of its keys, and the press events of the keys that are down."""
        self.before = before
        self.down = bytearray(len(names))  # by number: 1 while a key is down
        self.presses = before.presses
        self._pressed: list[int] = []
        before.events.clear()
        for event in down:
            self.down[event - 1] = 1

    def elapse(self, elapsed: int) -> None:
        """Collect key events."""
        event = self.before.keys.next_event()
        while event:
            if event > 0:
                self.down[event - 1] = 1
                self._pressed.append(event - 1)
                self.presses += 1
            else:
                self.down[-1 - event] = 0
            event = self.before.keys.next_event()

    def peek_key(self) -> str:
        """Return what `next_key` will return, without removing it."""
        return str(self._pressed[0]) if self._pressed else ""

    def next_key(self) -> str:
        """Return the number of the next key pressed as text, or ""."""
        return str(self._pressed.pop(0)) if self._pressed else ""

    def clear(self) -> None:
        """Forget the presses that are still waiting."""
        self._pressed.clear()
