"""Stand-in for supervisor: its clock, driven by the simulator's time, and reload."""

from collections.abc import Callable

_PERIOD = 1 << 29
# As on a board, the clock starts 65 seconds before it wraps, to expose mistakes at the wrap.
_START = _PERIOD - 65536


def zero_ms() -> int:
    """Return 0, the ms since switching on, before there is a clock."""
    return 0


elapsed_ms: Callable[[], int] = zero_ms


def ticks_ms() -> int:
    """Return the board's clock in milliseconds, which wraps from 2**29 - 1 to 0."""
    return (_START + elapsed_ms()) % _PERIOD


class Reload(BaseException):
    """Ends a program that is to be restarted; no `except Exception` catches it."""


def reload() -> None:
    """End the program, to be restarted by whatever started it."""
    raise Reload
