"""Dates as small numbers, from the board's clock if it was set."""

from engine.const import const

UNKNOWN = const(0)
_EPOCH = const(2000)
_AT_YEAR = const(9)  # in a packed date; below it month and day
_AT_MONTH = const(5)
_MONTH = const(15)
_DAY = const(31)
_LATEST = const(127)  # years after that
FIRST_YEAR = const(2025)  # a clock that shows an earlier one was never set: it began at its start


def pack(year: int, month: int, day: int) -> int:
    """Return a date as a number of 16 bits.

    UNKNOWN for one that no clock set right would show.
    """
    if not FIRST_YEAR <= year <= _EPOCH + _LATEST:
        return UNKNOWN
    return year - _EPOCH << _AT_YEAR | month << _AT_MONTH | day


def unpack(date: int) -> tuple[int, int, int]:
    """Return year, month and day of a packed date."""
    return _EPOCH + (date >> _AT_YEAR), date >> _AT_MONTH & _MONTH, date & _DAY


def today() -> int:
    """Return today's date, packed; UNKNOWN where the clock was never set."""
    import rtc  # only now: whoever packs or shows a date needs no clock

    now = rtc.RTC().datetime
    return pack(now[0], now[1], now[2])


def is_date(date: int) -> bool:
    """Return whether a number of 16 bits is a packed date."""
    year, month, day = unpack(date)
    next_month = pack(year, month + 1, 1)  # of December it is month 13, which `_ordinal` knows
    return year >= FIRST_YEAR and 0 < month < 13 and 0 < day and between(date, next_month) > 0


def between(first: int, second: int) -> int:
    """Return how many days lie between two packed dates.

    Less than 0 if the second one comes first.
    """
    return _ordinal(second) - _ordinal(first)


def _ordinal(date: int) -> int:
    """Return the number of a day, one more each day.

    A year begins with March, so that the leap day is its last.
    """
    year, month, day = unpack(date)
    year -= _EPOCH
    if month < 3:
        year -= 1
        month += 12
    leap_days = year // 4 - year // 100  # of a century only the first year of all: 2000
    return 365 * year + leap_days + (153 * month - 457) // 5 + day


def text(date: int) -> str:
    """Return a packed date as 2026-11-20, "" for UNKNOWN."""
    if date == UNKNOWN:
        return ""
    year, month, day = unpack(date)
    return f"{year}-{month:02}-{day:02}"
