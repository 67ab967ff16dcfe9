"""Reads the latest game as it was kept, when the board starts.

storage.py says how it is kept.
"""

from engine.const import TYPE_CHECKING, const
from engine.store.records import LOG_BASE
from engine.store.tape_header import HEAD, end_of
from firmware import games
from firmware.kept import game_base
from firmware.kept.log_reader import END, ENTRY, NOTED, LogReader

if TYPE_CHECKING:
    from engine.store.journal import Journal
    from engine.store.log import Log
    from firmware.interfaces.game import Record

_MANY = const(1 << 20)
_ENOUGH = const(16)  # check bits: what so many stand behind is taken for right


class KeptGame:
    """The game, its `record` (None for none), and its `marks`.

    `goes_on` says whether what is done next may stand behind its log: not if some of it was lost,
    not behind that of an older version, whose entries are read otherwise, and not behind a base
    that power may have cut short.
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
            self.goes_on = self._version >= game_base.VERSION_WITHOUT_MARKS
        else:
            self.was_damaged = True
            self.record = self._load_base()
            self._replay(self.record, self._checked)  # type: ignore[arg-type]  # as above
        self.was_damaged = self.was_damaged or self._log.was_damaged
        if self._log.items or not self._is_weak():
            self._log.hand_over(log)
        else:  # the base itself is what was written last: it is written once more
            self.goes_on = False
            self.result = bytes(self._result)

    def _is_weak(self) -> bool:
        """Return whether the base was written behind what was written as a whole."""
        tape = self._journal.tape
        return not tape.erases and self._journal.log_start() > end_of(tape.image[0:HEAD])

    def _load_base(self) -> "Record | None":
        """Return the Record that the log goes on from, None if there is none."""
        length = self._journal.read(LOG_BASE, b"")  # type: ignore[arg-type]  # its length alone
        if length < 0:
            return None
        data = bytearray(length)
        self._journal.read(LOG_BASE, data)
        self._version = game_base.version_of(data)
        self._result = game_base.result_in(data)
        self._marks = game_base.marks_in(data)  # as the log begins
        try:
            return game_base.unpack(data)
        except ValueError:
            self.was_damaged = True
            return None

    def _replay(self, record: "Record", most: int) -> bool:
        """Do what the log says, at most so many entries; return whether they make a game."""
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
        """Do what the log says next; return how many entries that was, none if it is cut short."""
        if found == ENTRY:
            return 1 if self._kept.redo(self._log, record, self._version) else 0
        if found == NOTED:
            self.marks = self._log.noted
        else:
            self._game.settle(record)
            self._game.undo(record)
        return 1
