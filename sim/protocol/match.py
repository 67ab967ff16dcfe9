"""A match under the referee: a game's record and its hints."""

from collections.abc import Callable
from typing import Any

from sim.protocol.json_checks import Json


def played(replay: Any, tell: Callable[[Any, int], Json]) -> list[Json]:
    """Return every action of a replay, converted to JSON by `tell`."""
    actions = []
    while (action := replay.next()) >= 0:
        actions.append(tell(replay.game, action))
        replay.do(action)
    return actions


class Match:
    """A game and the player that gives hints.

    A subclass provides its game's JSON form: `states` and `actions` are the modules of the state
    and of the legal actions and log; `read` and `tell` convert actions from and to JSON.
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
        """The game in its current state."""
        return self.record.game

    def state(self) -> Json:
        """Return everything that is visible."""
        found: Json = self.states.state(self.game)
        return found

    def legal(self) -> Json:
        """Return the legal actions."""
        found: Json = self.actions.legal_actions(self.game)
        return found

    def log(self) -> Json:
        """Return every action so far."""
        found: Json = self.actions.log(self.record)
        return found

    def act(self, action: object) -> None:
        """Perform an action; ValueError if it is not legal."""
        self.record.apply(type(self).read(self.game, action))

    def hint(self) -> Json:
        """Return what the computer player would do; ValueError if the game is over."""
        if self.game.is_over():
            raise ValueError("the game is over")
        found: Json = type(self).tell(self.game, self.choose())
        return found

    def choose(self) -> int:
        """Return the action that the computer player would take."""
        return int(self._bot.choose(self.game))
