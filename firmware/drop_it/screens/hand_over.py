"""Handing the device on in Drop It: how many pieces have fallen, and the points of all sides."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.pieces import PIECES
from firmware.screens.passing import Passing
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from firmware.interfaces.handheld import Handheld

_TEAMS_WIDE = const(84)  # pixels of two names and their points


class Screen(Passing):
    """Whose turn it is."""

    game: "Game"

    def __init__(self, app: "Handheld") -> None:
        self._own = app.own_words("table")
        if app.session.record.game.teams:  # type: ignore[attr-defined]  # Drop It's
            self.wide = _TEAMS_WIDE
        super().__init__(app)
        self.hints = self._own.HINTS_HAND_OVER

    def turn_text(self) -> str:
        """Say which piece it is that falls next."""
        return self._own.PIECE + str(self.game.board.count + 1) + self._own.OF + str(PIECES)

    def sides(self) -> list[tuple[str, str, bool]]:
        """Return what every side has."""
        app, game = self.app, self.game
        name = app.session.rules.side_name  # type: ignore[attr-defined]  # Drop It's
        short = is_low(app.height)
        return [
            (name(app.name_of, game, side, short), str(game.score(side)), side == game.side())
            for side in range(game.sides)
        ]
