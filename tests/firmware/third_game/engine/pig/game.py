"""Pig: roll as often as you dare; a 1 loses the turn's points, 20 end it. Five turns each."""

from engine.rng import Rng

ROLL, HOLD = 0, 1
TURNS = 5
MOST = 20  # points of a turn at which it ends


class Game:
    """The state of a game, whose dice are those of its seed."""

    def __init__(self, players, seed):
        if not 1 <= players <= 6:
            raise ValueError("one to six can play")
        self.players = players
        self.seed_low, self.seed_high = seed & 0xFFFF, seed >> 16
        self._rng = Rng(self.seed_low, self.seed_high)
        self._rng.warm_up()
        self.totals = [0] * players
        self.turn = self.points = self.die = 0

    def player(self):
        return self.turn % self.players

    def is_over(self):
        return self.turn == TURNS * self.players

    def score(self, player):
        return self.totals[player]

    def apply(self, action):
        if self.is_over() or action > HOLD or action == HOLD and not self.points:
            raise ValueError("not a legal action")
        if action == ROLL:
            self.die = 1 + self._rng.below(6)
            self.points = self.points + self.die if self.die > 1 else 0
        if action == HOLD or not self.points or self.points >= MOST:
            self.totals[self.player()] += self.points
            self.points = 0
            self.turn += 1
