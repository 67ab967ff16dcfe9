"""Handing the device on in Pig."""

from engine.const import TYPE_CHECKING
from firmware.screens.passing import Passing

if TYPE_CHECKING:
    from engine.pig.game import Game


class Screen(Passing):
    game: "Game"

    def sides(self):
        app, game = self.app, self.game
        return [
            (app.name_of(player), str(game.score(player)), player == game.player())
            for player in range(game.players)
        ]
