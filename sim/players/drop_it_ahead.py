"""The desktop's Drop It player, which looks one drop ahead in games of one or two sides.

It tries many drops, as the board's player does (engine/drop_it/bot.py), and makes each of the best
in a copy of the game. There it lets the board's player reply for the other side, then finds its own
best next drop. It takes the drop that gains most including the next one, minus what the reply
gains. With more sides, too much happens in between, so it takes the best drop that it has tried.
"""

from copy import deepcopy

from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.bot import KNOWN, TO_RIGHT, WORST, Bot
from engine.drop_it.game import DROP, JOKER, UNUSED_JOKER, Game
from engine.drop_it.outlook import POINT, Outlook
from engine.drop_it.pieces import FIRST, KIND

TRIED = (100, 4900)  # the effort of its search for drops, see bot.py,
REPLY = (100, 2100)  # and for the drops that may follow
CHOICES = (6, 3)  # drops that it looks ahead from, by number of sides


class Lister(Bot):
    """The board's player, remembering how it rated each drop."""

    def __init__(self, effort: tuple[int, int]) -> None:
        super().__init__(effort)
        self.offered: list[tuple[int, int]] = []  # the rating of a drop, and the drop

    def begin(self, game: Game) -> None:
        """Begin to think about the choice that a game offers now."""
        self.offered = []
        super().begin(game)

    def estimates(self) -> list[tuple[int, int]]:
        """Return the drops that were rated but not played out, each with its rating before it."""
        places = range(self._met_count)
        found = [(self._hopes[i], self._found[i]) for i in places if self._found[i] != KNOWN]
        return [(hope, drop & TO_RIGHT - 1) for hope, drop in found]

    def _offer(self, action: int, value: int) -> None:
        self.offered.append((value, action))
        super()._offer(action, value)


class Ahead:
    """A player for any game."""

    def __init__(self) -> None:
        self._lister = Lister(TRIED)
        self._reply = Bot(REPLY)
        self._other = Bot()
        self._outlook = Outlook()

    def choose(self, game: Game) -> int:
        """Return a legal action, or -1 when the game is over."""
        found = self._lister.choose(game)
        if game.phase != DROP or game.sides > len(CHOICES):
            return found
        offered = self._lister.offered + self._lister.estimates()
        best = sorted(offered, reverse=True)[: CHOICES[game.sides - 1]]
        return max((self._value(game, action), action) for _, action in best)[1]

    def _value(self, game: Game, action: int) -> int:
        """Return a drop's value, including the reply and the best next drop."""
        side = game.side()
        after = deepcopy(game)
        after.apply(action)
        if after.phase == JOKER:
            after.apply(self._reply.choose(after))
        while not after.is_over() and after.side() != side:
            after.apply(self._other.choose(after))
        points = 0
        for each in range(game.sides):
            spent = game.jokers[each] - after.jokers[each]
            gain = POINT * (after.scores[each] - game.scores[each] - UNUSED_JOKER * spent)
            points += gain if each == side else -gain // game.sides
        return points if after.is_over() else points + self._best_value(after)

    def _best_value(self, game: Game) -> int:
        """Return the value of the best drop."""
        action = self._reply.choose(game)
        if self._reply.value > WORST:
            return self._reply.value
        # The drop breaks a rule, so only the position that it leaves counts.
        shape = shape_of(action)
        game.fall.drop(KIND[shape], shape - FIRST[KIND[shape]], x_of(action))
        self._outlook.look_at(game)
        return self._outlook.evaluate(game, game.fall, colour_of(action))
