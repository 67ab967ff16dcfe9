"""Finds and reads the items of a tape, records and a log: see journal.py."""

from engine.const import TYPE_CHECKING, const
from engine.packing import CRC_BEGIN, crc16_on
from engine.store.codeword import HEADER, NONE, NOTE, READ, RECORD, RESUME, SYNC, UNDO, VALUES
from engine.store.tape_header import CRC_CODEWORDS, HEAD, NOWHERE, end_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.store.tape import Tape

LOG_BASE = const(0)  # the kind of record that begins a new log
SUM = const(1)  # the kind that sums up all LOG_BASE before it
KINDS = const(16)
APART = const(13)  # codewords of a log that show that one base does not repeat the other
RECORD_HEAD = const(4)  # codewords before a record's bytes: the mark, the kind, the length
_CHUNK = const(8)  # bytes that a power cut may leave half written: those of one write
_FIRST = const(32)  # codewords that the first record may take


class Records:
    """Records and a log on a tape."""

    def __init__(self, tape: "Tape") -> None:
        self.tape = tape
        self.is_torn = False  # whether what was begun last is incomplete, and so void
        self._at = [NOWHERE] * KINDS  # by kind: where its latest record is
        # The last item may have been cut short, and may read as complete only sometimes.
        self.is_weak = tape.is_begun() and not tape.erases
        self._last = 0  # where the last complete item is, other than a SYNC
        self._pos = 0  # where `_next_item` continues
        self._torn = NOWHERE  # where what it skips begins, up to a SYNC or the end
        self._bits = 0  # bits on their way to or from codewords, and how many
        self._waiting = 0
        self._codeword = 0  # where the next of them come from
        self._crc = 0
        # Everything up to here was written as a whole.
        self._whole = end_of(tape.image[0:HEAD]) if tape.is_begun() else 0
        self._scan()
        self._whole = 0  # what is written from now on may fail
        if max(self._at) < 0 and tape.end > HEAD + _FIRST:
            tape.was_damaged = True

    def _scan(self) -> None:
        """Find each kind's latest record."""
        for kind in range(KINDS):
            self._at[kind] = NOWHERE
        self._start_items(self.tape.start)
        item = self._next_item()
        while item >= 0:
            if self.tape.value(item) != SYNC:
                self._last = item
            if self.tape.value(item) == RECORD:
                self._at[self.tape.value(item + 1)] = item
            elif self._at[LOG_BASE] < 0 and self.tape.value(item) != SYNC:
                self.tape.was_damaged = True  # a log without the record that it continues
            item = self._next_item()
        self.is_torn = self._torn >= 0

    def _start_items(self, at: int) -> None:
        """Let `_next_item` begin at a position."""
        self._pos = at
        self._torn = NOWHERE

    def _next_item(self) -> int:
        """Return the position of the next complete item, or -1 for none.

        It is a record, a SYNC, or a run of the log's codewords.
        """
        tape = self.tape
        while self._pos < tape.end:
            at = self._pos
            value = tape.value(at)
            size = 1
            if value == SYNC:
                self._torn = NOWHERE
            elif value < VALUES or value == UNDO or value == NOTE or value == RESUME:
                size = self._run(at)
            elif self._torn < 0:
                size = self.record_size(at) if value == RECORD else 0
                if size == 0:
                    self._lose(at)
            elif value == RECORD and self.record_size(at):
                tape.was_damaged = True  # had power been cut before it, a SYNC would precede it
            self._pos = at + max(1, size)
            if self._torn < 0:
                return at
        return NOWHERE

    def _lose(self, at: int) -> None:
        """Note that what begins at a position is incomplete, and if no power cut can be why.

        A cut leaves the codewords of a record up to some position, and after that any bytes, as
        many as are written at once. Those are followed by SYNCs, which a cut may break, too, but
        never turn into another codeword.
        """
        tape = self.tape
        self._torn = at
        is_cut = at >= self._whole and tape.value(at) != HEADER
        broken = tape.end + 1  # the position of the first byte that is no codeword
        pos = at
        while pos < tape.end and tape.value(pos) != SYNC:
            value = tape.value(pos)
            if value == NONE:
                broken = min(broken, pos)
            elif pos >= broken + _CHUNK or pos > at and pos < broken and value >= VALUES:
                is_cut = False
            pos += 1
        if tape.value(at) == RECORD:
            is_cut = is_cut and not KINDS <= tape.value(at + 1) < VALUES
            if broken > pos and pos >= at + RECORD_HEAD:
                size = record_codewords(self._length(at))
                is_cut = is_cut and pos < at + size
        if not is_cut:
            tape.was_damaged = True

    def _run(self, at: int) -> int:
        """Return how many codewords of a log there are from a position on."""
        image = self.tape.image  # not through `value`: these are nearly all that a full tape holds
        read = READ
        end = at
        while end < self.tape.end:
            value = read[image[end]]
            if value >= VALUES and value != UNDO and value != NOTE and value != RESUME:
                break
            end += 1
        return end - at

    def recover(self) -> None:
        """Treat an item as torn if an exception or a failed write has cut it short."""
        if self.tape.whole != self.tape.end:
            self.tape.recover()
            self._scan()
            self.is_torn = self.is_torn or not self.tape.erases

    # --- reading ---

    def record_size(self, at: int) -> int:
        """Return how many codewords a record takes, or 0 if it is incomplete."""
        tape = self.tape
        crc = CRC_BEGIN
        for i in range(1, RECORD_HEAD):
            value = tape.value(at + i)
            if value >= VALUES:
                return 0
            crc = crc16_on(crc, value)
        length = self._length(at)
        size = record_codewords(length)
        if at + size > tape.end or tape.value(at + 1) >= KINDS:
            return 0
        for i in range(at + RECORD_HEAD, at + size):
            if tape.value(i) >= VALUES:
                return 0
        self._start_bytes(at)
        for _ in range(length):
            crc = crc16_on(crc, self._next_byte())
        for i in range(CRC_CODEWORDS):
            if tape.value(at + size - CRC_CODEWORDS + i) != crc >> (6 * i) & 63:
                return 0
        return size

    def _length(self, at: int) -> int:
        """Return the length in bytes of the record at a position."""
        return self.tape.value(at + 2) | self.tape.value(at + 3) << 6

    def _start_bytes(self, at: int) -> None:
        """Go to the first byte of the record at a position."""
        self._codeword = at + RECORD_HEAD
        self._bits = 0
        self._waiting = 0

    def _next_byte(self) -> int:
        bits = self._bits
        waiting = self._waiting
        while waiting < 8:
            bits |= self.tape.value(self._codeword) << waiting
            waiting += 6
            self._codeword += 1
        self._bits = bits >> 8
        self._waiting = waiting - 8
        return bits & 0xFF

    def read(self, kind: int, into: bytearray) -> int:
        """Fill a bytearray with the latest record of a kind; return the record's length, or -1.

        What the bytearray has no room for is left out.
        """
        self.recover()
        at = self._at[kind]
        return NOWHERE if at < 0 else self._read_at(at, into)

    def _read_at(self, at: int, into: bytearray) -> int:
        length = self._length(at)
        self._start_bytes(at)
        for i in range(min(length, len(into))):
            into[i] = self._next_byte()
        return length

    def torn_kind(self) -> int:
        """Return the kind of an incomplete record at the end, or NONE."""
        at = self._torn
        return self.tape.value(at + 1) if at >= 0 and self.tape.value(at) == RECORD else NONE

    def position(self, kind: int) -> int:
        """Return where the latest record of a kind is; the later it was written, the higher."""
        return self._at[kind]

    def has(self, kind: int) -> bool:
        """Return whether there is a record of a kind."""
        return self._at[kind] >= 0

    def log_start(self) -> int:
        """Return where the log begins, or -1 if there is no LOG_BASE."""
        base = self._at[LOG_BASE]
        return base if base < 0 else base + self.record_size(base)

    def each_base(self, into: bytearray, take: "Callable[[int, int], None]") -> int:
        """Read the LOG_BASE records since the latest SUM.

        For each, the bytearray gets its beginning, and `take` is called with its length and with
        how many codewords the log of the one before has: APART may stand for more. Return how many
        the log of the last one has.
        """
        log = 0
        self._start_items(max(self._at[SUM], self.tape.start))
        item = self._next_item()
        while item >= 0:
            if self._is_base(item):
                take(self._read_at(item, into), log)
                log = 0
            elif self.tape.value(item) != RECORD and self.tape.value(item) != SYNC:
                log += self._pos - item
            item = self._next_item()
        return log

    def _is_base(self, item: int) -> bool:
        return self.tape.value(item) == RECORD and self.tape.value(item + 1) == LOG_BASE


def record_codewords(length: int) -> int:
    """Return how many codewords a record of `length` bytes takes."""
    return RECORD_HEAD + (length * 8 + 5) // 6 + CRC_CODEWORDS
