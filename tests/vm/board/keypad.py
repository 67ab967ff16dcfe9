"""Stands in for CircuitPython's keypad: scanners whose keys are pressed from outside."""

from hardware import Switch, World, ticks


class Event:
    """One key that went down or up."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = ticks() if timestamp is None else timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    """A queue of events."""

    def __init__(self, most):
        self._events = []
        self._most = most
        self.overflowed = False

    def __len__(self):
        return len(self._events)

    def get(self):
        """Remove and return the next event, or None."""
        return self._events.pop(0) if self._events else None

    def get_into(self, event):
        """Copy the next event into `event`; False if there is none."""
        taken = self.get()
        if taken is None:
            return False
        event.key_number = taken.key_number
        event.pressed = taken.pressed
        event.timestamp = taken.timestamp
        return True

    def clear(self):
        """Discard all events."""
        self._events = []
        self.overflowed = False

    def drawn_add(self, number, is_down):
        if len(self._events) < self._most:
            self._events.append(Event(number, is_down))
        else:
            self.overflowed = True


class _Scanner:
    def __init__(self, pins, key_count, max_events):
        for pin in pins:
            pin.drawn_take(self)
        self.key_count = key_count
        self.events = EventQueue(max_events)
        self.drawn_switches = [Switch(self.events, number) for number in range(key_count)]
        World.switches += self.drawn_switches


class Keys(_Scanner):
    """Keys with a pin each."""

    def __init__(
        self,
        pins,
        *,
        value_when_pressed,
        pull=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        super().__init__(pins, len(pins), max_events)


class ShiftRegisterKeys(_Scanner):
    """Keys on a shift register."""

    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        key_count,
        value_when_pressed,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        super().__init__((clock, data, latch), key_count, max_events)


class KeyMatrix(_Scanner):
    """Keys at the crossings of rows and columns."""

    def __init__(
        self,
        row_pins,
        column_pins,
        *,
        columns_to_anodes=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        pins = tuple(row_pins) + tuple(column_pins)
        super().__init__(pins, len(row_pins) * len(column_pins), max_events)
