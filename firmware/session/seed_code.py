"""A game's seed as a code of eight letters to type in.

Seven letters carry the seed, one checks them.

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


def _check(indexes: bytearray) -> int:
    """Return the index in LETTERS of the letter that checks seven others."""
    total = 0
    for i in range(LENGTH - 1):
        total += _WEIGHTS[i] * indexes[i]
    return total % _BASE


def code_of(seed: int) -> str:
    """Return the code of a seed, 0 to 2^32 - 1."""
    indexes = bytearray(LENGTH)
    for i in range(LENGTH - 2, -1, -1):
        indexes[i] = seed % _BASE
        seed //= _BASE
    indexes[LENGTH - 1] = _check(indexes)
    return "".join([LETTERS[index] for index in indexes])


def seed_of(code: str) -> int:
    """Return the seed of a code, -1 if it is none.

    Small letters and look-alikes will do.
    """
    if len(code) != LENGTH:
        return -1
    indexes = bytearray(LENGTH)
    seed = 0
    for i in range(LENGTH):
        letter = code[i].upper()
        index = LETTERS.find(_LOOK_ALIKES.get(letter, letter))
        if index < 0:
            return -1
        indexes[i] = index
        if i < LENGTH - 1:
            seed = seed * _BASE + index
    if indexes[LENGTH - 1] != _check(indexes) or seed >= _SEEDS:
        return -1
    return seed
