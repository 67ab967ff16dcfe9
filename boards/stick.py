"""An analog stick beside buttons, each axis read as two keys."""

import analogio

from boards.buttons import Buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keypad import ShiftRegisterKeys
    from microcontroller import Pin

# Sticks rest up to about 1000 away from the middle, and not all reach the ends. Two distances
# instead of one, so that a thumb trembling at the edge makes one press, not many.
_MIDDLE = 32768
_PRESSED_BEYOND = 15000
_RELEASED_WITHIN = 9000


class Axis:
    """Two keys on one analog pin: low values and high ones.

    The low ones are left or up. The pin says only where the stick is now, so the program has to ask
    more often than a thumb can flick, about every 50 ms.
    """

    def __init__(self, pin: "Pin", low_key: int, high_key: int) -> None:
        self._input = analogio.AnalogIn(pin)
        self._low = low_key + 1
        self._high = high_key + 1
        self._held = 0

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new. From one end straight to the other: first the release, with the next
        call the press.
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
    """All keys of a board: a scanner's, and those of two axes.

    The scanner's are numbered from 0.
    """

    def __init__(self, scanner: "ShiftRegisterKeys", across: Axis, along: Axis) -> None:
        self._buttons = Buttons(scanner)
        self.when: int | None = None  # see Buttons; of an axis it is not known
        self._across = across
        self._along = along

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new.
        """
        event = self._buttons.next_event()
        self.when = self._buttons.when if event else None
        return event or self._across.next_event() or self._along.next_event()
