"""Dates as small numbers, from the board's clock if it was set."""

from engine.const import const

UNKNOWN = const(0)
_EPOCH = const(2000)
_LATEST = const(127)  # years after that
_FIRST = const(25)  # a clock that shows an earlier year was never set, and began at its start


def pack(year: int, month: int, day: int) -> int:
    """Return a date as a number of 16 bits, UNKNOWN for one that no clock set right would show."""
    if not _FIRST <= year - _EPOCH <= _LATEST:
        return UNKNOWN
    return year - _EPOCH << 9 | month << 5 | day


def today() -> int:
    """Return today's date, packed; UNKNOWN where the clock was never set."""
    import rtc  # only now: it is asked for once a game

    now = rtc.RTC().datetime
    return pack(now[0], now[1], now[2])


def text(date: int) -> str:
    """Return a packed date as 2026-11-20, "" for UNKNOWN."""
    if date == UNKNOWN:
        return ""
    return f"{_EPOCH + (date >> 9)}-{date >> 5 & 15:02}-{date & 31:02}"
