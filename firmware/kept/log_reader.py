"""Reads a journal's log entry by entry: engine/store/log.py describes its format.

It is not in the engine, whose modules stay in memory, because only the start needs it.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import NONE, NOTE, RECORD, RESUME, SYNC, UNDO, VALUES
from engine.store.log import Log
from engine.store.tape_header import HEAD, end_of

if TYPE_CHECKING:
    from engine.store.journal import Journal

END = const(0)  # what `next` found: the end of the log,
ENTRY = const(1)  # an entry,
TAKEN_BACK = const(2)  # that the latest entry was undone,
NOTED = const(3)  # or a note
_CODEWORD_BITS = const(6)
_MOST_OF_ITEM = const(12)  # codewords
_RESUME_CODEWORDS = const(4)  # before the repeated item
_MOST_CUT = const(16)  # codewords a power cut can leave incomplete: two writes


class LogReader(Log):
    """A log that is read from its start, and can be appended to or handed over at its end.

    It must be read to the end before it is appended to, because the check bits accumulate.
    """

    def __init__(self, journal: "Journal") -> None:
        super().__init__(journal)
        self.checked = 0  # correct check bits since `rewind`
        self.noted = 0  # the latest note, six bits
        self._reading = False
        self._pos = 0  # where the next codeword is read
        self._crc_before = CRC_BEGIN  # before the current entry
        self._item = bytearray(_MOST_OF_ITEM)  # values of the current item
        self._size = 0  # how many
        self._latest = bytearray(_MOST_OF_ITEM)  # values of the latest complete item
        self._latest_size = 0
        self._resumes: list[tuple[int, int]] = []  # items before it, and its position
        self.was_damaged = False  # something was skipped that is not due to a power cut

    def rewind(self) -> None:
        """Go to the start of the log."""
        super().rewind()
        self.checked = 0
        self.noted = 0
        self.items = 0
        start = self._journal.log_start()
        self._pos = start if start >= 0 else self._journal.tape.end
        self._find_resumes()

    def _find_resumes(self) -> None:
        """Find the items that were repeated in full."""
        tape = self._journal.tape
        while self._resumes:  # clearing it at once would reallocate the list
            self._resumes.pop()
        for at in range(self._pos, tape.end):
            if tape.value(at) == RESUME and self._is_whole(at):
                items = tape.value(at + 1) | tape.value(at + 2) << _CODEWORD_BITS
                self._resumes.append((items - 1, at + _RESUME_CODEWORDS))

    def _is_whole(self, at: int) -> bool:
        tape = self._journal.tape
        for i in range(1, _RESUME_CODEWORDS):
            if tape.value(at + i) >= VALUES:
                return False
        for i in range(tape.value(at + _RESUME_CODEWORDS - 1)):
            value = tape.value(at + _RESUME_CODEWORDS + i)
            if value >= VALUES and value != UNDO and value != NOTE:
                return False
        return True

    def hand_over(self, log: Log) -> None:
        """Let a Log continue where this one has been read to.

        Where writing does not erase, that Log repeats the item read last.
        """
        log.crc = self.crc
        log.items = self.items
        if not self._journal.tape.erases:
            log.latest = bytes(self._latest[: self._latest_size])

    def next(self) -> int:
        """Advance to the next item and return its kind: ENTRY, TAKEN_BACK, NOTED or END."""
        tape = self._journal.tape
        for items, at in self._resumes:
            if items == self.items and at > self._pos:
                self._pos = at  # the last one wins
        while self._pos < tape.end:
            value = tape.value(self._pos)
            if value < VALUES:
                self._begin_reading()
                return ENTRY
            self._size = 0
            if value == UNDO:
                self._pos += 1
                self.crc = crc16_on(self.crc, UNDO)
                self._note(UNDO)
                self._take()
                return TAKEN_BACK
            if value == NOTE:
                if self._read_note():
                    return NOTED
                continue
            if value == RESUME:
                self._pass_over()
                continue
            size = self._journal.record_size(self._pos) if value == RECORD else value == SYNC
            self._pos += size or self._to_sync()
        return END

    def _pass_over(self) -> None:
        """Skip an incomplete RESUME; complete ones are followed by `next`."""
        tape = self._journal.tape
        start = self._pos
        self._pos += self._to_sync()
        if self._pos == tape.end:
            self._journal.is_torn = True
            if start < end_of(tape.image[0:HEAD]):
                self.was_damaged = True
        if self._pos > start + _MOST_CUT:
            self.was_damaged = True

    def _note(self, value: int) -> None:
        """Store a value of the current item."""
        if self._size < _MOST_OF_ITEM:
            self._item[self._size] = value
            self._size += 1

    def _take(self) -> None:
        """Count the current item, which is complete."""
        self.items += 1
        self._latest, self._item = self._item, self._latest
        self._latest_size = self._size
        self._size = 0

    def _read_note(self) -> bool:
        """Read a note; return whether it is complete."""
        tape = self._journal.tape
        number = tape.value(self._pos + 1)
        self._pos += 1
        if number >= VALUES:
            self._journal.is_torn = self._journal.is_torn or self._pos == tape.end
            return False
        self._pos += 1
        self.crc = crc16_on(crc16_on(self.crc, NOTE), number)
        self.noted = number
        self._note(NOTE)
        self._note(number)
        self._take()
        return True

    def _to_sync(self) -> int:
        """Return the number of codewords before the next SYNC or the end."""
        tape = self._journal.tape
        at = self._pos
        while at < tape.end and tape.value(at) != SYNC:
            at += 1
        return at - self._pos

    def _begin_reading(self) -> None:
        self._reading = True
        self._bits = 0
        self._waiting = 0
        self._last = NONE
        self._crc_before = self.crc
        self._size = 0

    def begin(self) -> None:
        """Begin an entry after the last one."""
        self._reading = False
        super().begin()

    def carry(self, number: int, width: int) -> int:
        """Read a number of `width` bits, at most 24, from an entry, or write it to a new one.

        EOFError if the entry is cut short, which makes it void: it gets skipped.
        """
        if not self._reading:
            return super().carry(number, width)
        while self._waiting < width:
            self._read_word()
        number = self._bits & (1 << width) - 1
        self._bits >>= width
        self._waiting -= width
        return number

    def _read_word(self) -> None:
        value = self._journal.tape.value(self._pos)
        if value >= VALUES:
            if self._pos >= self._journal.tape.end:
                self._journal.is_torn = True
            self.crc = self._crc_before
            raise EOFError
        self._count(value)
        self._note(value)
        self._bits |= value << self._waiting
        self._waiting += _CODEWORD_BITS
        self._pos += 1

    def check(self) -> bool:
        """Finish reading an entry; return whether its check bits are right."""
        spare = self._waiting
        expected = self._check_bits(self._last & (1 << _CODEWORD_BITS - spare) - 1, spare)
        self._count(NONE)
        self.checked += spare
        self._take()
        return self._bits == expected
