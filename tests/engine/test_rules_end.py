"""RULES.md, round end, Game Over and score: +2, -5, winners, ties, a sheet's points."""

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.sheet import RUN, SAME, Sheet
from engine.number_drop.table import COMBO, DROP, OVER, ROLL
from engine.standing import winners
from tests.engine.positions import drop, drop_anything, fill, roll, started, take, take_turn

FULL = "1234567"


def rows_circled(sheet: Sheet) -> list[int]:
    """Return the rows whose +2 or -5 is circled."""
    return [row for row in range(14) if sheet.row_is_circled(row)]


def test_plus_2_is_circled_only_when_the_whole_round_ends() -> None:
    game = started(2)
    fill(game.sheets[0], ".23456.")
    game.sheets[0].write(6, 7)
    roll(game, "1 2 3 6 O")
    take_turn(game)
    assert (rows_circled(game.sheets[0]), game.score(0)) == ([], 0)
    drop_anything(game)
    assert game.score(0) == 0
    game.apply(PASS)
    assert (rows_circled(game.sheets[0]), game.score(0)) == ([0], 2)


@pytest.mark.parametrize("row", ["1234567", "XXXXXXX", "1X3X5X7"])
def test_digits_and_xs_fill_a_row(row: str) -> None:
    sheet = fill(Sheet(), row, "......1")
    sheet.circle_rows()
    assert (rows_circled(sheet), sheet.rows_score()) == ([1], 2)


def test_a_row_with_an_empty_cell_under_others_is_not_complete() -> None:
    sheet = fill(Sheet(), FULL, "123.567", FULL)
    sheet.circle_rows()
    assert rows_circled(sheet) == [0, 2]


def test_rows_0_to_10_print_plus_2_and_no_other() -> None:
    sheet = fill(Sheet(), *[FULL] * 14)
    sheet.circle_rows()
    assert (rows_circled(sheet), sheet.rows_score()) == (list(range(11)), 22)


def test_minus_5_for_each_row_above_the_line_with_a_cell_in_it() -> None:
    for rows in (1, 2, 3):
        sheet = fill(Sheet(), *["......X"] * rows, *["......1"] * 11)
        sheet.circle_penalties()
        assert (rows_circled(sheet), sheet.rows_score()) == ([11, 12, 13][:rows], -5 * rows)


def test_a_full_row_above_the_line_is_a_minus_5_too() -> None:
    game = started(1)
    fill(game.sheets[0], "123....", *[FULL] * 11)
    roll(game, "1 2 3 6 I")
    game.apply(0)  # the slide
    drop(game, "1236", (11, 3), (11, 4), (11, 5), (11, 6))
    game.apply(PASS)
    assert (rows_circled(game.sheets[0]), game.score(0)) == (list(range(12)), 22 - 5)


def test_no_minus_5_before_the_game_is_over() -> None:
    game = started(2)
    fill(game.sheets[0], *["1......"] * 10)
    roll(game, "1 2 3 6 O")
    drop(game, "1236", (10, 0), (10, 1), (11, 0), (11, 1))
    game.apply(PASS)
    assert (game.phase, game.score(0)) == (DROP, 0)  # the other player finishes the round
    take_turn(game)
    assert (game.phase, game.score(0), game.score(1)) == (OVER, -5, 0)


def test_any_sheet_above_the_line_ends_the_game_for_all() -> None:
    game = started(3)
    fill(game.sheets[0], *["......1"] * 11)
    fill(game.sheets[1], *["......1"] * 12)
    roll(game, "1 2 3 6 O")
    drop(game, "1236", (11, 5), (11, 6), (12, 5), (12, 6))
    game.apply(PASS)
    drop(game, "1236", (12, 5), (12, 6), (13, 5), (13, 6))
    game.apply(PASS)
    take_turn(game)
    assert game.phase == OVER
    assert [game.score(player) for player in range(3)] == [-10, -15, 0]


def test_reaching_row_10_is_not_yet_the_end_and_the_next_player_is_active() -> None:
    game = started(2)
    fill(game.sheets[0], *["1......"] * 9)
    roll(game, "1 2 3 6 O")
    drop(game, "1236", (9, 0), (9, 1), (10, 0), (10, 1))
    game.apply(PASS)
    take_turn(game)
    assert (game.phase, game.active, game.round) == (ROLL, 1, 2)


def last_combo(*scores: int) -> Game:
    """Return a game that the last player's pass ends, with these even sums in +2s and a -5 each."""
    game = started(len(scores))
    roll(game, "1 2 3 6 O")
    while game.player != len(scores) - 1:
        take_turn(game)
    drop_anything(game)
    assert game.phase == COMBO
    for sheet, score in zip(game.sheets, scores, strict=True):
        sheet.bytes[:] = Sheet().bytes
        fill(sheet, "X......", *["X......"] * (11 - score // 2), *[FULL] * (score // 2))
    return game


@pytest.mark.parametrize(
    ("scores", "best"),
    [
        ([10, 8, 6], [0]),
        ([8, 10, 6], [1]),
        ([6, 8, 10], [2]),
        ([10, 10, 6], [0, 1]),
        ([6, 10, 10], [1, 2]),
        ([10, 6, 10], [0, 2]),
        ([8, 8, 8], [0, 1, 2]),
        ([0, 2, 0, 0, 0, 2], [1, 5]),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share(scores: list[int], best: list[int]) -> None:
    game = last_combo(*scores)
    game.apply(PASS)
    assert game.phase == OVER
    assert [game.score(player) for player in range(len(scores))] == [s - 5 for s in scores]
    assert [p for p in range(len(scores)) if winners(game) >> p & 1] == best


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    game = last_combo(2, 4)
    game.apply(PASS)
    assert game.is_over()
    assert not any(game.is_legal(action) for action in range(-5, 9000))


@pytest.mark.parametrize("kind", [SAME, RUN])
def test_column_is_the_sum_of_its_values_and_10_more_for_all_five(kind: int) -> None:
    for mask in range(32):
        values = [value for value in range(3, 8) if mask >> value - 3 & 1]
        sheet = take(Sheet(), **{"same" if kind == SAME else "run": values})
        assert sheet.column_score(kind) == sum(values) + (10 if len(values) == 5 else 0)
        assert sheet.score() == sheet.column_score(kind)


def test_letters_score_nothing_themselves() -> None:
    assert take(Sheet(), same=[3], run=[3]).score() == 6


def test_the_most_possible_is_100() -> None:
    sheet = fill(take(Sheet(), same=[3, 4, 5, 6, 7, 8], run=[3, 4, 5, 6, 7]), *[FULL] * 11)
    sheet.circle_rows()
    assert (sheet.columns(), sheet.score()) == ((22, 35, 35, 8), 100)


def test_worked_example_of_the_rulebook_is_54() -> None:
    sheet = take(Sheet(), same=[3, 4, 5, 6, 7], run=[4, 6])
    fill(sheet, "1......", *["1......"] * 4, *[FULL] * 7)
    sheet.circle_rows()
    sheet.circle_penalties()
    assert sheet.rows_score() == 7 * 2 - 5 == 9
    assert sheet.column_score(SAME) == 25 + 10
    assert sheet.column_score(RUN) == 10
    assert (sheet.columns()[3], sheet.score()) == (0, 54)
    assert sheet.columns() == (9, 35, 10, 0)
