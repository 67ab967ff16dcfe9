"""A board's clock that was never set."""


class RTC:
    """The clock in its state at power-up."""

    datetime = (2000, 1, 1, 0, 0, 0, 5, 1, -1)
