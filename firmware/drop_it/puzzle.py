"""What a puzzle of Drop It asks of the pieces that it leaves in the supply."""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.game import DROP
from engine.drop_it.judge import CIRCLES
from engine.drop_it.pieces import COLOURS, EACH, KINDS

if TYPE_CHECKING:
    from engine.drop_it.game import Game

# Land pieces without a fault; score points; cover bonus circles; reach a level, each without a
# fault. The texts of the topic `puzzle` are in the same order.
GOALS = ("clean", "points", "circles", "level")
_CLEAN = const(0)
_POINTS = const(1)
_CIRCLES = const(2)


class Puzzle:
    """A goal for the last pieces of a solo game."""

    def __init__(self, game: "Game", goal: str, value: int, pieces: str = "") -> None:
        """Leave only `pieces` in the supply, each a hexadecimal digit: four times colour plus kind.

        ValueError if the game has no such puzzle.
        """
        if game.sides > 1 or game.phase != DROP or game.with_jokers or not pieces:
            raise ValueError("not a solo game before a drop")
        self._game = game
        self._goal = GOALS.index(goal)
        self._value = value
        self._count = game.board.count
        self._end = self._count + len(pieces)
        self._sum = 0
        hands = bytearray(COLOURS * KINDS)
        for piece in pieces:
            hands[int(piece, 16)] += 1
        for i in range(len(hands)):
            if hands[i] > EACH[i % KINDS]:
                raise ValueError("more pieces than there are")
            game.hands[i] = hands[i]

    def is_over(self) -> bool:
        """Return whether all pieces have been dropped."""
        return self._game.board.count == self._end

    def is_solved(self) -> bool:
        """Return whether the goal is reached; has to be asked after every drop."""
        count = self._game.board.count
        if count > self._count:
            self._count = count
            self._sum += self._measure()
        return self._sum >= self._value

    def _measure(self) -> int:
        """Return what the latest drop contributes to the goal."""
        game = self._game
        judge = game.judge
        goal = self._goal
        if judge.broken:
            return 0
        if goal == _CLEAN:
            return 1
        if goal == _POINTS:
            return game.points
        if goal == _CIRCLES:
            return sum([judge.circles >> i & 1 for i in range(CIRCLES)])
        return self._value if judge.level >= self._value else 0
