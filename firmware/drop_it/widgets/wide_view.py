"""Drop It's table on a wide screen, with points beside it."""

from engine.const import TYPE_CHECKING, const
from firmware.drop_it.widgets.view import DropItView
from firmware.session.rules import side_name
from firmware.widgets.ladder import Ladder
from firmware.widgets.layout import MARGIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.drop_it.game import Game
    from firmware.interfaces.words import Words

_LEAST = const(32)  # pixels of a name and a score
_MOST = const(57)  # of the widest team with a joker
_GAP = const(3)  # between what is left to drop and the scores
_Y = const(12)  # of the first line
_PITCH = const(8)


class WideView(DropItView):
    """The points of all sides, or a solo game's scores to beat.

    Of a variant there are none: it has no rank.
    """

    def __init__(self, width: int, height: int, words_of: "Callable[[], Words]") -> None:
        super().__init__(width, height, words_of)
        layout = self.layout
        left = layout.panel_x + layout.panel_width + _GAP
        room = min(_MOST, width - left - MARGIN)
        self._ladder: Ladder | None = None
        if room >= _LEAST:
            from firmware.drop_it.facts import BLUE

            self._ladder = Ladder(left, _Y, room, layout.bar[1] - _Y, _PITCH, BLUE)
            self.append(self._ladder)

    def _show_scores(self, game: "Game", side: int, name_of: "Callable[[int], str]") -> None:
        """Show them where they stay while a landing is told in the panel."""
        ladder = self._ladder
        if ladder is None:
            super()._show_scores(game, side, name_of)
            return
        self.clear_lines(0)
        count = game.sides if game.sides > 1 or game.with_jokers else 0
        if not count and not game.edges:
            ladder.show_player(game.score(0))
            return
        for row in range(count):
            name = side_name(name_of, game, row, True)
            if game.jokers[row]:
                name += " *" + str(game.jokers[row])
            ladder.show(row, name, str(game.score(row)), "circled" if row == side else "dim")
        ladder.clear(count)
