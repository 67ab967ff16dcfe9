"""Looks through a game again: what each choice cost.

It judges as the computer player does.

    review = Review(record, Bot())
    while not review.step():
        ...  # draw, look for keys
        if review.cost >= 0:
            review.at, review.action, review.cost, review.better

A choice costs what the best that the player found is worth more, in 1/256 of a point. To end the
game as the leader counts for no more than its points. Where a slide or the first digit goes is not
judged. The steps are short, as the bot's own are.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import landing_of
from engine.number_drop.player.evaluation import BLOCK_ERROR, ERROR, ORDER_ERROR
from engine.number_drop.replay import Replay
from engine.number_drop.table import BLOCK, COMBO, DROP

if TYPE_CHECKING:
    from engine.number_drop.bot import Bot
    from engine.number_drop.game import Game
    from engine.number_drop.record import Record

_ALL = const(63)  # players, a bit each
_LEAST = const(13)  # 1/256 points: less is told as 0.0
_NOT_YET = const(-(1 << 29))


def _has_choice(game: "Game") -> bool:
    """Return whether there is a choice that can be judged."""
    if game.phase != COMBO:
        return game.phase == BLOCK or game.phase == DROP
    combos = game.load_combos()
    combos.find_open()
    return combos.next() != 0


class Review:
    """Goes through a record, from its first action to its last."""

    def __init__(self, record: "Record", bot: "Bot", players: int = _ALL, begun: int = 0) -> None:
        """Take a Record, a Bot to judge it, and whom to judge.

        `players` is a mask. `begun` is how many actions were looked through before: these are done
        and not judged.
        """
        self.at = -1  # the action that is looked at, counted from 0
        self.player = 0  # whose it is
        self.action = -1  # ... itself
        self.cost = 0  # what the action looked at last cost, in 1/256 of a point; -1 if not judged
        self.is_close = False  # whether that is within the error of what such choices differ by
        self.better = -1  # what the bot would have done there
        self._players = players
        self._begun = begun
        self._replay = Replay(record)
        self._bot = bot
        self._thinking = False
        self._most = _NOT_YET  # what the best is worth

    def step(self) -> bool:
        """Think a little further.

        Return whether the whole game has been looked through.
        """
        if self._thinking:
            if self._bot.step():
                self._compare()
            return False
        game = self._replay.game
        if self.action >= 0:
            self._replay.do(self.action)
        self.action = self._replay.next()
        if self.action < 0:
            return True
        self.at += 1
        self.player = game.player
        self.cost = -1
        is_judged = self.at >= self._begun and self._players >> game.player & 1
        if is_judged and _has_choice(game):
            self._bot.begin(game)
            self._thinking = True
        return False

    def _compare(self) -> None:
        """Look at the bot's best, then at the action; note its cost.

        That is one of them at a time, to keep the steps short.
        """
        bot = self._bot
        cost = 0
        if bot.action != self.action:
            if self._most == _NOT_YET:
                self._most = bot.worth_of(bot.action, 0)
                return
            cost = self._most - bot.worth_of(self.action, 0)
            if cost < _LEAST:
                cost = 0
            self._most = _NOT_YET
        self._thinking = False
        self.cost = cost
        self.better = bot.action
        phase = self._replay.game.phase
        error = BLOCK_ERROR if phase == BLOCK else ERROR
        if phase == DROP and landing_of(bot.action) == landing_of(self.action):
            error = ORDER_ERROR
        self.is_close = 0 < self.cost < error
