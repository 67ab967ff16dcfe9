"""The simulator's clocks: real time for a person, virtual time for tests."""

import time
from typing import Protocol

FRAMES_PER_SECOND = 30


class Clock(Protocol):
    """Milliseconds since the board was switched on, advancing frame by frame."""

    def now_ms(self) -> int:
        """Return the time of the current frame."""

    def next_frame(self) -> None:
        """Advance to the next frame."""


class VirtualClock:
    """A clock that never waits: the next frame always comes a thirtieth of a second later."""

    def __init__(self) -> None:
        self._frame = 0

    def now_ms(self) -> int:
        """Return the time of the current frame."""
        return self._frame * 1000 // FRAMES_PER_SECOND

    def next_frame(self) -> None:
        """Advance to the next frame."""
        self._frame += 1


class RealClock:
    """The computer's clock, which waits for the next frame."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._due = self._start

    def now_ms(self) -> int:
        """Return the current time."""
        return int((time.monotonic() - self._start) * 1000)

    def next_frame(self) -> None:
        """Wait until the next frame is due; a late frame is not caught up on."""
        now = time.monotonic()
        self._due = max(self._due + 1 / FRAMES_PER_SECOND, now)
        time.sleep(self._due - now)
