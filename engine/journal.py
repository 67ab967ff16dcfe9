"""A power-safe store over a small memory, whatever is kept in it.

It keeps records, of each kind the latest, and a log of what was done since the latest record of
kind LOG_BASE (log.py). All stand one behind the other on a tape (tape.py):

    record   RECORD, kind, length in bytes (12 bits), the bytes, CRC-16 of all since RECORD
    log      codewords of six bits, and UNDO
    SYNC     what was begun before is void: it comes first behind a tail that power cut short

A number of more than six bits takes as many codewords as it needs, its low bits first. When the
tape is full, what still counts is written anew. Of LOG_BASE not only the latest record counts but
all since the latest of kind SUM, so that each may bring something to add up.
"""

from engine.codeword import READ, RECORD, SYNC, UNDO, VALUES, WORDS
from engine.const import const
from engine.packing import CRC_BEGIN, crc16_on
from engine.tape_header import CRC_WORDS, HEAD, NOWHERE

LOG_BASE = const(0)  # the kind of record that begins a new log
SUM = const(1)  # the kind that sums up all LOG_BASE before it
KINDS = const(8)
MOST_BYTES = const(4095)  # of a record
_RECORD_HEAD = const(4)  # codewords before a record's bytes: the mark, the kind, the length


class Journal:
    """Records and a log on a tape."""

    def __init__(self, tape):
        self.tape = tape
        self.is_torn = False  # whether what was begun last is not whole, and so void
        self._at = [NOWHERE] * KINDS  # by kind: where its latest record stands
        self._pos = 0  # where `_next_item` goes on
        self._lost = False  # whether it passes over everything up to a SYNC
        self._bits = 0  # bits on their way from or to codewords, and how many
        self._waiting = 0
        self._word = 0  # where the next of them come from
        self._crc = 0
        self._scan()

    def _scan(self):
        """Find each kind's latest record."""
        for kind in range(KINDS):
            self._at[kind] = NOWHERE
        self._start_items(HEAD)
        item = self._next_item()
        while item >= 0:
            if self.tape.value(item) == RECORD:
                self._at[self.tape.value(item + 1)] = item
            item = self._next_item()
        self.is_torn = self._lost

    def _start_items(self, at):
        """Let `_next_item` begin at a place."""
        self._pos = at
        self._lost = False

    def _next_item(self):
        """Return where the next whole record, SYNC, or run of a log's codewords stands; or -1."""
        tape = self.tape
        while self._pos < tape.end:
            at = self._pos
            value = tape.value(at)
            size = 1
            if value == SYNC:
                self._lost = False
            elif value < VALUES or value == UNDO:
                size = self._run(at)
            elif not self._lost:
                size = self.record_size(at) if value == RECORD else 0
                self._lost = size == 0
            self._pos = at + max(1, size)
            if not self._lost:
                return at
        return NOWHERE

    def _run(self, at):
        """Return how many codewords of a log stand from a place on."""
        image = self.tape.image  # not by `value`: these are nearly all that a full tape holds
        read = READ
        end = at
        while end < self.tape.end:
            value = read[image[end]]
            if value >= VALUES and value != UNDO:
                break
            end += 1
        return end - at

    # --- reading ---

    def record_size(self, at):
        """Return how many codewords the record at a place takes, 0 if it is not whole."""
        tape = self.tape
        crc = CRC_BEGIN
        for i in range(1, _RECORD_HEAD):
            value = tape.value(at + i)
            if value >= VALUES:
                return 0
            crc = crc16_on(crc, value)
        length = self._length(at)
        size = _RECORD_HEAD + _words(length) + CRC_WORDS
        if at + size > tape.end or tape.value(at + 1) >= KINDS:
            return 0
        for i in range(at + _RECORD_HEAD, at + size):
            if tape.value(i) >= VALUES:
                return 0
        self._start_bytes(at)
        for _ in range(length):
            crc = crc16_on(crc, self._next_byte())
        for i in range(CRC_WORDS):
            if tape.value(at + size - CRC_WORDS + i) != crc >> (6 * i) & 63:
                return 0
        return size

    def _length(self, at):
        """Return the length in bytes of the record at a place."""
        return self.tape.value(at + 2) | self.tape.value(at + 3) << 6

    def _start_bytes(self, at):
        """Go to the first byte of the record at a place."""
        self._word = at + _RECORD_HEAD
        self._bits = 0
        self._waiting = 0

    def _next_byte(self):
        bits = self._bits
        waiting = self._waiting
        while waiting < 8:
            bits |= self.tape.value(self._word) << waiting
            waiting += 6
            self._word += 1
        self._bits = bits >> 8
        self._waiting = waiting - 8
        return bits & 0xFF

    def read(self, kind, into):
        """Fill a bytearray with the latest record of a kind; return its length, or -1.

        What the bytearray has no room for is left out.
        """
        at = self._at[kind]
        return NOWHERE if at < 0 else self._read(at, into)

    def _read(self, at, into):
        length = self._length(at)
        self._start_bytes(at)
        for i in range(min(length, len(into))):
            into[i] = self._next_byte()
        return length

    def has_log(self):
        """Return whether there is a LOG_BASE, and so a log to go on with."""
        return self._at[LOG_BASE] >= 0

    def log_start(self):
        """Return where the log begins, -1 if there is no LOG_BASE."""
        base = self._at[LOG_BASE]
        return base if base < 0 else base + self.record_size(base)

    def rewind_bases(self):
        """Begin to step through the LOG_BASE records since the latest SUM."""
        self._start_items(max(self._at[SUM], HEAD))

    def next_base(self, into):
        """Fill a bytearray with the beginning of the next of them; return its length, or -1."""
        item = self._next_item()
        while item >= 0 and not self._is_base(item):
            item = self._next_item()
        return NOWHERE if item < 0 else self._read(item, into)

    def _is_base(self, item):
        return self.tape.value(item) == RECORD and self.tape.value(item + 1) == LOG_BASE

    # --- writing ---

    def write(self, kind, data, length):
        """Write a record: the first `length` bytes of a bytearray. Return whether it could.

        The same record once more is not written, but for LOG_BASE and SUM, whose places count.
        """
        if kind > SUM and self._is_same(kind, data, length):
            return True
        if length > MOST_BYTES or not self.make_room(_RECORD_HEAD + _words(length) + CRC_WORDS):
            return False
        at = self.tape.end
        self.tape.put(RECORD)
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
        self._put_bits(self._crc, 6 * CRC_WORDS)
        if not self.flush():
            return False
        self._at[kind] = at
        return True

    def _put_counted(self, value):
        """Put a value that the record's CRC covers as it is."""
        self._crc = crc16_on(self._crc, value)
        self.tape.put(value)

    def _put_bits(self, number, width):
        """Put the bits of a number, six to a codeword; what is left over waits for more."""
        bits = self._bits | number << self._waiting
        width += self._waiting
        while width >= 6:
            self.tape.put(bits & 63)
            bits >>= 6
            width -= 6
        self._bits = bits
        self._waiting = width

    def _is_same(self, kind, data, length):
        """Return whether the latest record of a kind has just these bytes."""
        at = self._at[kind]
        if at < 0 or self._length(at) != length:
            return False
        self._start_bytes(at)
        for i in range(length):
            if self._next_byte() != data[i]:
                return False
        return True

    def make_room(self, words):
        """See to it that so many codewords can follow on what is there; return whether they can."""
        tape = self.tape
        if not tape.is_begun() and not self.compact():
            return False
        if self.free() < words and not self.compact():
            return False
        if self.free() < words:
            return False
        if self.is_torn:
            self.is_torn = False
            tape.put(SYNC)
        return True

    def flush(self):
        """Finish a write. If it failed, what did get there counts as cut short."""
        if self.tape.flush():
            return True
        self._scan()
        self.is_torn = True
        return False

    def free(self):
        """Return how many more codewords fit before the tape has to be written anew."""
        return self.tape.size - self.tape.end - 1

    def compact(self):
        """Write anew what still counts; return whether it could.

        Where nothing else erases, do it in a quiet moment: power that goes then may cost it all.
        """
        tape = self.tape
        if tape.size < HEAD:
            return False
        target = tape.scratch()
        to = HEAD
        self._start_items(HEAD)
        item = self._next_item()
        while item >= 0:
            if self._counts(item):
                for at in range(item, self._pos):
                    target[to] = tape.image[at]
                    to += 1
            item = self._next_item()
        if self.is_torn:  # an entry's beginning may be among what was copied
            target[to] = WORDS[SYNC]
            to += 1
        went_well = tape.rewrite(target, to)
        self._scan()
        return went_well

    def _counts(self, item):
        """Return whether an item is still needed."""
        if self.tape.value(item) != RECORD:
            return 0 <= self._at[LOG_BASE] < item
        kind = self.tape.value(item + 1)
        return self._at[kind] == item or kind == LOG_BASE and item > self._at[SUM]

    def commit(self):
        """Bring what was written into the memory, where writing erases; return whether it could."""
        return self.tape.commit()


def _words(length):
    """Return how many codewords so many bytes take."""
    return (length * 8 + 5) // 6
