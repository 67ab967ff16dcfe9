"""Points next to the sheet: those of all players, or by column with the scores to beat."""

from engine.const import TYPE_CHECKING, const
from firmware.widgets.score_lines import ScoreLines

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.game import Game
    from firmware.number_drop.interfaces.words import Words
    from firmware.number_drop.widgets.layout import Layout
    from firmware.widgets.ladder import Ladder

_PITCH = const(8)  # pixels from one score to beat to the next
_GAP = const(4)  # above them


class SideScores(ScoreLines):
    """Lines of names and points and, if the panel has a second column, the scores to beat."""

    def __init__(self, layout: "Layout", words: "Words") -> None:
        """Put them where a Layout says; `words` are those of the topic play."""
        x, y, width, count, pitch = layout.scores
        super().__init__(x, y, width, count, pitch)
        self._columns = words.COLUMNS
        self._ladder: "Ladder | None" = None
        if layout.side_x:
            from firmware.number_drop.facts import BLUE
            from firmware.widgets.ladder import Ladder

            top = len(self._columns) * pitch + _GAP
            self._ladder = Ladder(0, top, width, layout.hints_y - y - top, _PITCH, BLUE)
            self.append(self._ladder)

    def remove_ladder(self) -> None:
        """Remove the scores to beat for good."""
        if self._ladder is not None:
            self.remove(self._ladder)
            self._ladder = None

    def show_game(self, game: "Game", name_of: "Callable[[int], str]", shown: int) -> None:
        """Show all players' points, or a single player's by column."""
        if game.players > 1:
            for player in range(game.players):
                colour = "circled" if player == shown else "dim"
                self.show(player, name_of(player), str(game.score(player)), colour)
            self.clear(game.players)
            return
        for row, points in enumerate(game.sheet().columns()):
            self.show(row, self._columns[row], str(points))
        super().clear(len(self._columns))
        if self._ladder is not None:
            self._ladder.show_player(game.score(shown))

    def clear(self, first: int) -> None:
        """Clear the lines from `first` on, and the scores to beat."""
        super().clear(first)
        if self._ladder is not None:
            self._ladder.clear(0)
