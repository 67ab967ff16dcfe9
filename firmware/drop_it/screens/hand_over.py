"""Handing the device on in Drop It: how many pieces have fallen, and the points of all sides."""

from engine.const import const
from engine.drop_it.pieces import PIECES
from firmware.screens.passing import Passing
from firmware.widgets.layout import is_low

_TEAMS_WIDE = const(84)  # pixels of two names and their points


class Screen(Passing):
    """Whose turn it is."""

    def __init__(self, app):
        self._own = app.own_words("table")
        if app.session.record.game.teams:
            self.wide = _TEAMS_WIDE
        super().__init__(app)
        self.hints = self._own.HINTS_HAND_OVER

    def turn_text(self):
        """Say which piece it is that falls next."""
        return self._own.PIECE + str(self.game.board.count + 1) + self._own.OF + str(PIECES)

    def sides(self):
        """Return what every side has."""
        app, game = self.app, self.game
        name = app.session.rules.side_name
        short = is_low(app.height)
        return [
            (name(app.name_of, game, side, short), str(game.score(side)), side == game.side())
            for side in range(game.sides)
        ]
