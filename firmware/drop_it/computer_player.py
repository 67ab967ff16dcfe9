"""Who thinks in Drop It, as an opponent or a helper.

Loaded for one thought.
"""

from engine.drop_it.bot import EFFORTS, Bot


def player(level: int) -> Bot:
    """Return who plays a level of seats.LEVELS.

    Levels are counted from 1; 0 is the strongest. Guests know Number Drop only.
    """
    return Bot(EFFORTS[min(level, len(EFFORTS)) - 1]) if level else Bot()
