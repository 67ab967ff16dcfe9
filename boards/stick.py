"""An analog stick and buttons; each axis of the stick is read as two keys."""

import analogio

from boards.buttons import Buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keypad import ShiftRegisterKeys
    from microcontroller import Pin

# Sticks rest up to about 1000 away from the middle, and not all reach the ends. There are two
# thresholds, so that a thumb trembling at one of them makes one press, not many.
_MIDDLE = 32768
_PRESSED_BEYOND = 15000
_RELEASED_WITHIN = 9000


class Axis:
    """Two keys on one analog pin: low values (left or up) and high ones.

    The pin only shows where the stick is now, so the program has to ask more often than a thumb can
    flick, about every 50 ms.
    """

    def __init__(self, pin: "Pin", low_key: int, high_key: int) -> None:
        self._input = analogio.AnalogIn(pin)
        self._low = low_key + 1
        self._high = high_key + 1
        self._held = 0

    def next_event(self) -> int:
        """Return n + 1 if key n was pressed, -(n + 1) if it was released, 0 for nothing new.

        If the stick moves straight from one end to the other, the release is returned first, and
        the press by the next call.
        """
        offset = self._input.value - _MIDDLE
        held = self._held
        if held:
            if (offset if held == self._high else -offset) > _RELEASED_WITHIN:
                return 0
            self._held = 0
            return -held
        if offset > _PRESSED_BEYOND:
            self._held = self._high
        elif offset < -_PRESSED_BEYOND:
            self._held = self._low
        return self._held


class ButtonsAndStick:
    """All keys of a board: a scanner's, numbered from 0, and those of two axes."""

    def __init__(self, scanner: "ShiftRegisterKeys", horizontal: Axis, vertical: Axis) -> None:
        self._buttons = Buttons(scanner)
        self.when: int | None = None  # see Buttons; not known for an axis
        self._across = horizontal
        self._along = vertical

    def next_event(self) -> int:
        """Return n + 1 if key n was pressed, -(n + 1) if it was released, 0 for nothing new."""
        event = self._buttons.next_event()
        self.when = self._buttons.when if event else None
        return event or self._across.next_event() or self._along.next_event()
