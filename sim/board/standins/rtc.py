"""Stand-in for rtc: the clock, and its date if that was set."""

import time
from collections.abc import Callable


def never_set() -> time.struct_time:
    """Return the time of a clock that was never set, which starts at the year 2000."""
    return time.struct_time((2000, 1, 1, 0, 0, 0, 5, 1, -1))


now: Callable[[], time.struct_time] = never_set


class RTC:
    """The board's only clock."""

    @property
    def datetime(self) -> time.struct_time:
        """The local date and time."""
        return now()
