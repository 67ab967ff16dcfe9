"""The stars of the puzzles, two bits each: 0 for a puzzle that has not been solved.

They are saved in 33 bytes: the version, then the games' stars, lowest bits first. Those of a game
begin at 1 + 8 times the kind of its scores less 3, so the first game has room for 64 puzzles and
each of the others for 32.
"""

from engine.const import TYPE_CHECKING, const
from firmware.games import SCORES, entry
from firmware.kept.storage import PUZZLES

if TYPE_CHECKING:
    from firmware.kept.storage import Storage

MOST = const(3)
_VERSION = const(1)
_ROOM = const(33)
_APART = const(8)  # bytes
_FIRST_SCORES = const(3)  # the lowest kind of scores


class Stars:
    """What each puzzle of a game was solved with."""

    def __init__(self, storage: "Storage", name: str) -> None:
        """Load them; data of another version is ignored."""
        self._storage = storage
        self._first = 1 + _APART * (entry(name)[SCORES] - _FIRST_SCORES)
        self._data = bytearray(_ROOM)
        if storage.read(PUZZLES, self._data) != _ROOM or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION

    def of(self, number: int) -> int:
        """Return the stars of a puzzle."""
        return self._data[self._first + number // 4] >> number % 4 * 2 & MOST

    def gain(self, number: int, stars: int) -> None:
        """Save a puzzle's stars, unless it has as many already."""
        if stars > self.of(number):
            self._data[self._first + number // 4] ^= (stars ^ self.of(number)) << number % 4 * 2
            self._storage.store(PUZZLES, self._data, _ROOM)
            self._storage.save()
