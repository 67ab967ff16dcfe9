"""The journal gives back what was kept, whatever is written, appended, compacted and reopened."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine.codeword import BLANK, WORDS
from engine.journal import KINDS, LOG_BASE, MOST_BYTES, Journal
from engine.tape import Tape
from engine.tape_header import HEAD
from tests.engine.memories import Memory, blank

SIZES = [0, 1, 8, 11, 12, 13, 20, 30, 64, 100, 256, 300, 1000, 1024, 4096, 8192]
RECORD_WORDS = 7  # codewords that a record takes besides its bytes
OVERHEAD = RECORD_WORDS + 1  # and one kept for a SYNC
BITS = st.lists(st.booleans(), max_size=64)


def packed(bits: Sequence[bool]) -> bytearray:
    """Return bits as `append` takes them, the lowest of each byte first."""
    number = sum(bit << i for i, bit in enumerate(bits))
    return bytearray(number.to_bytes(8, "little"))


def entries(journal: Journal) -> list[tuple[bytes, int]]:
    """Return the log: of each entry the bytes and how many bits they are."""
    into = bytearray(8)
    found = []
    journal.rewind()
    while width := journal.next_entry(into):
        found.append((bytes(into), width))
    return found


def record(journal: Journal, kind: int) -> bytes | None:
    into = bytearray(MOST_BYTES)
    length = journal.read(kind, into)
    return None if length < 0 else bytes(into[:length])


class Model(RuleBasedStateMachine):
    """A journal beside dicts and lists. Where writing erases, only what is committed survives."""

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
        self.log: list[tuple[bytes, int]] = []
        self.committed = (dict(self.records), list(self.log))
        self.is_changed = False
        self.open()

    def open(self) -> None:
        self.journal = Journal(Tape(self.homes, self.erases, self.room))
        assert not self.journal.tape.was_damaged

    def writes(self) -> int:
        return sum(home.writes for home in self.homes)

    def done(self, could: bool, codewords: int) -> bool:
        """Note a change. What has room must be possible."""
        if could:
            self.is_changed = True
            if not self.erases:
                self.committed = (dict(self.records), list(self.log))
        else:
            self.is_changed = self.journal.compact()
            assert not self.is_changed or self.journal.free() < codewords + OVERHEAD
        return could

    @rule(kind=st.integers(0, KINDS - 1), data=st.binary(max_size=300))
    def write(self, kind: int, data: bytes) -> None:
        before = self.writes()
        is_same = kind != LOG_BASE and self.records.get(kind) == data
        old, old_log = dict(self.records), self.log
        self.records[kind] = data
        if kind == LOG_BASE:
            self.log = []
        could = self.journal.write(kind, data, len(data))
        if is_same:
            assert could and self.writes() == before
        elif not self.done(could, -(-len(data) * 8 // 6)):
            self.records, self.log = old, old_log

    @rule(bits=BITS.filter(bool))
    def append(self, bits: list[bool]) -> None:
        words = -(-len(bits) // 5)
        self.log.append((bytes(packed(bits)), 5 * words))
        could = self.journal.append(packed(bits), len(bits))
        if LOG_BASE not in self.records:
            assert not could
            self.log.pop()
        elif not self.done(could, words):
            self.log.pop()

    @rule()
    def compact(self) -> None:
        if self.journal.compact():
            self.is_changed = True
            assert self.journal.free() == self.journal.tape.size - self.words() - 1
            if not self.erases:
                self.committed = (dict(self.records), list(self.log))

    def words(self) -> int:
        """Return how many codewords all that counts takes."""
        records = sum(RECORD_WORDS + -(-len(data) * 8 // 6) for data in self.records.values())
        return HEAD + records + sum(width // 5 for _, width in self.log)

    @rule()
    def commit(self) -> None:
        before = self.writes()
        assert self.journal.commit()
        assert self.writes() - before == (self.erases and self.is_changed)
        self.is_changed = False
        self.committed = (dict(self.records), list(self.log))

    @rule()
    def reopen(self) -> None:
        before = self.writes()
        self.open()
        assert self.writes() == before
        self.records, self.log = dict(self.committed[0]), list(self.committed[1])
        self.is_changed = False

    @invariant()
    def it_has_what_the_model_has(self) -> None:
        for kind in range(KINDS):
            assert record(self.journal, kind) == self.records.get(kind)
        assert entries(self.journal) == self.log


Model.TestCase.settings = settings(max_examples=80, stateful_step_count=40)
TestModel = Model.TestCase


# --- hand-made corners ---


def with_a_log(memory: Memory, erases: bool = False) -> Journal:
    journal = Journal(Tape([memory], erases))
    assert journal.write(LOG_BASE, b"base", 4)
    assert journal.append(bytearray(b"\x15"), 5)
    return journal


def test_a_long_life_in_a_small_memory_erases_seldom() -> None:
    chance = random.Random(1)
    memory = blank(256, appends=True)
    journal = Journal(Tape([memory]))
    for _ in range(1000):
        data = chance.randbytes(30)
        assert journal.write(chance.randrange(KINDS // 4), data, 30)
    assert memory.rewrites <= 1000 // 2


@pytest.mark.parametrize("kept", range(1, 8))
def test_a_tail_cut_short_is_void_and_what_follows_counts(kept: int) -> None:
    memory = blank(200, appends=True)
    journal = with_a_log(memory)
    end = journal.tape.end
    assert journal.append(bytearray(range(8)), 35)
    memory.contents[end + kept :] = bytes([BLANK]) * (200 - end - kept)
    expected = [(b"\x15" + bytes(7), 5)]
    again = Journal(Tape([memory]))
    if kept == 7:
        expected.append((bytes([0, 1, 2, 3, 4, 0, 0, 0]), 35))
    assert entries(again) == expected
    assert again.append(bytearray(b"\x0a"), 5)
    assert again.write(3, b"after", 5)
    last = Journal(Tape([memory]))
    assert entries(last) == [*expected, (b"\x0a" + bytes(7), 5)]
    assert record(last, 3) == b"after"


def test_a_record_with_another_codeword_in_it_is_none() -> None:
    memory = blank(200, appends=True)
    journal = Journal(Tape([memory]))
    assert journal.write(2, b"oldest", 6)
    start = journal.tape.end
    assert journal.write(2, b"newest", 6)
    good = bytes(memory.contents)
    for at in range(start, journal.tape.end):
        for word in WORDS:
            memory.contents[at] = word
            expected = b"newest" if word == good[at] else b"oldest"
            assert record(Journal(Tape([memory])), 2) == expected
        memory.contents[at] = good[at]


def test_reading_a_log_that_is_not_there_forgets_no_torn_tail() -> None:
    memory = blank(200, appends=True)
    journal = Journal(Tape([memory]))
    assert journal.write(2, b"settings", 8)
    memory.contents[journal.tape.end] = 0  # what came next was cut short
    again = Journal(Tape([memory]))
    assert entries(again) == []
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
