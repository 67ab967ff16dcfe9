"""The hand-over in Drop It, which adds the number of the next piece."""

from engine.const import TYPE_CHECKING
from engine.drop_it.pieces import PIECES
from firmware.screens import hand_over

if TYPE_CHECKING:
    from engine.drop_it.game import Game


class Screen(hand_over.Screen):
    """The hand-over to the next player."""

    game: "Game"

    def turn_text(self) -> str:
        """Return which piece falls next, and of how many."""
        own = self.app.game_words("table")
        return own.PIECE + str(self.game.round) + own.OF + str(PIECES)
