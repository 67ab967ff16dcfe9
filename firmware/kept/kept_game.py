"""Loads the saved game: the format of its log's base, and the replay of both.

The base also holds the result of the previous game.

    1 byte   version (3 bits), size of the result in bytes (2 bits), players (3 bits; 0: whole game)
    ...      the result of the previous finished game: see kept/statistics.py
    1 byte   only in version 3: how the game is played, from marks.py, and MAY_REPEAT
    4 bytes  the seed, low byte first, of a new game of Number Drop
    ...      or, for a whole game, what whole_game.py packs, with MAY_REPEAT in its first byte

A whole game is written in version 4. A new one without marks is written in version 2, which saves a
byte. In versions 1 to 3 a whole game is what Record.to_bytes returns. After a base of version 1,
the log of Drop It does not say where each piece came to rest, so nothing is appended to such a log.
The saved game is loaded when the board starts; storage.py describes how it is saved.
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
    from firmware.kept.seats import Seats

# Fields of the first byte.
_PLAYERS = const(7)  # the lowest
AT_LENGTH = const(3)  # of the result
_LENGTH = const(3)  # mask of that field
AT_VERSION = const(5)
MOST_HEAD = const(5)  # bytes before the game, at most
VERSION = const(4)
VERSION_OF_SEEDS = const(3)
VERSION_WITHOUT_MARKS = const(2)
_SEED_BYTES = const(4)
_MARKS = const(63)
MAY_REPEAT = const(128)  # next to the marks: a result equal to the previous base's counts once

MOST_TOTALS = const(96)  # bytes: more than all games' totals, with room for a third game
_SCORE = const(340)  # codewords: more than all records at the end of a game take
_MANY = const(1 << 20)
_ENOUGH = const(16)  # check bits that must follow an entry before it is trusted


def unpack(data: bytes | bytearray) -> "Record":
    """Return the Record in bytes that `pack` of storage.py made; ValueError if there is none."""
    if not 0 < version_of(data) <= VERSION:
        raise ValueError("not a game of this version")
    rest = data[_marks_at(data) + (version_of(data) == VERSION_OF_SEEDS) :]
    players = data[0] & _PLAYERS
    if version_of(data) == VERSION:
        from firmware.kept import whole_game  # statistics.py needs no games

        return whole_game.unpack(rest)
    if players == 0:
        return games.saved_game(games.name_of(rest)).from_bytes(rest)
    if len(rest) != _SEED_BYTES:
        raise ValueError("not a game's seed")
    seed = rest[0] | rest[1] << 8 | rest[2] << 16 | rest[3] << 24
    return games.saved_game(games.OF_SEEDS).from_seed(players, seed)


def marks_in(data: bytes | bytearray) -> int:
    """Return how the game in `pack`'s bytes is played: see marks.py; 0 if they do not say."""
    if version_of(data) < VERSION_OF_SEEDS or _marks_at(data) >= len(data):
        return 0
    return data[_marks_at(data)] & _MARKS


def may_repeat(head: bytes | bytearray) -> bool:
    """Return whether the result in `pack`'s bytes may be the previous base's again."""
    return version_of(head) >= VERSION_OF_SEEDS and head[_marks_at(head)] & MAY_REPEAT > 0


def _marks_at(data: bytes | bytearray) -> int:
    """Return the offset of the marks, from version 3 on."""
    return 1 + (data[0] >> AT_LENGTH & _LENGTH)


def version_of(data: bytes | bytearray) -> int:
    """Return the version of `pack`'s bytes, 0 if there are none."""
    return data[0] >> AT_VERSION if len(data) else 0


def result_in(head: bytes | bytearray) -> bytes | bytearray:
    """Return the result in the first MOST_HEAD bytes of what `pack` made."""
    return (
        head[1 : 1 + (head[0] >> AT_LENGTH & _LENGTH)] if 0 < version_of(head) <= VERSION else b""
    )


class KeptGame:
    """The saved game: its `record` (None if there is none), and its `marks`.

    `goes_on` says whether its log can be appended to. It cannot if part of the log was lost, if an
    older version's entries have another format, or if a power cut may have truncated the base.
    """

    def __init__(self, journal: "Journal", log: "Log", seats: "Seats") -> None:
        """Load the game, and its seats if they are saved with it."""
        self._journal = journal
        self._seats = seats
        self._log = LogReader(journal)
        self._checked = 0  # number of log entries known to be right
        self.marks = 0  # how it is played: see marks.py
        self.was_damaged = False
        self.goes_on = False
        self.result = b""  # of the previous game, if its record must be rewritten
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
        if journal.torn_kind() == LOG_BASE:  # the next start might read it as complete
            self.goes_on = False
        elif self._log.items or not self._is_weak():
            self._log.hand_over(log)
        else:  # the base was written last, and is rewritten
            self.goes_on = False
            self.result = bytes(self._result)

    def fills_memory(self) -> bool:
        """Return whether its log leaves no room for a score, which may follow at once.

        The log should then begin again now, while there is more memory for a new tape than next to
        a table. If damage has yet to be reported, the next start has to find it.
        """
        journal = self._journal
        if not self.goes_on or self.was_damaged or journal.tape.is_unreported:
            return False
        return journal.free() < _SCORE and journal.lacks_room(_SCORE, MOST_TOTALS)

    def _is_weak(self) -> bool:
        """Return whether the base is beyond the part of the tape that is known to be complete."""
        tape = self._journal.tape
        return not tape.erases and self._journal.log_start() > end_of(tape.image[0:HEAD])

    def _load_base(self) -> "Record | None":
        """Return the Record that the log continues, or None."""
        length = self._journal.read(LOG_BASE, b"")  # type: ignore[arg-type]  # length only
        if length < 0:
            return None
        data = bytearray(length)
        self._journal.read(LOG_BASE, data)
        self._version = version_of(data)
        self._result = result_in(data)
        self._marks = marks_in(data)  # at the start of the log
        try:
            record = unpack(data)
        except ValueError:
            self.was_damaged = True
            return None
        if self._version == VERSION:
            from firmware.kept import whole_game

            whole_game.unpack_seats(data[_marks_at(data) :], self._seats)
        return record

    def _replay(self, record: "Record", most: int) -> bool:
        """Replay at most `most` log entries; return whether they make a valid game."""
        log = self._log
        log.rewind()
        self.marks = self._marks
        self._checked = 0
        candidate = candidate_bits = 0  # entries that may be right, and check bits so far
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
        """Apply the next item of the log; return 1, or 0 if it is cut short."""
        if found == ENTRY:
            return 1 if self._kept.redo(self._log, record, self._version) else 0
        if found == NOTED:
            self.marks = self._log.noted
        else:
            self._game.take_forced_actions(record)
            self._game.undo(record)
        return 1
