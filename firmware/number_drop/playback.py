"""Plays a finished game back: forward, backward, and from round to round.

To go back, it replays from the nearest of the snapshots taken every fourth round, since replaying
a whole game can take a board a second.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.replay import Replay
from engine.number_drop.sheet import Sheet
from engine.number_drop.table import ROLL

if TYPE_CHECKING:
    from engine.number_drop.record import Record

_APART = const(4)  # rounds from one snapshot to the next


class Playback(Replay):
    """A finished game of `count` actions, of which `done` have been replayed."""

    def __init__(self, record: "Record") -> None:
        super().__init__(record)
        self.count = record.count
        self.before = Sheet()  # the sheet of the player who acted last, before that action
        # By round: the number of actions before its roll.
        self._rounds: list[int] = []
        # Each: the number of actions, the position in the bits, and the game as bytes.
        self._snapshots: list[tuple[int, int, bytearray]] = []
        self._take_snapshot()

    @property
    def done(self) -> int:
        """The number of actions replayed so far."""
        return self.count - self._left

    def _take_snapshot(self) -> None:
        saved = bytearray(self.game.saved_size())
        self.game.save_into(saved)
        self._snapshots.append((self.done, self._bits.at, saved))

    def do(self, action: int) -> None:
        """Take the action that `next` returned, and remember the state before it."""
        game = self.game
        self.before.bytes[:] = game.sheet().bytes
        super().do(action)
        if game.phase == ROLL and game.round > len(self._rounds):
            self._rounds.append(self.done)
            if game.round % _APART == 0:
                self._take_snapshot()

    def go_to(self, done: int) -> None:
        """Go to the state after `done` actions."""
        if done < self.done:
            number = len(self._snapshots) - 1
            while self._snapshots[number][0] > done:
                number -= 1
            at, self._bits.at, saved = self._snapshots[number]
            self.game.load_from(saved)
            self._left = self.count - at
        while self.done < done:
            self.do(self.next())

    def next_roll(self) -> int:
        """Play on up to the next roll, or to the end; return the number of actions so far."""
        rolled = False
        while self.done < self.count and not rolled:
            rolled = self.game.phase == ROLL
            self.do(self.next())
        return self.done

    def roll_before(self) -> int:
        """Return the number of actions up to the last roll before the latest action, or 0."""
        best = 0
        for done in self._rounds:
            if done + 1 < self.done:
                best = done + 1
        return best
