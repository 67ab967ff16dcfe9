"""What is saved, and how it is loaded.

The latest game is a record in the journal (kept_game.py), followed by its log, with an entry for
each choice since (engine/store/log.py):

    choice   as the game's `put` writes it; in Drop It, with where the piece comes to rest
    undo     the log's own mark
    note     how the game is played, from marks.py

A finished game's result is stored in the record of the next one. So the statistics need no write of
their own, and no power cut can count a game twice. Results are added up when the memory is full.

On boards whose memory writes without erasing, each choice is safe before the next one. On the
others, whose flash wears out, it is safe at the end of the round, or when the menu is opened.
"""

from engine.const import TYPE_CHECKING, const
from engine.store.log import MOST_CODEWORDS, Log
from engine.store.records import LOG_BASE, SUM, record_codewords
from firmware import games
from firmware.kept.calendar import DAILY_MARK
from firmware.kept.kept_game import (
    AT_LENGTH,
    AT_VERSION,
    MAY_REPEAT,
    MOST_TOTALS,
    VERSION,
    VERSION_OF_SEEDS,
    VERSION_WITHOUT_MARKS,
)
from firmware.kept.seats import Seats

if TYPE_CHECKING:
    from engine.store.journal import Journal
    from firmware.interfaces.game import Game, GameModule, Record
    from firmware.kept.whole_game import Standing

# Kinds of records besides the game. 3, 5 and 6 are the games' scores, as listed in games.py.
SETTINGS = const(2)
SEATS = const(4)  # the players' names
PROGRESS = const(7)  # daily streak and goals: see progress.py
DAILY_SCORES = const(10)  # of the last days: see daily_scores.py
PUZZLES = const(12)  # see puzzle_stars.py
HISTORY = const(15)  # the latest scores, and games against the computer: see history.py
# Slots, in which games wait while another is played: see session/slots.py.
TODAY_SLOT = const(8)
LINK_SLOT = const(9)
OWN_SLOT = const(8)  # plus the kind of the game's scores
SLOTS = b"\x08\x09\x0b\x0d\x0e"  # the kinds of all slots

# Codewords: more than the log of a game and the records at its end. A log takes 106 for one player,
# 401 for six, and 330 in Drop It. The records take up to 330 for a daily game, 232 in Drop
# It, and 99 for several players.
AMPLE = const(576)
_LOG = const(64)  # codewords: with less room for a log, the memory would be erased too often
_LEAST = const(1024)  # smallest memory that can save games, in bytes
_NOT_KNOWN = const(-2)  # distinct from every count, and from count - 1


class Storage:
    """Saves and loads through the journal, for whichever game is played."""

    def __init__(self, journal: "Journal") -> None:
        self._journal = journal
        self._log = Log(journal)
        self.saves_games = journal.tape.size >= _LEAST  # or only the other records
        # Whether the journal's log is the current game's. It is False from the start of each write
        # until that has succeeded: whatever ends it, the log may have a gap, and a new one has to
        # begin. None: the game is saved, but the next choice has to begin a new log.
        self._is_kept: bool | None = None
        self._count = _NOT_KNOWN  # of actions in the log, except a pass, which is not logged
        self._result = b""  # of the previous game, until it is saved
        self._again = b""  # or one already saved, to be rewritten with the game
        # The first game saved after a start may repeat the previous base's result.
        self._first = MAY_REPEAT if journal.is_weak else 0
        # The latest game's module: see interfaces/game.py. It is None also while suspended.
        self.game: GameModule = None  # type: ignore[assignment]  # unused then
        self.marks = 0  # how the latest game is played: see marks.py
        self.seats = Seats()  # of the latest game with several players
        # What could not be saved, by kind: the record's bytes, to be written again.
        self._unkept: dict[int, bytes] = {}
        self.was_damaged = journal.tape.was_damaged  # and not reported yet
        journal.tape.is_unreported = self.was_damaged
        # A memory wiped by a power cut looks like a new one: either way it is empty.
        self.was_empty = self.saves_games and not journal.tape.is_begun()

    @property
    def is_healthy(self) -> bool:
        """Whether everything that should be saved is saved."""
        return not self._unkept and self._is_kept is not False and not self._journal.tape.is_lost

    def is_by_round(self) -> bool:
        """Return whether choices are made safe only at the end of a round."""
        return self._journal.tape.appends and self._journal.tape.erases

    # --- the saved game ---

    def load(self) -> "Record | None":
        """Return the Record of the latest game, or None."""
        if not self._journal.has(LOG_BASE):
            return None
        from firmware.kept.kept_game import KeptGame

        kept = KeptGame(self._journal, self._log, self.seats)
        self.was_damaged = self.was_damaged or kept.was_damaged
        self._journal.tape.is_unreported = self.was_damaged
        record = kept.record
        if record is not None:
            self._is_kept = kept.goes_on or None
            self._again = kept.result
            self.marks = kept.marks
            self._count = record.count
            self.game = games.module_of(record)
            self.game.take_forced_actions(record)
            if kept.fills_memory():
                self._try_again(record)
        return record

    # --- the game in progress ---

    def count(self, record: "Record") -> None:
        """Count the game in the statistics if it is over; its result is saved with the next one.

        Call this while the game's engine is loaded, since the game is replayed for it.
        """
        from firmware.kept import statistics

        self._result = statistics.result_of(record)

    def begin(self, record: "Record", marks: int = 0) -> None:
        """Save a new game, and how it is played, in place of the previous one.

        If little room is left, the memory is compacted now rather than during the game.
        """
        self._is_kept = False if self.saves_games else None
        self.marks = marks
        if self.saves_games:
            self._begin_log(record, AMPLE)

    def _begin_log(self, record: "Record", need: int) -> None:
        """Write the game as it is and begin its log.

        If fewer than `need` codewords would be left for the log, compact, which drops the old one.
        """
        journal = self._journal
        self.game = games.module_of(record)
        self._is_kept = False
        data = pack(record, self._result or self._again, self.marks | self._first, self.seats)
        self.was_damaged = journal.tape.is_unreported = False  # it has been reported
        self._first = MAY_REPEAT  # whatever happens, it may have been written nevertheless
        if self._is_tight(record_codewords(len(data)), need):
            from firmware.kept import statistics

            totals = statistics.settled(journal)
            if statistics.settled(journal, data) == totals:  # they include its result already
                data = pack(record, b"", self.marks, self.seats)
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
        """Return whether only compacting makes room for a base of that size and for its log.

        If compacting cannot free as much as needed, settle for less.
        """
        for room in (need, AMPLE // 2, _LOG):
            if self._journal.lacks_room(base + room, MOST_TOTALS):
                return True
        return False

    def _note_kept(self, kind: int, went_well: bool, data: bytes = b"") -> None:
        """Record whether data of a kind was saved; a commit's kind is SUM."""
        if went_well:
            self._unkept.pop(kind, None)
        else:
            self._unkept[kind] = data

    def choose(self, record: "Record", action: int) -> None:
        """Save a choice; call this before it is made.

        If an earlier choice could not be saved, the whole game is written again, since a log must
        have no gaps.
        """
        if self._is_ready(record):
            went_well = self.game.put(self._log, record, action, self._count)
            self._count = record.count + 1
            self._is_kept = went_well

    def undo(self, record: "Record") -> None:
        """Save that the latest choice is undone; call this before it is."""
        if self._is_ready(record):
            self._count = _NOT_KNOWN
            self._is_kept = self._log.take_back()

    def _is_ready(self, record: "Record") -> bool:
        """Return whether the log can continue, after beginning a new one if needed.

        If so, the log counts as lost until the caller has written to it.

        The game reserved enough room when it began. Half of that suffices here: next to a table
        there may be no memory for a new tape.
        """
        if self.saves_games and not (self._is_kept and self._journal.free() >= MOST_CODEWORDS):
            self._begin_log(record, AMPLE // 2)
        if not self._is_kept:
            return False
        self._is_kept = False
        return True

    def mark(self, marks: int, record: "Record") -> None:
        """Save how the game is played, six bits, if changed."""
        if marks == self.marks:
            return
        is_ready = self._is_ready(record)
        self.marks = marks
        if is_ready:
            self._is_kept = self._log.note(marks)

    # --- other records ---

    def store(self, kind: int, data: bytes | bytearray, length: int) -> bool:
        """Save the first `length` bytes of a bytearray; return whether that worked.

        The kind is any but LOG_BASE and SUM. Where writing erases, the data is safe after the next
        `save`.
        """
        is_kept = self._is_kept
        if is_kept:
            self._is_kept = False
            if self._log.latest:  # repeat the choice: a score may follow from it
                self._log.begin()
        went_well = self._journal.write(kind, data, length)
        if is_kept:
            self._is_kept = True
        self._note_kept(kind, went_well, b"" if went_well else bytes(data[:length]))
        return went_well

    def keep_waiting(self, slot: int, data: bytes) -> bool:
        """Save a game in a slot, or b"" for none; return whether that worked."""
        if self.saves_games and self.store(slot, data, len(data)):
            return True
        if data:  # the player is asked whether to end it
            self._unkept.pop(slot, None)
        return False

    def has_waiting(self) -> bool:
        """Return whether a game may wait in a slot, as one has before."""
        for slot in SLOTS:
            if self.has(slot):
                return True
        return False

    def position(self, kind: int) -> int:
        """Return a number that is higher the later the latest data of a kind was saved."""
        return self._journal.position(kind)

    def read(self, kind: int, data: bytearray) -> int:
        """Read the latest data of a kind into a bytearray; return its length, -1 if none.

        What the bytearray has no room for is left out.
        """
        if kind in self._unkept and self._journal.tape.size:  # still waiting to be written
            unkept = self._unkept[kind]
            count = min(len(unkept), len(data))
            data[:count] = unkept[:count]
            return len(unkept)
        return self._journal.read(kind, data)

    def has(self, kind: int) -> bool:
        """Return whether data of a kind was saved."""
        return kind in self._unkept or self._journal.has(kind)

    def statistics(self, record: "Record | None") -> bytearray:
        """Return the totals of all finished games: see statistics.py.

        `record` is the latest game, or None; all earlier games are counted anyway.
        """
        from firmware.kept import statistics as tally

        totals = tally.settled(self._journal)
        tally.add(totals, self._result)
        if record is not None:
            tally.add(totals, tally.result_of(record))
        return totals

    def save(self, record: "Record | None" = None) -> None:
        """Make everything saved so far safe, at the end of a round and when the menu opens.

        Whatever could not be saved is tried again, including the current game's log if `record` is
        given.
        """
        tape = self._journal.tape
        tape.has_failed = False
        tape.is_unreported = self.was_damaged
        if self._unkept or self._is_kept is False:
            self._try_again(record)
        self._journal.recover()
        self._note_kept(SUM, tape.commit())

    def _try_again(self, record: "Record | None") -> None:
        """Write again what could not be written; for a log, the current game.

        If the log has left no room for the rest, begin a new one.
        """
        is_full = self._is_kept and self._journal.lacks_room(AMPLE // 2, MOST_TOTALS)
        if record is not None and (self._is_kept is False or is_full):
            self._begin_log(record, AMPLE)
        for kind in list(self._unkept):
            if kind > SUM:
                data = self._unkept[kind]
                self.store(kind, data, len(data))


def standing(game: "Game") -> "Standing":
    """Return how far a game is."""
    is_daily = getattr(game, "seed_high", 0) == DAILY_MARK
    day: int = game.seed_low if is_daily else 0  # type: ignore[attr-defined]  # it has a seed
    return getattr(game, "round", 0), game.players, game.score(0), day


def pack(record: "Record", result: bytes, marks: int, seats: Seats) -> bytes:
    """Return the bytes of a game's base, in the format of kept_game.py, including the marks.

    `result` is the previous game's, at most three bytes.
    """
    seed = games.saved_game(games.name_of(record.bits.data)).seed_of(record)
    if not seed:
        from firmware.kept import whole_game

        head = bytes((VERSION << AT_VERSION | len(result) << AT_LENGTH,))
        data = whole_game.data_of(record)
        return head + result + whole_game.pack(data, standing(record.game), marks, seats)
    version = VERSION_OF_SEEDS if marks else VERSION_WITHOUT_MARKS
    head = bytes((version << AT_VERSION | len(result) << AT_LENGTH | record.game.players,))
    return head + result + (bytes((marks,)) if marks else b"") + seed
