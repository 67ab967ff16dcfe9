"""A power-safe store in a small memory, whatever is kept in it.

It keeps the latest record of each kind, and a log of what was done since the latest record of kind
LOG_BASE (log.py). They follow one another on a tape (tape.py):

    record   RECORD, kind, length in bytes (12 bits), the bytes, CRC-16 of all since RECORD
    log      codewords of six bits, UNDO and NOTE
    SYNC     everything begun before is void: nine of them follow a tail that a power cut has, or
             may have, cut short

A number of more than six bits takes as many codewords as it needs, low bits first. When the tape is
full, what still counts is rewritten. For LOG_BASE that is not only the latest record but all since
the latest record of kind SUM, so that each can contribute to a sum. Of a log between two of them
the first codewords stay, APART at most: they tell the two apart.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import CODEWORDS, RECORD, SYNC
from engine.store.records import APART, LOG_BASE, RECORD_HEAD, SUM, Records, codewords_of
from engine.store.tape_header import CRC_CODEWORDS, HEAD

if TYPE_CHECKING:
    from engine.store.tape import Tape

MOST_BYTES = const(4095)  # of a record
_ALL = const(1 << 20)  # codewords: more than any log has
# Codewords. What a power cut left of the latest write, at most eight of them, may read as blank now
# and differently later, and so may what is written there: the last SYNC is beyond that.
SYNCS = const(9)


class Draft:
    """A tape that is assembled before it is written."""

    def __init__(self, image: bytearray) -> None:
        """Start after the header's place in a bytearray."""
        self.image = image
        self.end = HEAD

    def copy(self, source: bytearray, start: int, stop: int) -> None:
        """Add codewords from elsewhere, as they are."""
        for at in range(start, stop):
            self.image[self.end] = source[at]
            self.end += 1

    def put(self, value: int) -> None:
        """Add a value."""
        self.image[self.end] = CODEWORDS[value]
        self.end += 1


class Journal(Records):
    """Reads and writes records and a log on a tape."""

    def __init__(self, tape: "Tape") -> None:
        super().__init__(tape)
        self._target: "Tape | Draft" = tape  # where a record is put: on the tape, or in the draft

    def write(self, kind: int, data: bytes | bytearray, length: int) -> bool:
        """Write a record, the first `length` bytes of a bytearray; return whether that succeeded.

        A record equal to the latest of its kind is not written, except for LOG_BASE and SUM, whose
        places count.
        """
        if kind > SUM and self.holds(kind, data, length):
            return True
        if length > MOST_BYTES or not self.make_room(
            RECORD_HEAD + codewords_of(length) + CRC_CODEWORDS
        ):
            return False
        at = self.tape.end
        self._put_record(self.tape, kind, data, length)
        if not self.flush():
            return False
        self._at[kind] = at
        return True

    def _put_record(
        self, target: "Tape | Draft", kind: int, data: bytes | bytearray, length: int
    ) -> None:
        """Put a record on the tape, or in a draft."""
        self._target = target
        target.put(RECORD)
        self._crc = CRC_BEGIN
        self._put_counted(kind)
        self._put_counted(length & 63)
        self._put_counted(length >> 6)
        self._bits = 0
        self._waiting = 0
        for i in range(length):
            self._crc = crc16_on(self._crc, data[i])
            self._put_bits(data[i], 8)
        self._put_bits(0, -self._waiting % 6)
        self._put_bits(self._crc, 6 * CRC_CODEWORDS)

    def _put_counted(self, value: int) -> None:
        """Put a value that the record's CRC covers as it is."""
        self._crc = crc16_on(self._crc, value)
        self._target.put(value)

    def _put_bits(self, number: int, width: int) -> None:
        """Put a number's bits, six per codeword; what is left over waits."""
        bits = self._bits | number << self._waiting
        width += self._waiting
        while width >= 6:
            self._target.put(bits & 63)
            bits >>= 6
            width -= 6
        self._bits = bits
        self._waiting = width

    def holds(self, kind: int, data: bytes | bytearray, length: int) -> bool:
        """Return whether the latest record of a kind has exactly these bytes."""
        at = self._at[kind]
        if at < 0 or self._length(at) != length:
            return False
        self._start_bytes(at)
        for i in range(length):
            if self._next_byte() != data[i]:
                return False
        return True

    def make_room(self, codewords: int) -> bool:
        """Make room for that many codewords after what is there; return whether there is enough."""
        if not self.tape.is_begun() and not self.compact():
            return False
        if (self.is_torn or self.is_weak) and not self._settle():
            return False
        return self.free() >= codewords or self.compact() and self.free() >= codewords

    def _settle(self) -> bool:
        """Void what was begun last, and secure what was ended last; return whether that worked.

        A record at the end of the tape is written again, because the next start might not read it.
        log.py does so for the log's items.
        """
        tape = self.tape
        last = end = tape.end
        if self.is_weak and not self.is_torn and tape.value(self._last) == RECORD:
            if tape.value(self._last + 1) > SUM:
                last = self._last
        if self.free() < end - last:
            return self.compact()
        self.is_torn = self.is_weak = False
        for _ in range(SYNCS):
            tape.put(SYNC)
        if last < end:
            self._at[tape.value(last + 1)] = tape.end
        for at in range(last, end):
            tape.put(tape.value(at))
        return self.flush()

    def flush(self) -> bool:
        """Finish a write; return whether it succeeded. If not, what got there is cut short."""
        if self.tape.flush():
            return True
        self._scan()
        self.is_torn = True
        return False

    def free(self) -> int:
        """Return how many codewords fit before the tape has to be rewritten."""
        syncs = SYNCS if self.is_torn or self.is_weak else 0
        return self.tape.size - self.tape.end - syncs

    def compact(self, totals: bytes | bytearray = b"") -> bool:
        """Rewrite what still counts; return whether that was possible.

        `totals`, if there are any, are written with it as the SUM of all LOG_BASE so far. Where
        nothing else erases, call it at a quiet moment: a power cut during it may lose everything.
        """
        tape = self.tape
        scratch = tape.scratch()  # may find no memory: nothing is changed yet
        length = len(totals)
        if self._gather(length, None) > tape.size:
            return False
        draft = Draft(scratch)
        self._gather(length, draft)
        if self.is_torn:  # the beginning of an entry may have been copied
            draft.put(SYNC)
        if length:
            self._put_record(draft, SUM, totals, length)
            self._target = tape  # the draft is released
        went_well = tape.rewrite(draft.image, draft.end)
        if went_well:
            self.is_weak = False
        self._scan()
        return went_well

    def lacks_room(self, codewords: int, length: int) -> bool:
        """Return whether only rewriting the tape frees that many codewords.

        `length` is that of the totals in bytes that `compact` would be given.
        """
        return self.free() < codewords <= self.tape.size - self._gather(length, None)

    def _gather(self, length: int, draft: "Draft | None") -> int:
        """Put what still counts in a draft, if there is one; return a size that has room for all.

        `length` is as for `lacks_room`.
        """
        tape = self.tape
        size = HEAD + 1  # for a SYNC
        settled = self._at[SUM]
        if length:
            size += RECORD_HEAD + codewords_of(length) + CRC_CODEWORDS
            settled = tape.end
        left = 0  # how many codewords of the log count; for the latest base all do
        self._start_items(tape.start)
        item = self._next_item()
        while item >= 0:
            value = tape.value(item)
            stop = item  # where the part of it that counts ends
            if value == RECORD:
                kind = tape.value(item + 1)
                is_latest = item == (settled if kind == SUM else self._at[kind])
                if is_latest or kind == LOG_BASE and item > settled:
                    stop = self._pos
                    if kind == LOG_BASE:
                        left = _ALL if is_latest else APART
            elif value != SYNC or left > APART and tape.value(item - 1) != SYNC:
                stop = min(self._pos, item + left)
                left -= stop - item
            size += stop - item
            if draft:
                draft.copy(tape.image, item, stop)
            item = self._next_item()
        return size
