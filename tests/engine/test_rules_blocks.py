"""RULES.md, phase 2 of two to six players: whose block drops, who drops it, what follows."""

import pytest

from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.sheet import Sheet
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL
from tests.engine.positions import (
    act,
    block,
    circle,
    drop_anything,
    fill,
    grid,
    landings,
    letters,
    roll,
    started,
    take,
    take_turn,
)

TILES = [6, 5, 2, 8, 7]  # I3 V3 T X5 U5
STARS = ["* 1 2 3 I", "1 * 2 3 I", "1 2 * 3 I", "1 2 3 5 *", "* * * 1 *"]
FULL = "1234567"


def threatened(players: int, **circled: str) -> Game:
    """Return a game before its first roll with circled letters, such as p0="B" for player 0's B."""
    game = started(players, TILES)
    for player, marks in circled.items():
        values = [3 + "ABCDE".index(letter) for letter in marks]
        take(game.sheets[int(player[1:])], same=values, run=values)
    return game


def crosses(game: Game) -> list[int]:
    """Return the number of Xs on each sheet."""
    return ["".join(grid(sheet)).count("X") for sheet in game.sheets]


@pytest.mark.parametrize("dice", STARS)
def test_any_star_and_a_circled_letter_drop_its_block(dice: str) -> None:
    game = threatened(3, p0="B")
    roll(game, dice)
    assert (game.phase, game.player) == (BLOCK, 1)


def test_without_a_star_no_block_drops() -> None:
    game = threatened(3, p0="B")
    roll(game, "1 2 3 5 I")
    assert (game.phase, game.player) == (DROP, 0)


@pytest.mark.parametrize("dice", STARS)
def test_a_star_without_a_circled_letter_drops_none(dice: str) -> None:
    game = threatened(3)
    roll(game, dice)
    assert (game.phase, game.player) == (DROP, 0)


def test_those_without_the_letter_drop_in_turn_order_from_the_active_player() -> None:
    game = threatened(4, p3="B")
    roll(game, "1 2 3 5 O")
    for _ in range(4):
        take_turn(game)
    assert game.active == 1
    roll(game, "1 2 3 5 *")
    order = []
    while game.phase == BLOCK:
        order.append(game.player)
        drop_anything(game)
    assert order == [1, 2, 0]
    assert crosses(game) == [3, 3, 3, 0]


def test_then_everyone_crosses_the_letter_off_and_the_tile_is_turned_over() -> None:
    game = threatened(3, p0="BD")
    roll(game, "1 2 3 5 *")
    drop_anything(game)
    assert [letters(sheet) for sheet in game.sheets] == [".O.O.", ".....", "....."]
    assert game.used == 0
    drop_anything(game)
    assert [letters(sheet) for sheet in game.sheets] == [".X.O.", ".X...", ".X..."]
    assert game.used == 0b00010


def test_the_round_goes_straight_to_its_end_without_shapes_and_combos() -> None:
    game = threatened(2, p0="A")
    fill(game.sheets[0], ".444444")
    roll(game, "1 2 3 5 *")
    before = bytes(game.sheets[0].bytes[:80])
    drop_anything(game)
    assert (game.phase, game.active, game.round) == (ROLL, 1, 2)
    # The row 1444444 is complete: its +2 is all that this sheet gains in the round.
    assert game.sheets[0].score() == 6 + 2
    assert bytes(game.sheets[0].bytes[:56]) == before[:56]


def test_only_the_highest_letter_drops_whoever_has_it() -> None:
    game = threatened(3, p0="D", p2="CE")
    roll(game, "1 2 3 5 *")
    assert (game.player, game.letter) == (0, 2)  # C, on the sheet of player 2
    drop_anything(game)
    assert (game.phase, game.player) == (BLOCK, 1)
    drop_anything(game)
    assert [letters(sheet) for sheet in game.sheets] == ["..XO.", "..X..", "..X.O"]
    roll(game, "1 2 3 5 *")
    assert (game.player, game.letter) == (1, 3)  # D, then next


def test_each_letter_drops_but_once() -> None:
    game = threatened(2, p0="C")
    roll(game, "1 2 3 5 *")
    drop_anything(game)
    roll(game, "1 2 3 5 *")
    assert (game.phase, game.player) == (DROP, 1)


def test_decided_if_everyone_has_it_circled_it_is_crossed_off_and_the_round_ends() -> None:
    game = threatened(3, p0="B", p1="B", p2="B")
    roll(game, "1 2 3 5 *")
    assert (game.phase, game.active, game.round) == (ROLL, 1, 2)
    assert [letters(sheet) for sheet in game.sheets] == [".X..."] * 3
    assert (crosses(game), game.used) == ([0, 0, 0], 0b00010)


def test_everyone_has_the_highest_letter_the_next_waits_for_the_next_star() -> None:
    game = threatened(2, p0="AB", p1="A")
    roll(game, "1 2 3 5 *")
    assert (game.phase, crosses(game)) == (ROLL, [0, 0])
    roll(game, "1 2 3 5 *")
    assert (game.phase, game.player, game.letter) == (BLOCK, 1, 1)


def test_who_is_protected_is_passed_over_between_two_who_drop() -> None:
    game = threatened(3, p1="A")
    roll(game, "1 2 3 5 *")
    assert game.player == 0
    drop_anything(game)
    assert game.player == 2
    drop_anything(game)
    assert crosses(game) == [3, 0, 3]


@pytest.mark.parametrize("full", [0, 1])
def test_decided_a_block_without_any_landing_is_skipped(full: int) -> None:
    game = threatened(3, p2="D")
    game.sheets[full].bytes[:] = Sheet().bytes
    fill(game.sheets[full], *[FULL] * 12)  # impossible in play: X5 needs three rows
    roll(game, "1 2 3 5 *")
    assert (game.phase, game.player) == (BLOCK, 1 - full)
    drop_anything(game)
    assert game.phase == OVER
    assert [letters(sheet) for sheet in game.sheets] == ["...X."] * 3
    assert crosses(game)[full] == 0


@pytest.mark.parametrize("letter", "ABCDE")
def test_a_block_drops_in_any_rotation_or_flip(letter: str) -> None:
    game = threatened(2, p0=letter)
    roll(game, "1 2 3 5 *")
    shape = {"A": "I3", "B": "V3", "C": "T", "D": "X5", "E": "U5"}[letter]
    ways = landings(game.sheets[1], shape)
    assert Legal(game).count() == len(ways)
    block(game, *ways[-1])
    assert all(game.sheets[1].digit(row << 3 | col) == 12 for row, col in ways[-1])


def test_digits_of_the_roll_go_nowhere_in_a_block_round() -> None:
    game = threatened(2, p0="A")
    roll(game, "1 2 3 5 *")
    with pytest.raises(ValueError, match="not for the phase block"):
        act(game, "drop", cells=[[0, 2, "1"], [0, 3, "2"], [0, 4, "3"], [0, 5, "5"]])


def test_xs_complete_a_row_at_the_end_of_the_block_round() -> None:
    game = threatened(2, p0="A")
    game.sheets[1].bytes[:] = Sheet().bytes
    fill(game.sheets[1], "...3456")
    roll(game, "1 2 3 5 *")
    block(game, (0, 0), (0, 1), (0, 2))
    assert grid(game.sheets[1]) == ["XXX3456"]
    assert (game.sheets[1].row_is_circled(0), game.sheets[1].score()) == (True, 2)


def test_a_block_above_the_line_ends_the_game() -> None:
    game = threatened(2, p0="A")
    fill(game.sheets[1], *["1......"] * 11)
    roll(game, "1 2 3 5 *")
    block(game, (11, 0), (11, 1), (11, 2))
    assert game.phase == OVER
    assert [game.score(player) for player in range(2)] == [6, -5]


def test_a_crossed_value_may_still_be_circled_for_points_but_protects_nobody() -> None:
    game = threatened(2, p0="A")
    roll(game, "1 2 3 5 *")
    drop_anything(game)
    take(game.sheets[1], same=[3])
    fill(game.sheets[1], "456....", ".......", ".......")
    roll(game, "1 2 3 5 O")
    drop_anything(game)
    assert (game.phase, game.player) == (COMBO, 1)
    circle(game, (2, 0), (2, 1), (2, 2))
    assert (game.sheets[1].score(), letters(game.sheets[1])) == (6, "X....")
