"""What is kept without power, and how it comes back.

The latest game is a record in the journal (kept_game.py), and its log, an entry for each choice
since (engine/store/log.py):

    choice   as the `put` of its game has it; of Drop It with where the piece rests
    undo     the log's own mark
    note     how the game is played, from marks.py

A finished game's result rides in the record of the next one: so nothing has to be written for the
statistics, and no power cut can count a game twice. They are summed up when the memory is full.

On boards whose memory writes without erasing, each choice is safe before the next. On the others
it is safe from the end of the round on, or from the moment the menu is opened: their flash wears.
"""

from engine.const import TYPE_CHECKING, const
from engine.store.log import MOST_CODEWORDS, Log
from engine.store.records import LOG_BASE, SUM, record_codewords
from firmware import games
from firmware.kept.kept_game import (
    AT_LENGTH,
    AT_VERSION,
    MAY_REPEAT,
    MOST_TOTALS,
    SCORE,
    VERSION,
    VERSION_WITHOUT_MARKS,
)

if TYPE_CHECKING:
    from engine.store.journal import Journal
    from firmware.interfaces.game import GameModule, Record

# Kinds of records beside the game; 3, 5 and 6 are games' scores, as games.py lists them
SETTINGS = const(2)
SEATS = const(4)  # the players' names
PROGRESS = const(7)  # days in a row, and goals: see progress.py

# Codewords: more than a game's log takes, which is 106 solo, 401 of six players, 330 in Drop It
AMPLE = const(512)
_BASE = const(64)  # codewords: more than a game takes as it begins
_LOG = const(64)  # codewords for a log: with fewer, each few choices would erase the memory
_LEAST = const(1024)  # bytes of a memory that can keep games
_NOT_KNOWN = const(-2)  # not one less than any count either


class Storage:
    """The journal, for whoever plays."""

    is_open = True  # see session/suspension.py

    def __init__(self, journal: "Journal") -> None:
        self._journal = journal
        self._log = Log(journal)
        self.keeps_games = journal.tape.size >= _LEAST  # or only what is kept beside them
        # Whether the journal's log is that of the game being played. If it is not, as after a write
        # that failed or ended in an exception, the log has a gap and has to be begun again. None:
        # nothing is missing, but the next choice has to begin a log.
        self._is_kept: bool | None = None
        self._count = _NOT_KNOWN  # of actions, by the log, but for a pass that is not in it
        self._result = b""  # of the game before, until it is kept
        self._again = b""  # or one that is kept, to be kept once more with the game
        # The first game kept since a start may bring what the one before it has brought.
        self._first = MAY_REPEAT if journal.is_weak else 0
        # The latest game's module: see interfaces/game.py; None, too, while it is aside.
        self.game: GameModule = None  # type: ignore[assignment]  # nobody asks it for anything then
        self.marks = 0  # how the latest game is played: see marks.py
        # What could not be kept, by kind: its record's bytes, to be written again.
        self._unkept: dict[int, bytes] = {}
        self.was_damaged = journal.tape.was_damaged  # and nobody has been told yet
        journal.tape.is_untold = self.was_damaged
        # A memory that power has wiped whole looks like a new one: either way nothing is there.
        self.was_empty = self.keeps_games and not journal.tape.is_begun()

    @property
    def is_well(self) -> bool:
        """Whether all that was to be kept is kept."""
        return not self._unkept and self._is_kept is not False and not self._journal.tape.is_lost

    @property
    def may_end(self) -> bool:
        """Whether the program may end.

        All is kept then, and the game that is on can be.
        """
        return self.is_well and self.keeps_games

    def is_by_round(self) -> bool:
        """Return whether choices are made safe at a round's end.

        Else each one could be.
        """
        return self._journal.tape.appends and self._journal.tape.erases

    # --- the game as it was left ---

    def load(self) -> "Record | None":
        """Return the Record of the latest game, None for none."""
        if not self._journal.has(LOG_BASE):
            return None
        from firmware.kept.kept_game import KeptGame

        kept = KeptGame(self._journal, self._log)
        self.was_damaged = self.was_damaged or kept.was_damaged
        self._journal.tape.is_untold = self.was_damaged
        record = kept.record
        if record is not None:
            self._is_kept = kept.goes_on or None
            self._again = kept.result
            self.marks = kept.marks
            self._count = record.count
            self.game = games.module_of(record)
            self.game.settle(record)
            if kept.fills_memory():
                self._try_again(record)
        return record

    # --- the game that is on ---

    def count(self, record: "Record") -> None:
        """Let a game count in the statistics if it is over.

        Its result is kept when the next one begins.
        To be called while its own engine is loaded: it is played again for that.
        """
        from firmware.kept import statistics

        self._result = statistics.result_of(record)

    def hold_room(self) -> None:
        """Keep room for a memory written anew, until `begin`.

        An engine is loaded before that. It fills all gaps.
        """
        tape = self._journal.tape
        if self.keeps_games and not tape.erases and self._journal.free() < AMPLE + _BASE:
            tape.gap = bytearray(tape.size)

    def gap_for_score(self) -> int:
        """Return the bytes of RAM, in one piece, that a score needs.

        A full memory is written anew for it. Where writing erases, a copy is in RAM already.
        """
        tape = self._journal.tape
        return 0 if tape.erases or self._journal.free() >= SCORE else tape.size

    def begin(self, record: "Record", marks: int = 0) -> None:
        """Keep a new game from now on, and how it is played.

        It takes the place of the one before.
        A memory that has little room left is written anew now, rather than during the game.
        """
        if self.keeps_games:
            self._is_kept = False
        self.marks = marks
        if self.keeps_games:
            self._begin_log(record, AMPLE)
        self._journal.tape.gap = None

    def _begin_log(self, record: "Record", need: int) -> None:
        """Write the game as it is, and begin its log.

        If fewer codewords than needed were left behind it, the memory is written anew, without the
        log that it replaces.
        """
        journal = self._journal
        self.game = games.module_of(record)
        self._is_kept = False
        data = pack(record, self._result or self._again, self.marks | self._first)
        self.was_damaged = journal.tape.is_untold = False  # whoever plays has been told
        self._first = MAY_REPEAT  # whatever comes, it may have got there all the same
        if self._is_tight(record_codewords(len(data)), need):
            from firmware.kept import statistics

            totals = statistics.settled(journal)
            if statistics.settled(journal, data) == totals:  # its result is there already
                data = pack(record, b"", self.marks)
            went_well = journal.compact(totals, data)
        else:
            went_well = journal.write(LOG_BASE, data, len(data))
        self._log.rewind()
        self._count = record.count
        if went_well:
            self._result = self._again = b""
            self._first = 0
        elif self._result and journal.holds(LOG_BASE, data, len(data)):
            self._again = self._result
            self._result = b""
        self._is_kept = went_well

    def _is_tight(self, base: int, need: int) -> bool:
        """Return whether only a memory written anew has room for a base and its log.

        If it cannot be as much as needed, less will do.
        """
        for room in (need, AMPLE // 2, _LOG):
            if self._journal.lacks_room(base + room, MOST_TOTALS):
                return True
        return False

    def _note_kept(self, kind: int, went_well: bool, data: bytes = b"") -> None:
        """Note by its kind whether something was kept; a commit's is SUM."""
        if went_well:
            self._unkept.pop(kind, None)
        else:
            self._unkept[kind] = data

    def choose(self, record: "Record", action: int) -> None:
        """Keep a choice. To be called before it is done.

        If something before it could not be kept, the game is kept anew with all its actions: a log
        must have no gap.
        """
        if self._is_ready(record):
            went_well = self.game.put(self._log, record, action, self._count)
            self._count = record.count + 1
            self._is_kept = went_well

    def undo(self, record: "Record") -> None:
        """Keep that the latest choice is taken back.

        To be called before that is done.
        """
        if self._is_ready(record):
            self._count = _NOT_KNOWN
            self._is_kept = self._log.take_back()

    def _is_ready(self, record: "Record") -> bool:
        """Return whether the log can go on; begin it anew if not.

        Until what follows is written the log counts as lost. A game that a start found begun had
        room as it began. Half of that is enough here: beside a table there may be no memory for a
        new tape.
        """
        if self.keeps_games and not (self._is_kept and self._journal.free() >= MOST_CODEWORDS):
            self._begin_log(record, AMPLE // 2)
        if not self._is_kept:
            return False
        self._is_kept = False
        return True

    def mark(self, marks: int, record: "Record") -> None:
        """Keep how the game is played, six bits, if changed."""
        if marks == self.marks:
            return
        is_ready = self._is_ready(record)
        self.marks = marks
        if is_ready:
            self._is_kept = self._log.note(marks)

    # --- what is kept besides ---

    def keep(self, kind: int, data: bytes | bytearray, length: int) -> bool:
        """Keep the first `length` bytes of a bytearray.

        The kind is SETTINGS, SEATS, PROGRESS or a game's scores. Return whether that could be.
        Where writing erases it is safe from the next `save` on.
        """
        is_kept = self._is_kept
        if is_kept:
            self._is_kept = False
            if self._log.latest:  # once more: a score may follow from it
                self._log.begin()
        went_well = self._journal.write(kind, data, length)
        if is_kept:
            self._is_kept = True
        self._note_kept(kind, went_well, b"" if went_well else bytes(data[:length]))
        return went_well

    def read(self, kind: int, data: bytearray) -> int:
        """Fill a bytearray with what was kept last of a kind.

        Return its length, -1 if there is nothing.
        """
        if kind in self._unkept and self._journal.tape.size:  # it waits to be written
            waiting = self._unkept[kind]
            data[: len(waiting)] = waiting
            return len(waiting)
        return self._journal.read(kind, data)

    def has(self, kind: int) -> bool:
        """Return whether something of a kind was kept."""
        return kind in self._unkept or self._journal.has(kind)

    def statistics(self, record: "Record | None") -> bytearray:
        """Return the totals of all finished games: see statistics.py.

        `record` is the latest game, or None; all before it are counted anyway.
        """
        from firmware.kept import statistics as tally

        totals = tally.settled(self._journal)
        tally.add(totals, self._result)
        if record is not None:
            tally.add(totals, tally.result_of(record))
        return totals

    def save(self, record: "Record | None" = None) -> None:
        """Make safe what has been kept so far.

        That is done at the end of a round, and when the menu opens.
        What could not be kept is tried again, and so is the log of the game being played, if that
        is given.
        """
        went_well = False
        try:
            if self._unkept or self._is_kept is False:
                self._try_again(record)
            self._journal.tape.is_untold = self.was_damaged
            self._journal.recover()
            went_well = self._journal.tape.commit()
        except MemoryError:  # a bundle reads its code for the moment: the next round tries again
            pass
        self._note_kept(SUM, went_well)

    def _try_again(self, record: "Record | None") -> None:
        """Write what could not be written; for a log, the current game.

        That also makes room where the log has left none.
        """
        is_full = self._is_kept and self._journal.lacks_room(AMPLE // 2, MOST_TOTALS)
        if record is not None and (self._is_kept is False or is_full):
            self._begin_log(record, AMPLE)
        for kind in list(self._unkept):
            if kind > SUM:
                data = self._unkept[kind]
                self.keep(kind, data, len(data))


def pack(record: "Record", result: bytes, marks: int) -> bytes:
    """Return the bytes of a game's base, as in kept_game.py.

    The result before it has at most three bytes; the marks come with it.
    """
    seed = games.saved_game(games.name_of(record.bits.data)).seed_of(record)
    players = record.game.players if seed else 0
    version = VERSION if marks else VERSION_WITHOUT_MARKS
    head = bytes((version << AT_VERSION | len(result) << AT_LENGTH | players,)) + result
    return head + (bytes((marks,)) if marks else b"") + (seed or record.to_bytes())
