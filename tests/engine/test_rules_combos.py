"""RULES.md, combos: what may be circled, what that uses up, the bonus 8, and letters."""

import pytest

from engine.number_drop.game import Game
from engine.number_drop.sheet import RUN, SAME
from engine.number_drop.table import ROLL
from tests.engine.positions import (
    CIRCLED,
    Cell,
    act,
    choosing,
    circle,
    found_combos,
    letters,
    take,
)


def refused(game: Game, *cells: Cell) -> bool:
    """Return whether a combo of these cells is rejected, after checking that nothing changed."""
    before = bytes(game.sheets[0].bytes)
    with pytest.raises(ValueError):
        circle(game, *cells)
    return bytes(game.sheets[0].bytes) == before


def values(game: Game) -> list[tuple[int, int]]:
    """Return kind and size of each combo that may be circled now."""
    return sorted((kind, len(cells)) for kind, cells in found_combos(game.sheets[0], game))


def circled(game: Game) -> list[Cell]:
    """Return the circled cells of the first sheet."""
    marks = game.sheets[0].bytes[CIRCLED : CIRCLED + 14]
    return [(row, col) for row in range(14) for col in range(7) if marks[row] >> col & 1]


def test_identical_digits_may_branch() -> None:
    game = choosing(".4.....", "444....", ".4.....")
    circle(game, (0, 1), (1, 0), (1, 1), (1, 2), (2, 1))
    assert (game.sheets[0].same, game.sheets[0].score()) == (0b00100, 5)


def test_neighbours_are_never_diagonal() -> None:
    game = choosing("..4....", ".4.....", "4......")
    assert refused(game, (0, 0), (1, 1), (2, 2))
    assert values(game) == []
    game = choosing("..3....", ".2.....", "1......")
    assert refused(game, (0, 0), (1, 1), (2, 2))


def test_the_edges_of_the_grid_do_not_meet() -> None:
    game = choosing("44....4", "......4")
    assert values(game) == []
    assert refused(game, (0, 6), (1, 6), (1, 0))


def test_exactly_the_circled_cells_count_three_out_of_five() -> None:
    game = choosing("44444..")
    circle(game, (0, 1), (0, 2), (0, 3))
    assert circled(game) == [(0, 1), (0, 2), (0, 3)]
    assert (game.sheets[0].same, game.sheets[0].score()) == (0b00001, 3)


def test_the_chosen_part_of_a_group_must_itself_be_connected() -> None:
    assert refused(choosing("44444.."), (0, 0), (0, 1), (0, 3))


def test_every_part_of_a_group_is_offered() -> None:
    assert values(choosing("44444..")) == [(SAME, 3)] * 3 + [(SAME, 4)] * 2 + [(SAME, 5)]


def test_xs_never_count() -> None:
    game = choosing("XXXXX..")
    assert refused(game, (0, 0), (0, 1), (0, 2))
    assert values(choosing("44X44..", "78X9...")) == []


def test_circled_digits_are_used_up() -> None:
    game = choosing("444....", "5......", "6......")
    game.sheets[0].bytes[CIRCLED + 2] = 0b001
    assert refused(game, (2, 0), (2, 1), (2, 2))
    assert refused(game, (2, 0), (1, 0), (0, 0))
    assert values(game) == []


@pytest.mark.parametrize("order", ["ascending", "descending"])
def test_a_run_may_be_named_from_either_end(order: str) -> None:
    game = choosing("..67...", "..5....", "..4....")
    cells = [(0, 2), (1, 2), (2, 2), (2, 3)]
    circle(game, *(cells if order == "ascending" else reversed(cells)))
    assert (game.sheets[0].run, game.sheets[0].score()) == (0b00010, 4)
    assert circled(game) == cells


@pytest.mark.parametrize("row", ["012....", "345....", "789....", "987....", "210...."])
def test_a_run_may_start_with_any_value(row: str) -> None:
    assert values(choosing(row)) == [(RUN, 3)]


@pytest.mark.parametrize("row", ["890....", "135....", "12.3...", "121....", "122333.", "89X...."])
def test_what_is_no_run(row: str) -> None:
    assert (RUN, 3) not in values(choosing(row))


def test_a_run_is_a_path_named_in_its_order() -> None:
    game = choosing("34567..")
    assert refused(game, (0, 0), (0, 2), (0, 1))
    assert refused(game, (0, 0), (0, 1), (0, 2), (0, 4))


@pytest.mark.parametrize("column", ["345", "543"])
def test_a_run_may_go_up_or_down(column: str) -> None:
    game = choosing(*[digit + "......" for digit in column])
    assert values(game) == [(RUN, 3)]


def test_paths_that_part_are_offered_each() -> None:
    game = choosing("..3....", ".123...")
    assert found_combos(game.sheets[0], game) == {
        (RUN, ((0, 1), (0, 2), (0, 3))),
        (RUN, ((0, 1), (0, 2), (1, 2))),
    }


@pytest.mark.parametrize("length", [1, 2, 9])
def test_combos_have_three_to_eight_digits(length: int) -> None:
    game = choosing("44.....", "4444444")
    snake = [*((0, col) for col in range(7)), (1, 1), (1, 0)]
    assert refused(game, *snake[-length:])


def test_each_value_of_each_kind_can_be_circled_once() -> None:
    game = choosing("4445555", "111.123", "456.789")
    take(game.sheets[0], same=[3], run=[3])
    assert refused(game, (2, 0), (2, 1), (2, 2))
    assert refused(game, (1, 4), (1, 5), (1, 6))
    assert values(game) == [(SAME, 4)]
    circle(game, (2, 3), (2, 4), (2, 5), (2, 6))
    assert game.sheets[0].same == 0b00011


def test_one_kind_leaves_the_other_open() -> None:
    game = choosing("444.567")
    take(game.sheets[0], same=[3])
    assert values(game) == [(RUN, 3)]


SAME_8 = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6), (1, 6)]
RUN_8 = [(2, 0), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (1, 6)]


@pytest.mark.parametrize("run", [False, True])
def test_bonus_is_eight_of_either_kind(run: bool) -> None:
    game = choosing("1234567", "......8") if run else choosing("......4", "4444444")
    circle(game, *([(1, col) for col in range(7)] + [(0, 6)] if run else SAME_8))
    sheet = game.sheets[0]
    assert (sheet.same, sheet.run, sheet.bonus, sheet.columns()[3]) == (0, 0, True, 8)


@pytest.mark.parametrize("taken", ["same", "run"])
def test_one_bonus_in_all(taken: str) -> None:
    game = choosing("0123456", "4.....7", "4444444")
    if taken == "same":
        take(game.sheets[0], same=[8])
    else:
        take(game.sheets[0], run=[8])
    assert {size for _, size in values(game)} == {3, 4, 5, 6, 7}
    assert refused(game, *RUN_8)


def test_bonus_circles_no_letter() -> None:
    game = choosing("......4", "4444444")
    take(game.sheets[0], run=[3, 4, 5, 6, 7])
    circle(game, *SAME_8)
    assert letters(game.sheets[0]) == "....."


@pytest.mark.parametrize("first", ["same", "run"])
@pytest.mark.parametrize("value", [3, 4, 5, 6, 7])
def test_both_kinds_of_a_value_circle_its_letter(value: int, first: str) -> None:
    game = choosing("1234567", "4444444")
    if first == "same":
        take(game.sheets[0], same=[value])
    else:
        take(game.sheets[0], run=[value])
    circle(game, *[(1 if first == "same" else 0, col) for col in range(value)])
    assert letters(game.sheets[0]) == "".join("O" if v == value else "." for v in range(3, 8))


def test_one_kind_alone_or_two_values_circle_no_letter() -> None:
    game = choosing("1234567", "4444444")
    take(game.sheets[0], same=[4, 5, 6, 7])
    circle(game, *[(1, col) for col in range(3)])
    assert letters(game.sheets[0]) == "....."


def test_a_crossed_letter_is_not_circled_but_its_combos_still_score() -> None:
    game = choosing("123....", "444444.")
    take(game.sheets[0], same=[3])
    game.sheets[0].cross_off(0)
    circle(game, (1, 0), (1, 1), (1, 2))
    assert letters(game.sheets[0]) == "X...."
    assert (game.sheets[0].circled_letters, game.sheets[0].score()) == (0, 6)


def test_combos_of_8_and_9_and_0_from_stars_count() -> None:
    for row in ("888....", "999....", "000....", "789....", "012...."):
        game = choosing(row)
        circle(game, (0, 0), (0, 1), (0, 2))
        assert game.sheets[0].score() == 3


def test_passing_circles_nothing_and_continues() -> None:
    game = choosing("444....")
    act(game, "pass")
    assert (circled(game), game.phase) == ([], ROLL)


def test_only_one_combo_is_circled_in_a_turn() -> None:
    game = choosing("444.567")
    circle(game, (0, 0), (0, 1), (0, 2))
    assert game.phase == ROLL
    with pytest.raises(ValueError, match="not for the phase roll"):
        circle(game, (0, 4), (0, 5), (0, 6))
