"""Who thinks in Number Drop, as an opponent or a helper.

Loaded for one thought.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.bot import Bot
from engine.number_drop.player.levels import STRONGEST
from firmware.kept import seats

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.interfaces.game import PlayerOf


def player(level: int) -> "PlayerOf[Game]":
    """Return who plays a level of seats.LEVELS, counted from 1; 0 is the strongest."""
    if level > STRONGEST + 1:
        from firmware.number_drop import guest

        return guest.player(seats.LEVELS[level - 1].lower())
    return Bot(level - 1) if level else Bot()
