"""The end of a game: score columns, rank, and winners."""

import sys
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from engine.number_drop import sheet as sheets
from engine.number_drop.table import OVER
from firmware.kept import ranks
from firmware.number_drop.facts import BLUE
from firmware.number_drop.text import en as own
from firmware.screens.parts import end_screen
from firmware.screens.parts.end_screen import READ_MS
from firmware.session import seeds
from firmware.session.marks import STRICT
from firmware.text import en
from firmware.widgets import bars
from sim import languages
from tests.engine.positions import CIRCLED, fill, take
from tests.firmware.boxes import noted, texts
from tests.firmware.handheld import Handheld, begin, held, is_shown
from tests.firmware.situations import ROW_MARK, give
from web import lines

WHY = languages.topic("number_drop.count", "en").WHY
PLAY = languages.topic("number_drop.play", "en")
LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout", "firmware.widgets.labels")


def show_end(device, *scores):
    """Show the end of a game with these totals of the players."""
    game = device.game
    for sheet, score in zip(game.sheets, scores, strict=True):
        give(sheet, score)
        assert sheet.score() == score
    game.phase = OVER
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "over"


def test_the_columns_of_the_score_are_the_sheets(device):
    begin(device, 1)
    sheet = device.game.sheet()
    take(sheet, same=[3, 4, 5, 6, 7], run=[4, 6, 8])
    for row in (0, 1, 2, 3, 4, 5, 6, 11):
        sheet.bytes[CIRCLED + row] |= ROW_MARK  # RULES.md, "Worked example", with the bonus too
    device.game.phase = OVER
    device.show_phase()
    device.app.navigator.run_transitions()
    heads, points, *_ = columns(device)
    shown = dict(zip(heads, points, strict=True))
    assert shown == {"ROWS": "9", "===": "35", "123": "10", "BONUS": "8"}
    texts = device.texts()
    assert texts[texts.index(en.end.TOTAL) + 1] == "62"


def test_words_read_aloud_tell_the_score_before_the_ranks_around_it(device):
    begin(device, 1)
    show_end(device, 23)
    text = lines.read(device.app.display.root_group)
    assert en.end.GAME_OVER in text and text.index("TOTAL 23") < text.index("RANK 9 YOU 23")


def labels_loaded() -> list[str]:
    """Return the loaded modules that only Labels need."""
    return [name for name in sys.modules if name.startswith(LIBRARIES)]


@pytest.mark.parametrize(
    ("score", "rank"),
    [(-15, 0), (0, 0), (13, 0), (14, 9), (23, 9), (27, 9), (28, 8), (61, 5), (99, 2), (100, 1)],
)
def test_only_a_score_that_is_beaten_counts(score, rank):
    assert ranks.rank(score, BLUE) == rank


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (23, ["7", "NOO", "34", "8", "GUI", "27", "RANK 9", "YOU", "23", "9", "BEN", "13"]),
        (27, ["7", "NOO", "34", "8", "GUI", "27", "RANK 9", "YOU", "27", "9", "BEN", "13"]),
        (28, ["6", "BRO", "46", "7", "NOO", "34", "RANK 8", "YOU", "28", "8", "GUI", "27"]),
        (13, ["8", "GUI", "27", "9", "BEN", "13", "YOU", "13"]),
        (0, ["8", "GUI", "27", "9", "BEN", "13", "YOU", "0"]),
        (-5, ["8", "GUI", "27", "9", "BEN", "13", "YOU", "-5"]),
        (100, ["RANK 1", "YOU", "100", "1", "CHE", "99", "2", "FLO", "92", "3", "MUM", "75"]),
    ],
)
def test_the_ladder_shows_the_ranks_around_the_own_score(device, score, expected):
    begin(device, 1)
    show_end(device, score)
    assert ranking_beside(device) == expected
    assert en.end.GAME_OVER in device.texts() and device.texts()[-1] == WHY[1]


@pytest.mark.parametrize("score", range(-15, 101))
def test_only_the_score_that_was_beaten_has_the_players_rank_too(score):
    session = SimpleNamespace(
        end=lambda: (0, "", BLUE),
        record=SimpleNamespace(game=SimpleNamespace(score=lambda _: score)),
        rules=SimpleNamespace(variant=0),
    )
    app: Any = SimpleNamespace(session=session, words=en)
    ends: Any = en.end
    rows, bright = end_screen.ladder(app, ends)
    own = rows[bright[0]][0].removeprefix(en.end.RANK)
    numbers = [row[0] for index, row in enumerate(rows) if index not in bright]
    assert "" not in numbers and (not own or own in numbers)
    session.rules.variant = 1  # has no rank
    assert [row[0] for row in end_screen.ladder(app, ends)[0] if row[1] in ranks.NAMES] == [
        str(ranks.NAMES.index(row[1]) + 1) for row in rows if row[1] in ranks.NAMES
    ]
    assert len(set(numbers)) == len(numbers)
    points = [int(row[2]) for row in rows]
    assert points == sorted(points, reverse=True) or score in BLUE


def ranking(device):
    """Return the ranking as drawn: names, winners and points."""
    with noted():
        device.show_phase()
        device.app.navigator.run_transitions()
        found = sorted(texts(device), key=lambda text: text.left)
    rows = {}
    for name in sorted((text for text in found if text.text[:3] in NAMES), key=lambda t: t.top):
        points = [
            int(text.text)
            for text in found
            if text.left > name.right and abs(text.bottom - name.bottom) <= 1
        ]
        if len(points) == 5:  # not the line that names the winners
            rows[name.text] = points
    return [(name[:3], name.endswith("*"), points) for name, points in rows.items()]


def heads(device):
    """Return the headings of the ranking, from left to right."""
    with noted():
        device.show_phase()
        device.app.navigator.run_transitions()
        found = texts(device)
    line = next(text for text in found if text.text == en.end.TOTAL)
    beside = [text for text in found if text.top < line.bottom and text.bottom > line.top]
    return [text.text for text in sorted(beside, key=lambda text: text.left)]


NAMES = ["ANN", "BOB", "CAT", "DAN", "EVE", "FAY"]


@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_can_win_and_is_shown_with_the_own_score(device, players):
    begin(device, players)
    for winner in range(players):
        scores = [10 + 2 * player for player in range(players)]
        scores[winner] = 40
        show_end(device, *scores)
        rows = ranking(device)
        assert NAMES[winner] + en.table.WINS in device.texts()
        assert [name for name, wins, _ in rows if wins] == [rows[0][0]] == [NAMES[winner]]
        totals = [points[-1] for *_, points in rows]
        assert totals == sorted(scores, reverse=True)
        assert {name: points[-1] for name, _, points in rows} == dict(
            zip(NAMES, scores, strict=False)
        )
        assert all(sum(points[:-1]) == points[-1] for *_, points in rows)


def test_the_four_columns_are_the_sheets(device):
    begin(device, 2)
    sheet = device.game.sheets[1]
    take(sheet, same=[3, 4, 5, 6, 7], run=[4, 6, 8])
    for row in (0, 1, 2, 3, 4, 5, 6, 11):
        sheet.bytes[CIRCLED + row] |= ROW_MARK
    device.game.phase = OVER
    device.show_phase()
    device.app.navigator.run_transitions()
    assert ranking(device) == [("BOB", True, [9, 35, 10, 8, 62]), ("ANN", False, [0] * 5)]
    assert heads(device) == [*PLAY.COLUMNS, en.end.TOTAL]


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("board", ["raspberry_pi_pico", "tinycircuits_thumby_color", "pygamer"])
def test_the_headings_of_the_ranking_are_apart(board, language):
    total = languages.topic("end", language).TOTAL
    short = languages.topic("number_drop.table", language).SHORT_COLUMNS
    with held(board, language):
        device = Handheld(drawn=True)
        begin(device, 2)
        device.game.phase = OVER
        with noted():
            device.show_phase()
            device.app.navigator.run_transitions()
            found = texts(device)
    has_room = device.app.width >= 160
    line = next(text for text in found if text.text == (total if has_room else short[-1]))
    beside = [text for text in found if text.top < line.bottom and text.bottom > line.top]
    edges = sorted((text.left, text.right) for text in beside)
    assert len(edges) == len(short)
    gaps = [right[0] - left[1] for left, right in pairwise(edges)]
    assert min(gaps) >= 5


@pytest.mark.parametrize("board", ["raspberry_pi_pico", "tinycircuits_thumby_color", "pygamer"])
def test_a_total_of_three_letters_keeps_off_the_points_next_to_it(board):
    device = Handheld(drawn=True, board=board)
    begin(device, 3)
    show_end(device, 100, -10, -15)
    with noted():
        device.show_phase()
        device.app.navigator.run_transitions()
        found = texts(device)
    for total in ("100", "-10", "-15"):
        shown = [text for text in found if text.text == total]
        last = max(shown, key=lambda text: text.left)
        beside = [
            text.right
            for text in found
            if text.left < last.left and abs(text.bottom - last.bottom) <= 1
        ]
        assert len(beside) == 5, "a name and four columns"
        assert last.left - max(beside) >= 2 * device.display.width // device.app.width


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        ((0, 1), "ANN + BOB WIN"),
        ((1, 2), "BOB + CAT WIN"),
        ((0, 2, 5), "ANN + CAT + FAY WIN"),
        ((1, 2, 3, 4), own.table.MANY_WIN[2]),
        ((0, 1, 2, 3, 4), own.table.MANY_WIN[3]),
        ((0, 1, 2, 3, 4, 5), own.table.MANY_WIN[4]),
    ],
)
def test_equal_totals_share_the_victory(device, winners, line):
    begin(device, 6)
    show_end(device, *[21 if player in winners else 20 for player in range(6)])
    assert line in device.texts()
    shown = [name for name, wins, _ in ranking(device) if wins]
    assert shown == [NAMES[player] for player in winners]


def test_left_and_right_go_from_the_ranking_to_every_sheet_and_back(device):
    begin(device, 3)
    show_end(device, 12, 30, 20)
    seen = []
    for key in ("right", "right", "right", "left"):
        device.press(key)
        texts = device.texts()
        at = texts.index(en.end.TOTAL)
        seen.append((texts[at - 9], texts[at + 1]))
    assert seen == [("BOB", "30"), ("CAT", "20"), ("ANN", "12"), ("CAT", "20")]
    device.press("left*2")
    assert "BOB" + en.table.WINS in device.texts() and len(ranking(device)) == 3


@pytest.mark.parametrize("screen", ["", "right"])
def test_the_end_of_a_game_of_several_names_the_key_of_its_menu(device, screen):
    begin(device, 3)
    show_end(device, 10, 20, 15)
    device.press(screen)
    assert device.hints[0] == ("A", "MORE")
    device.press("a")
    assert device.name == "end"


def test_the_end_of_a_game_of_several_names_undo_only_where_it_can_be_done(device):
    begin(device, 3)
    show_end(device, 10, 20, 15)
    assert ("B", "UNDO") in device.hints
    count = len(device.hints)
    device.app.session.storage.marks |= STRICT
    device.show_phase()
    device.app.navigator.run_transitions()
    assert ("B", "UNDO") not in device.hints and len(device.hints) >= count - 1


def test_the_end_of_a_solo_game_names_each_key_that_does_something(device):
    begin(device, 1)
    show_end(device, 20)
    assert [key for key, _ in device.hints] == ["A", "START", "\u2191", "SELECT", "B"]
    device.app.session.storage.marks |= STRICT
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.hints[-1] == bars.pairs(en.end.HINTS_LEAVE_END)[0]


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_on_a_low_screen_the_end_says_first_who_has_won_and_names_the_pages(board):
    with held(board):
        device = Handheld(board=board)
        begin(device, 3)
        show_end(device, 10, 20, 15)
        wins = en.table.WINS.strip()
        ranked = ["BOB", wins, "20", "CAT", "15", "ANN", "10"]
        assert ranking_beside(device) == ranked
        assert ("\u2191\u2193", "PAGE") in device.hints
        assert "REPLAY" not in [what for _, what in device.hints]
        device.press("right")  # to the second one's sheet and score
        assert "CAT" in device.texts() and wins not in device.texts()
        device.press("down")
        assert ranking_beside(device) == ranked


def test_the_lowest_screen_names_whose_sheet_it_is_and_the_keys_to_the_others():
    with held("tinycircuits_thumby", "en"):
        device = Handheld(board="tinycircuits_thumby")
        begin(device, 3)
        show_end(device, 10, 20, 15)
        assert ("\u2190\u2192", "SHEETS") in device.hints
        device.press("down")  # from the ranking to the winner's sheet
        assert "BOB 20" in device.texts()
        device.press("right")
        assert "CAT 15" in device.texts() and "BOB 20" not in device.texts()
        device.press("left left")
        assert "ANN 10" in device.texts()
        device.press("down " * sheets.HEIGHT)  # through its rows, and further
        assert "ANN 10" not in device.texts()


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
@pytest.mark.parametrize("players", [1, 3])
def test_on_a_low_screen_the_pages_of_the_end_lead_through_the_rows_of_the_sheet(board, players):
    with held(board):
        device = Handheld(board=board)
        begin(device, players)
        for sheet in device.game.sheets:
            fill(sheet, *["3......"] * 9)
        device.game.phase = OVER
        device.show_phase()
        device.app.navigator.run_transitions()
        first = device.texts()
        below, above = rows_seen(device, "down"), rows_seen(device, "up")
        assert set(range(9)) <= below != set(range(sheets.HEIGHT)), "all with anything in them"
        assert below | above == set(range(sheets.HEIGHT)) and device.texts() == first


def test_a_low_screen_s_end_looks_the_same_whether_its_table_was_kept_or_loaded_again():
    with held("raspberry_pi_pico_mono"):
        device = Handheld(7, drawn=True)
        begin(device, 1)
        fill(device.game.sheet(), "45.....", *["3......"] * 9)
        device.game.phase = OVER
        navigator = device.app.navigator
        navigator.view.grid.look_at(sheets.HEIGHT - 1, sheets.HEIGHT - 1)  # as for a falling tile
        seen = []
        for leave in (lambda: None, navigator.clear):  # the latter if memory is short
            leave()
            navigator.replace_all("over", True, True)
            navigator.run_transitions()
            device.rest()
            seen.append(device.picture().tobytes())
        assert seen[0] == seen[1]


def rows_seen(device: Handheld, key: str) -> set[int]:
    """Press a key until another page leads back to the end's first page; return the rows seen."""
    view, first, rows, pages = device.screen.view, device.texts(), set[int](), [device.texts()]
    while len(pages) < 3 or pages[-1] != first:
        device.press(key)
        if device.texts() != pages[-1]:
            pages.append(device.texts())
            assert len(pages) < 9, "none of them is the first again"
        if is_shown(view.grid, view):
            rows |= set(range(view.grid.top - view.layout.rows + 1, view.grid.top + 1))
    return rows


def ranking_beside(device: Handheld) -> list[str]:
    """Return the lines of the ranking next to the sheet."""
    names, points, words = columns(device)[-3:]
    return [text for row in zip(names, words, points, strict=True) for text in row if text]


def columns(device: Handheld) -> list[list[str]]:
    """Return the lines of each column of words."""
    return [line.text.split("\n") for line in device.lines() if "\n" in line.text]


def test_who_plays_again_sees_the_sign_before_the_start_of_a_game_is_read(device):
    begin(device, 1)
    show_end(device, 0)
    device.step()
    seen, navigator, game = [], device.app.navigator, device.game
    device.watch(lambda: seen.append((navigator.stage.has_indicator, device.game is game)))
    device.press("start")
    assert (True, True) in seen and seen[-1] == (False, False)


def test_a_second_press_in_haste_does_not_begin_another_game_but_the_next_does():
    device = Handheld(seed=3)
    device.play_to("over", how="random")
    while device.name != "end":
        device.press("a")
    record = device.app.session.record
    device.press("a")
    assert device.name == "end" and device.app.session.record is record
    device.wait(READ_MS)
    assert device.screen.lines[device.screen.menu.chosen] == "again"
    device.press("a")
    assert device.app.session.record is not record and device.app.session.record.count == 0


def test_the_menu_of_the_end_has_the_code_of_the_dice():
    device = Handheld(seed=3)
    device.play_to("over", how="random", players=2)
    while device.name != "end":
        device.press("a")
    game = device.app.session.record.game
    assert f"CODE {seeds.code_of(seeds.seed_in(game))}" in device.texts()


def test_a_long_message_has_no_more_parts_after_each_look_at_the_menu():
    """The table's bar still has the pages that the end gave it."""
    with held("tinycircuits_thumby", drawn=False):
        device = Handheld(seed=2)
        device.new_game(1, 7 | 7 << seeds.HOUSE)
        device.app.navigator.run_transitions()
        device.play_to("over")
        device.rest()
        parts = list(device.screen.bar.pages)
        assert len(parts) > 2
        for _ in range(3):
            device.screen.handle_key("start")
            device.step()
            assert device.name == "end"
            device.screen.handle_key("b")
            device.step()
            assert device.name == "over" and device.screen.bar.pages == parts
