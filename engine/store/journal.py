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
the first codewords stay, APART at most: they tell the two apart. When the log itself fills the
tape, a SUM and a new LOG_BASE replace all of them.

An exception may interrupt any of this. What was being written counts as torn until its last
codeword has been flushed.
"""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import CODEWORDS, RECORD, SYNC
from engine.store.records import APART, KINDS, LOG_BASE, SUM, Records, record_codewords
from engine.store.tape_header import CRC_CODEWORDS, HEAD, NOWHERE

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

    def write(self, kind: int, data: bytes | bytearray, length: int) -> bool:
        """Write a record, the first `length` bytes of a bytearray; return whether that succeeded.

        A record equal to the latest of its kind is not written, except for LOG_BASE and SUM, whose
        places count.
        """
        self.recover()
        if kind > SUM and self.holds(kind, data, length):
            return True
        if length > MOST_BYTES or not self.make_room(record_codewords(length)):
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
        target.put(RECORD)
        self._crc = CRC_BEGIN
        self._put_counted(target, kind)
        self._put_counted(target, length & 63)
        self._put_counted(target, length >> 6)
        self._bits = 0
        self._waiting = 0
        for i in range(length):
            self._crc = crc16_on(self._crc, data[i])
            self._put_bits(target, data[i], 8)
        self._put_bits(target, 0, -self._waiting % 6)
        self._put_bits(target, self._crc, 6 * CRC_CODEWORDS)

    def _put_counted(self, target: "Tape | Draft", value: int) -> None:
        """Put a value that the record's CRC covers as it is."""
        self._crc = crc16_on(self._crc, value)
        target.put(value)

    def _put_bits(self, target: "Tape | Draft", number: int, width: int) -> None:
        """Put a number's bits, six per codeword; what is left over waits."""
        bits = self._bits | number << self._waiting
        width += self._waiting
        while width >= 6:
            target.put(bits & 63)
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
        """Make room for that many codewords after what is there; return whether there is enough.

        The tape is compacted only if that makes enough room.
        """
        if not self.tape.is_begun() and not self.compact():
            return False
        if self.free() < codewords:
            return self.lacks_room(codewords, 0) and self.compact()
        return not (self.is_torn or self.is_weak) or self._settle(codewords)

    def _settle(self, codewords: int) -> bool:
        """Void what was begun last, secure what was ended last, and leave room for `codewords`.

        Return whether that worked. If the tape ends with a record, complete or not, the next start
        might read it differently, so the one of its kind that counts now is written again. log.py
        does so for the log's items.
        """
        tape = self.tape
        kind = self.torn_kind()
        if self._torn < 0 and tape.value(self._last) == RECORD:
            kind = tape.value(self._last + 1)
        start = last = self._at[kind] if self.is_weak and SUM < kind < KINDS else NOWHERE
        if start >= 0:
            last += self.record_size(start)
        if self.free() < codewords + last - start:
            return codewords <= tape.size - self._gather(0, None) and self.compact()
        for _ in range(SYNCS):
            tape.put(SYNC)
        end = tape.end
        for at in range(start, last):
            tape.put(tape.value(at))
        if not self.flush():
            return False
        if last > start:
            self._at[kind] = end
        self.is_torn = self.is_weak = False
        return True

    def flush(self) -> bool:
        """Finish a write; return whether it succeeded. If not, what got there is cut short."""
        if self.tape.flush():
            return True
        self.recover()
        return False

    def free(self) -> int:
        """Return how many codewords fit before the tape has to be rewritten."""
        self.recover()
        syncs = SYNCS if self.is_torn or self.is_weak else 0
        return self.tape.size - self.tape.end - syncs

    def compact(self, totals: bytes | bytearray = b"", base: bytes = b"") -> bool:
        """Rewrite what still counts; return whether that was possible.

        `totals`, if there are any, are written as the SUM of all LOG_BASE so far, followed by
        `base`, which begins a new log. Where nothing else erases, call it at a quiet moment: a
        power cut during it may lose everything. For the same reason, a failed attempt is not
        repeated until `tape.has_failed` is reset.
        """
        self.recover()
        tape = self.tape
        length = len(totals)
        size = self._gather(length, None) + (record_codewords(len(base)) if length else 0)
        if size > tape.size or tape.has_failed and not tape.erases:
            return False
        was_torn = self.is_torn
        draft = Draft(tape.scratch())
        self._gather(length, draft)
        if was_torn:  # the beginning of an entry may have been copied
            draft.put(SYNC)
        if length:
            self._put_record(draft, SUM, totals, length)
            self._put_record(draft, LOG_BASE, base, len(base))
        went_well = tape.rewrite(draft.image, draft.end)
        self._scan()
        tape.whole = tape.end
        if went_well:
            self.is_weak = False
        else:
            self.is_torn = self.is_torn or was_torn
        tape.has_failed = not went_well
        return went_well

    def lacks_room(self, codewords: int, length: int) -> bool:
        """Return whether only rewriting the tape frees that many codewords.

        `length` is that of the totals in bytes that `compact` would be given, or 0. With totals no
        log is kept, and the codewords have to include the new LOG_BASE.
        """
        if self.tape.has_failed and not self.tape.erases:
            return False
        return self.free() < codewords <= self.tape.size - self._gather(length, None)

    def _gather(self, length: int, draft: "Draft | None") -> int:
        """Put what still counts in a draft, if there is one; return a size that has room for all.

        `length` is as for `lacks_room`.
        """
        tape = self.tape
        size = HEAD + 1  # for a SYNC
        settled = self._at[SUM]
        if length:
            size += record_codewords(length)
            settled = tape.end
        left = 0  # how many codewords of the log count; for the latest base all do
        self._start_items(tape.start)
        item = self._next_item()
        while item >= 0:
            value = tape.value(item)
            stop = item  # where the part of it that counts ends
            if value == RECORD:
                kind = tape.value(item + 1)
                if kind == LOG_BASE:
                    is_latest = item == self._at[kind]
                    if item > settled or is_latest and not length:
                        stop = self._pos
                        left = _ALL if is_latest else APART
                elif item == (settled if kind == SUM else self._at[kind]):
                    stop = self._pos
            elif value != SYNC or left > APART and tape.value(item - 1) != SYNC:
                stop = min(self._pos, item + left)
                left -= stop - item
            size += stop - item
            if draft:
                draft.copy(tape.image, item, stop)
            item = self._next_item()
        return size
