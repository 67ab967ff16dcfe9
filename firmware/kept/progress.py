"""The streak of daily games, and the goals achieved.

They are saved in 23 bytes:

    1 byte    version
    2 bytes   checksum of the game that changed it last, as each game counts only once
    10 bytes  the current state
    10 bytes  the state before that game, for undo

A state is:

    2 bytes   the date of the latest daily game, as calendar.py packs it, low byte first; 0 for none
    2 bytes   the length of the streak up to that date, in days
    1 byte    the best score on that date plus 100
    1 byte    the best score of all daily games plus 100
    4 bytes   the goals achieved, a bit each: see Goals in interfaces/game.py
"""

from engine.const import TYPE_CHECKING, const
from firmware.games import GOALS, entry
from firmware.kept.storage import PROGRESS

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.kept.storage import Storage

_VERSION = const(1)
_GAME = const(1)
_NOW = const(3)
_BEFORE = const(13)
_ROOM = const(23)
# Offsets in a state.
_DAYS = const(2)
_SCORE = const(4)
_BEST = const(5)
_GOALS = const(6)
_SHIFT = const(100)  # makes scores non-negative
_MOST = const(255)
_MOST_DAYS = const(65535)


def first_goal(name: str) -> int:
    """Return the number of a game's first goal."""
    return entry(name)[GOALS]


class Progress:
    """The streak and goals, and how a finished solo game changes them."""

    def __init__(self, storage: "Storage") -> None:
        """Load them; data of another version is ignored."""
        self._storage = storage
        self._data = bytearray(_ROOM)
        if storage.read(PROGRESS, self._data) != _ROOM or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION
        self._stood = bytes(self._data[_NOW:_BEFORE])  # before the game being counted
        self._is_missed = False  # whether its day has passed

    # --- reading ---

    @property
    def date(self) -> int:
        """The packed date of the latest daily game, or UNKNOWN."""
        return int.from_bytes(self._data[_NOW : _NOW + _DAYS], "little")

    @property
    def days(self) -> int:
        """The length of the current streak in days."""
        return int.from_bytes(self._data[_NOW + _DAYS : _NOW + _SCORE], "little")

    @property
    def score(self) -> int:
        """The best score on that date."""
        return self._data[_NOW + _SCORE] - _SHIFT

    @property
    def best(self) -> int:
        """The best score of all dates."""
        return self._data[_NOW + _BEST] - _SHIFT

    @property
    def goals(self) -> int:
        """All goals achieved so far, a bit each."""
        return int.from_bytes(self._data[_NOW + _GOALS : _BEFORE], "little")

    def is_of(self, record: "Record") -> bool:
        """Return whether a finished game is the one that changed the state last."""
        return bytes(self._data[_GAME:_NOW]) == record.to_bytes()[-2:]  # its own checksum

    def new_goals(self, record: "Record") -> int:
        """Return the goals that a finished game was the first to achieve."""
        before = int.from_bytes(self._data[_BEFORE + _GOALS : _ROOM], "little")
        return self.goals & ~before if self.is_of(record) else 0

    # --- changes by a finished game ---

    def count_day(self, date: int, score: int) -> None:
        """Count the daily game of a packed date.

        A gap, or a clock that was set back, starts a new streak. A day already in the streak
        changes nothing, except the score if it is the latest day.
        """
        from firmware.kept import calendar

        data = self._data
        days = self.days
        ahead = calendar.between(self.date, date) if days else 0
        shifted = max(0, min(score + _SHIFT, _MOST))
        if days and -days < ahead < 0:
            return
        if days and ahead == 0:
            shifted = max(shifted, data[_NOW + _SCORE])
        else:
            data[_NOW : _NOW + _DAYS] = date.to_bytes(2, "little")
            days = min(days + 1, _MOST_DAYS) if ahead == 1 else 1
            data[_NOW + _DAYS : _NOW + _SCORE] = days.to_bytes(2, "little")
        data[_NOW + _SCORE] = shifted
        data[_NOW + _BEST] = max(shifted, data[_NOW + _BEST])

    def reach(self, goals: int) -> None:
        """Mark goals as achieved, a bit each."""
        self._data[_NOW + _GOALS : _BEFORE] = (self.goals | goals).to_bytes(4, "little")

    def miss_day(self) -> None:
        """Count the game for no day.

        This is saved, because on a clock that forgets the date, a later start would count it for a
        day.
        """
        self._is_missed = True

    def save(self, record: "Record") -> None:
        """Save what this game has changed, if anything."""
        data = self._data
        if self._is_missed or bytes(data[_NOW:_BEFORE]) != self._stood:
            data[_BEFORE:_ROOM] = self._stood
            data[_GAME:_NOW] = record.to_bytes()[-2:]
            self._storage.store(PROGRESS, data, _ROOM)

    def withdraw(self, record: "Record") -> None:
        """Revert what a game changed, because it continues."""
        if self.is_of(record):
            data = self._data
            data[_NOW:_BEFORE] = data[_BEFORE:_ROOM]
            data[_GAME] = data[_GAME + 1] = 0
            self._storage.store(PROGRESS, data, _ROOM)
