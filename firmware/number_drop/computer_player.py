"""Number Drop's computer player, as an opponent or for hints; loaded for a single decision.

A guest, a file of firmware/guests/, is a computer player, too.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.bot import Bot
from engine.number_drop.player.levels import STRONGEST
from firmware.kept import seats
from firmware.memory.loader import import_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal
    from firmware.interfaces.game import PlayerOf


def player(level: int) -> "PlayerOf[Game]":
    """Return the player for a level of seats.LEVELS, counted from 1; 0 is the strongest."""
    if level > STRONGEST + 1:
        return _guest(seats.LEVELS[level - 1].lower())
    return Bot(level - 1) if level else Bot()


def _guest(name: str) -> "PlayerOf[Game]":
    """Return a guest file's Player, or a player made of its function `choose`."""
    module = import_named("firmware.guests." + name)
    if hasattr(module, "Player"):
        return module.Player()  # type: ignore[no-any-return]  # the guest says so
    from firmware.session.chooser import Chooser

    return Chooser(lambda game: _chosen(name, module.choose, game))


def _chosen(name: str, choose: "Callable[[Game, Legal], int]", game: "Game") -> int:
    """Return a guest's choice; if the rules forbid it, print it and return the first legal one."""
    from engine.number_drop.legal import Legal

    legal = Legal(game)
    action = choose(game, legal)
    try:
        game.check(action)
    except (TypeError, ValueError) as mistake:
        print(name, "chose", action, "in phase", game.phase, "-", mistake)
        action = legal.nth(0)
    return action
