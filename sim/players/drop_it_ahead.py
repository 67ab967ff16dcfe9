"""The desktop's player of Drop It: sees one drop ahead.

It tries many drops as the board's player does (engine/drop_it/bot.py). Of the best it makes each in
a copy of the game, lets another player look for the best drop then, and takes the one that brings
most with that. With several players others come between: there it takes the best it has seen.
"""

from copy import deepcopy

from engine.drop_it.bot import Bot
from engine.drop_it.game import DROP, JOKER, UNUSED_JOKER, Game
from engine.drop_it.outlook import POINT

TRIED = (100, 1400)  # see bot.py: how hard it looks for drops,
REPLY = (100, 600)  # and for those that may follow
CHOICES = 6  # that it looks ahead from


class Lister(Bot):
    """The board's player, who remembers what each drop seemed worth."""

    def __init__(self, effort: tuple[int, int]) -> None:
        super().__init__(effort)
        self.offered: list[tuple[int, int]] = []  # what a drop is worth, and the drop

    def begin(self, game: Game) -> None:
        """Begin to think about the choice that a game offers now."""
        self.offered = []
        super().begin(game)

    def _offer(self, action: int, worth: int) -> None:
        self.offered.append((worth, action))
        super()._offer(action, worth)


class Ahead:
    """A player for any game."""

    def __init__(self) -> None:
        self._lister = Lister(TRIED)
        self._reply = Bot(REPLY)

    def choose(self, game: Game) -> int:
        """Return a legal action; -1 when the game is over."""
        found = self._lister.choose(game)
        if game.phase != DROP or game.sides > 1:
            return found
        best = sorted(self._lister.offered, reverse=True)[:CHOICES]
        return max((self._worth(game, action), action) for _, action in best)[1]

    def _worth(self, game: Game, action: int) -> int:
        """Return what a drop and the best after it are worth."""
        after = deepcopy(game)
        after.apply(action)
        if after.phase == JOKER:
            after.apply(self._reply.choose(after))
        spent = game.jokers[0] - after.jokers[0]
        points = after.scores[0] - game.scores[0] - UNUSED_JOKER * spent
        if after.is_over():
            return POINT * points
        self._reply.choose(after)
        return POINT * points + self._reply.worth
