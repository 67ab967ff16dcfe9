"""A game's marks and result are saved with it; a lost memory is reported."""

from random import Random
from typing import Any

import pytest

from engine.drop_it.record import Record as DropItRecord
from engine.drop_it.settled import Settled
from engine.number_drop.record import Record
from engine.number_drop.sheet import RUN, SAME
from engine.store.codeword import BLANK
from engine.store.journal import Journal
from engine.store.log import Log
from engine.store.records import LOG_BASE, SUM
from engine.store.tape import Tape
from firmware.drop_it import statistics as drop_it_statistics
from firmware.kept import statistics
from firmware.kept.kept_game import MAY_REPEAT
from firmware.kept.seats import Seats
from firmware.kept.storage import AMPLE, Storage, pack
from firmware.number_drop import forced_choices
from firmware.number_drop import statistics as own
from firmware.session.marks import HINT, STRICT, UNDO
from firmware.text import en
from sim.board.flash import Flash, PowerCut
from tests.engine.memories import Memory, blank
from tests.engine.playing import Chooser
from tests.firmware.drop_it_scenes import random_drop
from tests.firmware.handheld import Handheld
from tests.firmware.power import fill, journal_of, made_room

NUMBER_DROP = statistics.part("number_drop")
DROP_IT = statistics.part("drop_it")
SIZE = 4096


def opened(memory: Memory) -> tuple[Storage, Record | None]:
    storage = Storage(Journal(Tape([memory])))
    record: Any = storage.load()
    return storage, record


def play(storage: Storage, record: Record, choices: int = 10_000) -> None:
    chooser = Chooser(record.game.seed_low, 0.9)
    while choices and not record.game.is_over():
        action = chooser.action(record.game)
        storage.choose(record, action)
        forced_choices.act(record, action)
        choices -= 1


# --- marks ---


def test_marks_go_with_their_game() -> None:
    memory = blank(SIZE, appends=True)
    storage, _ = opened(memory)
    record = Record(1, 7)
    storage.begin(record)
    assert storage.marks == 0
    play(storage, record, 9)
    storage.mark(HINT, record)
    play(storage, record, 9)
    storage.mark(UNDO | HINT, record)
    again, kept = opened(memory)
    assert again.marks == UNDO | HINT
    assert kept and kept.to_bytes() == record.to_bytes()
    again.count(kept)
    again.begin(Record(1, 7))  # the same dice again
    assert again.marks == opened(memory)[0].marks == 0


@pytest.mark.parametrize("kept", [0, 1])
def test_a_mark_cut_short_is_none_and_the_game_continues(kept: int) -> None:
    memory = blank(SIZE, appends=True)
    storage, _ = opened(memory)
    record = Record(1, 7)
    storage.begin(record)
    play(storage, record, 5)
    end = Tape([memory]).end
    storage.mark(STRICT, record)
    memory.contents[end + kept] = 0xFF
    storage, again = opened(memory)
    assert again and storage.marks == 0 and again.to_bytes() == record.to_bytes()
    play(storage, again, 5)
    storage.mark(HINT, again)
    storage, last = opened(memory)
    assert last and last.to_bytes() == again.to_bytes()
    assert storage.marks == HINT and not storage.was_damaged


def test_marks_survive_a_write_that_failed() -> None:
    memory = blank(SIZE, appends=True)
    storage, _ = opened(memory)
    record = Record(1, 7)
    storage.begin(record)
    memory.fails = 1
    storage.mark(STRICT, record)
    assert not storage.is_healthy
    play(storage, record, 1)
    again, kept = opened(memory)
    assert again.marks == STRICT and kept and kept.to_bytes() == record.to_bytes()


# --- statistics ---


def finished(seed: int, players: int = 1) -> Record:
    record, chooser = Record(players, seed), Chooser(seed, 1)
    while not record.game.is_over():
        record.apply(chooser.action(record.game))
    return record


GAMES = [finished(seed) for seed in range(8)]


def test_totals_are_those_of_the_games() -> None:
    totals = statistics.new_totals()
    with pytest.raises(ValueError, match="no game"):
        statistics.mean(totals, NUMBER_DROP)
    for record in GAMES:
        statistics.add(totals, statistics.result_of(record))
    sheets = [record.game.sheets[0] for record in GAMES]
    scores = [sheet.score() for sheet in sheets]
    assert (
        statistics.games(totals, "number_drop"),
        statistics.best(totals, NUMBER_DROP),
    ) == (
        len(GAMES),
        max(scores),
    )
    assert abs(statistics.mean(totals, NUMBER_DROP) - sum(scores) / len(scores)) <= 0.5
    counts = memoryview(totals)[9:35]
    assert own.counted(counts, 10) == sum(map(bool, (sheet.bonus for sheet in sheets)))
    for kind, masks in ((SAME, [s.same for s in sheets]), (RUN, [s.run for s in sheets])):
        for value in range(3, 8):
            expected = sum(mask >> value - 3 & 1 for mask in masks)
            assert own.counted(counts, 5 * kind + value - 3) == expected
        assert own.counted(counts, 11 + kind) == sum(mask & 31 == 31 for mask in masks)
    assert own.counted(counts, 5) > 0


def test_each_column_and_the_bonus_is_counted_by_itself() -> None:
    record = finished(1)
    for same, run in ((31, 0), (0, 31), (63, 0), (0, 0)):
        totals = statistics.new_totals()
        record.game.sheets[0].bytes[80], record.game.sheets[0].bytes[81] = same, run
        statistics.add(totals, statistics.result_of(record))
        counts = memoryview(totals)[9:35]
        expected = (same & 31 == 31, run & 31 == 31, same > 31)
        assert tuple(own.counted(counts, place) for place in (11, 12, 10)) == expected


def test_only_finished_solo_games_count_and_each_once_through_every_compaction() -> None:
    memory = blank(1024, appends=True)
    storage, last = opened(memory)
    count = 0
    for number in range(40):
        record = Record(2 if number % 5 == 4 else 1, number)
        if last is not None:
            storage.count(last)
        storage.begin(record)
        play(storage, record, 12 if number % 7 == 6 else 10_000)
        count += record.game.players == 1 and record.game.is_over()
        assert statistics.games(storage.statistics(record), "number_drop") == count
        storage, last = opened(memory)
        assert last and statistics.games(storage.statistics(last), "number_drop") == count
    assert memory.rewrites >= 5


def test_two_games_of_one_end_are_two_through_the_compaction_of_a_start() -> None:
    memory = blank(SIZE, appends=True)
    storage, last = opened(memory)
    for _ in range(2):
        record = Record(1, 7)
        storage.begin(record)
        play(storage, record)
        storage.count(record)
    storage, last = opened(memory)
    assert last
    storage.count(last)  # its result is saved after a start, and so might be the previous one
    fill(memory, AMPLE + 60)
    storage, last = opened(memory)
    assert last
    storage.count(last)
    record = Record(1, 8)
    storage.begin(record)
    play(storage, record, 30)
    fill(memory, 300)
    rewrites = memory.rewrites
    journal = made_room(memory)
    assert memory.rewrites > rewrites
    assert statistics.games(Storage(journal).statistics(None), "number_drop") == 2


@pytest.mark.parametrize(("void", "games"), [(0, 1), (12, 1), (13, 2)])
@pytest.mark.parametrize("compacts", [False, True])
def test_a_result_written_again_counts_once_whatever_entry_was_void_between(
    void: int, games: int, compacts: bool
) -> None:
    journal = Journal(Tape([blank(SIZE, appends=True)]))
    result = statistics.result_of(finished(1))
    log = Log(journal)
    for marks in (0, MAY_REPEAT):
        data = pack(Record(1, 7), result, marks, Seats())
        assert journal.write(LOG_BASE, data, len(data))
        log.rewind()
        for _ in range(void):
            log.begin()
            log.carry(5, 6)
            assert log.end()
    assert not compacts or journal.compact()
    assert statistics.games(statistics.settled(journal), "number_drop") == games


def test_games_given_up_without_a_choice_never_fill_a_memory() -> None:
    memory = blank(SIZE, appends=True)
    record = finished(1)
    storage, _ = opened(memory)
    storage.begin(record)
    storage.count(record)
    for number in range(700):
        storage.begin(Record(1, number))
        assert storage.is_healthy
    record = Record(1, 7)
    storage.begin(record)
    play(storage, record)
    storage, last = opened(memory)
    assert last and last.to_bytes() == record.to_bytes()
    assert statistics.games(storage.statistics(last), "number_drop") == 2
    assert memory.rewrites <= 5


# --- a memory that is lost ---


def cut_off(step: int) -> Flash:
    """Return a PyGamer's memory with a game, whose write was cut at a step."""
    flash = Flash("samd51")
    device = Handheld(seed=3, journal=journal_of("samd51", [flash]))
    device.press("a a")
    device.play(lambda device: device.name == "round_end" and device.game.round > 2)
    flash.cut_at = flash.steps + step
    with pytest.raises(PowerCut):
        device.play(lambda device: device.name == "over")
    return flash.reopened()


@pytest.mark.parametrize(("step", "word"), [(3, ""), (40, "DAMAGED")])
def test_a_block_that_a_cut_cost_is_reported_at_the_title_and_play_starts_over(
    step: int, word: str
) -> None:
    flash = cut_off(step)
    device = Handheld(seed=3, journal=journal_of("samd51", [flash]))
    assert device.name == "title" and device.app.session.record is None
    assert device.message == (getattr(en.menus, word) if word else "")
    device.choose("solo")
    device.play(lambda device: device.name == "round_end")
    again = Handheld(journal=journal_of("samd51", [flash.reopened()]))
    assert again.screen.lines[0] == "continue"


def solo_drop_it(seed: int) -> DropItRecord:
    """Return a finished random solo game of Drop It."""
    record, random = DropItRecord(1), Random(seed)
    while not record.game.is_over():
        record.apply(random_drop(record, random))
    return record


def test_totals_of_both_games_are_kept_apart_and_counted_once_through_a_compaction() -> None:
    drops = [solo_drop_it(seed) for seed in range(3)]
    memory = bytearray([BLANK]) * 2048
    journal = Journal(Tape([memory]))
    storage = Storage(journal)
    finished_before: Any = None
    games: tuple[Any, ...] = (*drops, GAMES[0], *drops[:1])
    for record in games:
        if finished_before is not None:
            storage.count(finished_before)
        storage.begin(record)
        finished_before = record
    journal.compact(statistics.settled(journal))
    totals = Storage(Journal(Tape([memory]))).statistics(drops[0])
    scores = [record.game.score(0) for record in (*drops, drops[0])]
    assert statistics.games(totals, "drop_it") == len(scores)
    assert statistics.best(totals, DROP_IT) == max(scores)
    assert abs(statistics.mean(totals, DROP_IT) - sum(scores) / len(scores)) <= 0.5
    assert (
        statistics.games(totals, "number_drop"),
        statistics.best(totals, NUMBER_DROP),
    ) == (
        1,
        GAMES[0].game.score(0),
    )
    broken, covered = 0, [0] * 9
    for record in (*drops, drops[0]):
        replay, circles = Settled(record), 0
        for _ in range(record.count):
            replay.do(replay.next())
            broken += replay.game.judge.broken > 0
            circles |= 0 if replay.game.judge.broken else replay.game.judge.circles
        covered = [count + (circles >> i & 1) for i, count in enumerate(covered)]
    counts = memoryview(totals)[43:65]
    share = round(100 * broken / (36 * len(scores)))
    assert drop_it_statistics.broken(counts, len(scores)) == share
    assert [drop_it_statistics.covered(counts, circle) for circle in range(9)] == covered
    assert max(covered) > 0


def test_totals_of_a_memory_from_before_drop_it_was_counted_are_taken_over() -> None:
    journal = Journal(Tape([bytearray([BLANK]) * 2048]))
    older = statistics.new_totals()
    statistics.add(older, statistics.result_of(GAMES[0]))
    journal.write(SUM, older, 35)
    totals = statistics.settled(journal)
    assert statistics.games(totals, "number_drop") == 1 and statistics.games(totals, "drop_it") == 0
    assert statistics.best(totals, NUMBER_DROP) == GAMES[0].game.score(0)
