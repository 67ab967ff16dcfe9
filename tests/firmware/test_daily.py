"""The first try of a day's game, the calendar of the last days, and any power cut."""

from functools import lru_cache
from typing import Any

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import calendar
from firmware.kept.daily_scores import DAYS, NONE, DailyScores
from firmware.kept.storage import DAILY_SCORES, Storage
from firmware.session import game_start, seeds
from firmware.text import en
from sim.board.flash import Flash, PowerCut
from sim.board.standins import rtc
from tests import slow
from tests.firmware.handheld import Handheld, held
from tests.firmware.power import journal_of, new_homes
from tests.firmware.situations import finished
from tests.firmware.test_end_kept import KINDS, journal_on, play_on
from tests.firmware.test_progress import a_device, date, end, play_daily, to_day

LOW = "tinycircuits_thumby"
FEW = "clue_nrf52840_express"


def kept(device: Handheld, day: int = 22) -> tuple[int, bool, int]:
    """Return a day's first score, whether it was made without help, and the best."""
    scores = DailyScores(device.app.session.storage)
    return scores.first(date(day)), scores.is_unaided(date(day)), scores.best(date(day))


def to_calendar(device: Handheld) -> None:
    """Go from the title to the calendar by the menus."""
    device.choose("seeded")
    device.choose("calendar")
    assert device.name in ("calendar", "low_calendar")


def again(memory: bytearray, day: int = 22) -> Handheld:
    """Return the handheld after the power was off."""
    return a_device(memory, day)


# --- the first try ---


def test_the_first_try_counts_and_later_ones_only_for_the_best():
    device = a_device()
    play_daily(device, 40)
    assert device.message.endswith(f"{en.daily.FIRST_TRY}40{en.daily.NO_HELP}")
    to_day(device, 22)
    for score, best in ((50, 50), (31, 50)):
        play_daily(device, score)
        assert device.message.endswith(f"{en.daily.FIRST}40{en.daily.NO_HELP}, BEST {best}")
        assert kept(device) == (40, True, best)
        to_day(device, 22)


def test_a_whole_game_without_help_is_marked_and_one_with_undo_is_not():
    device = a_device(day=21)
    device.choose("today")
    device.play_to("over")
    score = device.game.score(0)
    assert kept(device, 21) == (score, True, score)
    to_day(device, 22)
    device.choose("today")
    device.play(lambda other: other.app.session.can_undo())
    assert device.undo() == ""
    device.app.navigator.run_transitions()
    device.play_to("over")
    score = device.game.score(0)
    assert device.message.split(", ")[1] == f"{en.daily.FIRST_TRY}{score}"
    assert kept(device) == (score, False, score)


def test_a_try_that_waits_and_goes_on_after_the_power_was_off_is_the_same_try():
    memory = bytearray(b"\xff" * 4096)
    device = a_device(memory)
    device.choose("today")
    device.press("a start up a")
    device.choose("solo")
    device = again(memory, 24)  # so late, it no longer counts for the days in a row
    device.choose(next(line for line in device.screen.lines[1:] if line.startswith("continue")))
    end(device, 44)
    assert f"{en.daily.FIRST_TRY}44" in device.message
    assert kept(again(memory)) == (44, True, 44)


def test_a_try_that_was_given_up_was_the_first():
    device = a_device()
    device.choose("today")
    device.press("a start up a")
    device.choose("seeded")
    device.choose("players")
    device.press("down up a")
    assert device.name == "give_up"
    device.press("down a")
    assert device.game.players == 2
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    assert kept(device) == (NONE, False, NONE)
    game_start.new_game(device.app, 1, seeds.today())
    device.step()
    end(device, 40)
    assert en.daily.FIRST not in device.message and device.message.endswith(", BEST 40")
    assert kept(device) == (NONE, False, 40)


def test_an_end_that_is_undone_is_taken_back_and_the_try_stays_the_first():
    device = a_device()
    device.choose("today")
    device.play_to("over")
    score = device.game.score(0)
    assert kept(device) == (score, True, score)
    assert device.undo() == ""
    device.app.navigator.run_transitions()
    assert kept(device) == (NONE, False, NONE)
    assert DailyScores(device.app.session.storage).is_begun(date(22))
    device.play_to("over")
    assert kept(device) == (score, False, score), "undo is a help"


def test_games_of_a_link_or_of_several_or_of_a_number_are_no_try():
    device = a_device()
    for players, seed in ((1, 12345), (2, seeds.today()), (1, seeds.daily_seed(7))):
        device.new_game(players, seed)
        device.step()
        assert not DailyScores(device.app.session.storage).is_begun(date(22))
    rtc.now = rtc.never_set
    device.new_game(1, seeds.today())
    device.step()
    assert not device.app.session.storage.has(DAILY_SCORES)


def test_a_memory_too_small_for_games_keeps_none():
    device = Handheld(journal=Journal(Tape([bytearray(b"\xff" * 256)])))
    to_day(device, 22)
    play_daily(device)
    assert device.app.session.storage.is_healthy
    assert not device.app.session.storage.has(DAILY_SCORES)


# --- what is kept ---


def a_storage() -> Storage:
    return Storage(Journal(Tape([bytearray(b"\xff" * 4096)])))


def test_a_day_stays_for_thirty_days_and_no_longer():
    storage = a_storage()
    days = [date(day, 10) for day in range(1, 32)] + [date(day) for day in range(1, 31)]
    for number, day in enumerate(days):
        scores = DailyScores(storage)
        scores.begin(day)
        scores.finish(finished(30, number), day, number, True, number % 2 > 0)
    scores = DailyScores(storage)
    for number, day in enumerate(days):
        is_kept = number >= len(days) - DAYS
        assert scores.first(day) == scores.best(day) == (number if is_kept else NONE)
        assert scores.is_unaided(day) == (is_kept and number % 2 > 0)


def test_a_first_try_that_ends_too_late_changes_nothing():
    scores = DailyScores(a_storage())
    scores.begin(date(1, 10))
    scores.begin(date(22))
    scores.finish(finished(30, 1), date(22), 30, True, True)
    scores.finish(finished(30, 2), date(1, 10), 40, True, True)
    assert scores.first(date(22)) == 30 and not scores.is_begun(date(1, 10))


def test_a_clock_that_was_far_ahead_once_leaves_no_trace():
    scores = DailyScores(a_storage())
    scores.begin(date(22, 11, 2031))
    scores.begin(date(22))
    scores.finish(finished(30), date(22), 30, True, True)
    assert scores.first(date(22)) == 30 and not scores.is_begun(date(22, 11, 2031))
    scores.begin(date(20))  # a little back, and nothing is lost
    assert scores.is_begun(date(20)) and scores.first(date(22)) == 30


@pytest.mark.parametrize("score", [-25, -1, 0, 96, 200])
def test_every_score_comes_back_or_the_nearest_there_is_room_for(score):
    scores = DailyScores(a_storage())
    scores.begin(date(22))
    scores.finish(finished(30), date(22), score, True, True)
    assert scores.first(date(22)) == scores.best(date(22)) == min(score, 99)


def test_other_bytes_count_as_none():
    storage = a_storage()
    for data in (b"", bytes(67), b"\x02" * 67, b"\x01" * 66):
        storage.store(DAILY_SCORES, data, len(data))
        assert not DailyScores(storage).is_begun(date(22))


@lru_cache(maxsize=None)
def around_a_try(kind: str) -> tuple[bytes, bytes]:
    """Return a memory before today's first try, and one before that try's last round."""
    flash = Flash(kind, contents=new_homes(kind)[0])
    device = Handheld(journal=journal_on(flash))
    device.app.session.storage.save()
    to_day(device, 22)
    before, held = flash.contents, []
    device.choose("today")

    def look(device: Handheld) -> bool:
        if device.name == "round_end":
            held.append(flash.contents)
        return device.name == "over"

    device.play(look)
    return before, held[-1]


def begin_a_try(device: Handheld) -> None:
    to_day(device, 22)
    device.choose("today")
    device.press("a start")


def cut_anywhere(kind: str, contents: bytes, play: Any, cuts: int) -> list[tuple[int, Handheld]]:
    """Return the handhelds that start after cuts spread over what `play` writes."""
    whole = Flash(kind, contents=contents)
    play(Handheld(journal=journal_on(whole)))
    found = []
    for cut_at in range(1, whole.steps + 1, max(1, whole.steps // cuts)):
        flash = Flash(kind, contents=contents, cut_at=cut_at, seed=cut_at)
        try:
            play(Handheld(journal=journal_of(kind, [flash])))
        except PowerCut:
            pass
        found.append((cut_at, Handheld(journal=journal_on(flash.reopened()))))
    return found


@pytest.mark.parametrize("kind", slow.but(["rp2"], KINDS))
def test_wherever_the_power_is_cut_as_a_try_begins_it_stays_the_first(kind):
    seen = set()
    for cut_at, device in cut_anywhere(kind, around_a_try(kind)[0], begin_a_try, 30):
        was_begun = device.app.session.has_game()
        seen.add(was_begun)
        to_day(device, 22)
        device.choose("continue" if was_begun else "today")
        end(device, 30)
        assert kept(device) == (30, True, 30), cut_at
    assert seen == {True, False}


@pytest.mark.parametrize("kind", slow.but(["samd51"], KINDS))
def test_wherever_the_power_is_cut_at_its_end_it_counts_once(kind):
    seen = set()
    for cut_at, device in cut_anywhere(kind, around_a_try(kind)[1], play_on, 20):
        session = device.app.session
        if session.record is None:
            assert kind == "samd51" and kept(device) == (NONE, False, NONE)
            continue
        was_over = device.game.is_over()
        seen.add(was_over)
        score = device.game.score(0) if was_over else NONE
        assert kept(device) == (score, was_over, score), cut_at
        play_on(device)
        assert kept(device) == (device.game.score(0), True, device.game.score(0)), cut_at
    assert seen == {True, False}


# --- what says so ---


def test_a_daily_game_says_what_it_is_and_others_do_not():
    device = a_device()
    for line, is_daily in (("today", True), ("solo", False)):
        device.choose(line)
        assert (en.DAILY in device.message) == is_daily
        assert (en.DAILY in device.texts()) == is_daily and (en.SOLO in device.texts()) != is_daily
        device.press("a start")
        says = f"{en.DAILY} 2026-11-22{en.daily.IS_FIRST}"
        assert device.message == (says if is_daily else "")
        device.press("up a")


def test_the_title_warns_of_a_row_about_to_end_also_beside_a_game_in_progress():
    device = a_device(day=20)
    for day in (20, 21):
        to_day(device, day)
        play_daily(device, day)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    assert "2" + en.daily.DAYS in device.message
    device.choose("solo")
    device.press("a start up a")
    assert en.daily.PLAY not in device.message
    to_day(device, 22)
    warning, game = device.message.split("\n")
    assert warning == "2" + en.daily.PLAY and game.startswith("SOLO R1, ")
    to_calendar(device)
    assert warning in device.texts()


# --- the calendar ---


def with_days() -> Handheld:
    """Return a handheld at the title with three days in its calendar."""
    device = a_device(day=20)
    scores = DailyScores(device.app.session.storage)
    for day, first, best, is_unaided in (
        (5, 41, 52, True),
        (20, 33, 33, False),
        (22, 60, 61, True),
    ):
        scores.begin(date(day))
        scores.finish(finished(30, day), date(day), first, True, is_unaided)
        scores.finish(finished(30, 50 + day), date(day), best, False, False)
    to_day(device, 22)
    return device


def test_the_calendar_shows_each_day_with_first_and_best():
    device = with_days()
    to_calendar(device)
    shown = "\n".join(device.texts()).split("\n")
    assert [shown.count(text) for text in ("41*52", "33", "60*61")] == [1, 1, 1]
    assert shown.count("\u00b7") == DAYS - 3
    assert device.message == "22 NOV: FIRST 60, NO HELP, BEST 61"
    device.press("left left")
    assert device.message == "20 NOV: FIRST 33"
    device.press("up left*3 up")
    assert device.message == "5 NOV: FIRST 41, NO HELP, BEST 52"
    device.press("left")
    assert device.message == "4 NOV: " + en.daily.NOT_PLAYED
    device.press("b b b")
    assert device.name == "title"


def test_right_on_the_line_of_today_leads_to_it():
    device = with_days()
    while device.screen.line() != "today":
        device.press("down")
    device.press("right")
    assert device.name == "calendar"
    device.press("b")
    assert device.name == "title" and device.screen.line() == "today"


def test_a_past_day_can_be_played_and_its_first_try_stays():
    device = with_days()
    to_calendar(device)
    device.press("left left a")
    assert device.name == "place" and seeds.date(seeds.seed_in(device.game)) == date(20)
    assert en.daily.IS_FIRST not in device.message
    end(device, 70)
    assert device.message.endswith("DAILY 2026-11-20, FIRST 33, BEST 70")
    assert kept(device, 20) == (33, False, 70)
    to_day(device, 22)
    to_calendar(device)
    device.press("left a")
    end(device, 12)
    assert device.message.endswith("DAILY 2026-11-21, BEST 12")
    assert kept(device, 21) == (NONE, False, 12)
    to_day(device, 22)
    to_calendar(device)
    assert "- 12" in "\n".join(device.texts()).split("\n")


def test_today_can_be_begun_and_continued_there():
    device = a_device()
    to_calendar(device)
    device.press("a")
    assert seeds.seed_in(device.game) == seeds.today()
    device.press("a start up a")
    game = device.app.session.record.to_bytes()
    to_calendar(device)
    device.press("a")
    assert device.name == "roll" and device.app.session.record.to_bytes() == game


def test_without_a_clock_there_is_none():
    device = Handheld()
    device.choose("seeded")
    assert "calendar" not in device.screen.lines


@pytest.mark.parametrize("board", [LOW, FEW])
def test_boards_with_other_screens_and_keys_have_it(board):
    with held(board, "en", drawn=False):
        device = with_days()
        to_calendar(device)
        for _ in range(2):
            device.screen.go(1 if board == LOW else -1)
            device.step()
        device.rest()
        if board == LOW:
            assert "33" in "\n".join(device.texts()).split("\n")
        else:
            assert device.message == "20 NOV: FIRST 33"
        device.screen.handle_key("a")
        device.step()
        device.rest()
        assert seeds.date(seeds.seed_in(device.game)) == date(20)


def test_a_finger_selects_a_day_and_then_plays_it():
    with held("pyportal_titano", "en", drawn=False):
        device = with_days()
        to_calendar(device)
        screen = device.screen
        scale = device.display.width // device.app.width
        x = (screen._left + 3 * screen._width + 2) * scale
        y = (screen.group.top + 4 * screen._height + 2) * scale
        device.touch(x, y)
        assert device.name == "calendar" and device.message == "20 NOV: FIRST 33"
        device.touch(x, y)
        assert device.name == "place"


def test_the_dates_go_back_over_months_and_years():
    day = date(2, 3, 2028)
    seen = []
    for _ in range(3):
        seen.append(calendar.text(day))
        day = calendar.day_before(day)
    assert seen == ["2028-03-02", "2028-03-01", "2028-02-29"]
    assert calendar.day_before(date(1, 1, 2027)) == date(31, 12, 2026)
    assert calendar.day_before(date(1, 1, 2025)) == calendar.UNKNOWN
