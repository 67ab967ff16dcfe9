"""A match under the referee: a game's record and its hints."""

from collections.abc import Callable
from typing import Any

from sim.protocol.json_checks import Json


def played(replay: Any, tell: Callable[[Any, int], Json]) -> list[Json]:
    """Return every action of a game that is played again.

    `tell` turns each into JSON.
    """
    actions = []
    while (action := replay.next()) >= 0:
        actions.append(tell(replay.game, action))
        replay.do(action)
    return actions


class Match:
    """A game and the player who gives hints.

    A child says how its game is told in JSON. `states` is the module of its state, `actions` that
    of its legal actions and its log; `read` and `tell` turn actions from JSON and into it.
    """

    states: Any
    actions: Any
    read: Any
    tell: Any

    def __init__(self, record: Any, bot: Any) -> None:
        self.record = record
        self._bot = bot

    @property
    def game(self) -> Any:
        """The game as it stands."""
        return self.record.game

    def state(self) -> Json:
        """Return all that can be seen."""
        found: Json = self.states.state(self.game)
        return found

    def legal(self) -> Json:
        """Return what may be done now."""
        found: Json = self.actions.legal_actions(self.game)
        return found

    def log(self) -> Json:
        """Return how the game went."""
        found: Json = self.actions.log(self.record)
        return found

    def act(self, action: object) -> None:
        """Do an action; ValueError if it is not legal."""
        self.record.apply(type(self).read(self.game, action))

    def hint(self) -> Json:
        """Return what the computer player would do.

        ValueError if the game is over.
        """
        if self.game.is_over():
            raise ValueError("the game is over")
        found: Json = type(self).tell(self.game, self.choose())
        return found

    def choose(self) -> int:
        """Return the action that the computer player would do."""
        return int(self._bot.choose(self.game))
