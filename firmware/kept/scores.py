"""The pink board: a solo player's best score beside each blue one.

RULES.md says which blue score it stands beside: the one that it beats.

As bytes, 66 of them:

    1 byte       version
    3 bytes      the name that was written last
    2 bytes      the checksum of the game kept last: each one is kept once only
    6 bytes      the line that was in its place before
    9 x 6 bytes  the lines, rank 1 first: the three letters of a name, with the marks (marks.py) in
                 their highest bits, UNDO first; the score, 0 for none; a date as calendar.py packs
                 it, low byte first
"""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept import calendar, ranks

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.kept.storage import Storage

NAME = const(3)  # letters of a name
_VERSION = const(1)
_NAME = const(1)
_GAME = const(4)
_BEFORE = const(6)
_LINES = const(12)
_LINE = const(6)
_SCORE = const(3)  # in a line
_DATE = const(4)
_LETTER = const(127)  # of a name's byte: above it is a mark
_AT_MARK = const(7)
_ROOM = const(66)
_MOST = const(255)  # points that a line has room for; no game of Drop It known comes near them


class Scores:
    """The lines of the pink board; ranks count from 1."""

    def __init__(self, storage: "Storage", game: str) -> None:
        """Read a game's; what is of another version counts as none."""
        self._storage = storage
        facts = games.facts(game)
        self._kind = games.entry(game)[games.SCORES]
        self.blue = facts.BLUE  # the scores to beat
        self.most = facts.MOST
        self._data = bytearray(_ROOM)
        if storage.read(self._kind, self._data) != _ROOM or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION

    # --- what is there ---

    def score(self, rank: int) -> int:
        """Return the score of a rank, 0 for none."""
        return self._data[_at(rank) + _SCORE]

    def name(self, rank: int) -> str:
        """Return the name that stands at a rank."""
        at = _at(rank)
        return bytes([self._data[at + i] & _LETTER for i in range(NAME)]).decode()

    def marks(self, rank: int) -> int:
        """Return how that game was played, as bits: see marks.py."""
        at = _at(rank)
        marks = 0
        for i in range(NAME):
            marks |= (self._data[at + i] >> _AT_MARK) << i
        return marks

    def date(self, rank: int) -> int:
        """Return the date of that score, packed as in calendar.py."""
        at = _at(rank) + _DATE
        return self._data[at] | self._data[at + 1] << 8

    def last_name(self, default: str) -> bytearray:
        """Return the name that was written last, in a new bytearray.

        `default` if none was.
        """
        letters = self._data[_NAME : _NAME + NAME]
        return letters if letters[0] else bytearray(default.encode())

    # --- the game that is over ---

    def rank_of(self, record: "Record") -> int:
        """Return a finished game's rank, 0 if it has none."""
        score = min(record.game.score(0), _MOST)
        rank = ranks.rank(score, self.blue)
        if rank and self._is_latest(record) and self.score(rank) == score:
            return rank
        return 0

    def keep(self, record: "Record", marks: int, name: str) -> None:
        """Keep a finished solo game if its rank's is worse.

        `name` is whose it is if no name was ever written. A game kept once is not again.
        """
        score = min(record.game.score(0), _MOST)
        rank = ranks.rank(score, self.blue)
        if not rank or self._is_latest(record) or score <= self.score(rank):
            return
        data = self._data
        at = _at(rank)
        data[_BEFORE : _BEFORE + _LINE] = data[at : at + _LINE]
        letters = self.last_name(name)
        for i in range(NAME):
            data[at + i] = letters[i] | (marks >> i & 1) << _AT_MARK
        data[at + _SCORE] = score
        date = calendar.today()
        data[at + _DATE] = date & 0xFF
        data[at + _DATE + 1] = date >> 8
        self._note(record)
        self._keep()

    def withdraw(self, record: "Record") -> None:
        """Take a kept game back: it is not over after all."""
        rank = self.rank_of(record)
        if rank:
            data = self._data
            data[_at(rank) : _at(rank) + _LINE] = data[_BEFORE : _BEFORE + _LINE]
            data[_GAME] = data[_GAME + 1] = 0
            self._keep()

    def rename(self, record: "Record", name: bytes | bytearray) -> None:
        """Write a name, three letters as numbers, beside the game kept last."""
        rank = self.rank_of(record)
        if rank:
            at = _at(rank)
            for i in range(NAME):
                self._data[at + i] = name[i] | self._data[at + i] & 1 << _AT_MARK
        self._data[_NAME : _NAME + NAME] = name
        self._keep()

    def erase(self, record: "Record | None") -> None:
        """Erase all lines.

        `record`, the latest game or None, is not to come back if it is over.
        """
        for i in range(_GAME, _ROOM):
            self._data[i] = 0
        if record is not None:
            self._note(record)
        self._keep()

    def keep_empty(self) -> None:
        """Keep empty lines if none are kept yet.

        They say that somebody has learnt to play, or has played.
        """
        if not self._storage.has(self._kind):
            self._keep()

    def _is_latest(self, record: "Record") -> bool:
        return bytes(self._data[_GAME : _GAME + 2]) == record.to_bytes()[-2:]

    def _note(self, record: "Record") -> None:
        self._data[_GAME : _GAME + 2] = record.to_bytes()[-2:]  # the record's own checksum

    def _keep(self) -> None:
        self._storage.keep(self._kind, self._data, _ROOM)


def _at(rank: int) -> int:
    return _LINES + (rank - 1) * _LINE
