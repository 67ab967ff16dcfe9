"""A game's seed as a code of eight letters that a friend can type in: seven carry it, one checks.

Letters and digits as in Douglas Crockford's Base 32: no I, L, O or U. One wrong letter is always
found out, and so are two neighbours exchanged, but for those that stand half the alphabet apart.
"""

from engine.const import const

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = const(8)
_BASE = const(32)
_SEEDS = 1 << 32
_WEIGHTS = bytes((1, 3, 5, 7, 9, 11, 13))  # odd, so that no change of one letter adds up to nothing
_LOOK_ALIKES = {"O": "0", "I": "1", "L": "1"}


def _check(places: bytearray) -> int:
    """Return the place in LETTERS of the letter that checks seven others."""
    total = 0
    for i in range(LENGTH - 1):
        total += _WEIGHTS[i] * places[i]
    return total % _BASE


def code_of(seed: int) -> str:
    """Return the code of a seed, 0 to 2^32 - 1."""
    places = bytearray(LENGTH)
    for i in range(LENGTH - 2, -1, -1):
        places[i] = seed % _BASE
        seed //= _BASE
    places[LENGTH - 1] = _check(places)
    return "".join([LETTERS[place] for place in places])


def seed_of(code: str) -> int:
    """Return the seed of a code, -1 if it is none. Small letters and look-alikes will do."""
    if len(code) != LENGTH:
        return -1
    places = bytearray(LENGTH)
    seed = 0
    for i in range(LENGTH):
        letter = code[i].upper()
        place = LETTERS.find(_LOOK_ALIKES.get(letter, letter))
        if place < 0:
            return -1
        places[i] = place
        if i < LENGTH - 1:
            seed = seed * _BASE + place
    if places[LENGTH - 1] != _check(places) or seed >= _SEEDS:
        return -1
    return seed
