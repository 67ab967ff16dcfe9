"""The simulator's clocks: real time for a person, virtual time for tests."""

import time
from typing import Protocol

FRAMES_PER_SECOND = 30


class Clock(Protocol):
    """Milliseconds since switching on, going on frame by frame."""

    def now_ms(self) -> int:
        """Return the time of the frame that runs now."""

    def next_frame(self) -> None:
        """Go on to the next frame."""


class VirtualClock:
    """Time that costs nothing: the next frame comes at once.

    It is always a thirtieth of a second later.
    """

    def __init__(self) -> None:
        self._frame = 0

    def now_ms(self) -> int:
        """Return the time of the frame that runs now."""
        return self._frame * 1000 // FRAMES_PER_SECOND

    def next_frame(self) -> None:
        """Go on to the next frame."""
        self._frame += 1


class RealClock:
    """The computer's time; the next frame is waited for."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._due = self._start

    def now_ms(self) -> int:
        """Return the time now."""
        return int((time.monotonic() - self._start) * 1000)

    def next_frame(self) -> None:
        """Wait for the next frame; a late one is not caught up."""
        now = time.monotonic()
        self._due = max(self._due + 1 / FRAMES_PER_SECOND, now)
        time.sleep(self._due - now)
