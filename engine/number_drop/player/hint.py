"""A hint in two steps: where to look, then, if asked again, the whole choice."""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import column_of, orientation_of
from engine.number_drop.shapes import COL_MASK, WIDE
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE

if TYPE_CHECKING:
    from engine.number_drop.game import Game

NO_COMBO = 0


class Hint:
    """The columns and the combo that a choice is about."""

    def __init__(self) -> None:
        self.action = -1  # the whole choice
        self.letter = -1  # the tile to slide
        self.col = 0  # the leftmost column to look at
        self.cols = 0  # the number of columns
        self.kind = 0  # of the combo that it aims at
        self.size = NO_COMBO  # ... its value, 3 to 8

    def take(self, game: "Game", action: int, purpose: tuple[int, ...]) -> None:
        """Find what a bot's choice is about from its `action` and `purpose`, before it is made."""
        self.action = action
        self.letter = -1
        self.col = self.cols = 0
        self.size = NO_COMBO
        phase = game.phase
        if phase == SLIDE:
            self.letter = action
        elif phase == BLOCK or phase == DROP:
            orientation = orientation_of(action)
            self.col = column_of(action)
            self.cols = WIDE[orientation]
            if purpose:
                self.kind, self.size = purpose
        elif phase == COMBO and action:
            self._circle(game, action)
        elif phase != COMBO:
            self.col = action
            self.cols = 1

    def _circle(self, game: "Game", action: int) -> None:
        """Find a combo's columns."""
        combos = game.load_combos()
        combos.trace(action)
        self.kind = combos.kind
        self.size = combos.size
        first = last = combos.cells[0] & COL_MASK
        for i in range(1, combos.size):
            col = combos.cells[i] & COL_MASK
            first = min(first, col)
            last = max(last, col)
        self.col = first
        self.cols = last + 1 - first
