"""The hand-over in Drop It: how many pieces have fallen.

It stands beside what all games show.
"""

from engine.const import TYPE_CHECKING
from engine.drop_it.pieces import PIECES
from firmware.screens import hand_over

if TYPE_CHECKING:
    from engine.drop_it.game import Game


class Screen(hand_over.Screen):
    """Whose turn it is."""

    game: "Game"

    def turn_text(self) -> str:
        """Say which piece it is that falls next."""
        own = self.app.own_words("table")
        return own.PIECE + str(self.game.turn() + 1) + own.OF + str(PIECES)
