"""Handing the device on in Pig."""

from firmware.screens.passing import Passing


class Screen(Passing):
    def sides(self):
        app, game = self.app, self.game
        return [
            (app.name_of(player), str(game.score(player)), player == game.player())
            for player in range(game.players)
        ]
