"""Seeds: the daily game's, and the codes that stand for seeds.

A daily game has one seed per date; if no clock is set, a number chosen by the player replaces the
date. The low half of such a seed is the date as packed by calendar.py, or the number, which is
always smaller. The high half marks it as a daily game, so nothing else has to be saved to recognize
one.

A seed's bits from the 32nd on are a game's house rules (engine/number_drop/house.py), so that a
seed stands for one game. With any of them it is not the daily game.

A code is a seed and a letter to check it, in Douglas Crockford's Base 32, which has no I, L, O or
U. Random games have seeds of 20 bits, whose code has five letters; that of any other seed has
eight. It detects any single wrong letter, and any swap of two neighbouring letters unless these are
half the alphabet apart.
"""

from engine.const import TYPE_CHECKING, const
from firmware.kept import calendar
from firmware.kept.calendar import DAILY_MARK

if TYPE_CHECKING:
    from firmware.interfaces.game import Game, SeededGame

LAST_NUMBER = const(999)  # the highest number
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = const(8)  # letters in the code of any seed
SHORT = const(5)  # and of a seed below SHORT_SEEDS
SHORT_SEEDS = const(1 << 20)
_BASE = const(32)
HOUSE = const(32)  # the first bit of the house rules in a seed
_WEIGHTS = bytes((1, 3, 5, 7, 9, 11, 13))  # odd, so that no single change cancels out
_LOOK_ALIKES = {"O": "0", "I": "1", "L": "1"}


# --- the daily game ---


def daily_seed(day: int) -> int:
    """Return the seed for a packed date or a number."""
    return DAILY_MARK << 16 | day


def today() -> int:
    """Return the seed of today's game, or that of number 1 without a clock."""
    return daily_seed(calendar.today() or 1)


def is_daily(seed: int) -> bool:
    """Return whether a seed is that of a daily game."""
    day = seed & 0xFFFF
    return seed >> 16 == DAILY_MARK and (0 < day <= LAST_NUMBER or calendar.is_date(day))


def number(seed: int) -> int:
    """Return a daily game's number, 0 if it has a date."""
    day = seed & 0xFFFF
    return day if day <= LAST_NUMBER else 0


def seed_in(game: "SeededGame") -> int:
    """Return the seed of a game, with its house rules."""
    return game.seed_low | game.seed_high << 16 | house_of(game) << HOUSE


def house_of(game: "Game") -> int:
    """Return the house rules of a game, 0 for one that knows none."""
    return getattr(game, "house", 0)


def date(seed: int) -> int:
    """Return the packed date of a daily game; UNKNOWN if it has a number, or is not daily."""
    return seed & 0xFFFF if is_daily(seed) and not number(seed) else calendar.UNKNOWN


def text(seed: int) -> str:
    """Return a daily game's date or number as text."""
    return str(number(seed)) if number(seed) else calendar.text(seed & 0xFFFF)


# --- codes ---


def _check(indexes: bytearray) -> int:
    """Return the index in LETTERS of the letter that checks the ones before it, the last."""
    total = 0
    for i in range(len(indexes) - 1):
        total += _WEIGHTS[i] * indexes[i]
    return total % _BASE


def code_of(seed: int) -> str:
    """Return the code of a seed, 0 to 2^35 - 1."""
    last = (SHORT if seed < SHORT_SEEDS else LENGTH) - 1
    indexes = bytearray(last + 1)
    for i in range(last - 1, -1, -1):
        indexes[i] = seed % _BASE
        seed //= _BASE
    indexes[last] = _check(indexes)
    return bytes([LETTERS.encode()[index] for index in indexes]).decode()


def seed_of(code: str) -> int:
    """Return the seed of a code, or -1 if it is invalid; accepts lower case and look-alikes."""
    length = len(code)
    if length not in (SHORT, LENGTH):
        return -1
    indexes = bytearray(length)
    seed = 0
    for i in range(length):
        letter = code[i : i + 1].upper()
        index = LETTERS.find(_LOOK_ALIKES.get(letter, letter))
        if index < 0:
            return -1
        indexes[i] = index
        if i < length - 1:
            seed = seed * _BASE + index
    return seed if indexes[length - 1] == _check(indexes) else -1
