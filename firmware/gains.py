"""What the latest turn of each player has brought: the others look at it when their turn comes."""

from engine.number_drop.table import MOST_PLAYERS, ROLL


class Gains:
    """Each player's points since the latest turn began."""

    def __init__(self):
        self._before = [0] * MOST_PLAYERS
        self._actor = -1

    def begin(self, game):
        """Count from how a game stands now."""
        self._actor = -1
        for player in range(game.players):
            self._before[player] = game.score(player)

    def note(self, game):
        """See who is about to act: a turn begins with another player, or with a roll."""
        if game.player != self._actor or game.phase == ROLL:
            self._actor = game.player
            self._before[game.player] = game.score(game.player)

    def of(self, game, player):
        """Return what a player's latest turn brought, the rows of the round's end included."""
        return game.score(player) - self._before[player]
