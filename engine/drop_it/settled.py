"""Replays a game from known resting places, without falls."""

from engine.const import TYPE_CHECKING
from engine.drop_it.game import DROP
from engine.drop_it.replay import Replay
from engine.drop_it.rest import recall, rest_on

if TYPE_CHECKING:
    from engine.drop_it.record import Record


class Settled(Replay):
    """Replays a record action by action, without its falls."""

    def __init__(self, record: "Record") -> None:
        super().__init__(record)
        self._pieces = record.game.board.pieces

    def do(self, action: int) -> None:
        """Do the action that `next` returned."""
        game = self.game
        if game.phase == DROP:
            recall(game, action, rest_on(self._pieces, game.board.count))
        super().do(action)
