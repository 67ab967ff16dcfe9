"""Stand-in for CircuitPython's keypad: scanners that queue each press and release."""

from collections import deque

from sim.standins.pins import Pin
from sim.standins.supervisor import ticks_ms


class Event:
    """One key that went down or up; `timestamp` is in supervisor.ticks_ms time."""

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
    """Events in their order; one that comes when the queue is full is dropped, as on a board."""

    def __init__(self, max_events: int) -> None:
        self._events: deque[Event] = deque()
        self._max_events = max_events
        self.overflowed = False

    def __len__(self) -> int:
        return len(self._events)

    def get(self) -> Event | None:
        """Take the next event, or None."""
        return self._events.popleft() if self._events else None

    def get_into(self, event: Event) -> bool:
        """Copy the next event into `event`; False if there is none."""
        taken = self.get()
        if taken is None:
            return False
        event.key_number = taken.key_number
        event.pressed = taken.pressed
        event.timestamp = taken.timestamp
        return True

    def clear(self) -> None:
        """Forget all events."""
        self._events.clear()
        self.overflowed = False

    def _add(self, event: Event) -> None:
        if len(self._events) < self._max_events:
            self._events.append(event)
        else:
            self.overflowed = True


class ShiftRegisterKeys:
    """Keys behind a shift register; key 0 is the bit that is read first."""

    def __init__(
        self,
        *,
        clock: Pin,
        data: Pin,
        latch: Pin,
        key_count: int,
        value_when_pressed: bool,
        max_events: int = 64,
    ) -> None:
        register = data.register
        if register is None or (register.clock, register.latch) != (clock.name, latch.name):
            raise ValueError(f"no shift register on clock {clock}, data {data}, latch {latch}")
        self.key_count = key_count
        self.events = EventQueue(max_events)
        self._register = register
        self._value_when_pressed = value_when_pressed
        self._down = [False] * key_count
        register.scanners.append(self._scan)
        self._scan()

    def _scan(self) -> None:
        for number in range(self.key_count):
            down = self._register.bits[number] == self._value_when_pressed
            if down != self._down[number]:
                self._down[number] = down
                self.events._add(Event(number, down))
