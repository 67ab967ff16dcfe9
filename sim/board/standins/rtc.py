"""Stand-in for rtc: the clock, and its date if set."""

import time
from collections.abc import Callable


def never_set() -> time.struct_time:
    """Return the time of a clock that was never set.

    It began with the year 2000 as the board was switched on.
    """
    return time.struct_time((2000, 1, 1, 0, 0, 0, 5, 1, -1))


now: Callable[[], time.struct_time] = never_set


class RTC:
    """The one clock of the board."""

    @property
    def datetime(self) -> time.struct_time:
        """The local date and time."""
        return now()
