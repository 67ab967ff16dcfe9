"""RULES.md, dice to drop: faces, shapes, landings and stars."""

import itertools

import pytest

from engine.number_drop import combos, legal, shapes, sheet
from engine.number_drop.dice import FACES, STAR
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.sheet import Sheet
from engine.number_drop.table import COMBO, DROP, ROLL, START
from sim.protocol.number_drop.notation import face_name
from tests.engine.positions import (
    act,
    block,
    drop,
    dropping,
    fill,
    grid,
    landings,
    roll,
    started,
    take_turn,
)

FULL = "1234567"


def test_dice_have_the_faces_of_the_rules() -> None:
    faces = ["".join(face_name(die, face) for face in FACES[die]) for die in range(5)]
    assert faces == ["1*3457", "12*456", "234*67", "123567", "IOTLS*"]


def test_each_digit_and_the_star_stand_three_times_over_the_number_dice() -> None:
    faces = [face for die in FACES[:4] for face in die]
    assert {face: faces.count(face) for face in faces} == dict.fromkeys([*range(1, 8), STAR], 3)


def test_shapes_have_the_orientations_of_the_rules() -> None:
    counts = dict(zip(shapes.NAMES, shapes.COUNT, strict=True))
    wanted = {"I": 2, "O": 1, "T": 4, "L": 8, "S": 4, "V3": 4, "I3": 2, "U5": 4, "X5": 1, "T5": 4}
    assert counts == wanted


def test_lists_have_room_for_every_shape_and_all_that_read_them_know_how_much() -> None:
    assert max(shapes.SIZE) <= shapes.MOST_CELLS and max(shapes.WIDE) <= shapes._MOST_WIDE
    assert sheet._MOST_CELLS == combos._MOST_CELLS == shapes.MOST_CELLS
    assert sheet._MOST_WIDE == legal._MOST_WIDE == shapes._MOST_WIDE
    assert sheet._ROW_SHIFT == combos._ROW_SHIFT == shapes.ROW_SHIFT
    assert sheet._COL_MASK == shapes.COL_MASK


def test_players_write_their_number_in_any_cell_of_the_bottom_row() -> None:
    game = Game(6, 1)
    for player, col in enumerate([3, 0, 6, 6, 2, 5]):
        assert (game.phase, game.player) == (START, player)
        act(game, "start", col=col)
    written = [grid(sheet) for sheet in game.sheets]
    assert written == [["...1..."], ["2......"], ["......3"], ["......4"], ["..5...."], [".....6."]]
    assert (game.phase, game.active, game.round) == (ROLL, 0, 1)


def test_shape_stops_on_the_floor_or_on_a_filled_cell() -> None:
    game = dropping("1 2 3 6 O", "1......")
    drop(game, "1236", (1, 0), (1, 1), (2, 0), (2, 1))
    assert grid(game.sheets[0]) == ["1......", "12.....", "36....."]
    assert ((0, 1), (0, 2), (1, 1), (1, 2)) in landings(dropping("1 2 3 6 O").sheets[0], "O")


def test_xs_carry_a_shape_as_digits_do() -> None:
    assert ((1, 2), (1, 3), (1, 4), (1, 5)) in landings(fill(Sheet(), "...X..."), "I")


@pytest.mark.parametrize("row", [0, 1])
def test_no_sliding_in_and_no_tucking_under(row: int) -> None:
    game = dropping("1 2 3 6 I", "11111..", ".......", ".......")
    with pytest.raises(ValueError, match="does not land"):
        drop(game, "1236", (row, 1), (row, 2), (row, 3), (row, 4))


def test_no_stopping_in_the_air() -> None:
    with pytest.raises(ValueError, match="does not land"):
        drop(dropping("1 2 3 6 I"), "1236", (2, 1), (2, 2), (2, 3), (2, 4))


def test_decided_all_cells_lie_in_rows_0_to_13() -> None:
    upright = [tuple((row, col) for row in range(10, 14)) for col in range(7)]
    below = fill(Sheet(), *[FULL] * 10)
    assert [cells for cells in landings(below, "I") if cells[0][1] == cells[1][1]] == upright
    above = fill(Sheet(), *[FULL] * 11)
    assert [cells for cells in landings(above, "I") if cells[0][1] == cells[1][1]] == []


def test_decided_a_drop_without_any_landing_is_skipped_and_the_combo_is_left() -> None:
    game = dropping("1 2 3 6 I", "...1...", "...1...", "...1...", *[FULL] * 11)
    assert game.phase == COMBO
    assert len(grid(game.sheets[0])) == 14


def test_drop_is_not_skipped_while_one_landing_is_left() -> None:
    game = dropping("1 2 3 6 O", "..11111", *[FULL] * 12)
    assert game.phase == DROP
    drop(game, "1236", (12, 0), (12, 1), (13, 0), (13, 1))


@pytest.mark.parametrize("digit", range(10))
def test_star_on_a_number_die_may_be_any_digit_from_0_to_9(digit: int) -> None:
    game = dropping("1 2 * 6 I", "1......")
    drop(game, f"{digit}126", (0, 1), (0, 2), (0, 3), (0, 4))
    assert grid(game.sheets[0]) == [f"1{digit}126.."]


def test_three_stars_may_be_three_different_digits() -> None:
    game = dropping("* * * 6 I", "1......")
    drop(game, "0968", (0, 1), (0, 2), (0, 3), (0, 4))
    assert grid(game.sheets[0]) == ["10968.."]


@pytest.mark.parametrize("digits", ["1237", "1226", "1136", "8236", "0236"])
def test_digits_that_were_not_rolled_are_refused(digits: str) -> None:
    with pytest.raises(ValueError, match="not legal"):
        drop(dropping("1 2 3 6 I"), digits, (0, 1), (0, 2), (0, 3), (0, 4))


def test_the_four_numbers_go_into_the_shape_in_any_order() -> None:
    for digits in itertools.permutations("1236"):
        game = dropping("1 2 3 6 O")
        drop(game, "".join(digits), (0, 1), (0, 2), (1, 1), (1, 2))
    landings_of_o = 6
    assert Legal(dropping("1 2 3 6 O")).count() == 24 * landings_of_o


def test_star_on_the_shape_die_may_be_any_of_the_five_shapes_but_no_other_tile() -> None:
    game = dropping("1 2 3 6 *")
    ways = {name: len(landings(game.sheets[0], name)) for name in "IOTLS"}
    assert Legal(game).count() == 24 * sum(ways.values())
    # U5 without one cell is not a shape of the dice.
    with pytest.raises(ValueError, match="does not land"):
        drop(game, "1236", (0, 1), (0, 3), (1, 1), (1, 3))


def test_a_named_shape_is_the_only_one() -> None:
    game = dropping("1 2 3 6 T")
    with pytest.raises(ValueError, match="does not land"):
        drop(game, "1236", (0, 1), (0, 2), (0, 3), (0, 4))


def test_each_player_chooses_the_stars_for_themselves() -> None:
    game = started(2)
    roll(game, "* 2 3 6 *")
    drop(game, "9236", (0, 1), (0, 2), (0, 3), (0, 4))
    act(game, "pass")
    drop(game, "0236", (0, 2), (0, 3), (1, 2), (1, 3))
    assert [grid(sheet) for sheet in game.sheets] == [["19236.."], [".202...", "..36..."]]


def test_decided_each_player_drops_then_circles_before_the_next_from_the_active_one() -> None:
    game = started(3)
    for active in (0, 1, 2, 0):
        assert (game.phase, game.player, game.active) == (ROLL, active, active)
        roll(game, "1 2 3 6 O")
        for later in range(3):
            assert (game.phase, game.player) == (DROP, (active + later) % 3)
            take_turn(game)


def test_a_block_tile_drops_as_xs_in_any_rotation() -> None:
    for cells in ([(0, 1), (0, 2), (0, 3), (0, 4)], [(0, 6), (1, 6), (2, 6), (3, 6)]):
        game = started(1, [0, 1, 2, 3, 4])
        game.notches[0] = 3
        roll(game, "1 2 3 6 O")
        act(game, "slide", letter="A")
        block(game, *cells)
        assert "".join(grid(game.sheets[0])).count("X") == 4
