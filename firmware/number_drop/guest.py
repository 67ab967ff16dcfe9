"""A guest at the table: a function of the player's own."""

from engine.const import TYPE_CHECKING
from engine.number_drop.legal import Legal
from firmware.loader import borrow

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.interfaces.game import PlayerOf


def player(name: str) -> "PlayerOf[Game]":
    """Return the player in a file of this folder: its class Player, or a Guest."""
    module = borrow("firmware.guests." + name)
    return module.Player() if hasattr(module, "Player") else Guest(name)


class Guest:
    """A player for any game, used as engine/number_drop/bot.py's Bot is."""

    def __init__(self, name: str) -> None:
        """Take the name of a file in this folder."""
        self.action = -1  # the choice, when `step` has returned True
        self._name = name
        self._choose = borrow("firmware.guests." + name).choose
        self._game: "Game" = None  # type: ignore[assignment]  # set by `begin`

    def begin(self, game: "Game") -> None:
        """Begin to think about the choice that a game offers now."""
        self._game = game

    def step(self) -> bool:
        """Choose. A choice that the rules forbid is told of, and the first legal one is taken."""
        game = self._game
        legal = Legal(game)
        self.action = self._choose(game, legal)
        try:
            game.check(self.action)
        except (TypeError, ValueError) as mistake:
            print(self._name, "chose", self.action, "in phase", game.phase, "-", mistake)
            self.action = legal.nth(0)
        return True
