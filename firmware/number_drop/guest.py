"""A guest at the table: a function from this folder that plays as the computer player does."""

from engine.number_drop.legal import Legal
from firmware.loader import borrow


def player(name):
    """Return the player in a file of this folder: its class Player, or a Guest."""
    module = borrow("firmware.guests." + name)
    return module.Player() if hasattr(module, "Player") else Guest(name)


class Guest:
    """A player for any game, used as engine/number_drop/bot.py's Bot is."""

    def __init__(self, name):
        """Take the name of a file in this folder."""
        self.action = -1  # the choice, when `step` has returned True
        self._name = name
        self._choose = borrow("firmware.guests." + name).choose
        self._game = None

    def begin(self, game):
        """Begin to think about the choice that a game offers now."""
        self._game = game

    def step(self):
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
