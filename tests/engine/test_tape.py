"""The tape: its header, its homes, which take turns, and what becomes of damaged ones."""

import random

import pytest

from engine.store.codeword import BLANK, CODEWORDS, RECORD
from engine.store.home import Home
from engine.store.tape import Tape
from engine.store.tape_header import (
    CHANGED,
    HEAD,
    NOWHERE,
    OLD_HEAD,
    end_of,
    put_header,
    sequence_of,
)
from tests.engine.memories import Memory, blank, without_check

SIZE = 300


def written(homes: list[Memory], values: bytes, erases: bool = True) -> Tape:
    """Return a tape on these homes, initialized if needed, with more values on it."""
    tape = Tape(homes, erases)
    if not tape.is_begun():
        assert tape.rewrite(tape.scratch(), HEAD)
    for value in values:
        tape.put(value)
    assert tape.flush() and tape.commit()
    return tape


def values_of(tape: Tape) -> bytes:
    return bytes(tape.value(at) for at in range(HEAD, tape.end))


@pytest.mark.parametrize("erases", [False, True])
def test_what_was_put_is_read_again(erases: bool) -> None:
    memory = blank(SIZE, appends=not erases)
    values = bytes(range(66)) * 2
    tape = written([memory], values, erases)
    assert values_of(tape) == values
    again = Tape([memory], erases)
    assert values_of(again) == values
    assert (again.end, again.is_begun(), again.was_damaged) == (HEAD + 132, True, False)


@pytest.mark.parametrize("sequence", [0, 1, 63, 64, 123456, (1 << 24) - 1])
@pytest.mark.parametrize("end", [HEAD, 64, 100])
def test_a_header_shows_its_numbers(sequence: int, end: int) -> None:
    target = bytearray([0b00001111]) * 100
    put_header(target, sequence, end)
    assert (sequence_of(Home(target, 0, 100), 100), end_of(target)) == (sequence, end)


def test_any_damage_to_what_was_written_as_a_whole_is_seen() -> None:
    memory = blank(SIZE)
    end = written([memory], bytes(range(60)) * 3).end
    good = bytes(memory.contents)
    sequence = sequence_of(Home(memory, 0, len(memory)), SIZE)
    for at in range(HEAD, end):
        for bit in range(8):  # a single bit never makes one codeword into another
            memory.contents[:] = good
            memory.contents[at] ^= 1 << bit
            found = CHANGED - sequence if good[at] >> bit & 1 else NOWHERE
            assert sequence_of(Home(memory, 0, len(memory)), SIZE) == found < 0
    for at in range(OLD_HEAD):  # and in the header no other byte is accepted
        for byte in range(256):
            memory.contents[:] = good
            memory.contents[at] = byte
            assert (sequence_of(Home(memory, 0, len(memory)), SIZE) == sequence) == (
                byte == good[at]
            )
    memory.contents[:] = good[:end] + bytes(SIZE - end)
    assert sequence_of(Home(memory, 0, len(memory)), SIZE) == sequence >= 0
    assert sequence_of(Home(memory, 0, len(memory)), end - 1) < NOWHERE


@pytest.mark.parametrize("erases", [False, True])
def test_a_codeword_that_became_another_is_seen(erases: bool) -> None:
    memory = blank(SIZE, appends=not erases)
    tape = written([memory], bytes(range(60)) * 3, erases)
    if not erases:
        assert tape.rewrite(tape.scratch(), tape.end)
    good = bytes(memory.contents)
    chance = random.Random(3)
    for at in range(OLD_HEAD, tape.end):
        for word in chance.sample(CODEWORDS, 6):
            memory.contents[:] = good
            memory.contents[at] = word
            again = Tape([memory], erases)
            assert again.was_damaged == (word != good[at])
            assert again.end == tape.end, "what is still whole counts"
    for at in range(OLD_HEAD):
        memory.contents[:] = good
        memory.contents[at] = chance.choice([word for word in CODEWORDS if word != good[at]])
        again = Tape([blank(SIZE), memory], True)  # as when the other of two homes is blank
        assert again.was_damaged and not again.is_begun()
    for _ in range(500):
        memory.contents[:] = good
        for at in chance.sample(range(OLD_HEAD, tape.end), chance.choice((2, 3, 50))):
            memory.contents[at] = chance.choice(CODEWORDS)
        assert Tape([memory], erases).was_damaged == (bytes(memory.contents) != good)


@pytest.mark.parametrize("erases", [False, True])
def test_a_tape_of_version_1_is_read_and_gone_on_with(erases: bool) -> None:
    memory = blank(SIZE, appends=not erases)
    values = bytes(range(60)) * 2
    written([memory], values, erases)
    memory.contents[:] = without_check(bytes(memory.contents))
    for more in range(3):
        tape = Tape([memory], erases)
        assert (tape.was_damaged, tape.start) == (False, HEAD if erases else OLD_HEAD)
        assert bytes(map(tape.value, range(tape.start, tape.end))) == values
        tape.put(more)
        assert tape.flush() and tape.commit()
        values += bytes([more])


@pytest.mark.parametrize("lost", [0, 1, 2, HEAD - OLD_HEAD])
def test_a_full_tape_of_version_1_is_read_as_far_as_there_is_room(lost: int) -> None:
    memory = blank(SIZE + lost)
    values = bytes(at % 60 for at in range(SIZE + lost - HEAD))
    written([memory], values)
    tape = Tape([Memory(without_check(bytes(memory.contents))[:SIZE])], True)
    assert (tape.end, tape.was_damaged) == (SIZE, lost > 0)
    assert values_of(tape) == values[: SIZE - HEAD]


def test_what_rots_in_the_first_home_is_reported_where_its_copy_is_as_new() -> None:
    homes = [blank(SIZE, appends=True), blank(SIZE)]
    tape = written([homes[0]], b"\1\2", False)
    homes[1].contents[:] = homes[0].contents
    homes[0].contents[HEAD - 1] = 0
    again = Tape(homes, False)
    assert again.was_damaged and values_of(again) == values_of(tape)


def test_another_home_returns_unsaid_only_as_after_a_cut() -> None:
    homes = [blank(SIZE), blank(SIZE)]
    written(homes, b"\1")
    tape = written(homes, b"\2")
    newer = max(homes, key=lambda home: home.contents[2])
    good = bytes(newer.contents)
    for at in range(tape.end):
        newer.contents[:] = good
        newer.contents[at] = CODEWORDS[60]
        again = Tape(homes, True)
        assert again.was_damaged, at
        newer.contents[at] = good[at] | ~good[at] & -~good[at]  # one more bit is 1, as after a cut
        again = Tape(homes, True)
        assert (values_of(again), again.was_damaged) == (b"\1", False)
        newer.contents[at] = good[at] & good[at] - 1  # one more is 0
        again = Tape(homes, True)
        assert (values_of(again), again.was_damaged) == (b"\1", at >= OLD_HEAD)
    newer.contents[:] = good
    older = min(homes, key=lambda home: home.contents[2])
    older.contents[HEAD] &= older.contents[HEAD] - 1
    again = Tape(homes, True)
    assert (values_of(again), again.was_damaged) == (b"\1\2", False), "nothing is lost"


def test_homes_take_turns_and_the_newest_counts() -> None:
    homes = [blank(SIZE), blank(SIZE), blank(SIZE)]
    for number in range(7):
        written(homes, bytes([number]))
        assert [home.writes for home in homes] == [(number + 3 - i) // 3 for i in range(3)]
        assert values_of(Tape(homes, True)) == bytes(range(number + 1))


@pytest.mark.parametrize("torn_at", range(1, HEAD + 5))
def test_a_home_that_is_not_whole_leaves_it_to_the_other(torn_at: int) -> None:
    homes = [blank(SIZE), blank(SIZE)]
    written(homes, b"\1\2\3")
    written(homes, b"\4\5")
    homes[1].contents[torn_at:] = bytes([BLANK]) * (SIZE - torn_at)
    tape = Tape(homes, True)
    expected = b"\1\2\3\4\5" if torn_at >= HEAD + 5 else b"\1\2\3"
    assert (values_of(tape), tape.was_damaged) == (expected, False)
    written(homes, b"\6")
    assert homes[1].writes == 2  # the intact one is not the one to be erased
    assert values_of(Tape(homes, True)) == expected + b"\6"


def test_nothing_changed_is_not_written() -> None:
    memory = blank(SIZE)
    tape = Tape([memory], True)
    assert tape.commit() and memory.writes == 0
    tape = written([memory], b"\1")
    assert tape.commit() and memory.writes == 1


@pytest.mark.parametrize(
    ("contents", "damaged"),
    [(b"", False), (b"\xff" * 50, False), (bytes(50), False), (b"\xff" * 49 + b"\xfe", True)],
)
@pytest.mark.parametrize("erases", [False, True])
def test_foreign_bytes_are_told_from_a_new_memory(
    contents: bytes, damaged: bool, erases: bool
) -> None:
    tape = Tape([Memory(contents)], erases)
    assert (tape.is_begun(), tape.was_damaged) == (False, damaged)


def test_another_version_is_not_read() -> None:
    memory = blank(SIZE)
    written([memory], b"\1")
    memory.contents[1] = CODEWORDS[3]
    tape = Tape([memory], True)
    assert (tape.is_begun(), tape.was_damaged) == (False, True)


# --- failing writes ---


@pytest.mark.parametrize("after", [0, 1, 2])
def test_a_chunk_that_fails_ends_the_tape_after_what_is_there(after: int) -> None:
    memory = blank(SIZE, appends=True)
    tape = written([memory], b"\1", erases=False)
    for value in bytes(8 * after):
        tape.put(value)
    memory.fails = 1
    for value in bytes(30):
        tape.put(value)
    assert not tape.flush()
    tape.recover()
    assert tape.end == HEAD + 1 + 8 * after
    tape.put(7)
    assert tape.flush() and tape.value(tape.end - 1) == 7


def test_a_worn_byte_is_noticed() -> None:
    memory = blank(SIZE, appends=True)
    tape = written([memory], b"\1", erases=False)
    memory.stuck[tape.end + 3] = 0xF0
    for _ in range(6):
        tape.put(RECORD)  # its codeword has a bit there
    assert not tape.flush()


def test_a_home_that_fails_is_passed_over() -> None:
    homes = [blank(SIZE), blank(SIZE)]
    tape = written(homes, b"\1")
    for number in range(2, 5):
        homes[1].fails = 1
        tape.put(number)
        assert tape.commit()
    assert values_of(Tape(homes, True)) == b"\1\2\3\4"
    homes[0].fails = homes[1].fails = 1
    tape.put(5)
    assert not tape.commit()
    assert tape.commit()


def test_when_the_memory_cannot_be_rewritten_it_continues_and_no_backup_seems_newer() -> None:
    homes = [blank(SIZE, appends=True), blank(SIZE)]
    tape = written(homes, b"\1\2", erases=False)
    homes[0].fails = 1
    assert not tape.rewrite(tape.scratch(), HEAD)
    tape.put(3)
    assert tape.flush()
    assert values_of(Tape(homes)) == b"\1\2\3"


def test_a_new_memory_that_cannot_be_begun_is_begun_later() -> None:
    memory = blank(SIZE, appends=True)
    tape = Tape([memory])
    memory.fails = 2  # it is tried twice
    assert not tape.rewrite(tape.scratch(), HEAD)
    tape.put(1)
    assert tape.flush() and tape.commit()
    assert values_of(Tape([memory])) == b"\1"


@pytest.mark.parametrize("lost", [BLANK, 0])
def test_a_memory_lost_while_it_was_erased_returns_from_its_backup(lost: int) -> None:
    homes = [blank(SIZE, appends=True), blank(SIZE)]
    tape = written(homes, b"\1\2", erases=False)
    assert tape.rewrite(tape.scratch(), tape.end)
    homes[0].contents[:] = bytes([lost]) * SIZE
    assert values_of(Tape(homes)) == b"\1\2"
    assert values_of(Tape(homes[:1])) == b"\1\2"
    homes[0].contents[:] = bytes([lost]) * SIZE
    homes[0].fails = 1  # then a copy in RAM is used, which is written where possible
    assert values_of(written(homes, b"\3", erases=False)) == b"\1\2\3"
    assert values_of(Tape(homes)) == b"\1\2\3"


def test_a_home_reaches_its_own_bytes_alone() -> None:
    memory = Memory(bytes(range(100)))
    home = Home(memory, 40, 20)
    assert home.read(5, 8) == bytearray([45, 46, 47])
    assert home.write(18, b"ab")
    assert memory.contents == bytes(range(58)) + b"ab" + bytes(range(60, 100))


@pytest.mark.parametrize(("contents", "blank"), [(b"\xff", True), (b"\0", True), (b"\x7f", False)])
def test_a_blank_home_is_recognized_by_every_byte(contents: bytes, blank: bool) -> None:
    memory = Memory(b"*" * 50 + contents * 100 + b"*")
    assert Home(memory, 50, 100).is_blank() == blank
    assert not Home(memory, 50, 101).is_blank()
    assert not Home(memory, 49, 101).is_blank()


@pytest.mark.parametrize("at_once", [1, 7, 64])
def test_what_was_written_is_read_back_to_its_last_byte(at_once: int) -> None:
    memory = blank(SIZE)
    home = Home(memory, 0, SIZE, at_once)
    assert home.write(0, bytes(SIZE))
    memory.stuck[SIZE - 1] = 1
    assert home.write(0, bytes(SIZE)) and not home.write(0, b"\xff" * SIZE)
