"""Plays a pupil's computer player against BEN."""

from collections.abc import Callable

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal

GAMES = 20


class IllegalError(Exception):
    """The player chose an illegal action."""

    def __init__(self, action: object) -> None:
        super().__init__(action)
        self.action = action


class Match:
    """Games of two players, and their results."""

    won = lost = points = rivals = 0

    def __init__(self, choose: "Callable[[Game, Legal], int]") -> None:
        """Take the player's function, `choose` in a file of firmware/guests/."""
        self._choose = choose

    def play(self, seed: int) -> None:
        """Play a game, with the pupil's player first if the seed is even.

        Raises IllegalError if that chooses an illegal action.
        """
        seat = seed % 2
        scores = self._game(seat, seed)
        self.won += scores[seat] > scores[1 - seat]
        self.lost += scores[seat] < scores[1 - seat]
        self.points += scores[seat]
        self.rivals += scores[1 - seat]

    def _game(self, seat: int, seed: int) -> tuple[int, int]:
        """Return both scores."""
        from engine.number_drop.bot import Bot
        from engine.number_drop.game import Game
        from engine.number_drop.legal import Legal
        from engine.number_drop.table import ROLL

        game, ben = Game(2, seed), Bot(0)
        legal = Legal(game)
        while not game.is_over():
            if game.phase == ROLL:
                game.apply(game.chance())
                continue
            action = self._choose(game, legal) if game.player == seat else ben.choose(game)
            if not isinstance(action, int) or not game.is_legal(action):
                raise IllegalError(action)
            game.apply(action)
        return game.score(0), game.score(1)
