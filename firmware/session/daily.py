"""The daily game: one seed for each date.

Where no clock was set, a number that is asked stands for the date.

The low half of such a seed is the date as calendar.py packs it, or the number, which is always
less; the high half says that it is one. So nothing else has to be kept to know a daily game.
"""

from engine.const import TYPE_CHECKING, const
from firmware.kept import calendar

if TYPE_CHECKING:
    from firmware.interfaces.game import SeededGame

DAILY_MARK = const(0xDA11)  # no other game has such a seed
MOST = const(999)  # of the numbers


def seed_of(day: int) -> int:
    """Return the seed of a packed date, or a number."""
    return DAILY_MARK << 16 | day


def today() -> int:
    """Return the seed of today's game.

    Without a clock that of number 1.
    """
    return seed_of(calendar.today() or 1)


def is_daily(seed: int) -> bool:
    """Return whether a seed is that of a daily game."""
    return seed >> 16 == DAILY_MARK and seed & 0xFFFF != 0


def number(seed: int) -> int:
    """Return a daily game's number, 0 if it has a date."""
    day = seed & 0xFFFF
    return day if day <= MOST else 0


def seed_in(game: "SeededGame") -> int:
    """Return the seed of a game."""
    return game.seed_low | game.seed_high << 16


def date(seed: int) -> int:
    """Return the packed date of a daily game.

    UNKNOWN if it has a number, or is none.
    """
    return seed & 0xFFFF if is_daily(seed) and not number(seed) else calendar.UNKNOWN


def text(seed: int) -> str:
    """Return a daily game's date or number, to be shown."""
    return str(number(seed)) if number(seed) else calendar.text(seed & 0xFFFF)
