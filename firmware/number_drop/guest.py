"""A guest at the table: a function from this folder that plays as the computer player does."""

from engine.const import TYPE_CHECKING
from engine.number_drop.legal import Legal
from firmware.loader import borrow
from firmware.session.chooser import Chooser

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.interfaces.game import PlayerOf


def player(name: str) -> "PlayerOf[Game]":
    """Return the player in a file of this folder: its class Player, or a Guest."""
    module = borrow("firmware.guests." + name)
    return module.Player() if hasattr(module, "Player") else Guest(name)


class Guest(Chooser):
    """A player for any game, by a function that is also given what is legal."""

    def __init__(self, name: str) -> None:
        """Take the name of a file in this folder."""
        super().__init__(borrow("firmware.guests." + name).choose)
        self._name = name

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
