"""The pink board: what is recorded next to which rank, only once, and what remains of it."""

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import calendar
from firmware.kept.scores import Scores
from firmware.kept.storage import Storage
from firmware.number_drop.facts import BLUE
from firmware.session import marks
from sim.board.standins import rtc
from tests.firmware.power import SCORES
from tests.firmware.situations import finished

SOON = (2026, 11, 20)

pytestmark = pytest.mark.usefixtures("display")  # a board with a clock


def a_storage(size: int = 4096) -> Storage:
    return Storage(Journal(Tape([bytearray(b"\xff" * size)])))


def lines(board: Scores) -> dict[int, tuple[str, int]]:
    """Return name and score by rank, where there are any."""
    ranked = range(1, 10)
    return {rank: (board.name(rank), board.score(rank)) for rank in ranked if board.score(rank)}


@pytest.mark.parametrize(
    ("score", "rank"), [(14, 9), (23, 9), (27, 9), (28, 8), (34, 8), (35, 7), (98, 2), (100, 1)]
)
def test_a_score_is_next_to_the_best_rank_that_it_beats(score, rank):
    board = Scores(a_storage(), "number_drop")
    record = finished(score)
    board.save(record, 0, "ANN")
    assert lines(board) == {rank: ("ANN", score)} and board.rank_of(record) == rank


@pytest.mark.parametrize("score", [13, 0, -15])
def test_a_score_that_beats_nobody_is_not_recorded(score):
    board = Scores(a_storage(), "number_drop")
    record = finished(score)
    board.save(record, 0, "ANN")
    assert lines(board) == {} and board.rank_of(record) == 0


def test_only_a_better_score_takes_a_place():
    storage = a_storage()
    board = Scores(storage, "number_drop")
    board.save(finished(40, 1), 0, "ANN")
    for score, seed in ((36, 2), (40, 3)):
        record = finished(score, seed)
        board.save(record, 0, "BOB")
        assert board.rank_of(record) == 0 and lines(board) == {7: ("ANN", 40)}
    board.rename(finished(41, 4), bytearray(b"BOB"))
    board.save(finished(41, 4), 0, "ANN")
    assert lines(board) == {7: ("BOB", 41)}
    assert lines(Scores(storage, "number_drop")) == {7: ("BOB", 41)}


def test_a_game_is_recorded_once():
    board = Scores(a_storage(), "number_drop")
    record = finished(50)
    board.save(record, 0, "ANN")
    board.rename(record, bytearray(b"EVE"))
    board.save(record, marks.HINT, "ANN")
    assert lines(board) == {6: ("EVE", 50)} and board.marks(6) == 0


def test_an_undone_game_leaves_what_was_there():
    board = Scores(a_storage(), "number_drop")
    board.save(finished(36, 1), marks.STRICT, "ANN")
    record = finished(45, 2)
    board.save(record, 0, "BOB")
    board.withdraw(record)
    assert lines(board) == {7: ("ANN", 36)} and board.marks(7) == marks.STRICT
    board.withdraw(record)
    board.withdraw(finished(36, 3))
    assert lines(board) == {7: ("ANN", 36)}
    board.save(record, 0, "BOB")
    assert board.score(7) == 45


@pytest.mark.parametrize("played", range(8))
def test_the_marks_and_the_name_do_not_mix(played):
    storage = a_storage()
    board = Scores(storage, "number_drop")
    record = finished(30)
    board.save(record, played, "A1 ")
    assert (board.name(8), board.marks(8)) == ("A1 ", played)
    board.rename(record, bytearray(b"Z9Q"))
    again = Scores(storage, "number_drop")
    assert (again.name(8), again.marks(8), again.score(8)) == ("Z9Q", played, 30)
    assert bytes(again.last_name("ANN")) == b"Z9Q"


def test_the_date_is_there_where_a_clock_was_set(monkeypatch):
    board = Scores(a_storage(), "number_drop")
    board.save(finished(20, 1), 0, "ANN")
    assert calendar.text(board.date(9)) == ""
    monkeypatch.setattr(rtc, "now", lambda: SOON + (9, 0, 0, 4, 324, -1))
    board.save(finished(30, 2), 0, "ANN")
    assert calendar.text(board.date(8)) == "2026-11-20"


@pytest.mark.parametrize("date", [(2025, 1, 1), (2026, 12, 31), (2127, 10, 9)])
def test_dates_return_as_they_were_packed(date):
    packed = calendar.pack(*date)
    assert 0 < packed < 1 << 16
    assert calendar.text(packed) == "{}-{:02}-{:02}".format(*date)


@pytest.mark.parametrize("year", [1970, 2000, 2024, 2128])
def test_a_clock_that_was_never_set_has_no_date(year):
    assert calendar.pack(year, 1, 1) == calendar.UNKNOWN


def test_what_was_erased_stays_erased_and_the_name_is_remembered():
    storage = a_storage()
    board = Scores(storage, "number_drop")
    record = finished(60)
    board.save(record, 0, "ANN")
    board.rename(record, bytearray(b"EVE"))
    board.erase(record)
    again = Scores(storage, "number_drop")
    again.save(record, 0, "ANN")  # as at the next start
    assert lines(again) == {} and again.rank_of(record) == 0
    again.save(finished(60, 2), 0, "ANN")
    assert lines(again) == {5: ("EVE", 60)}


@pytest.mark.parametrize("data", [b"", b"\x01", bytes(66), b"\x07" * 66, b"\x01" * 65])
def test_bytes_of_another_kind_are_an_empty_board(data):
    storage = a_storage()
    storage.store(SCORES, data, len(data))
    board = Scores(storage, "number_drop")
    assert lines(board) == {}
    board.save(finished(98), 0, "ANN")
    assert lines(Scores(storage, "number_drop")) == {2: ("ANN", 98)}


def test_they_have_room_in_256_bytes_next_to_the_settings():
    from firmware.kept.settings import Settings

    storage = a_storage(256)
    settings = Settings()
    board = Scores(storage, "number_drop")
    for rank in range(1, 10):
        settings.step(rank, 1)
        settings.save(storage)
        board.save(finished(BLUE[rank - 1] + 1, rank), 0, "ANN")
        assert storage.is_healthy
    assert len(lines(Scores(storage, "number_drop"))) == 9


def test_more_points_than_a_line_has_room_for_count_as_the_most():
    board = Scores(a_storage(), "drop_it")
    record = finished(100)
    record.game.score = lambda player: 256  # type: ignore[method-assign]  # impossible in play
    board.save(record, 0, "ANN")
    assert lines(board) == {1: ("ANN", 255)} and board.rank_of(record) == 1
