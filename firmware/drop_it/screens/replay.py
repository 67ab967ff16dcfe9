"""Replays the last finished game of Drop It, piece by piece."""

from engine.const import TYPE_CHECKING
from engine.drop_it.game import JOKER, PASS
from firmware.screens import replay

if TYPE_CHECKING:
    from engine.drop_it.game import Game
    from firmware.drop_it.widgets.view import DropItView


class Screen(replay.Screen):
    """Highlights the fallen piece and the level that it reaches."""

    view: "DropItView"
    game: "Game"

    def explain(self, message: str) -> str:
        game = self.game
        last = game.board.count - 1
        self.view.zone.look_at(game.board.y(last))
        self.view.zone.ground().mark(game.board, piece=last, level=game.judge.level)
        if game.phase == JOKER or game.answer == PASS:  # no points, or they depend on it
            return message
        return message + " +" + str(game.points)
