"""A board's clock that was never set."""


class RTC:
    """The clock as it began with the board."""

    datetime = (2000, 1, 1, 0, 0, 0, 5, 1, -1)
