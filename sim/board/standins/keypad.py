"""Stand-in for CircuitPython's keypad: scanners that queue each press and release."""

from collections import deque
from collections.abc import Sequence

from sim.board.standins.pins import Matrix, Pin, Register
from sim.board.standins.supervisor import ticks_ms


class Event:
    """A key that went down or up; `timestamp` is in supervisor.ticks_ms time."""

    def __init__(
        self, key_number: int = 0, pressed: bool = True, timestamp: int | None = None
    ) -> None:
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = ticks_ms() if timestamp is None else timestamp

    @property
    def released(self) -> bool:
        return not self.pressed


class EventQueue:
    """A queue of events that, as on a board, drops new ones when it is full."""

    def __init__(self, max_events: int) -> None:
        self._events: deque[Event] = deque()
        self._max_events = max_events
        self.overflowed = False

    def __len__(self) -> int:
        return len(self._events)

    def get(self) -> Event | None:
        """Remove and return the next event, or None."""
        return self._events.popleft() if self._events else None

    def get_into(self, event: Event) -> bool:
        """Copy the next event into `event`; return False if there is none."""
        taken = self.get()
        if taken is None:
            return False
        event.key_number = taken.key_number
        event.pressed = taken.pressed
        event.timestamp = taken.timestamp
        return True

    def clear(self) -> None:
        """Discard all events."""
        self._events.clear()
        self.overflowed = False

    def _add(self, event: Event) -> None:
        if len(self._events) < self._max_events:
            self._events.append(event)
        else:
            self.overflowed = True


class _Scanner:
    """What all scanners share: a queue, and each key's last known state."""

    def __init__(self, key_count: int, max_events: int) -> None:
        self.key_count = key_count
        self.events = EventQueue(max_events)
        self._down = [False] * key_count

    def _is_down(self, number: int) -> bool:
        raise NotImplementedError

    def _scan(self) -> None:
        for number in range(self.key_count):
            down = self._is_down(number)
            if down != self._down[number]:
                self._down[number] = down
                self.events._add(Event(number, down))


class Keys(_Scanner):
    """Keys with a pin each, which a press connects to ground or to 3.3 V."""

    def __init__(
        self,
        pins: Sequence[Pin],
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__(len(pins), max_events)
        self._pins = tuple(pins)
        self._value_when_pressed = value_when_pressed
        for pin in self._pins:
            pin.take("keypad.Keys")
            pin.pressed_at = value_when_pressed
            # Without a pull, the board must have a resistor, or the pin would float.
            pin.pull = not value_when_pressed
            pin.watchers.append(self._scan)
        self._scan()

    def _is_down(self, number: int) -> bool:
        return self._pins[number].high == self._value_when_pressed


class ShiftRegisterKeys(_Scanner):
    """Keys read through a shift register, starting with key 0."""

    def __init__(
        self,
        *,
        clock: Pin,
        data: Pin,
        latch: Pin,
        key_count: int,
        value_when_pressed: bool,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__(key_count, max_events)
        for pin in (clock, data, latch):
            pin.take("keypad.ShiftRegisterKeys")
        if data.register is None:
            data.register = Register(key_count, clock.name, latch.name)
        register = data.register
        if (register.clock, register.latch) != (clock.name, latch.name):
            raise ValueError(f"no shift register on clock {clock}, data {data}, latch {latch}")
        self._register = register
        self._value_when_pressed = value_when_pressed
        register.scanners.append(self._scan)
        self._scan()

    def _is_down(self, number: int) -> bool:
        return self._register.bits[number] == self._value_when_pressed


class MatrixKeys(_Scanner):
    """Keys in a matrix, numbered row by row from row 0."""

    def __init__(
        self, rows: Sequence[Pin], columns: Sequence[Pin], key_count: int, max_events: int
    ) -> None:
        super().__init__(key_count, max_events)
        for pin in (*rows, *columns):
            pin.take(type(self).__name__)
        if columns[0].matrix is None:
            row_names, column_names = [pin.name for pin in rows], [pin.name for pin in columns]
            columns[0].matrix = Matrix(row_names, column_names, key_count)
        self._matrix = columns[0].matrix
        self._matrix.scanners.append(self._scan)
        self._scan()

    def _is_down(self, number: int) -> bool:
        return self._matrix.down[number]


class KeyMatrix(MatrixKeys):
    """Keys in a matrix with a pin for each row and column."""

    def __init__(
        self,
        row_pins: Sequence[Pin],
        column_pins: Sequence[Pin],
        *,
        columns_to_anodes: bool = True,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__(row_pins, column_pins, len(row_pins) * len(column_pins), max_events)
