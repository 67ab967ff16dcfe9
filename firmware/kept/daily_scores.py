"""The first and the best score of the daily game on each of the last 30 days.

They are saved in 67 bytes:

    1 byte       version
    2 bytes      checksum of the game that changed it last, as each game counts only once
    2 bytes      that game's day as it was before, for undo
    2 bytes      the latest day's date, as calendar.py packs it, low byte first; 0 for none
    30 x 2 bytes the days, the latest first

A day is

    1 byte       the first try's score plus 28, plus 128 if it was made without help; 128 as long
                 as the try has not ended, 0 if there was none
    1 byte       the best score plus 28, 0 if no game has ended
"""

from engine.const import TYPE_CHECKING, const
from firmware.kept import calendar
from firmware.kept.storage import DAILY_SCORES

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.kept.storage import Storage

DAYS = const(30)
NONE = const(-28)  # less than any score, which is -25 to 96
_VERSION = const(1)
_GAME = const(1)
_BEFORE = const(3)
_LATEST = const(5)
_FIRST_DAY = const(7)
_DAY = const(2)
_ROOM = const(67)
_MOST = const(127)
_UNAIDED = const(128)


class DailyScores:
    """The scores of the last days, and how a game changes them. Dates are packed."""

    def __init__(self, storage: "Storage") -> None:
        """Load them; data of another version is ignored."""
        self._storage = storage
        self._data = bytearray(_ROOM)
        if storage.read(DAILY_SCORES, self._data) != _ROOM or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION

    def first(self, date: int) -> int:
        """Return the score of a day's first try, NONE as long as there is none."""
        return (self._read(date, 0) & _MOST) + NONE

    def is_unaided(self, date: int) -> bool:
        """Return whether a day's first try has ended without undo and hints."""
        return self._read(date, 0) > _UNAIDED

    def is_begun(self, date: int) -> bool:
        """Return whether there was a first try on a day."""
        return self._read(date, 0) > 0

    def best(self, date: int) -> int:
        """Return the best score of a day's game, NONE if there is none."""
        return self._read(date, 1) + NONE

    def begin(self, date: int) -> None:
        """Save that the first try of today's game, on that date, has begun."""
        self._reach(date)
        self._write(date, _UNAIDED, 0)

    def _reach(self, date: int) -> None:
        """Make a date one of the last days."""
        data = self._data
        latest = self._latest()
        ahead = calendar.between(latest, date) if latest else DAYS
        if ahead > 0 or ahead <= -DAYS:  # if negative, the clock was far ahead once
            kept = data[_FIRST_DAY : _ROOM - _DAY * min(abs(ahead), DAYS)]
            data[_FIRST_DAY:_ROOM] = bytes(_ROOM - _FIRST_DAY - len(kept)) + kept
            data[_LATEST:_FIRST_DAY] = date.to_bytes(2, "little")

    def finish(
        self, record: "Record", date: int, score: int, is_first: bool, is_unaided: bool
    ) -> None:
        """Save the score of a finished game of a day, once; `is_first` is its first try's."""
        if is_first and date > self._latest():  # a power cut prevented `begin`
            self._reach(date)
        at = self._at(date)
        if not at or self._is_of(record):
            return
        data = self._data
        data[_GAME:_BEFORE] = record.to_bytes()[-2:]  # its checksum
        data[_BEFORE:_LATEST] = data[at : at + _DAY]
        shifted = max(1, min(score - NONE, _MOST))
        first = shifted + is_unaided * _UNAIDED if is_first else data[at]
        self._write(date, first, max(shifted, data[at + 1]))

    def withdraw(self, record: "Record", date: int) -> None:
        """Revert what a finished game of a day changed, because it continues."""
        if self._is_of(record):
            data = self._data
            data[_GAME] = data[_GAME + 1] = 0
            self._write(date, data[_BEFORE], data[_BEFORE + 1])

    def _is_of(self, record: "Record") -> bool:
        return bytes(self._data[_GAME:_BEFORE]) == record.to_bytes()[-2:]

    def _latest(self) -> int:
        return int.from_bytes(self._data[_LATEST:_FIRST_DAY], "little")

    def _at(self, date: int) -> int:
        """Return the offset of a day, 0 if it is none of the last."""
        latest = self._latest()
        back = calendar.between(date, latest) if latest else DAYS
        return _FIRST_DAY + _DAY * back if 0 <= back < DAYS else 0

    def _read(self, date: int, byte: int) -> int:
        at = self._at(date)
        return self._data[at + byte] if at else 0

    def _write(self, date: int, first: int, best: int) -> None:
        """Save a day that is one of the last."""
        at = self._at(date)
        self._data[at] = first
        self._data[at + 1] = best
        self._storage.store(DAILY_SCORES, self._data, _ROOM)
