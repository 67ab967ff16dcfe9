"""Pig: roll as often as you dare, in five turns each.

A 1 loses the turn's points, and 20 points end the turn.
"""

from engine import plain

ROLL, HOLD = 0, 1
TURNS = 5
MOST = 20  # points at which a turn ends


class Game(plain.Game):
    """The state of a game."""

    points = die = 0

    def is_over(self) -> bool:
        return self.turn == TURNS * self.players

    def is_legal(self, action: int) -> bool:
        return not self.is_over() and (action == ROLL or action == HOLD and self.points > 0)

    def apply(self, action: int) -> None:
        if not self.is_legal(action):
            raise ValueError("not a legal action")
        if action == ROLL:
            self.die = 1 + self.rng.below(6)
            self.points = self.points + self.die if self.die > 1 else 0
        if action == HOLD or not self.points or self.points >= MOST:
            self.totals[self.player()] += self.points
            self.points = 0
            self.turn += 1


class Record(plain.Record):
    """A game and its actions."""

    GAME, VERSION, WIDTH, MOST = Game, 0x3A, 1, 10 * TURNS

    def can_undo(self) -> bool:
        return self.latest() == HOLD  # dice are final
