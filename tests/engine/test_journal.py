"""The journal returns what was saved, however it is written, appended, compacted and reopened."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine.store.codeword import BLANK, CODEWORDS
from engine.store.journal import MOST_BYTES, Journal
from engine.store.records import APART, KINDS, LOG_BASE, SUM
from engine.store.tape import Tape
from engine.store.tape_header import HEAD
from firmware.kept.log_reader import END, ENTRY, TAKEN_BACK
from firmware.kept.log_reader import LogReader as Log
from tests.engine.memories import Memory, blank

SIZES = [0, 1, 8, 11, 12, 13, 20, 30, 64, 100, 256, 300, 1000, 1024, 4096, 8192]
KINDS_OFTEN_BASES = st.just(LOG_BASE) | st.integers(0, KINDS - 1)  # of records
RECORD_WORDS = 7  # codewords that a record takes in addition to its bytes
OVERHEAD = RECORD_WORDS + 1  # and one reserved for a SYNC
LONGEST = 28  # codewords that must be free for an entry, whatever it takes
Entry = list[tuple[int, int]]  # numbers, and the number of bits of each
NUMBERS = st.integers(1, 24).flatmap(
    lambda width: st.tuples(st.integers(0, 2**width - 1), st.just(width))
)
ENTRIES = st.lists(NUMBERS, min_size=1, max_size=3).filter(lambda entry: words_of(entry) < LONGEST)


def words_of(entry: Entry) -> int:
    """Return how many codewords an entry takes; an empty entry means an undo."""
    return -(-sum(width for _, width in entry) // 6) or 1


def append(log: Log, entry: Entry) -> bool:
    if not entry:
        return log.take_back()
    log.begin()
    for number, width in entry:
        log.carry(number, width)
    return log.end()


def entries(log: Log, expected: Sequence[Entry]) -> list[Entry | None]:
    """Return the log parsed as the expected entries, with None for an incomplete one.

    Only the expectation determines where an entry ends.
    """
    log.rewind()
    found: list[Entry | None] = []
    for entry in expected:
        what = log.next()
        if what == TAKEN_BACK:
            found.append([])
        elif what == ENTRY:
            try:
                found.append([(log.carry(0, width), width) for _, width in entry])
                assert log.check()
            except EOFError:
                found.append(None)
    assert log.next() == END
    return found


def record(journal: Journal, kind: int) -> bytes | None:
    into = bytearray(MOST_BYTES)
    length = journal.read(kind, into)
    return None if length < 0 else bytes(into[:length])


def bases(journal: Journal) -> list[bytes]:
    into, found = bytearray(MOST_BYTES), []
    journal.each_base(into, lambda length, _: found.append(bytes(into[:length])))
    return found


def logs(journal: Journal) -> list[int]:
    """Return the codewords of each of up to APART bases, as a change to the previous one."""
    found: list[int] = []
    journal.each_base(bytearray(), lambda _, log: found.append(min(log, APART)))
    return found[1:]


class Model(RuleBasedStateMachine):
    """A model of a journal, made of dicts and lists; where writing erases, only commits survive."""

    @initialize(
        size=st.sampled_from(SIZES),
        erases=st.booleans(),
        backups=st.integers(0, 2),
        room=st.none() | st.sampled_from([200, 2048]),
    )
    def open_new(self, size: int, erases: bool, backups: int, room: int | None) -> None:
        self.erases, self.room = erases, room
        whole_at_once = erases or (room is not None and room < size)
        self.homes = [blank(size, appends=not whole_at_once)]
        self.homes += [blank(size) for _ in range(backups)]
        self.records: dict[int, bytes] = {}
        self.log: list[Entry] = []
        self.bases: list[bytes] = []  # since the latest sum
        self.logs: list[int] = []  # the change from each to the next, as codewords
        self.committed = self.state()
        self.is_changed = False
        self.starts = 0  # each of which may leave a SYNC in the log
        self.open()

    def state(self) -> tuple[dict[int, bytes], list[Entry], list[bytes], list[int]]:
        return dict(self.records), list(self.log), list(self.bases), list(self.logs)

    def set(self, state: tuple[dict[int, bytes], list[Entry], list[bytes], list[int]]) -> None:
        self.records, self.log, self.bases, self.logs = state

    def open(self) -> None:
        self.journal = Journal(Tape(self.homes, self.erases, self.room))
        assert not self.journal.tape.was_damaged
        self.reader = Log(self.journal)

    def writes(self) -> int:
        return sum(home.writes for home in self.homes)

    def done(self, could: bool, codewords: int) -> bool:
        """Record a change, which must succeed if there is room."""
        if could:
            self.is_changed = True
            if not self.erases:
                self.committed = self.state()
        else:
            # Everything written before survives, even if compacting fails as well.
            is_compact = self.journal.compact()
            assert not is_compact or self.journal.free() < codewords + OVERHEAD
            self.is_changed |= is_compact
        return could

    @rule(kind=KINDS_OFTEN_BASES, data=st.binary(max_size=300))
    def write(self, kind: int, data: bytes) -> None:
        before = self.writes()
        is_same = kind > SUM and self.records.get(kind) == data
        old = self.state()
        self.records[kind] = data
        if kind == LOG_BASE:
            if self.bases:
                self.logs.append(min(APART, sum(map(words_of, self.log))))
            self.log = []
            self.bases.append(data)
        elif kind == SUM:
            self.bases, self.logs = [], []
        could = self.journal.write(kind, data, len(data))
        if is_same:
            assert could and self.writes() == before
        elif not self.done(could, -(-len(data) * 8 // 6)):
            self.set(old)

    @rule(entry=ENTRIES | st.just([]))
    def append(self, entry: Entry) -> None:
        self.log.append(entry)
        could = append(self.reader, entry)
        if LOG_BASE not in self.records:
            assert not could
            self.log.pop()
        elif not self.done(could, LONGEST):
            self.log.pop()

    @rule(totals=st.just(b"") | st.binary(min_size=1, max_size=40), base=st.binary(max_size=40))
    def compact(self, totals: bytes, base: bytes) -> None:
        if self.journal.compact(totals, base):
            self.is_changed = True
            if totals:
                self.records[SUM] = totals
                self.records[LOG_BASE] = base
                self.bases, self.logs, self.log = [base], [], []
            most = self.journal.tape.size - self.words()  # nothing is torn: no SYNC is due
            assert most - self.starts <= self.journal.free() <= most
            if not self.erases:
                self.committed = self.state()

    def words(self) -> int:
        """Return how many codewords everything that counts takes."""
        kept = [data for kind, data in self.records.items() if kind != LOG_BASE] + self.bases
        # The latest base counts even if a SUM was written after it.
        kept += [self.records[LOG_BASE]] if LOG_BASE in self.records and not self.bases else []
        records = sum(RECORD_WORDS + -(-len(data) * 8 // 6) for data in kept)
        return HEAD + records + sum(self.logs) + sum(map(words_of, self.log))

    @rule()
    def commit(self) -> None:
        before = self.writes()
        assert self.journal.tape.commit()
        assert self.writes() - before == (self.erases and self.is_changed)
        self.is_changed = False
        self.committed = self.state()

    @rule()
    def reopen(self) -> None:
        before = self.writes()
        self.open()
        assert self.writes() == before
        self.starts += not self.erases
        self.set(self.committed)
        self.committed = self.state()
        self.is_changed = False

    @invariant()
    def it_has_what_the_model_has(self) -> None:
        for kind in range(KINDS):
            assert record(self.journal, kind) == self.records.get(kind)
        assert entries(self.reader, self.log) == self.log
        assert bases(self.journal) == self.bases
        assert logs(self.journal) == self.logs


Model.TestCase.settings = settings(max_examples=80, stateful_step_count=40)
TestModel = Model.TestCase


def test_what_was_written_is_committed_though_nothing_more_fits() -> None:
    model = Model()
    model.open_new(size=66, erases=True, backups=0, room=None)
    model.write(kind=LOG_BASE, data=bytes(1))
    model.compact(totals=bytes(1), base=bytes(1))
    model.it_has_what_the_model_has()  # the log has been read to its end, as before each entry
    model.append(entry=[(0, 7)])
    model.write(kind=2, data=bytes(2))
    model.write(kind=3, data=bytes(10))
    model.write(kind=LOG_BASE, data=b"")
    assert model.records[LOG_BASE] == bytes(1), "it should not fit"
    model.commit()
    model.reopen()
    model.it_has_what_the_model_has()


# --- hand-made edge cases ---


def with_a_log(memory: Memory, erases: bool = False) -> Journal:
    journal = Journal(Tape([memory], erases))
    assert journal.write(LOG_BASE, b"base", 4)
    log = Log(journal)
    log.rewind()
    assert append(log, FIRST)
    return journal


FIRST: Entry = [(0x15, 5)]
SECOND: Entry = [(9, 7)]
LONG: Entry = [(0x5A5A5A, 24), (0x1F, 5)]  # five codewords


def test_a_long_life_in_a_small_memory_erases_seldom() -> None:
    chance = random.Random(1)
    memory = blank(256, appends=True)
    journal = Journal(Tape([memory]))
    for _ in range(1000):
        data = chance.randbytes(30)
        assert journal.write(chance.randrange(SUM, SUM + 2), data, 30)
    assert memory.rewrites <= 1000 // 2


@pytest.mark.parametrize("compacts", [False, True])
@pytest.mark.parametrize("left", [0xFF, 0x00, 0x7F])
@pytest.mark.parametrize("kept", range(6))
def test_an_entry_cut_short_is_void_and_what_follows_counts(
    kept: int, left: int, compacts: bool
) -> None:
    memory = blank(200, appends=True)
    journal = with_a_log(memory)
    end = journal.tape.end
    log = Log(journal)
    assert entries(log, [FIRST]) == [FIRST]
    assert append(log, LONG)
    memory.contents[end + kept :] = bytes([left]) + bytes([BLANK]) * (199 - end - kept)
    again = Journal(Tape([memory]))
    log = Log(again)
    written = [FIRST, LONG] if kept else [FIRST]
    outcome = [FIRST, LONG if kept == 5 else None][: len(written)]
    assert entries(log, written) == outcome
    assert append(log, SECOND)
    assert again.write(3, b"after", 5)
    assert append(log, FIRST)
    if compacts:
        assert again.compact()
    last = Journal(Tape([memory]))
    assert entries(Log(last), [*written, SECOND, FIRST]) == [*outcome, SECOND, FIRST]
    assert record(last, 3) == b"after"


@pytest.mark.parametrize("kept", range(1, 6))
def test_a_compaction_leaves_an_entry_cut_short_void(kept: int) -> None:
    memory = blank(200, appends=True)
    journal = with_a_log(memory)
    end = journal.tape.end
    log = Log(journal)
    assert entries(log, [FIRST]) == [FIRST]
    assert append(log, LONG)
    memory.contents[end + kept :] = bytes([BLANK]) * (200 - end - kept)
    again = Journal(Tape([memory]))
    log = Log(again)
    outcome = [FIRST, LONG if kept == 5 else None]
    assert entries(log, [FIRST, LONG]) == outcome
    assert again.compact()
    assert append(log, SECOND)
    last = Log(Journal(Tape([memory])))
    assert entries(last, [FIRST, LONG, SECOND]) == [*outcome, SECOND]


def test_what_a_base_brought_counts_until_it_is_summed_up() -> None:
    journal = Journal(Tape([blank(300, appends=True)]))
    for data in (b"one", b"two", b"three"):
        assert journal.write(LOG_BASE, data, len(data))
    assert journal.compact() and bases(journal) == [b"one", b"two", b"three"]
    for _ in range(2):  # the same sum a second time, too
        assert journal.write(SUM, b"123", 3) and bases(journal) == []
        assert journal.write(LOG_BASE, b"four", 4)
    assert journal.compact() and bases(journal) == [b"four"]
    assert record(journal, LOG_BASE) == b"four"


@pytest.mark.parametrize("between", [False, True])
def test_of_a_finished_log_only_what_distinguishes_its_base_stays(
    between: bool,
) -> None:
    journal = with_a_log(blank(300, appends=True))
    log = Log(journal)
    assert entries(log, [FIRST]) == [FIRST]
    for number in range(2):
        assert append(log, LONG) and append(log, LONG)
        if between:  # then the log has two parts
            assert journal.write(3, bytes((number,)), 1)
    assert journal.write(LOG_BASE, b"next", 4) and logs(journal) == [APART]
    assert journal.compact() and logs(journal) == [APART]
    records = 2 * (RECORD_WORDS + 6) + (RECORD_WORDS + 2) * between
    assert journal.free() == 300 - HEAD - records - APART


def test_a_record_with_another_codeword_in_it_is_none() -> None:
    memory = blank(200, appends=True)
    journal = Journal(Tape([memory]))
    assert journal.write(2, b"oldest", 6)
    start = journal.tape.end
    assert journal.write(2, b"newest", 6)
    good = bytes(memory.contents)
    for at in range(start, journal.tape.end):
        for word in CODEWORDS:
            memory.contents[at] = word
            expected = b"newest" if word == good[at] else b"oldest"
            assert record(Journal(Tape([memory])), 2) == expected
        memory.contents[at] = good[at]


def test_reading_a_log_that_is_not_there_forgets_no_torn_tail() -> None:
    memory = blank(200, appends=True)
    journal = Journal(Tape([memory]))
    assert journal.write(2, b"settings", 8)
    memory.contents[journal.tape.end] = 0  # what came next was cut off
    again = Journal(Tape([memory]))
    assert entries(Log(again), []) == []
    assert again.write(3, b"scores", 6)
    assert record(Journal(Tape([memory])), 3) == b"scores"


def test_a_record_that_could_not_be_written_leaves_the_one_before() -> None:
    for chunk in range(1, 4):
        memory = blank(200, appends=True)
        journal = Journal(Tape([memory]))
        assert journal.write(2, b"0123456789", 10)
        memory.stuck[journal.tape.end + chunk * 8 - 5] = 0xFF
        assert not journal.write(2, b"abcdefghij", 10)
        assert record(journal, 2) == b"0123456789"
        memory.stuck.clear()
        assert journal.write(2, b"abcdefghij", 10)
        for opened in (journal, Journal(Tape([memory]))):
            assert record(opened, 2) == b"abcdefghij"


def test_into_too_small_a_room_only_the_beginning_is_read() -> None:
    journal = with_a_log(blank(200))
    into = bytearray(2)
    assert (journal.read(LOG_BASE, into), into) == (4, b"ba")
    assert journal.read(1, into) == -1
    assert not journal.write(1, bytes(MOST_BYTES + 1), MOST_BYTES + 1)
