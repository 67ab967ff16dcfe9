"""Plays a finished game back: forward, backward, and from round to round.

Going back means playing on from a snapshot of every fourth round, because a whole game takes a
board up to a second.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.replay import Replay
from engine.number_drop.sheet import Sheet
from engine.number_drop.table import ROLL

if TYPE_CHECKING:
    from engine.number_drop.record import Record

_APART = const(4)  # rounds from one snapshot to the next


class Playback(Replay):
    """Replays a finished game: `done` of `count` actions have been done."""

    def __init__(self, record: "Record") -> None:
        super().__init__(record)
        self.count = record.count
        self.before = Sheet()  # the sheet of the player who acted last, before that action
        # By round, from the first: how many actions were done before its roll.
        self._rounds: list[int] = []
        # Each: how many actions were done, the position in the bits, the game as bytes.
        self._snapshots: list[tuple[int, int, bytearray]] = []
        self._take_snapshot()

    @property
    def done(self) -> int:
        """How many actions have been done."""
        return self.count - self._left

    def _take_snapshot(self) -> None:
        saved = bytearray(self.game.saved_size())
        self.game.save_into(saved)
        self._snapshots.append((self.done, self._bits.at, saved))

    def do(self, action: int) -> None:
        """Do the action that `next` returned, and remember what it changes."""
        game = self.game
        self.before.bytes[:] = game.sheet().bytes
        super().do(action)
        if game.phase == ROLL and game.round > len(self._rounds):
            self._rounds.append(self.done)
            if game.round % _APART == 0:
                self._take_snapshot()

    def go_to(self, done: int) -> None:
        """Go to the point at which `done` actions have been done."""
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
        """Play on until a roll is done, or to the end; return how many actions have been done."""
        rolled = False
        while self.done < self.count and not rolled:
            rolled = self.game.phase == ROLL
            self.do(self.next())
        return self.done

    def roll_before(self) -> int:
        """Return how many actions were done right after the last roll, 0 if there was none.

        Only rolls before the latest action count: if that is a roll, the one before it.
        """
        best = 0
        for done in self._rounds:
            if done + 1 < self.done:
                best = done + 1
        return best
