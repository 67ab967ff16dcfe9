"""A game looked through again: what each choice cost, as the computer player sees it.

    review = Review(record, Bot())
    while not review.step():
        ...  # draw, look for keys
    review.worst.numbers, review.worst.worths, review.worst.count

A choice costs what the best that the player found is worth more, in 1/256 of a point. Where a slide
or the first 1 goes is not judged. The steps are short, as the bot's own are.
"""

from engine.const import const
from engine.number_drop.player.best import Best
from engine.number_drop.replay import Replay
from engine.number_drop.table import BLOCK, COMBO, DROP

WORST = const(3)  # choices that are kept


class Review:
    """Goes through a record, from its first action to its last."""

    def __init__(self, record, bot):
        self.worst = Best(WORST)  # by number: how many actions came before; and what it cost
        self.at = -1  # the action that is looked at, counted from 0
        self.cost = 0  # what the action looked at last cost, in 1/256 of a point; -1 if not judged
        self._replay = Replay(record)
        self._bot = bot
        self._action = -1
        self._thinking = False

    def step(self):
        """Think a little further; return whether the whole game has been looked through."""
        if self._thinking:
            if self._bot.step():
                self._judge()
            return False
        game = self._replay.game
        if self._action >= 0:
            self._replay.do(self._action)
        self._action = self._replay.next()
        if self._action < 0:
            return True
        self.at += 1
        self.cost = -1
        if game.phase == BLOCK or game.phase == DROP or game.phase == COMBO:
            self._bot.begin(game)
            self._thinking = True
        return False

    def _judge(self):
        """Note what the action cost, the bot having found what it takes for the best."""
        self._thinking = False
        bot = self._bot
        self.cost = 0
        if bot.action != self._action:
            best = bot.worth
            self.cost = max(0, best - bot.worth_of(self._action))
        if self.cost:
            self.worst.offer(self.at, self.cost)
