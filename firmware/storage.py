"""What is kept of a game while it is played, and how it comes back when the board starts again.

The latest game is a record in the journal, as bytes, and its log, an entry for each choice since:

    choice   a 0; if a combo was to be circled, a 1 if the pass was no choice, and so is not in the
             log, else a 0; then the action as codec.py packs it; behind a roll two bits of how
             many actions there were, so that a log with a gap in it is not taken for a game
    undo     a 1

On boards whose memory writes without erasing, each choice is safe before the next. On the others
it is safe from the end of the round on, or from the moment the menu is opened: their flash wears.
"""

from engine.const import const
from engine.journal import LOG_BASE
from engine.number_drop.codec import carry
from engine.number_drop.combos import PASS
from engine.number_drop.replay import from_bytes
from engine.number_drop.table import COMBO, ROLL
from engine.packing import Bits
from firmware import turns

_ENTRY = const(8)  # bytes of an entry
_CHECK_BITS = const(2)
_LEAST = const(1024)  # bytes of a memory that can keep games
_MANY = const(1 << 20)
_NOT_KNOWN = const(-2)  # not one less than any count either
_RESERVE = const(150)  # codewords that a game may need before it begins,
_RESERVE_PLAYER = const(90)  # and more for each player


class Storage:
    """The journal, for whoever plays."""

    def __init__(self, journal):
        self._journal = journal
        self._keeps_games = journal.tape.size >= _LEAST
        self._entry = Bits(bytearray(_ENTRY))
        self._is_kept = False  # the journal's log is that of the game being played
        self._count = _NOT_KNOWN  # of actions, by the log, but for a pass that is not in it
        self._checked = 0  # how many entries of the log a later one has shown to be right
        self.is_well = True  # what was last to be kept is kept
        self.was_damaged = journal.tape.was_damaged
        # A memory that power has wiped whole looks like a new one: either way nothing is there.
        self.was_empty = self._keeps_games and not journal.tape.is_begun()

    # --- the game ---

    def load(self):
        """Return the Record of the latest game as it was kept, None if there is none."""
        record = self._load_base()
        if record is None:
            return None
        self._is_kept = self._replay(record, _MANY)
        if not self._is_kept:
            self.was_damaged = True
            record = self._load_base()
            self._replay(record, self._checked)
        self._count = record.count
        turns.settle(record)
        return record

    def _load_base(self):
        """Return the Record that the log goes on from, None if there is none."""
        length = self._journal.read(LOG_BASE, b"")
        if length < 0:
            return None
        data = bytearray(length)
        self._journal.read(LOG_BASE, data)
        try:
            return from_bytes(data)
        except ValueError:
            self.was_damaged = True
            return None

    def _replay(self, record, most):
        """Do what the log says, at most so many entries; return whether they make a game."""
        self._journal.rewind()
        self._checked = 0
        entries = 0
        while entries < most and self._journal.next_entry(self._entry.data):
            entries += 1
            self._entry.at = 0
            self._entry.reading = True
            try:
                if self._do(record):
                    self._checked = entries
            except ValueError:
                return False
        return True

    def _do(self, record):
        """Do what an entry says; return whether it was a roll, whose check bits are right."""
        entry = self._entry
        if entry.carry(0, 1):
            turns.settle(record)
            turns.undo(record)
            return False
        # To look for combos in order to know of the pass would take half of the time.
        if record.game.phase == COMBO and entry.carry(0, 1):
            record.apply(PASS)
        rolled = record.game.phase == ROLL
        action = carry(entry, record.game)
        if rolled and entry.carry(0, _CHECK_BITS) != _check(record):
            raise ValueError("the log has a gap")
        record.apply(action)
        return rolled

    def begin(self, record):
        """Keep a new game from now on, in place of the one before.

        A memory that has little room left is written anew now, rather than during the game.
        """
        if not self._keeps_games:
            return
        data = record.to_bytes()
        journal = self._journal
        self._is_kept = journal.write(LOG_BASE, data, len(data))
        self._count = record.count
        self.is_well = self._is_kept
        if journal.free() < _RESERVE + _RESERVE_PLAYER * record.game.players:
            self.is_well = journal.compact() and self.is_well

    def choose(self, record, action):
        """Keep a choice. To be called before it is done.

        If something before it could not be kept, the game is kept anew with all its actions: a log
        must have no gap.
        """
        if not self._is_kept:
            self.begin(record)
        entry = self._start(0)
        passed = record.count == self._count + 1
        if passed or record.game.phase == COMBO:
            entry.carry(passed, 1)
        carry(entry, record.game, action)
        if record.game.phase == ROLL:
            entry.carry(_check(record), _CHECK_BITS)
        self._append(entry)
        self._count = record.count + 1

    def undo(self):
        """Keep that the latest choice was taken back."""
        self._append(self._start(1))
        self._count = _NOT_KNOWN

    def _start(self, bit):
        entry = self._entry
        entry.at = 0
        entry.reading = False
        entry.carry(bit, 1)
        return entry

    def _append(self, entry):
        if self._keeps_games:
            self._is_kept = self._is_kept and self._journal.append(entry.data, entry.at)
            self.is_well = self._is_kept

    # --- moments ---

    def save(self):
        """Make safe what has been kept so far: at the end of a round, and when the menu opens."""
        self.is_well = self._journal.commit() and self.is_well


def _check(record):
    return record.count & ((1 << _CHECK_BITS) - 1)
