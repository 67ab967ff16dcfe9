"""Days in a row, and goals reached.

As bytes, 23 of them:

    1 byte    version
    2 bytes   the checksum of the game that changed it last: each one counts once only
    10 bytes  how it stands
    10 bytes  how it stood before that game, for undo

How it stands:

    2 bytes   the date of the latest daily game, as calendar.py packs it, low byte first; 0 for none
    2 bytes   how many days in a row there was one, up to that date
    1 byte    the best score of that date plus 100
    1 byte    the best score of all daily games plus 100
    4 bytes   the goals that were reached, a bit each: see Goals in interfaces/game.py
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
# From _NOW or _BEFORE on.
_DAYS = const(2)
_SCORE = const(4)
_BEST = const(5)
_GOALS = const(6)
_SHIFT = const(100)  # makes no score negative
_MOST = const(255)
_MOST_DAYS = const(65535)


def first_goal(name: str) -> int:
    """Return how many goals come before a game's own."""
    return entry(name)[GOALS]


class Progress:
    """How it stands, and what a finished solo game changes."""

    def __init__(self, storage: "Storage") -> None:
        """Read it; what is of another version counts as none."""
        self._storage = storage
        self._data = bytearray(_ROOM)
        if storage.read(PROGRESS, self._data) != _ROOM or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION
        self._stood = bytes(self._data[_NOW:_BEFORE])  # before the game that is counted now
        self._is_missed = False  # whether that one is of a day that has passed

    # --- what is there ---

    @property
    def date(self) -> int:
        """The packed date of the latest daily game, UNKNOWN for none."""
        return int.from_bytes(self._data[_NOW : _NOW + _DAYS], "little")

    @property
    def days(self) -> int:
        """How many days in a row had a daily game."""
        return int.from_bytes(self._data[_NOW + _DAYS : _NOW + _SCORE], "little")

    @property
    def score(self) -> int:
        """The best score of that date."""
        return self._data[_NOW + _SCORE] - _SHIFT

    @property
    def best(self) -> int:
        """The best score of all dates."""
        return self._data[_NOW + _BEST] - _SHIFT

    @property
    def goals(self) -> int:
        """All goals that have been reached, a bit each."""
        return int.from_bytes(self._data[_NOW + _GOALS : _BEFORE], "little")

    def is_of(self, record: "Record") -> bool:
        """Return whether a finished game is the one that changed it last."""
        return bytes(self._data[_GAME:_NOW]) == record.to_bytes()[-2:]  # its own checksum

    def new_goals(self, record: "Record") -> int:
        """Return the goals that a finished game was the first to reach."""
        before = int.from_bytes(self._data[_BEFORE + _GOALS : _ROOM], "little")
        return self.goals & ~before if self.is_of(record) else 0

    # --- the game that is over ---

    def count_day(self, date: int, score: int) -> None:
        """Count the daily game of a packed date.

        After a gap, or where the clock was set back, a new row of days begins. A day that is
        counted in this one already changes nothing, but for the score of the latest.
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
        """Note goals as reached, a bit each."""
        self._data[_NOW + _GOALS : _BEFORE] = (self.goals | goals).to_bytes(4, "little")

    def miss_day(self) -> None:
        """Count the game for no day.

        That is kept: where the clock forgets what day it is, a later start would take it for one.
        """
        self._is_missed = True

    def keep(self, record: "Record") -> None:
        """Keep what this game has changed, if anything."""
        data = self._data
        if self._is_missed or bytes(data[_NOW:_BEFORE]) != self._stood:
            data[_BEFORE:_ROOM] = self._stood
            data[_GAME:_NOW] = record.to_bytes()[-2:]
            self._storage.keep(PROGRESS, data, _ROOM)

    def withdraw(self, record: "Record") -> None:
        """Take back what a game changed, as it goes on."""
        if self.is_of(record):
            data = self._data
            data[_NOW:_BEFORE] = data[_BEFORE:_ROOM]
            data[_GAME] = data[_GAME + 1] = 0
            self._storage.keep(PROGRESS, data, _ROOM)
