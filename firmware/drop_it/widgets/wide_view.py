"""The table of Drop It on a wide screen, with the points next to it."""

from engine.const import TYPE_CHECKING, const
from firmware.drop_it.facts import BLUE
from firmware.drop_it.widgets.view import DropItView, show_sides
from firmware.widgets.ladder import Ladder
from firmware.widgets.layout import MARGIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.drop_it.game import Game
    from firmware.drop_it.interfaces.words import Words

_ROOM = const(57)  # pixels for the widest team with a joker, and its points
_GAP = const(3)  # between the supply and the scores
_Y = const(12)  # of the first line
_PITCH = const(8)


class WideView(DropItView):
    """Adds the points of all sides, or a solo game's scores to beat; a variant has no rank."""

    def __init__(self, width: int, height: int, words_of: "Callable[[], Words]") -> None:
        super().__init__(width, height, words_of)
        layout = self.layout
        left = layout.panel_x + layout.panel_width + _GAP
        self._ladder: Ladder | None = None
        if width - left - MARGIN >= _ROOM:
            self._ladder = Ladder(left, _Y, _ROOM, layout.bar[1] - _Y, _PITCH, BLUE)
            self.append(self._ladder)

    def _hide_panel(self, hidden: bool) -> None:
        super()._hide_panel(hidden)
        if self._ladder is not None:
            self._ladder.hidden = hidden

    def _show_scores(self, game: "Game", side: int, name_of: "Callable[[int], str]") -> None:
        """Show the scores outside the panel, where they stay while that shows a landing."""
        ladder = self._ladder
        if ladder is None:
            super()._show_scores(game, side, name_of)
            return
        self.clear_lines(0)
        count = show_sides(game, side, name_of, True, ladder.show)
        if not count and not game.edges:
            ladder.show_player(game.score(0))
        else:
            ladder.clear(count)
