"""Days in a row: dates, gaps, clocks set back, and any power cut."""

import datetime
from functools import lru_cache

import pytest

from engine.number_drop.table import OVER
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import calendar
from firmware.kept.progress import Progress, first_goal
from firmware.kept.storage import PROGRESS, Storage
from firmware.number_drop import goals
from firmware.session import seeds
from firmware.text import en
from sim import languages
from sim.board.flash import Flash, PowerCut
from sim.board.standins import rtc
from tests import slow
from tests.firmware.handheld import Handheld, held, set_clock
from tests.firmware.power import journal_of, new_homes
from tests.firmware.situations import finished, give
from tests.firmware.test_end_kept import CUTS, KINDS, journal_on, play_on

YEAR = 2026
FIRST = first_goal("number_drop")
SCREENS = "pygamer", "raspberry_pi_pico_upright", "tinycircuits_thumby"  # wide, narrow, small


def date(day: int, month: int = 11, year: int = YEAR) -> int:
    return calendar.pack(year, month, day)


def a_storage(size: int = 4096) -> Storage:
    return Storage(Journal(Tape([bytearray(b"\xff" * size)])))


def a_device(memory: bytearray | None = None, day: int = 22, month: int = 11) -> Handheld:
    """Return a handheld at the title, with its clock set."""
    kept = bytearray(b"\xff" * 4096) if memory is None else memory
    device = Handheld(journal=Journal(Tape([kept])))
    to_day(device, day, month)
    return device


def to_day(device: Handheld, day: int, month: int = 11) -> None:
    """Set the clock, and recreate the title."""
    set_clock(day, month)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.step()


def end(device: Handheld, score: int) -> None:
    """End the game in progress with a score."""
    give(device.game.sheet(), score)
    device.game.phase = OVER
    device.app.session.save_end()
    device.show_phase()
    device.app.navigator.run_transitions()
    device.step()
    assert device.name == "over"


def play_daily(device: Handheld, score: int = 30) -> None:
    """Play the daily game from the title to a score."""
    device.choose("today")
    device.press(f"right*{1 + score % 6} a")  # no two games are alike
    end(device, score)


def news(device: Handheld) -> str:
    return device.message


def counted(*days: int) -> tuple[int, int]:
    """Return the days in a row after playing on some days of November, and the latest day."""
    progress = Progress(a_storage())
    for day in days:
        progress.count_day(date(day), 30)
    return progress.days, progress.date & 31


# --- dates ---


def test_days_follow_one_another_from_month_to_month_and_year_to_year():
    first, last = datetime.date(2025, 1, 1), datetime.date(2127, 12, 31)
    before = calendar.pack(2025, 1, 1)
    for ahead in range(1, (last - first).days + 1):
        day = first + datetime.timedelta(ahead)
        packed = calendar.pack(day.year, day.month, day.day)
        assert calendar.between(before, packed) == 1 and calendar.between(packed, before) == -1
        before = packed
    assert calendar.between(calendar.pack(2025, 1, 1), before) == (last - first).days


# --- days in a row ---


def test_thirty_days_make_thirty_in_a_row_and_each_is_reported():
    memory = bytearray(b"\xff" * 4096)
    device = a_device(memory, 1)
    for day in range(1, 31):
        to_day(device, day)
        assert news(device) == (
            f"{day - 1} DAYS. PLAY TODAY!" if day > 2 else title_says(device, day)
        )
        play_daily(device)
        to_day(device, day)
        days = f", {day} DAYS IN A ROW" if day > 1 else ""
        assert news(device) == "TODAY 30" + days
    assert Progress(a_device(memory, 30).app.session.storage).days == 30
    to_day(device, 1, 12)
    assert news(device) == "30 DAYS. PLAY TODAY!"


def title_says(device: Handheld, day: int) -> str:
    """Return what the title says about a day; without one, it is the author or nothing."""
    return languages.topic("number_drop.title", "en").CREDIT[0]


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((20,), (1, 20)),
        ((20, 20), (1, 20)),
        ((20, 21, 22), (3, 22)),
        ((18, 19, 21), (1, 21)),  # a gap
        ((18, 19, 20, 19), (3, 20)),  # set back: a day that was counted already
        ((18, 19, 20, 19, 20, 19, 20), (3, 20)),
        ((18, 19, 20, 18, 21), (4, 21)),
        ((18, 19, 20, 17), (1, 17)),  # set back further: a new row
        ((18, 19, 20, 17, 18), (2, 18)),
        ((28, 5), (1, 5)),  # the clock was ahead once
    ],
)
def test_a_gap_ends_the_row_and_a_clock_set_back_never_makes_it_longer(days, expected):
    assert counted(*days) == expected


def test_the_row_is_shown_until_a_whole_day_has_been_missed():
    device = a_device(day=10)
    play_daily(device)
    to_day(device, 11)
    play_daily(device)
    for day, expected in ((11, " IN A ROW"), (12, ". PLAY TODAY!"), (13, ""), (10, "")):
        to_day(device, day)
        assert ("2 DAYS" in news(device)) == (expected != ""), day
        assert "2 DAYS" + expected in news(device) or not expected, day


def test_of_several_games_of_a_day_the_best_counts_and_of_all_days_the_best_is_shown():
    device = a_device(day=10)
    play_daily(device, 40)
    to_day(device, 11)
    for score, best, said in (
        (25, 25, "FIRST TRY 25, NO HELP"),
        (21, 25, "FIRST 25, NO HELP"),
        (32, 32, "FIRST 25, NO HELP, BEST 32"),
    ):
        play_daily(device, score)
        assert news(device).endswith(f"DAILY 2026-11-11, {said}, 2 DAYS IN A ROW")
        to_day(device, 11)
        assert news(device) == f"TODAY {best}, BEST 40, 2 DAYS IN A ROW"
        device.choose("seeded")
        assert news(device) == f"TODAY {best}, BEST 40, 2 DAYS IN A ROW"
        device.press("b b")
        assert device.name == "title"
    play_daily(device, 55)
    to_day(device, 11)
    assert news(device) == "TODAY 55, 2 DAYS IN A ROW"


@pytest.mark.parametrize(
    ("ended", "counts"), [((22, 11), True), ((23, 11), True), ((24, 11), False), ((21, 11), False)]
)
def test_a_game_counts_that_ends_on_its_day_or_after_midnight(ended, counts):
    device = a_device(day=22)
    device.new_game(1, 12345)
    device.app.navigator.run_transitions()
    end(device, 30)  # so that the next one reaches no new goal
    to_day(device, 22)
    device.choose("today")
    set_clock(*ended)
    end(device, 29)
    assert Progress(device.app.session.storage).days == counts
    rtc.now = rtc.never_set
    device.app.session.save_end()
    assert Progress(device.app.session.storage).days == counts, "as it was as it ended"


def test_a_game_that_came_too_late_does_not_begin_the_row_again_where_the_clock_is_forgotten():
    device = a_device(day=20)
    seed = seeds.today()
    for day in (21, 22):
        to_day(device, day)
        play_daily(device, day)
    device.new_game(1, seed)
    device.step()
    end(device, 30)
    progress = Progress(device.app.session.storage)
    assert (progress.days, progress.date) == (2, date(22))
    rtc.now = rtc.never_set  # as after a power cut
    for _ in range(2):
        device.app.session.save_end()
        progress = Progress(device.app.session.storage)
        assert (progress.days, progress.date) == (2, date(22))


def test_games_of_a_code_of_several_or_of_a_number_count_for_no_day():
    device = a_device(day=22)
    device.new_game(1, 12345)
    device.app.navigator.run_transitions()
    end(device, 30)
    device.new_game(2, seeds.today())
    device.app.navigator.run_transitions()
    for sheet in device.game.sheets:
        give(sheet, 30)
    device.game.phase = OVER
    device.app.session.save_end()
    device.new_game(1, seeds.daily_seed(7))
    device.app.navigator.run_transitions()
    end(device, 30)
    assert Progress(device.app.session.storage).days == 0


def test_seven_days_in_a_row_are_a_goal():
    names = languages.topic("number_drop.goals", "en").NAMES
    device = a_device(day=1)
    for day in range(1, 8):
        to_day(device, day)
        play_daily(device, 14)
        assert ("GOAL REACHED: 7 DAYS IN A ROW" in news(device)) == (day == 7)
    goal = 1 << FIRST + names.index("7 DAYS IN A ROW")
    assert Progress(device.app.session.storage).goals & goal


# --- the title's line ---


def test_without_a_date_the_title_has_no_line_and_more_has_the_numbers():
    device = Handheld()
    assert "today" not in device.screen.lines
    device.choose("more")
    assert "seeded" in device.screen.lines
    device = a_device()
    assert "today" in device.screen.lines
    device.choose("more")
    assert "seeded" in device.screen.lines, "for several players"


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("board", slow.but(SCREENS))
def test_the_line_has_room_for_each_month_and_leads_to_the_game_of_the_day(board, language):
    from firmware.widgets import font

    with held(board, language, drawn=False):
        device = Handheld()
        texts = device.app.shared_words("daily")
        months = texts.MONTHS.split(" ")
        assert len(months) == len(set(months)) == 12
        for month in range(1, 13):
            to_day(device, 28, month)
            assert f"{texts.GAME_OF}28 {months[month - 1]}" in device.texts()
            assert device.screen.menu._room >= font.SMALL.width(
                f"{texts.GAME_OF}28 {months[month - 1]}"
            )
        device.choose("today")
        seed = seeds.seed_in(device.game)
        assert seed == seeds.today() and seeds.date(seed) == date(28, 12)


def test_what_was_wrong_with_the_memory_is_reported_before_the_days():
    device = a_device()
    play_daily(device)
    device.app.session.storage.was_damaged = True
    device.app.session.storage.was_empty = True
    to_day(device, 22)
    assert news(device) == en.menus.DAMAGED


# --- what is kept ---


def test_it_returns_and_other_bytes_count_as_none():
    storage = a_storage()
    record = finished(30)
    progress = Progress(storage)
    progress.count_day(date(20), -15)
    progress.reach(1 << 31 | 5)
    progress.save(record)
    again = Progress(storage)
    assert (again.date, again.days, again.score, again.best) == (date(20), 1, -15, -15)
    assert again.goals == again.new_goals(record) == 1 << 31 | 5
    assert not again.new_goals(finished(30, 2))
    for data in (b"", bytes(23), b"\x02" * 23, b"\x01" * 22):
        storage.store(PROGRESS, data, len(data))
        assert (Progress(storage).days, Progress(storage).goals) == (0, 0)


def test_days_that_fill_their_two_bytes_stay_full():
    storage = a_storage()
    progress = Progress(storage)
    progress.count_day(date(20), 30)
    progress.save(finished(30))
    data = bytearray(64)
    length = storage.read(PROGRESS, data)
    at = bytes(data).index(date(20).to_bytes(2, "little") + b"\x01\x00") + 2
    data[at : at + 2] = b"\xff\xff"
    storage.store(PROGRESS, bytes(data), length)
    progress = Progress(storage)
    progress.count_day(date(21), 30)
    assert (progress.date, progress.days) == (date(21), 65535)


def test_a_game_that_changes_nothing_is_not_written():
    memory = bytearray(b"\xff" * 4096)
    storage = Storage(Journal(Tape([memory])))
    progress = Progress(storage)
    progress.reach(3)
    progress.save(finished(30))
    before = bytes(memory)
    progress = Progress(storage)
    progress.reach(1)
    progress.save(finished(40, 2))
    assert memory == before


def test_what_an_undone_end_counted_is_undone_once():
    storage = a_storage()
    progress = Progress(storage)
    progress.count_day(date(20), 30)
    progress.save(finished(30))
    progress = Progress(storage)
    progress.count_day(date(21), 50)
    progress.reach(1)
    progress.save(finished(50, 2))
    for _ in range(2):
        Progress(storage).withdraw(finished(50, 2))
        again = Progress(storage)
        assert (again.days, again.score, again.best, again.goals) == (1, 30, 30, 0)


def test_a_memory_too_small_for_games_keeps_none():
    device = Handheld(journal=Journal(Tape([bytearray(b"\xff" * 256)])))
    to_day(device, 22)
    play_daily(device)
    assert device.app.session.storage.is_healthy
    assert Progress(device.app.session.storage).days == 0


@lru_cache(maxsize=None)
def before_the_last_round(kind: str) -> tuple[bytes, int]:
    """Return a memory before the last round, and the number of steps that follow.

    The memory has four days in a row.
    """
    flash = Flash(kind, contents=new_homes(kind)[0])
    device = Handheld(journal=journal_on(flash))
    progress = Progress(device.app.session.storage)
    for day in range(18, 22):
        progress.count_day(date(day), 30)
    progress.save(finished(30))
    device.app.session.storage.save()
    to_day(device, 22)
    device.choose("today")
    held = []

    def look(device: Handheld) -> bool:
        if device.name == "round_end":
            held.append(flash.contents)
        return device.name == "over"

    device.play(look)
    rest = Flash(kind, contents=held[-1])
    play_on(Handheld(journal=journal_on(rest)))
    return held[-1], rest.steps


@pytest.mark.parametrize("kind", slow.but(["samd51"], KINDS))
def test_wherever_the_power_is_cut_a_day_and_its_goals_count_once(kind):
    contents, steps = before_the_last_round(kind)
    seen = set()
    for cut_at in range(1, steps + 1, max(1, steps // CUTS)):
        flash = Flash(kind, contents=contents, cut_at=cut_at, seed=cut_at)
        try:
            play_on(Handheld(journal=journal_of(kind, [flash])))
        except PowerCut:
            pass
        flash = flash.reopened()
        device = Handheld(journal=journal_on(flash))
        session = device.app.session
        if session.record is None:
            assert kind == "samd51" and Progress(session.storage).days == 0
            continue
        was_over = device.game.is_over()
        seen.add(was_over)
        assert Progress(session.storage).days == 4 + was_over, cut_at
        play_on(device)
        reached = goals.reached(session.record, session.marks, 5)
        assert reached
        for again in (device, Handheld(journal=journal_on(flash.reopened()))):
            progress = Progress(again.app.session.storage)
            assert (progress.days, progress.goals) == (5, reached << FIRST), cut_at
    assert seen == {True, False}


def test_after_midnight_the_title_says_the_day_before_it_begins_its_game():
    device = a_device(day=20)
    assert any("20 NOV" in text for text in device.texts())
    set_clock(21)
    device.choose("today")
    assert device.name == "title" and any("21 NOV" in text for text in device.texts())
    device.press("a")
    assert device.name == "place" and seeds.seed_in(device.game) == seeds.today()


def test_an_end_that_was_undone_and_is_the_same_again_counts_again():
    device = a_device(day=22)
    device.choose("today")
    device.play_to("over")
    assert Progress(device.app.session.storage).days == 1
    assert device.undo() == ""
    device.app.navigator.run_transitions()
    assert Progress(device.app.session.storage).days == 0
    device.play_to("over")  # by the same choice
    assert Progress(device.app.session.storage).days == 1


def test_where_the_clock_is_forgotten_another_game_of_the_latest_day_counts():
    device = a_device(day=22)
    play_daily(device, 25)
    to_day(device, 22)
    device.choose("today")
    rtc.now = rtc.never_set  # as after a power cut
    end(device, 40)
    assert Progress(device.app.session.storage).score == 40
