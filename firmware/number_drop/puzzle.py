"""What a puzzle of Number Drop asks of the round whose dice are on the table."""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import EMPTY, WIDTH
from engine.number_drop.table import OVER, ROLL

if TYPE_CHECKING:
    from engine.number_drop.game import Game

# Circle a value, identical or consecutive; fill rows; score points; cover no empty cell. The
# texts of the topic `puzzle` are in the same order.
GOALS = ("same", "run", "rows", "points", "holes")
_ROWS = const(2)
_POINTS = const(3)


class Puzzle:
    """A goal for the rest of a solo game's round."""

    def __init__(self, game: "Game", goal: str, value: int, pieces: str = "") -> None:
        """Begin after the roll; ValueError if the game has no such puzzle there."""
        if game.players > 1 or game.phase in (ROLL, OVER) or pieces:
            raise ValueError("not a solo game right after a roll")
        self._game = game
        self._goal = GOALS.index(goal)
        self._value = value
        self._before = self._measure()

    def is_over(self) -> bool:
        """Return whether the round has ended."""
        return self._game.phase in (ROLL, OVER)

    def is_solved(self) -> bool:
        """Return whether the goal is reached."""
        goal = self._goal
        measure, before = self._measure(), self._before
        if goal < _ROWS:
            return measure > before
        if not self.is_over():
            return False
        return measure >= before + self._value if goal <= _POINTS else measure <= before

    def _measure(self) -> int:
        """Return the part of the sheet that the goal is about, as a number."""
        sheet = self._game.sheets[0]
        goal = self._goal
        if goal < _ROWS:
            return not sheet.open_sizes(goal) >> self._value & 1
        if goal == _ROWS:
            return sum([sheet.gaps(row) == 0 for row in range(sheet.top())])
        if goal == _POINTS:
            return sheet.score()
        holes = 0
        for col in range(WIDTH):
            for row in range(sheet.height(col)):
                holes += sheet.digit(row << 3 | col) == EMPTY
        return holes
