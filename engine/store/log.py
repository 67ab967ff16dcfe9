"""A journal's log: what was done since its latest LOG_BASE.

Its entries check one another.

An entry is made of numbers of some bits each. It takes whole codewords, six bits in each, low bits
first. Whoever reads it knows from its numbers where it ends. What is left of its last codeword is
filled with check bits: the low bits of a running CRC-16, of the base's own CRC and then of every
codeword and mark of the log, this entry's numbers the last. So a wrong entry shows in its own few
check bits, none to five, and in those of all that follow it: what 16 of them stand behind is as
sure as with a checksum of its own, and only the last few entries are not.

Beside entries there are UNDO, one codeword, and notes, a NOTE and six bits.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import NONE, NOTE, RECORD, SYNC, UNDO, VALUES
from engine.store.tape_header import CRC_WORDS

if TYPE_CHECKING:
    from engine.store.journal import Journal

END = const(0)  # what `next` finds: no more,
ENTRY = const(1)  # an entry,
TAKEN_BACK = const(2)  # that the latest one was taken back,
NOTED = const(3)  # or a note
_MOST_WORDS = const(12)  # of an entry; with a SYNC before it
_WORD_BITS = const(6)


class Log:
    """The entries of a journal's log, read one after the other, or written behind the last.

    The log has to be read to its end before it is written to, for the check bits run on.
    """

    def __init__(self, journal: "Journal") -> None:
        self._journal = journal
        self.checked = 0  # check bits that were right since `rewind`
        self.noted = 0  # the latest note, six bits
        self._reading = False
        self._can_write = False
        self._pos = 0  # where the next codeword is read
        self._crc = CRC_BEGIN  # of all codewords but the last
        self._crc_before = CRC_BEGIN  # as it was before the entry in hand
        self._last = NONE  # the last codeword, not yet in the CRC
        self._bits = 0  # of the entry in hand, not yet carried, or not yet in a codeword
        self._waiting = 0  # how many

    def rewind(self) -> None:
        """Go to the start of the log."""
        tape = self._journal.tape
        self.checked = 0
        self.noted = 0
        self._crc = CRC_BEGIN
        self._last = NONE
        self._pos = self._journal.log_start()
        if self._pos < 0:
            self._pos = tape.end
            return
        for at in range(self._pos - CRC_WORDS, self._pos):
            self._crc = crc16_on(self._crc, tape.value(at))

    # --- reading ---

    def next(self) -> int:
        """Go to what comes next, and return what it is: ENTRY, TAKEN_BACK, NOTED or END."""
        tape = self._journal.tape
        while self._pos < tape.end:
            value = tape.value(self._pos)
            if value < VALUES:
                self._begin(True)
                return ENTRY
            if value == UNDO:
                self._pos += 1
                self._crc = crc16_on(self._crc, UNDO)
                return TAKEN_BACK
            if value == NOTE:
                if self._read_note():
                    return NOTED
                continue
            size = self._journal.record_size(self._pos) if value == RECORD else value == SYNC
            self._pos += size or self._to_sync()
        return END

    def _read_note(self) -> bool:
        """Read a note; return whether it is whole."""
        tape = self._journal.tape
        number = tape.value(self._pos + 1)
        self._pos += 1
        if number >= VALUES:
            self._journal.is_torn = self._journal.is_torn or self._pos == tape.end
            return False
        self._pos += 1
        self._crc = crc16_on(crc16_on(self._crc, NOTE), number)
        self.noted = number
        return True

    def _to_sync(self) -> int:
        """Return how many codewords it is to the next SYNC or to the end."""
        tape = self._journal.tape
        at = self._pos
        while at < tape.end and tape.value(at) != SYNC:
            at += 1
        return at - self._pos

    def _begin(self, reading: bool) -> None:
        self._reading = reading
        self._bits = 0
        self._waiting = 0
        self._last = NONE
        self._crc_before = self._crc

    def carry(self, number: int, width: int) -> int:
        """Carry a number of `width` bits, at most 24, out of the entry in hand or into it.

        Like `Bits.carry`. EOFError if the entry is cut short: then it is void, and passed over.
        """
        if self._reading:
            while self._waiting < width:
                self._read_word()
            number = self._bits & (1 << width) - 1
            self._bits >>= width
            self._waiting -= width
        else:
            self._bits |= number << self._waiting
            self._waiting += width
            while self._waiting >= _WORD_BITS:
                self._put_word()
        return number

    def _read_word(self) -> None:
        value = self._journal.tape.value(self._pos)
        if value >= VALUES:
            if self._pos >= self._journal.tape.end:
                self._journal.is_torn = True
            self._crc = self._crc_before
            raise EOFError
        self._count(value)
        self._bits |= value << self._waiting
        self._waiting += _WORD_BITS
        self._pos += 1

    def _count(self, value: int) -> None:
        """Take up a codeword: the one before it goes into the CRC."""
        if self._last != NONE:
            self._crc = crc16_on(self._crc, self._last)
        self._last = value

    def check(self) -> bool:
        """End the entry that was read; return whether its check bits are right."""
        spare = self._waiting
        expected = self._check_bits(self._last & (1 << _WORD_BITS - spare) - 1, spare)
        self._count(NONE)
        self.checked += spare
        return self._bits == expected

    def _check_bits(self, last_numbers: int, spare: int) -> int:
        """Return what fills a last codeword, in whose lower bits the last numbers stand."""
        return crc16_on(self._crc, last_numbers) & (1 << spare) - 1

    # --- writing ---

    def begin(self) -> None:
        """Begin an entry behind the last."""
        self._begin(False)
        self._can_write = self._journal.has_log() and self._journal.make_room(_MOST_WORDS)

    def _put_word(self) -> None:
        value = self._bits & VALUES - 1
        self._count(value)
        if self._can_write:
            self._journal.tape.put(value)
        self._bits >>= _WORD_BITS
        self._waiting -= _WORD_BITS

    def end(self) -> bool:
        """Fill the entry up with check bits, and write it; return whether it could be written."""
        if self._waiting:
            self._count(NONE)
            spare = _WORD_BITS - self._waiting
            self.carry(self._check_bits(self._bits, spare), spare)
        self._count(NONE)
        return self._can_write and self._journal.flush()

    def take_back(self) -> bool:
        """Write that the latest entry is taken back; return whether that could be written."""
        self.begin()
        return self._put_mark(UNDO) and self._journal.flush()

    def note(self, number: int) -> bool:
        """Write a note of six bits; return whether that could be written."""
        self.begin()
        return self._put_mark(NOTE) and self._put_mark(number) and self._journal.flush()

    def _put_mark(self, value: int) -> bool:
        """Put a codeword that the CRC takes in as it is; return whether there is room."""
        if self._can_write:
            self._journal.tape.put(value)
        self._crc = crc16_on(self._crc, value)
        return self._can_write
