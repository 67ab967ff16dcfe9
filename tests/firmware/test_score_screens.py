"""The screens of scores and statistics, and erasing pink scores."""

import pytest

from engine.drop_it.judge import BONUS, CIRCLES
from engine.levels import NAMES as LEVELS
from engine.number_drop.sheet import RUN, SAME
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept import statistics
from firmware.number_drop.analysis import points as told_points
from firmware.session import marks
from firmware.text import en
from sim import languages
from sim.board.flash import Flash
from sim.board.standins import rtc
from tests.firmware import boxes
from tests.firmware.drop_it_scenes import drop_it_statistics, drop_it_title
from tests.firmware.handheld import Handheld, pink_board
from tests.firmware.power import journal_of
from tests.firmware.scenes import SCENES
from tests.firmware.situations import finished
from tests.firmware.test_scores import lines
from tests.firmware.test_settings import a_memory, switched_on

NUMBER_DROP = languages.topic("number_drop.statistics", "en")
DROP_IT = languages.topic("drop_it.statistics", "en")


def with_scores(**how) -> Handheld:
    """Return a handheld with two scores on its pink board."""
    device = switched_on(a_memory(), **how)
    board = pink_board(device.app.session)
    board.save(finished(40, 1), marks.UNDO | marks.HINT, "ANN")
    board.save(finished(93, 2), 0, "BOB")
    board.rename(finished(93, 2), bytearray(b"BOB"))
    return device


def story(device: Handheld) -> str:
    return device.message


def test_every_rank_shows_its_score_or_what_it_takes():
    device = with_scores()
    device.choose("scores")
    seen = []
    for _ in range(10):
        seen.append(story(device))
        device.press("down")
    assert seen[0] == en.scores.YOURS_WITH + "100" and seen[9] == seen[0]
    assert seen[1] == en.scores.PLAYED[0] and seen[6] == en.scores.PLAYED[3]
    assert seen[2] == en.scores.YOURS_WITH + "76" + en.scores.TO + "92"
    assert seen[8] == en.scores.YOURS_WITH + "14" + en.scores.TO + "27"
    device.press("up up")
    assert story(device) == seen[8]


def test_of_hints_in_strict_mode_as_earlier_firmware_kept_them_the_hints_count():
    device = switched_on(a_memory())
    pink_board(device.app.session).save(finished(93, 2), marks.STRICT | marks.HINT, "BOB")
    device.choose("scores")
    device.press("down")
    assert story(device) == en.scores.PLAYED[marks.HINT]


def test_a_date_is_shown_where_there_is_one(monkeypatch):
    device = switched_on(a_memory())
    monkeypatch.setattr(rtc, "now", lambda: (2026, 11, 20, 9, 0, 0, 4, 324, -1))
    pink_board(device.app.session).save(finished(100), marks.STRICT, "ANN")
    device.choose("scores")
    assert story(device) == "2026-11-20  " + en.scores.PLAYED[4]


@pytest.mark.parametrize("key", ["a", "b", "start"])
@pytest.mark.parametrize("name", ["scores", "statistics"])
def test_they_lead_back_to_their_line_of_the_menu(name, key):
    device = Handheld()
    device.choose(name)
    assert device.name == name
    device.press(key)
    if (name, key) == ("statistics", "a"):  # the chart and the goals come before that
        assert device.name == "history"
        device.press(key)
        assert device.name == "goals"
        device.press(key)
    assert device.name == "more"
    assert device.screen.lines[device.screen.menu.chosen] == name


def test_pink_and_blue_lines_are_drawn_side_by_side():
    device, empty = with_scores(drawn=True), Handheld(drawn=True)
    for one in (device, empty):
        one.choose("scores")
        one.press("down*4")
    with_some, without = device.picture(), empty.picture()
    middle = 80
    for x, alike in ((0, True), (middle, False)):
        box = (x, 16, x + middle, 110)
        assert (with_some.crop(box).tobytes() == without.crop(box).tobytes()) is alike


# --- erasing ---


def at_question(device: Handheld) -> Handheld:
    """Go to where the scores are erased."""
    device.choose("settings")
    device.press("up a")
    assert device.name == "erase"
    return device


def test_scores_are_erased_only_when_asked_twice():
    device = at_question(with_scores())
    assert en.settings.ERASING[0] in device.texts()
    device.press("down a")
    assert en.settings.ERASING[1] in device.texts()
    assert len(lines(pink_board(device.app.session))) == 2
    device.press("down a")
    assert en.settings.ERASING[2] in device.texts()
    assert lines(pink_board(device.app.session)) == {}
    device.press("a")
    assert device.name == "settings"
    assert device.screen.menu.texts[device.screen.menu.chosen] == en.settings.ERASE
    device.press("b")
    assert device.name == "more"


@pytest.mark.parametrize("keys", ["a", "b", "start", "down a a", "down a b", "down a start"])
def test_a_press_too_many_keeps_them(keys):
    device = at_question(with_scores())
    device.press(keys)
    assert device.name == "settings" and len(lines(pink_board(device.app.session))) == 2


def test_what_was_erased_is_gone_at_the_next_start():
    memory = a_memory()
    device = switched_on(memory, seed=5)
    device.play_to("over")
    assert len(lines(pink_board(device.app.session))) == 1
    device.press("select")
    at_question(device).press("down a down a")
    again = switched_on(memory)
    assert lines(pink_board(again.app.session)) == {}
    totals = again.app.session.storage.statistics(again.app.session.record)
    assert statistics.games(totals, "number_drop") == 1


# --- statistics ---


def test_no_games_have_no_mean():
    device = Handheld()
    device.choose("statistics")
    texts = boxes.reading(device.screen.group)
    assert texts[texts.index(en.statistics.GAMES) + 1] == "0"
    assert texts[texts.index(en.statistics.BEST) + 1] == "-"
    assert texts[texts.index(en.statistics.MEAN) + 1] == "-"


def test_the_totals_are_those_of_the_games_that_were_finished():
    device = switched_on(a_memory(), seed=21)
    sheets = []
    for _ in range(3):
        device.play_to("over")
        sheets.append((device.game.sheet(), device.game.score(0)))
        device.press("start")
        if device.name == "name_entry":
            device.press("b start")
    device.press("start")
    device.choose("title")
    device.choose("statistics")
    texts = boxes.reading(device.screen.group)
    scores = [score for _, score in sheets]

    def after(name: str, count: int) -> list[str]:
        return texts[texts.index(name) + 1 : texts.index(name) + 1 + count]

    assert after(en.statistics.GAMES, 1) == ["3"]
    assert after(en.statistics.BEST, 1) == [str(max(scores))]
    assert after(en.statistics.MEAN, 1) == [str(int(sum(scores) / 3 + 0.5))]
    for kind in (SAME, RUN):
        masks = [(sheet.same, sheet.run)[kind] & 31 for sheet, _ in sheets]
        counts = [sum(mask >> i & 1 for mask in masks) for i in range(5)]
        counts.append(sum(mask == 31 for mask in masks))
        assert after(NUMBER_DROP.KINDS[kind], 6) == [str(count) for count in counts]
    assert after(NUMBER_DROP.BONUS, 1) == [str(sum(sheet.bonus for sheet, _ in sheets))]


def test_games_that_fill_their_two_bytes_are_counted_no_further():
    totals = statistics.new_totals()
    totals[1:3] = b"\xfe\xff"
    result = statistics.result_of(finished(40))
    counts = []
    for _ in range(3):
        statistics.add(totals, result)
        counts.append(statistics.games(totals, "number_drop"))
    assert counts == [65535] * 3


def test_drop_it_has_its_own_totals():
    device = drop_it_statistics()
    texts = boxes.reading(device.screen.group)
    game = device.app.session.record.game
    assert texts[texts.index(en.statistics.GAMES) + 1] == "1"
    assert texts[texts.index(en.statistics.BEST) + 1] == str(game.score(0))
    share = texts[texts.index(DROP_IT.BROKEN) + 1]
    assert share.endswith(" %") and 0 < int(share[:-2]) < 100
    heads = texts.index(DROP_IT.HEIGHTS[0])
    assert texts[heads + 3] == DROP_IT.SIZES[0]
    assert {*texts[heads + 4 : heads + 7]} <= {"0", "1"}
    device.press("b")
    device.press("b")
    device.choose("other")
    device.choose("statistics")
    texts = boxes.reading(device.screen.group)
    assert texts[texts.index(en.statistics.GAMES) + 1] == "0"


def test_each_bonus_circle_counts_in_the_row_of_its_points_and_from_low_to_high():
    own = games.load_module("drop_it", "statistics")
    height, points = BONUS[1::4], BONUS[3::4]
    for circle in range(CIRCLES):
        counts = memoryview(bytearray(own.SIZE))
        own.count(counts, 1 << 23 | 1 << circle)
        found = dict(own.rows(counts, 1, DROP_IT))
        same = sorted(height[other] for other in range(CIRCLES) if points[other] == points[circle])
        wanted = ["1" if y == height[circle] else "0" for y in same]
        assert found.pop(f"+{points[circle]}") == wanted
        assert not any("1" in cells for name, cells in found.items() if name in DROP_IT.SIZES)


def test_from_an_end_the_scores_begin_at_the_new_rank():
    device = SCENES["scores"]()
    assert device.screen._rank == 2, "from the title they begin at the first"
    device = Handheld(seed=5, journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    device.play_to("over")
    rank = device.screen.rank
    assert rank > 1
    device.press("a b a")
    device.choose("scores")
    assert device.name == "scores" and device.screen._rank == rank


def test_a_rank_that_is_open_says_what_it_takes():
    device = Handheld()
    device.choose("scores")
    assert device.message == en.scores.YOURS_WITH + "100"
    device.press("down")
    assert device.message == en.scores.YOURS_WITH + "93 TO 99"
    device = drop_it_title()  # where the maximum is unknown
    device.choose("scores")
    assert device.message == en.scores.YOURS_WITH + "201+"


@pytest.mark.parametrize(
    ("game", "to_last_player", "reached"),
    [
        ("number_drop", "up up", (13, 27, 34, 46, 55)),  # its last line is the house rules
        ("drop_it", "up", (129, 155, 170, 187, 198)),
    ],
)
def test_levels_say_where_they_are_chosen_what_they_reach(game, to_last_player, reached):
    """As in docs/PLAYER.md."""
    device = Handheld()
    if game != device.app.session.offered:
        device.choose("other")
    device.choose("players")
    device.press(to_last_player)
    for level, points in zip(LEVELS, reached, strict=True):
        device.press("right")
        shown = en.table.COMPUTER + level + " " + str(points)
        assert shown in device.texts()


def test_the_daily_game_names_the_way_back():
    device = SCENES["seeded"]()
    assert ("B", "BACK") in device.hints


@pytest.mark.parametrize(("language", "message"), [("en", "1.5"), ("fr", "1,5")])
def test_points_have_the_decimal_mark_of_the_language(language, message):
    mark = languages.topic("number_drop.analysis", language).MARK
    assert told_points(384, mark) == message


def test_games_that_nobody_has_played_are_still_to_be_learnt_after_erasing():
    memory = a_memory()
    device = switched_on(memory)
    before = device.screen.lines
    assert before[0] == "tutorial"
    at_question(device).press("down a down a a b b")
    for again in (device, switched_on(memory)):
        assert again.name == "title" and again.screen.lines == before
        again.choose("other")
        assert again.screen.lines[0] == "tutorial"
        again.choose("other")


def test_what_was_erased_is_gone_though_the_power_goes_at_once():
    flash = Flash("samd51")
    device = Handheld(seed=5, journal=journal_of("samd51", [flash]))
    device.play_to("over")
    device.press("select")
    at_question(device).press("down a down a")
    assert device.name == "erase"
    again = Handheld(journal=journal_of("samd51", [flash.reopened()]))
    assert lines(pink_board(again.app.session)) == {}
