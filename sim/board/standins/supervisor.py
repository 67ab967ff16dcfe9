"""Stand-in for supervisor: its clock, on the simulator's time, and reload."""

from collections.abc import Callable

_PERIOD = 1 << 29
# As on a board the clock starts 65 seconds before it wraps, so that a mistake at the wrap shows.
_START = _PERIOD - 65536


def just_on() -> int:
    """Return 0: the milliseconds since switching on before a clock runs."""
    return 0


elapsed_ms: Callable[[], int] = just_on


def ticks_ms() -> int:
    """Return the milliseconds of the board's clock.

    They go from 0 to 2**29 - 1, then from 0 again.
    """
    return (_START + elapsed_ms()) % _PERIOD


class Reload(BaseException):
    """The end of a program that is to start again.

    No `except Exception` catches it.
    """


def reload() -> None:
    """End the program; whoever started it starts it again."""
    raise Reload
