"""Review a game: what each choice cost, as judged by the computer player.

    review = Review(record, Bot())
    while not review.step():
        ...  # draw, poll the keys
        if review.cost >= 0:
            review.at, review.action, review.cost, review.better

A choice's cost is how much more the bot's best choice is worth, in 1/256 of a point. Ending the
game as the leader counts only its points. Slides and the first digit's column are not judged. The
steps are as short as the bot's own.
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

_ALL = const(63)  # players
_LEAST = const(13)  # 1/256 of a point: less is shown as 0.0
_NOT_YET = const(-(1 << 29))


def _has_choice(game: "Game") -> bool:
    """Return whether there is a choice that can be judged."""
    if game.phase != COMBO:
        return game.phase == BLOCK or game.phase == DROP
    combos = game.load_combos()
    combos.find_open()
    return combos.next() != 0


class Review:
    """A review of a record from its first action to its last."""

    def __init__(self, record: "Record", bot: "Bot", players: int = _ALL, begun: int = 0) -> None:
        """Review the choices of a mask of players, replaying the first `begun` unjudged."""
        self.at = -1  # the number of the current action, from 0
        self.player = 0  # its player
        self.action = -1  # the action itself
        self.cost = 0  # of the latest action, in 1/256 of a point; -1 if not judged
        self.is_close = False  # whether that is within the error of such differences
        self.better = -1  # the bot's choice there
        self._players = players
        self._begun = begun
        self._replay = Replay(record)
        self._bot = bot
        self._thinking = False
        self._most = _NOT_YET  # the value of the best choice

    def step(self) -> bool:
        """Think for one step; return whether the whole game is reviewed."""
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
        """Judge the bot's best, then the action, one per call to keep steps short."""
        bot = self._bot
        cost = 0
        if bot.action != self.action:
            if self._most == _NOT_YET:
                self._most = bot.value_of(bot.action, 0)
                return
            cost = self._most - bot.value_of(self.action, 0)
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
