"""Who thinks in Drop It, as an opponent or a helper.

Loaded for one thought.
"""

from engine.drop_it.bot import Bot

# By level of the computer player: how hard it thinks, see bot.py.
EFFORTS = ((1, 1, 20), (1, 3, 60), (1, 5, 90), (3, 7, 170), (3, 12, 260))


def player(level: int) -> Bot:
    """Return who plays a level of seats.LEVELS, counted from 1; 0 is the strongest.

    Guests know Number Drop only.
    """
    return Bot(EFFORTS[min(level, len(EFFORTS)) - 1]) if level else Bot()
