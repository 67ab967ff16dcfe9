"""Drop It's table on a wide screen, with the scores to beat."""

from engine.const import TYPE_CHECKING, const
from firmware.drop_it.widgets.view import DropItView
from firmware.widgets.ladder import Ladder
from firmware.widgets.layout import MARGIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.drop_it.game import Game
    from firmware.interfaces.words import Words

_LEAST = const(32)  # pixels of a name and a score
_MOST = const(56)
_GAP = const(4)  # between what is left to drop and the scores
_Y = const(12)  # of the first line
_PITCH = const(8)


class WideView(DropItView):
    """The scores to beat stand beside a game alone, unless it is a variant: that has no rank."""

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

    def show(self, game: "Game", name_of: "Callable[[int], str]", player: int) -> None:
        super().show(game, name_of, player)
        ladder = self._ladder
        if ladder is None:
            return
        if game.players > 1 or game.edges or game.with_jokers:
            ladder.clear(0)
        else:
            ladder.show_player(game.score(0))
