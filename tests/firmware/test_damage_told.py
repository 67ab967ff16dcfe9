"""Any loss is reported: no memory silently returns less than was saved."""

import random
from typing import Any

import pytest

from engine.number_drop.record import Record
from engine.store.codeword import BLANK, CODEWORDS, HEADER, READ, RECORD, SYNC, UNDO, VALUES
from engine.store.journal import Journal
from engine.store.records import KINDS
from engine.store.tape import Tape
from engine.store.tape_header import HEAD
from firmware.kept.storage import SETTINGS, Storage
from firmware.number_drop import forced_choices
from firmware.text import en
from tests.engine.memories import without_check
from tests.engine.playing import Chooser
from tests.firmware.handheld import Handheld
from tests.firmware.power import SCORES, fill_by, kept_in, made_room

SIZE = 4096
UNSURE = 12  # codewords of a log that are followed by few check bits
ERASES = pytest.mark.parametrize("erases", [False, True])


def played(erases: bool, compacts: bool = True) -> bytes:
    """Return a memory with a game, settings and scores, all rewritten if it `compacts`."""
    memory = bytearray([BLANK]) * SIZE
    journal = Journal(Tape([memory], erases))
    storage, record, chooser = Storage(journal), Record(1, 4), Chooser(4, 0.9)
    assert storage.store(SETTINGS, b"settings", 8)
    storage.begin(record)
    for number in range(25):
        action = chooser.action(record.game)
        storage.choose(record, action)
        forced_choices.act(record, action)
        if number == 10:
            assert storage.store(SCORES, bytes(range(66)), 66)
    assert storage.store(SETTINGS, b"changed!", 8)
    storage.save()
    assert not compacts or journal.compact() and journal.tape.commit()
    return bytes(memory)


def records_of(image: bytes | bytearray) -> list[range]:
    """Return the positions of a memory's records."""
    journal = Journal(Tape([bytearray(image)]))
    starts = [at for at in range(HEAD, journal.tape.end) if READ[image[at]] == RECORD]
    return [range(at, at + journal.record_size(at)) for at in starts]


def opened(image: bytes | bytearray, erases: bool) -> tuple[Any, bool]:
    """Return what a memory has saved, and whether it reports damage."""
    journal = Journal(Tape([bytearray(image)], erases))
    kept = kept_in(journal)
    storage = Storage(journal)
    storage.load()
    return kept, storage.was_damaged


@ERASES
def test_no_other_codeword_in_a_record_costs_anything_unsaid(erases: bool) -> None:
    image = played(erases)
    whole, was_damaged = opened(image, erases)
    assert not was_damaged and None not in whole
    chance = random.Random(1)
    for at in (at for places in records_of(image) for at in places):
        for word in chance.sample(CODEWORDS, 4):
            damaged = bytearray(image)
            damaged[at] = word
            kept, is_told = opened(damaged, erases)
            assert is_told or kept == whole, (at, word)


def test_where_writes_append_no_record_but_the_last_is_lost_unsaid() -> None:
    image = played(erases=False, compacts=False)
    whole, was_damaged = opened(image, False)
    assert not was_damaged
    chance = random.Random(2)
    for at in (at for places in records_of(image)[:-1] for at in places[1:]):
        damaged = bytearray(image)
        damaged[at] = chance.choice(CODEWORDS[:VALUES])
        kept, is_told = opened(damaged, False)
        assert is_told or kept == whole, at


@ERASES
def test_no_other_codeword_in_a_log_costs_a_game_unsaid(erases: bool) -> None:
    image = played(erases)
    whole, _ = opened(image, erases)
    records = {at for places in records_of(image) for at in places}
    log = [at for at in range(HEAD, Tape([bytearray(image)]).end) if at not in records]
    assert len(log) > 25
    for at in log[:-UNSURE]:
        for word in CODEWORDS:
            damaged = bytearray(image)
            damaged[at] = word
            kept, is_told = opened(damaged, erases)
            assert is_told or kept == whole, (at, word)


def torn_at(image: bytes, at: int, *words: int) -> bytes:
    """Return a memory whose tape ends with these bytes at the given position."""
    end = at + len(words)
    return image[:at] + bytes(words) + bytes([BLANK]) * (len(image) - end)


def test_what_no_cut_leaves_after_the_header_s_end_is_reported() -> None:
    image = played(erases=False, compacts=False)
    end = Tape([bytearray(image)]).end
    head = (CODEWORDS[RECORD], CODEWORDS[SETTINGS], CODEWORDS[16], CODEWORDS[0])
    broken = CODEWORDS[0] | 0x40
    cuts = [
        (*head, *CODEWORDS[:7]),  # a record's beginning
        (*head, *CODEWORDS[:9], broken),
        (*head, broken, *CODEWORDS[:7]),  # the rest of what is written at once
        (broken, *CODEWORDS[:7], *[CODEWORDS[SYNC] | 7] * 8),  # and SYNCs that were cut off
    ]
    others = [
        (CODEWORDS[HEADER],),
        (CODEWORDS[RECORD], CODEWORDS[KINDS]),  # no such kind
        (*head, CODEWORDS[0], CODEWORDS[UNDO]),  # a mark in a record
        (*head, *CODEWORDS[:25]),  # all of a record, and a wrong CRC
        (*head, broken, *CODEWORDS[:9]),  # more than is written at once
        (broken, *CODEWORDS[:8]),
    ]
    for words in (*cuts, *others):
        kept, is_told = opened(torn_at(image, end, *words), False)
        assert kept == opened(image, False)[0]
        assert is_told == (words in others), words


def test_the_same_after_which_a_start_continued_is_reported() -> None:
    image = played(erases=False, compacts=False)
    end = Tape([bytearray(image)]).end
    syncs = [CODEWORDS[SYNC]] * 9
    broken = CODEWORDS[0] | 0x40
    for words, is_more in (((broken, *CODEWORDS[:7]), False), ((broken, *CODEWORDS[:8]), True)):
        assert opened(torn_at(image, end, *words, *syncs), False)[1] == is_more


@ERASES
@pytest.mark.parametrize("compacts", [False, True])
def test_of_bits_that_rot_no_total_loss_is_unsaid(erases: bool, compacts: bool) -> None:
    image = played(erases, compacts)
    end = Tape([bytearray(image)], erases).end
    chance = random.Random(3)
    lost = 0
    for _ in range(300):
        damaged = bytearray(image)
        for _ in range(chance.choice((2, 10, 60))):
            at = chance.randrange(end)
            damaged[at] = chance.choice((damaged[at] ^ 1 << chance.randrange(8), *CODEWORDS))
        kept, is_told = opened(damaged, erases)
        if kept.settings is kept.scores is kept.game is None:
            lost += 1
            assert is_told
    assert lost > 20


def test_the_title_says_that_a_part_is_lost_until_play_continues() -> None:
    image = bytearray(played(erases=False))
    settings = records_of(image)[-1]
    image[settings[6]] = CODEWORDS[0] if image[settings[6]] != CODEWORDS[0] else CODEWORDS[1]
    device = Handheld(journal=Journal(Tape([image])))
    assert device.screen.lines[0] == "continue"
    assert device.message == en.menus.DAMAGED_PART
    device.press("a")
    game = device.game
    device.press("start")
    device.choose("title")
    assert device.message == f"SOLO R{game.round}, {game.score(0)}", "what is continued"


# --- a start whose power fails before anybody has read the title ---


def nearly_full(free: int) -> bytearray:
    """Return a memory with a damaged record and about this number of codewords free."""
    memory = bytearray(played(erases=False))
    journal = Journal(Tape([memory]))
    fill_by(journal.write, journal, free)
    at = next(
        place.start for place in records_of(memory) if READ[memory[place.start + 1]] == SCORES
    )
    memory[at + 9] = CODEWORDS[0] if memory[at + 9] != CODEWORDS[0] else CODEWORDS[1]
    return memory


def switched_on(memory: bytearray) -> Storage:
    """Open a memory as a board with an RP2040 does when it starts."""
    return Storage(made_room(memory))


def test_no_start_hides_damage_that_the_one_before_had_no_time_to_tell() -> None:
    memory = nearly_full(200)
    for _ in range(4):
        storage = switched_on(memory)
        assert storage.was_damaged and storage.load() is not None


def test_nor_does_what_a_start_writes_by_itself() -> None:
    """A score that a cut left out only has room in a memory that is rewritten."""
    memory = nearly_full(40)
    before = bytes(memory)
    for number in range(3):
        storage = switched_on(memory)
        assert storage.was_damaged and storage.load() is not None
        assert storage.store(SCORES, bytes([number]) * 66, 66)
        storage.save()
    assert len(before.rstrip(b"\xff")) > len(memory.rstrip(b"\xff")), "it was compacted"


@pytest.mark.parametrize("is_told", [False, True])
def test_where_writing_erases_damage_is_reported_until_it_was(is_told: bool) -> None:
    """The page with the damage is the next to be written."""
    pages = [bytearray([BLANK]) * SIZE for _ in range(2)]
    storage = Storage(Journal(Tape(pages, True)))
    for number in range(3):
        storage.begin(Record(1, number))
        storage.save()
    newest = pages[0]  # the third of three
    newest[HEAD + 1] &= newest[HEAD + 1] - 1
    storage = Storage(Journal(Tape(pages, True)))
    assert storage.load() is not None and storage.was_damaged
    storage.was_damaged = not is_told
    assert storage.store(SETTINGS, b"another.", 8)
    storage.save()
    again = Storage(Journal(Tape(pages, True)))
    into = bytearray(8)
    assert again.read(SETTINGS, into) == 8 and into == b"another."
    assert again.load() is not None and again.was_damaged is not is_told
    again.begin(Record(1, 9))
    again.save()
    assert not Storage(Journal(Tape(pages, True))).was_damaged


def test_a_file_takes_the_place_of_a_damaged_memory_only_once_that_was_reported() -> None:
    memory, file = bytearray(played(erases=False)), bytearray([BLANK]) * SIZE
    journal = Journal(Tape([memory, file]))
    assert journal.compact() and journal.write(SETTINGS, b"latest..", 8)
    memory[HEAD + 20] = 0
    for _ in range(2):
        storage = Storage(Journal(Tape([memory, file])))
        record = storage.load()
        assert storage.was_damaged and record is not None
    storage.was_damaged = False
    storage.save(record)
    assert storage.store(SETTINGS, b"settled.", 8)
    storage.save(record)
    again = Storage(Journal(Tape([memory, file])))
    assert again.load() is not None and not again.was_damaged


@ERASES
@pytest.mark.parametrize("compacts", [False, True])
def test_what_was_kept_before_there_was_a_check_is_kept_on(erases: bool, compacts: bool) -> None:
    image = played(erases, compacts)
    memory = without_check(image)
    assert opened(memory, erases) == (opened(image, erases)[0], False)
    journal = Journal(Tape([memory], erases))
    assert journal.compact() and journal.tape.commit()
    assert opened(memory, erases) == (opened(image, erases)[0], False)
    memory[HEAD + 6] = CODEWORDS[0] if memory[HEAD + 6] != CODEWORDS[0] else CODEWORDS[1]
    assert opened(memory, erases)[1], "it has a check now"
