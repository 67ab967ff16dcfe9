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
from engine.store.log import Log
from engine.store.records import LOG_BASE, SUM
from firmware import games
from firmware.kept.kept_game import (
    AT_LENGTH,
    AT_VERSION,
    MAY_REPEAT,
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
_TOTALS = const(96)  # bytes: more than all games' totals take, and some of a third game
_LEAST = const(1024)  # bytes of a memory that can keep games
_NOT_KNOWN = const(-2)  # not one less than any count either


class Storage:
    """The journal, for whoever plays."""

    def __init__(self, journal: "Journal") -> None:
        self._journal = journal
        self._log = Log(journal)
        self.keeps_games = journal.tape.size >= _LEAST  # or only what is kept beside them
        self._is_kept = False  # the journal's log is that of the game being played
        self._count = _NOT_KNOWN  # of actions, by the log, but for a pass that is not in it
        self._result = b""  # of the game before, until it is kept
        self._again = b""  # or one that is kept, to be kept once more with the game
        # The first game kept since a start may bring what the one before it has brought.
        self._first = MAY_REPEAT if journal.is_weak else 0
        # The latest game's module: see interfaces/game.py; None, too, while it is suspended.
        self.game: GameModule = None  # type: ignore[assignment]  # nobody asks it for anything then
        self.marks = 0  # how the latest game is played: see marks.py
        # What could not be kept, by kind: its record's bytes, to be written again.
        self._unkept: dict[int, bytes] = {}
        self.was_damaged = journal.tape.was_damaged  # and nobody has been told yet
        # A memory that power has wiped whole looks like a new one: either way nothing is there.
        self.was_empty = self.keeps_games and not journal.tape.is_begun()

    @property
    def is_well(self) -> bool:
        """Whether all that was to be kept is kept."""
        return not self._unkept and not self._journal.tape.is_lost

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
        record = kept.record
        if record is not None:
            self._is_kept = kept.goes_on
            self._again = kept.result
            self.marks = kept.marks
            self._count = record.count
            self.game = games.module_of(record)
            self.game.settle(record)
        return record

    # --- the game that is on ---

    def count(self, record: "Record") -> None:
        """Let a game count in the statistics if it is over.

        Its result is kept when the next one begins.
        To be called while its own engine is loaded: it is played again for that.
        """
        from firmware.kept import statistics

        self._result = statistics.result_of(record)

    def begin(self, record: "Record", marks: int = 0) -> None:
        """Keep a new game from now on, and how it is played.

        It takes the place of the one before.
        A memory that has little room left is written anew now, rather than during the game.
        """
        self.marks = marks
        if self.keeps_games:
            self._begin_log(record, AMPLE)

    def _begin_log(self, record: "Record", need: int) -> None:
        """Write the game as it is, and begin its log.

        If fewer codewords than needed are left, the memory is written anew.
        """
        journal = self._journal
        self.game = games.module_of(record)
        data = pack(record, self._result or self._again, self.marks | self._first)
        self.was_damaged = False  # whoever plays has been told
        self._note_log(journal.write(LOG_BASE, data, len(data)))
        self._log.rewind()
        self._count = record.count
        if self._is_kept:
            self._result = self._again = b""
            self._first = 0
        else:
            self._first = MAY_REPEAT  # it may have got there all the same
            if self._result and journal.holds(LOG_BASE, data, len(data)):
                self._again = self._result
                self._result = b""
        # Totals that count what is written once more would count it twice.
        if not journal.is_torn and (
            journal.lacks_room(need, _TOTALS) or journal.lacks_room(AMPLE // 2, _TOTALS)
        ):
            from firmware.kept import statistics

            journal.compact(statistics.settled(journal))

    def _note_log(self, went_well: bool) -> None:
        """Note whether the log could be written.

        If not, it is begun anew, for a log has no gaps.
        """
        self._is_kept = went_well
        self._note_kept(LOG_BASE, went_well)

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
            self._note_log(self.game.put(self._log, record, action, self._count))
            self._count = record.count + 1

    def undo(self, record: "Record") -> None:
        """Keep that the latest choice is taken back.

        To be called before that is done.
        """
        if self._is_ready(record):
            self._note_log(self._log.take_back())
            self._count = _NOT_KNOWN

    def _is_ready(self, record: "Record") -> bool:
        """Return whether the log can go on; begin it anew if not.

        A game that a start found begun had room as it began. Half of that is enough here: beside a
        table there may be no memory for a new tape.
        """
        if self.keeps_games and not self._is_kept:
            self._begin_log(record, AMPLE // 2)
        return self._is_kept

    def mark(self, marks: int, record: "Record") -> None:
        """Keep how the game is played, six bits, if changed."""
        if marks == self.marks:
            return
        self.marks = marks
        if self._is_kept:
            self._note_log(self._log.note(marks))
        else:
            self._is_ready(record)

    # --- what is kept besides ---

    def keep(self, kind: int, data: bytes | bytearray, length: int) -> bool:
        """Keep the first `length` bytes of a bytearray.

        The kind is SETTINGS, SEATS, PROGRESS or a game's scores. Return whether that could be.
        Where writing erases it is safe from the next `save` on.
        """
        if self._log.latest and self._is_kept:  # once more: a score may follow from it
            self._log.begin()
        went_well = self._journal.write(kind, data, length)
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
        if self._unkept:
            self._try_again(record)
        self._note_kept(SUM, self._journal.tape.commit())

    def _try_again(self, record: "Record | None") -> None:
        """Write what could not be written; for a log, the current game."""
        for kind in list(self._unkept):
            if kind > SUM:
                data = self._unkept[kind]
                self.keep(kind, data, len(data))
        if record is not None and LOG_BASE in self._unkept:
            self._begin_log(record, AMPLE)


def pack(record: "Record", result: bytes, marks: int) -> bytes:
    """Return the bytes of a game's base, as in kept_game.py.

    The result before it has at most three bytes; the marks come with it.
    """
    seed = games.saved_game(games.name_of(record.bits.data)).seed_of(record)
    players = record.game.players if seed else 0
    version = VERSION if marks else VERSION_WITHOUT_MARKS
    head = bytes((version << AT_VERSION | len(result) << AT_LENGTH | players,)) + result
    return head + (bytes((marks,)) if marks else b"") + (seed or record.to_bytes())
