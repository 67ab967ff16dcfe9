"""A journal's log: what was done since its latest LOG_BASE, as entries that check one another.

An entry consists of numbers of some bits each. It takes whole codewords of six bits, low bits
first, and its reader knows from the numbers where it ends. The rest of its last codeword is filled
with check bits: the low bits of a running CRC-16, which covers the base's own CRC, then every
codeword and mark of the log, and lastly this entry's numbers. So a wrong entry shows in its own few
check bits, none to five, and in those of all entries after it. With 16 of them after it, an entry
is as safe as with a checksum of its own. Only the last few entries are less safe.

Besides entries there are UNDO, one codeword, and notes, a NOTE and six bits.

After a restart, a board that writes without erasing first writes the latest item again, because a
power cut may have left it readable only sometimes. It is written as

    RESUME, how many items there are up to it (12 bits), how many codewords it has, and those

Whatever is between the item before it and this no longer counts, however it reads.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import NONE, NOTE, RESUME, UNDO, VALUES
from engine.store.records import LOG_BASE
from engine.store.tape_header import CRC_CODEWORDS

if TYPE_CHECKING:
    from engine.store.journal import Journal

MOST_CODEWORDS = const(28)  # of an entry, and of one that is written again before it
_CODEWORD_BITS = const(6)


class Log:
    """Writes the entries of a journal's log; LogReader reads them."""

    def __init__(self, journal: "Journal") -> None:
        self._journal = journal
        self._can_write = False
        self.crc = CRC_BEGIN  # of all codewords but the last
        self._last = NONE  # the last codeword, not yet in the CRC
        self._bits = 0  # of the current entry: not yet in a codeword, or not yet carried
        self._waiting = 0  # how many of those
        self.items = 0  # entries, undos and notes up to `latest`, as they were read
        self.latest = b""  # the values of the latest item, if that is to be written again

    def rewind(self) -> None:
        """Go to the start of an empty log."""
        tape = self._journal.tape
        self.latest = b""
        self.crc = CRC_BEGIN
        self._last = NONE
        start = self._journal.log_start()
        if start >= 0:
            for at in range(start - CRC_CODEWORDS, start):
                self.crc = crc16_on(self.crc, tape.value(at))

    def begin(self) -> None:
        """Begin an entry after the last."""
        self._bits = 0
        self._waiting = 0
        self._last = NONE
        self._can_write = self._journal.has(LOG_BASE) and self._journal.make_room(MOST_CODEWORDS)
        if self.latest and self._can_write:
            self._resume()

    def _resume(self) -> None:
        """Write the latest item again."""
        tape = self._journal.tape
        tape.put(RESUME)
        tape.put(self.items & VALUES - 1)
        tape.put(self.items >> _CODEWORD_BITS)
        tape.put(len(self.latest))
        for value in self.latest:
            tape.put(value)
        self._can_write = self._journal.flush()
        self.latest = b""

    def carry(self, number: int, width: int) -> int:
        """Carry a number of `width` bits, at most 24, into the current entry, and return it."""
        self._bits |= number << self._waiting
        self._waiting += width
        while self._waiting >= _CODEWORD_BITS:
            self._put_codeword()
        return number

    def _count(self, value: int) -> None:
        """Take the next codeword; the one before it goes into the CRC."""
        if self._last != NONE:
            self.crc = crc16_on(self.crc, self._last)
        self._last = value

    def _check_bits(self, last_numbers: int, spare: int) -> int:
        """Return the bits that fill a last codeword above its last numbers."""
        return crc16_on(self.crc, last_numbers) & (1 << spare) - 1

    def _put_codeword(self) -> None:
        value = self._bits & VALUES - 1
        self._count(value)
        if self._can_write:
            self._journal.tape.put(value)
        self._bits >>= _CODEWORD_BITS
        self._waiting -= _CODEWORD_BITS

    def end(self) -> bool:
        """Fill the entry up with check bits, and write it; return whether that was possible."""
        if self._waiting:
            self._count(NONE)
            spare = _CODEWORD_BITS - self._waiting
            self.carry(self._check_bits(self._bits, spare), spare)
        self._count(NONE)
        return self._can_write and self._journal.flush()

    def take_back(self) -> bool:
        """Write that the latest entry is undone; return whether that was possible."""
        self.begin()
        return self._put_mark(UNDO) and self._journal.flush()

    def note(self, number: int) -> bool:
        """Write a note of six bits; return whether that was possible."""
        self.begin()
        return self._put_mark(NOTE) and self._put_mark(number) and self._journal.flush()

    def _put_mark(self, value: int) -> bool:
        """Put a codeword, which goes into the CRC as it is; return whether there is room."""
        if self._can_write:
            self._journal.tape.put(value)
        self.crc = crc16_on(self.crc, value)
        return self._can_write
