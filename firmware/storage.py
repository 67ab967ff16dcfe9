"""What is kept of a game while it is played, and how it comes back when the board starts again.

The latest game is a record in the journal, as bytes, and its log, an entry for each choice since:

    choice   a 0, then the action as codec.py packs it; behind a roll three bits of how many
             actions there were, so that a log with a gap in it is not taken for a game
    undo     a 1

On boards whose memory writes without erasing, each choice is safe before the next. On the others
it is safe from the end of the round on, or from the moment the menu is opened: their flash wears.
"""

from engine.const import const
from engine.journal import LOG_BASE
from engine.number_drop.codec import carry
from engine.number_drop.replay import from_bytes
from engine.number_drop.table import ROLL
from engine.packing import Bits
from firmware import turns

SETTINGS, SCORES, STATISTICS = 1, 2, 3  # kinds of records beside LOG_BASE, the game
_LONGEST = const(512)  # bytes of a game
_ENTRY = const(8)  # bytes of an entry
_CHECK_BITS = const(3)
_LEAST = const(1024)  # bytes of a memory that can keep games
_RESERVE = const(150)  # codewords that a game may need before it begins,
_RESERVE_PLAYER = const(90)  # and more for each player


class Storage:
    """The journal, for whoever plays."""

    def __init__(self, journal):
        self._journal = journal
        self._keeps_games = journal.tape.size >= _LEAST
        self._entry = Bits(bytearray(_ENTRY))
        self.is_well = True  # what was last to be kept is kept
        self.was_damaged = journal.tape.was_damaged

    # --- the game ---

    def load(self):
        """Return the Record of the latest game as it was kept, None if there is none."""
        data = bytearray(_LONGEST)
        length = self._journal.read(LOG_BASE, data)
        if length < 0:
            return None
        try:
            record = from_bytes(data[:length])
        except ValueError:
            self.was_damaged = True
            return None
        self._replay(record)
        return record

    def _replay(self, record):
        """Do what the log says, as far as it is a game."""
        self._journal.rewind()
        while self._journal.next_entry(self._entry.data):
            self._entry.at = 0
            self._entry.reading = True
            try:
                self._do(record)
            except ValueError:
                self.was_damaged = True
                return

    def _do(self, record):
        if self._entry.carry(0, 1):
            turns.undo(record)
            return
        rolled = record.game.phase == ROLL
        action = carry(self._entry, record.game)
        if rolled and self._entry.carry(0, _CHECK_BITS) != _check(record):
            raise ValueError("the log has a gap")
        turns.act(record, action)

    def begin(self, record):
        """Keep a new game from now on, in place of the one before.

        A memory that has little room left is written anew now, rather than during the game.
        """
        if not self._keeps_games:
            return
        data = record.to_bytes()
        journal = self._journal
        self.is_well = journal.write(LOG_BASE, data, len(data))
        if journal.free() < _RESERVE + _RESERVE_PLAYER * record.game.players:
            self.is_well = journal.compact() and self.is_well

    def choose(self, record, action):
        """Keep a choice. To be called before it is done."""
        entry = self._start(0)
        carry(entry, record.game, action)
        if record.game.phase == ROLL:
            entry.carry(_check(record), _CHECK_BITS)
        self._append(entry)

    def undo(self):
        """Keep that the latest choice was taken back."""
        self._append(self._start(1))

    def _start(self, bit):
        entry = self._entry
        entry.at = 0
        entry.reading = False
        entry.carry(bit, 1)
        return entry

    def _append(self, entry):
        if self._keeps_games:
            self.is_well = self._journal.append(entry.data, entry.at)

    # --- moments ---

    def save(self):
        """Make safe what has been kept so far: at the end of a round, and when the menu opens."""
        self.is_well = self._journal.commit() and self.is_well


def _check(record):
    return record.count & ((1 << _CHECK_BITS) - 1)
