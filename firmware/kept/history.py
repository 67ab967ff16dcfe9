"""The latest solo scores of each game, and the games won against each computer level.

They are saved in three bytes, and as many of these parts as have anything, in the order of the
kinds of the games' scores, without the zeros at the end:

    1 byte       version
    2 bytes      checksum of the game that changed it last, as each game counts only once
    33 bytes     a game:
        21 bytes     scores plus 28, the latest first; 0 for none. The last one is for undo.
        6 x 2 bytes  for each level, and all guests together: games won, games played
"""

from engine.const import TYPE_CHECKING, const
from engine.levels import NAMES
from firmware.games import SCORES, entry
from firmware.kept.storage import HISTORY

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.kept.storage import Storage

LATEST = const(20)  # scores that are shown
GUESTS = len(NAMES) + 1  # the level that all guests share
_VERSION = const(1)
_GAME = const(1)
_PARTS = const(3)
_WINS = const(21)  # where they are in a part, after the scores
_PART = const(33)
_ROOM = const(102)  # for three games
_SHIFT = const(28)
_MOST = const(255)


class History:
    """One game's latest scores and wins, and how a finished game changes them."""

    def __init__(self, storage: "Storage", game: str) -> None:
        """Load them; data of another version is ignored."""
        self._storage = storage
        self._data = bytearray(_ROOM)
        if storage.read(HISTORY, self._data) < _PARTS or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION
        self._part = _PARTS + _PART * ((entry(game)[SCORES] - 2) // 2)  # kinds 3, 5 and 6

    def scores(self) -> list[int]:
        """Return the latest scores, the very latest last."""
        start = self._part
        return [
            self._data[start + i] - _SHIFT
            for i in range(LATEST - 1, -1, -1)
            if self._data[start + i]
        ]

    def wins(self, level: int) -> tuple[int, int]:
        """Return the games won against a level of kept/seats.py, from 1, and those played."""
        at = self._at(level)
        return self._data[at], self._data[at + 1]

    def change(self, record: "Record", step: int, level: int = 0, won: int = 0) -> None:
        """Add (1) a finished game, once, or take it back (-1) because it continues.

        Without a `level` it is a solo game. Otherwise that is the strongest computer's level, and
        `won` is 1 if a person has won.
        """
        data = self._data
        game = record.to_bytes()[-2:]  # its checksum
        if (bytes(data[_GAME:_PARTS]) == game) != (step < 0):
            return
        data[_GAME:_PARTS] = game if step > 0 else b"\x00\x00"
        at = self._at(level)
        start, end = self._part, self._part + _WINS
        if level and (step < 0 or data[at + 1] < _MOST):
            data[at] = max(0, data[at] + step * won)
            data[at + 1] = max(0, data[at + 1] + step)
        elif not level and step > 0:
            shifted = max(1, min(record.game.score(0) + _SHIFT, _MOST))
            data[start:end] = bytes((shifted,)) + data[start : end - 1]
        elif not level:
            data[start:end] = data[start + 1 : end] + b"\x00"
        length = _ROOM
        while not data[length - 1]:
            length -= 1
        self._storage.store(HISTORY, data, length)

    def _at(self, level: int) -> int:
        """Return the offset of a level's wins."""
        return self._part + _WINS + 2 * (min(level, GUESTS) - 1)
