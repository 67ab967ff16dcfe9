"""Dates packed into 16 bits, from the board's clock if it has been set."""

from engine.const import const

UNKNOWN = const(0)
DAILY_MARK = const(0xDA11)  # above a date: the seed of that day's game; no other game has it
_EPOCH = const(2000)
_AT_YEAR = const(9)  # bit offset in a packed date; month and day are below
_AT_MONTH = const(5)
_MONTH = const(15)
_DAY = const(31)
_LATEST = const(127)  # years after the epoch
FIRST_YEAR = const(2025)  # a clock showing an earlier year was never set


def pack(year: int, month: int, day: int) -> int:
    """Return a date as a 16-bit number, or UNKNOWN if no properly set clock would show it."""
    if not FIRST_YEAR <= year <= _EPOCH + _LATEST:
        return UNKNOWN
    return year - _EPOCH << _AT_YEAR | month << _AT_MONTH | day


def unpack(date: int) -> tuple[int, int, int]:
    """Return year, month and day of a packed date."""
    return _EPOCH + (date >> _AT_YEAR), date >> _AT_MONTH & _MONTH, date & _DAY


def today() -> int:
    """Return today's date, packed, or UNKNOWN if the clock was never set."""
    import rtc  # here, since packing and showing dates needs no clock

    now = rtc.RTC().datetime
    return pack(now[0], now[1], now[2])


def is_date(date: int) -> bool:
    """Return whether a 16-bit number is a packed date."""
    year, month, day = unpack(date)
    next_month = pack(year, month + 1, 1)  # may be month 13, which `_ordinal` accepts
    return year >= FIRST_YEAR and 0 < month < 13 and 0 < day and between(date, next_month) > 0


def between(first: int, second: int) -> int:
    """Return the days from the first packed date to the second, negative if it is earlier."""
    return _ordinal(second) - _ordinal(first)


def day_before(date: int) -> int:
    """Return the packed date of the day before, UNKNOWN if no properly set clock showed it."""
    year, month, day = unpack(date)
    if day > 1:
        return date - 1
    first = pack(year, month - 1, 1) if month > 1 else pack(year - 1, 12, 1)
    return first + between(first, date) - 1 if first else UNKNOWN


def _ordinal(date: int) -> int:
    """Return a day number that increases by 1 each day.

    Years are taken to begin in March, so that the leap day comes last.
    """
    year, month, day = unpack(date)
    year -= _EPOCH
    if month < 3:
        year -= 1
        month += 12
    leap_days = year // 4 - year // 100  # 2000 is the only leap century in range
    return 365 * year + leap_days + (153 * month - 457) // 5 + day


def text(date: int) -> str:
    """Return a packed date as 2026-11-20, "" for UNKNOWN."""
    if date == UNKNOWN:
        return ""
    year, month, day = unpack(date)
    return f"{year}-{month:02}-{day:02}"
