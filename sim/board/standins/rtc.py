"""Stand-in for rtc: the clock, and its date if set."""

import time
from collections.abc import Callable


def never_set() -> time.struct_time:
    """Return what a clock shows that began with the board and was never set."""
    return time.struct_time((2000, 1, 1, 0, 0, 0, 5, 1, -1))


now: Callable[[], time.struct_time] = never_set


class RTC:
    """The one clock of the board."""

    @property
    def datetime(self) -> time.struct_time:
        """The local date and time."""
        return now()
