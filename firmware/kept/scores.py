"""The pink board: the best solo score next to each blue one.

As in RULES.md, a score is entered next to the best blue score that it beats.

The board is saved in 66 bytes:

    1 byte       version
    3 bytes      the name written last
    2 bytes      checksum of the game saved last, as each game is saved only once
    6 bytes      the line that it replaced
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
_SCORE = const(3)  # offset in a line
_DATE = const(4)
_LETTER = const(127)  # mask of a name's byte; the bit above is a mark
_AT_MARK = const(7)
_ROOM = const(66)
_MOST = const(255)  # points a line can hold; no known game of Drop It comes close


class Scores:
    """The lines of the pink board; ranks count from 1."""

    def __init__(self, storage: "Storage", game: str) -> None:
        """Load a game's board; data of another version is ignored."""
        self._storage = storage
        facts = games.facts(game)
        self._kind = games.entry(game)[games.SCORES]
        self.blue = facts.BLUE  # the scores to beat
        self.most = facts.MOST
        self._data = bytearray(_ROOM)
        if storage.read(self._kind, self._data) != _ROOM or self._data[0] != _VERSION:
            self._data = bytearray(_ROOM)
            self._data[0] = _VERSION

    # --- reading ---

    def score(self, rank: int) -> int:
        """Return the score at a rank, 0 for none."""
        return self._data[_at(rank) + _SCORE]

    def name(self, rank: int) -> str:
        """Return the name at a rank."""
        at = _at(rank)
        return bytes([self._data[at + i] & _LETTER for i in range(NAME)]).decode()

    def marks(self, rank: int) -> int:
        """Return how the game at a rank was played, as bits: see marks.py."""
        at = _at(rank)
        marks = 0
        for i in range(NAME):
            marks |= (self._data[at + i] >> _AT_MARK) << i
        return marks

    def date(self, rank: int) -> int:
        """Return the date of the score at a rank, packed as in calendar.py."""
        at = _at(rank) + _DATE
        return self._data[at] | self._data[at + 1] << 8

    def last_name(self, default: str) -> bytearray:
        """Return the name written last, or `default`, in a new bytearray."""
        letters = self._data[_NAME : _NAME + NAME]
        return letters if letters[0] else bytearray(default.encode())

    # --- changes by a finished game ---

    def rank_of(self, record: "Record") -> int:
        """Return the rank of a finished game, 0 if it has none."""
        score = min(record.game.score(0), _MOST)
        rank = ranks.rank(score, self.blue)
        if rank and self._is_latest(record) and self.score(rank) == score:
            return rank
        return 0

    def save(self, record: "Record", marks: int, name: str) -> None:
        """Save a finished solo game if it beats the score at its rank; a game is saved only once.

        `name` is used if no name has ever been entered.
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
        """Remove a saved game from the board, because it continues after all."""
        rank = self.rank_of(record)
        if rank:
            data = self._data
            data[_at(rank) : _at(rank) + _LINE] = data[_BEFORE : _BEFORE + _LINE]
            data[_GAME] = data[_GAME + 1] = 0
            self._keep()

    def rename(self, record: "Record", name: bytes | bytearray) -> None:
        """Write a name, three letters as numbers, next to the game saved last."""
        rank = self.rank_of(record)
        if rank:
            at = _at(rank)
            for i in range(NAME):
                self._data[at + i] = name[i] | self._data[at + i] & 1 << _AT_MARK
        self._data[_NAME : _NAME + NAME] = name
        self._keep()

    def erase(self, record: "Record | None") -> None:
        """Erase all lines.

        `record`, the latest game or None, is not entered again if it is over.
        """
        for i in range(_GAME, _ROOM):
            self._data[i] = 0
        if record is not None:
            self._note(record)
        self._keep()

    def mark_learned(self) -> None:
        """Save an empty board if there is none, as a sign that someone has played or learnt to."""
        if not self._storage.has(self._kind):
            self._keep()

    def _is_latest(self, record: "Record") -> bool:
        return bytes(self._data[_GAME : _GAME + 2]) == record.to_bytes()[-2:]

    def _note(self, record: "Record") -> None:
        self._data[_GAME : _GAME + 2] = record.to_bytes()[-2:]  # the record's checksum

    def _keep(self) -> None:
        self._storage.store(self._kind, self._data, _ROOM)


def _at(rank: int) -> int:
    return _LINES + (rank - 1) * _LINE
