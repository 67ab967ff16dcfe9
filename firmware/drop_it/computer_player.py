"""Drop It's computer player, as an opponent or for hints; loaded for a single decision."""

from engine.drop_it.bot import EFFORTS, Bot


def player(level: int) -> Bot:
    """Return the computer player for a level of seats.LEVELS, counted from 1; 0 is the strongest.

    Guests know Number Drop only, so their levels play as the strongest.
    """
    return Bot(EFFORTS[min(level, len(EFFORTS)) - 1]) if level else Bot()
