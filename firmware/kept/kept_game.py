"""The kept game: how its log's base is written, and both read.

It holds what the game before it brought, too.

1 byte   version (3 bits), bytes of the result (2 bits), players (3 bits; 0 = all is told)
...      the result of the game that was finished before: see kept/statistics.py
1 byte   in version 3 alone: how the game is played, from marks.py, and MAY_REPEAT
4 bytes  the seed, low byte first, of a game of Number Drop just begun
...      or, if all is told, the game as Record.to_bytes gives it

A game of which there is nothing to mark is written in version 2, so that it takes a byte less.
Behind a base of version 1 the log of Drop It did not say where each drop comes to rest; nothing is
written behind it any more. A game is read when the board starts; storage.py says how it is kept.
"""

from engine.const import TYPE_CHECKING, const
from engine.store.records import LOG_BASE
from engine.store.tape_header import HEAD, end_of
from firmware import games
from firmware.kept.log_reader import END, ENTRY, NOTED, LogReader

if TYPE_CHECKING:
    from engine.store.journal import Journal
    from engine.store.log import Log
    from firmware.interfaces.game import Record

# The bits of the first byte.
_PLAYERS = const(7)  # the lowest
AT_LENGTH = const(3)  # of the result
_LENGTH = const(3)  # as many bits
AT_VERSION = const(5)
MOST_HEAD = const(5)  # bytes before the game
VERSION = const(3)
VERSION_WITHOUT_MARKS = const(2)
_SEED_BYTES = const(4)
_MARKS = const(63)
MAY_REPEAT = const(128)  # beside marks: if the result is that of the base before, it counts once

SCORE = const(200)  # codewords: more than a score, a day and goals take
MOST_TOTALS = const(96)  # bytes: more than all games' totals take, and some of a third game
_MANY = const(1 << 20)
_ENOUGH = const(16)  # check bits: what so many stand behind is taken for right


def unpack(data: bytes | bytearray) -> "Record":
    """Return the Record that storage.py's `pack` made the bytes of.

    ValueError for all else.
    """
    if not 0 < version_of(data) <= VERSION:
        raise ValueError("not a game of this version")
    rest = data[_head(data) :]
    players = data[0] & _PLAYERS
    if players == 0:
        return games.saved_game(games.name_of(rest)).from_bytes(rest)
    if len(rest) != _SEED_BYTES:
        raise ValueError("not a game's seed")
    seed = rest[0] | rest[1] << 8 | rest[2] << 16 | rest[3] << 24
    return games.saved_game(games.OF_SEEDS).from_seed(players, seed)


def marks_in(data: bytes | bytearray) -> int:
    """Return how the game in what `pack` made is played.

    0 if it does not say so; see marks.py.
    """
    if version_of(data) != VERSION or _head(data) > len(data):
        return 0
    return data[_head(data) - 1] & _MARKS


def may_repeat(head: bytes | bytearray) -> bool:
    """Return whether `pack`'s bytes may repeat the result before."""
    return version_of(head) == VERSION and head[_head(head) - 1] & MAY_REPEAT > 0


def _head(data: bytes | bytearray) -> int:
    """Return how many bytes stand before the game."""
    return 1 + (data[0] >> AT_LENGTH & _LENGTH) + (version_of(data) == VERSION)


def version_of(data: bytes | bytearray) -> int:
    """Return the version of what `pack` made, 0 for no bytes."""
    return data[0] >> AT_VERSION if len(data) else 0


def result_in(head: bytes | bytearray) -> bytes | bytearray:
    """Return the result in the first MOST_HEAD bytes of what `pack` made."""
    return (
        head[1 : 1 + (head[0] >> AT_LENGTH & _LENGTH)] if 0 < version_of(head) <= VERSION else b""
    )


class KeptGame:
    """The game, its `record` (None for none), and its `marks`.

    `goes_on` says whether what is done next may stand behind its log. It may not if some of that
    was lost, or if it is of an older version, whose entries are read otherwise. It may not behind a
    base that power may have cut short.
    """

    def __init__(self, journal: "Journal", log: "Log") -> None:
        """Read it."""
        self._journal = journal
        self._log = LogReader(journal)
        self._checked = 0  # how many entries of the log are surely right
        self.marks = 0  # how it is played: see marks.py
        self.was_damaged = False
        self.goes_on = False
        self.result = b""  # of the game before, if its record has to be written once more
        self.record = self._load_base()
        if self.record is None:
            return
        self._game = games.module_of(self.record)
        self._kept = games.saved_game(self._game.NAME)
        if self._replay(self.record, _MANY) and self._kept.is_sound(self.record):
            self.goes_on = self._version >= VERSION_WITHOUT_MARKS
        else:
            self.was_damaged = True
            self.record = self._load_base()
            self._replay(self.record, self._checked)  # type: ignore[arg-type]  # as above
        self.was_damaged = self.was_damaged or self._log.was_damaged
        if journal.torn_kind() == LOG_BASE:  # which the next start might take for whole
            self.goes_on = False
        elif self._log.items or not self._is_weak():
            self._log.hand_over(log)
        else:  # the base itself is what was written last: it is written once more
            self.goes_on = False
            self.result = bytes(self._result)

    def fills_memory(self) -> bool:
        """Return whether its log had better be begun anew, to leave room.

        A score may follow at once. Now there is more memory for a new tape than beside a table. But
        damage that nobody has been told of is still to be seen by the next start.
        """
        journal = self._journal
        if not self.goes_on or self.was_damaged or journal.tape.is_untold:
            return False
        return journal.free() < SCORE and journal.lacks_room(SCORE, MOST_TOTALS)

    def _is_weak(self) -> bool:
        """Return whether the base stands behind what was written whole."""
        tape = self._journal.tape
        return not tape.erases and self._journal.log_start() > end_of(tape.image[0:HEAD])

    def _load_base(self) -> "Record | None":
        """Return the Record that the log goes on from, or None."""
        length = self._journal.read(LOG_BASE, b"")  # type: ignore[arg-type]  # its length alone
        if length < 0:
            return None
        data = bytearray(length)
        self._journal.read(LOG_BASE, data)
        self._version = version_of(data)
        self._result = result_in(data)
        self._marks = marks_in(data)  # as the log begins
        try:
            return unpack(data)
        except ValueError:
            self.was_damaged = True
            return None

    def _replay(self, record: "Record", most: int) -> bool:
        """Do at most `most` log entries; return whether they make a game."""
        log = self._log
        log.rewind()
        self.marks = self._marks
        self._checked = 0
        candidate = candidate_bits = 0  # how many entries may be right, the check bits up to there
        entries = 0
        while entries < most:
            found = log.next()
            if found == END:
                break
            try:
                entries += self._redo(record, found)
            except ValueError:
                return False
            if log.checked >= candidate_bits + _ENOUGH:
                self._checked = candidate
                candidate = entries
                candidate_bits = log.checked
        return True

    def _redo(self, record: "Record", found: int) -> int:
        """Do what the log says next; return how many entries that was.

        It is none if the entry is cut short.
        """
        if found == ENTRY:
            return 1 if self._kept.redo(self._log, record, self._version) else 0
        if found == NOTED:
            self.marks = self._log.noted
        else:
            self._game.settle(record)
            self._game.undo(record)
        return 1
