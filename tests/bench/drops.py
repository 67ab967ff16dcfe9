"""Runs in the 32-bit machine: times Drop It's drops and computer choices.

Every game is repeated several times in exactly the same way: see timed.py.
"""

from timed import Timed

from engine.drop_it.board import Board
from engine.drop_it.bot import Bot
from engine.drop_it.fall import Fall
from engine.drop_it.game import Game


class Drops(Timed):
    """The cost of each drop of a game."""

    def __init__(self, game):
        """Take a game as a list: kind, o, x, kind, o, x ..."""
        super().__init__()
        self._game = game
        self.rests = []  # shape, x, y of each drop in the latest pass

    def go_through(self):
        """Let all pieces fall once."""
        self.begin()
        self.rests = []
        board = Board()
        fall = Fall(board)
        game = self._game
        for i in range(0, len(game), 3):
            self.steps.start()
            fall.drop(game[i], game[i + 1], game[i + 2])
            self.steps.stop()
            board.place(fall.shape, 0, fall.x, fall.y)
            self.rests += [fall.shape, fall.x, fall.y]
            self.time_loops()


class Choices(Timed):
    """The cost of some computer choices in a game against itself."""

    def __init__(self, players, actions, each):
        """Take the game's actions; one choice in `each` is timed."""
        super().__init__()
        self._players = players
        self._actions = actions
        self._each = each
        self._counts = []  # the number of steps of each choice

    def go_through(self):
        """Play once."""
        self.begin()
        self._counts = []
        game = Game(self._players)
        bot = Bot()
        for i, action in enumerate(self._actions):
            if i % self._each == self._each - 1:
                self._choose(bot, game)
                assert bot.action == action
                self.time_loops()
            game.apply(action)

    def _choose(self, bot, game):
        """Time each step of a choice.

        Short steps are interrupted by other tasks less often.
        """
        count = 0
        chosen = False
        while not chosen:
            self.steps.start()
            if count == 0:
                bot.begin(game)
            chosen = bot.step()
            self.steps.stop()
            count += 1
        self._counts.append(count)

    def in_loops(self):
        """Return what each choice costs, in loops."""
        steps = super().in_loops()
        costs = []
        at = 0
        for count in self._counts:
            costs.append(sum(steps[at : at + count]))
            at += count
        return costs
