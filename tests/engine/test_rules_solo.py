"""RULES.md, solo: set-up, the two slides, GO!, and the end."""

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL, SLIDE
from engine.standing import winners
from tests.engine.positions import (
    DICE_TILES,
    act,
    block,
    circle,
    drop_anything,
    fill,
    grid,
    letters,
    roll,
    started,
    take,
    take_turn,
)

FULL = "1234567"


def at_notches(*notches: int) -> Game:
    """Return a game before its first roll, at these notches, with I O T L S on A to E."""
    game = started(1, DICE_TILES)
    for letter, notch in enumerate(notches):
        game.notches[letter] = notch
        if notch == 4:
            game.used |= 1 << letter
            game.sheets[0].cross_off(letter)
    return game


def slides(game: Game) -> str:
    """Return the letters that may slide now."""
    mask = game.slide_letters() if game.phase == SLIDE else 0
    return "".join(letter for i, letter in enumerate("ABCDE") if mask >> i & 1)


def slide(game: Game, letter: str) -> None:
    act(game, "slide", letter=letter)


def test_set_up_draws_the_five_dice_shapes_in_random_order_at_notch_0() -> None:
    orders = set()
    for seed in range(40):
        game = Game(1, seed)
        assert sorted(game.tiles) == DICE_TILES
        assert list(game.notches) == [0, 0, 0, 0, 0]
        orders.add(bytes(game.tiles))
    assert len(orders) > 20


def test_multiplayer_draws_five_different_tiles_of_all_ten() -> None:
    seen = set()
    for seed in range(40):
        tiles = Game(2, seed).tiles
        assert len(set(tiles)) == 5
        seen |= set(tiles)
    assert seen == set(range(10))


@pytest.mark.parametrize("last", [[5], [3], [], [-1], [4, 5]])
def test_other_tiles_are_refused(last: list[int]) -> None:
    with pytest.raises(ValueError, match="tiles must be"):
        Game(1, 1, [0, 1, 2, 3, *last])


def test_the_player_writes_a_1_in_the_bottom_row() -> None:
    game = Game(1, 1)
    act(game, "start", col=6)
    assert grid(game.sheets[0]) == ["......1"]


def test_slide_a_is_of_your_choice_and_without_a_star_the_only_one() -> None:
    for letter in "ABCDE":
        game = at_notches(0, 0, 0, 0, 0)
        roll(game, "1 2 3 6 O")
        assert slides(game) == "ABCDE"
        slide(game, letter)
        assert game.notches["ABCDE".index(letter)] == 1
        assert game.phase == DROP


@pytest.mark.parametrize("dice", ["* 2 3 6 O", "1 * 3 6 O", "1 2 * 6 O"])
def test_slide_b_is_of_the_tile_named_by_the_shape_die(dice: str) -> None:
    game = at_notches(0, 0, 0, 0, 0)
    roll(game, dice)
    slide(game, "A")
    assert slides(game) == "B"  # a separate phase, with that one letter
    with pytest.raises(ValueError, match="not legal"):
        slide(game, "C")
    slide(game, "B")
    assert (list(game.notches), game.phase) == ([1, 1, 0, 0, 0], DROP)


@pytest.mark.parametrize("dice", ["1 2 3 6 *", "* 2 3 6 *"])
def test_slide_b_is_of_your_choice_if_the_shape_die_shows_the_star(dice: str) -> None:
    game = at_notches(0, 0, 0, 0, 4)
    roll(game, dice)
    assert slides(game) == "ABCD"
    slide(game, "A")
    assert slides(game) == "ABCD"
    slide(game, "A")
    assert (game.notches[0], game.phase) == (2, DROP)


def test_the_same_tile_may_slide_twice() -> None:
    game = at_notches(0, 0, 0, 0, 0)
    roll(game, "* 2 3 6 O")
    slide(game, "B")
    slide(game, "B")
    assert list(game.notches) == [0, 2, 0, 0, 0]


def test_tiles_at_the_bottom_cannot_slide() -> None:
    game = at_notches(4, 0, 4, 0, 4)
    roll(game, "1 2 3 6 O")
    assert slides(game) == "BD"


def test_slide_b_is_skipped_if_the_named_tile_is_at_the_bottom() -> None:
    game = at_notches(0, 4, 0, 0, 0)
    roll(game, "* 2 3 6 O")
    slide(game, "A")
    assert (game.phase, list(game.notches)) == (DROP, [1, 4, 0, 0, 0])


@pytest.mark.parametrize("dice", ["* 2 3 6 O", "1 2 3 6 *"])
def test_slide_b_is_skipped_if_slide_a_brought_the_last_tile_down(dice: str) -> None:
    game = at_notches(4, 3, 4, 4, 4)
    roll(game, dice)
    slide(game, "B")
    assert game.phase == BLOCK
    drop_anything(game)
    assert game.phase == DROP


def test_go_drops_the_block_as_xs_at_once_and_crosses_the_letter_off() -> None:
    game = at_notches(0, 3, 0, 0, 0)
    roll(game, "1 2 3 6 I")
    slide(game, "B")
    assert (game.phase, letters(game.sheets[0]), game.used) == (BLOCK, ".....", 0b00010)
    block(game, (0, 1), (0, 2), (1, 1), (1, 2))
    assert grid(game.sheets[0]) == ["1XX....", ".XX...."]
    assert (game.phase, letters(game.sheets[0])) == (DROP, ".X...")


def test_after_go_nothing_of_the_round_is_skipped() -> None:
    game = at_notches(3, 0, 3, 0, 0)
    roll(game, "* 2 3 6 T")
    slide(game, "A")
    drop_anything(game)
    assert slides(game) == "C"  # slide (b), which makes the second GO!
    slide(game, "C")
    assert game.phase == BLOCK
    drop_anything(game)
    assert (game.phase, letters(game.sheets[0])) == (DROP, "X.X..")
    drop_anything(game)
    assert game.phase == COMBO
    game.apply(PASS)
    assert (game.phase, game.round) == (ROLL, 2)


def test_a_tile_above_notch_4_drops_nothing() -> None:
    game = at_notches(2, 0, 0, 0, 0)
    roll(game, "1 2 3 6 T")
    slide(game, "A")
    assert (game.phase, game.notches[0], game.used) == (DROP, 3, 0)


def test_a_circled_letter_keeps_its_block_from_falling_and_stays_circled() -> None:
    game = at_notches(3, 0, 0, 0, 0)
    take(game.sheets[0], same=[3], run=[3])
    roll(game, "1 2 3 6 T")
    slide(game, "A")
    assert (game.phase, letters(game.sheets[0]), game.used) == (DROP, "O....", 0b00001)


def test_go_without_any_landing_is_skipped_and_the_letter_crossed_off() -> None:
    game = at_notches(0, 3, 0, 0, 0)
    fill(game.sheets[0], *["7654321"] * 13)  # impossible in play
    roll(game, "1 2 3 6 I")
    slide(game, "B")
    assert (game.phase, letters(game.sheets[0])) == (DROP, ".X...")
    assert "X" not in "".join(grid(game.sheets[0]))


def test_a_letter_crossed_off_is_not_circled_later() -> None:
    game = at_notches(4, 0, 0, 0, 0)
    take(game.sheets[0], same=[3])
    fill(game.sheets[0], "456....", ".......", ".......")
    roll(game, "1 2 3 6 O")
    slide(game, "B")
    drop_anything(game)
    circle(game, (2, 0), (2, 1), (2, 2))
    assert (letters(game.sheets[0]), game.score(0)) == ("X....", 6)


def test_no_blocks_drop_in_solo_for_a_circled_letter() -> None:
    game = at_notches(0, 0, 0, 0, 0)
    take(game.sheets[0], same=[3], run=[3])
    roll(game, "* 2 3 6 *")
    assert game.phase == SLIDE
    slide(game, "A")
    slide(game, "A")
    assert (game.phase, letters(game.sheets[0])) == (DROP, "O....")


def test_game_is_over_at_the_end_of_the_round_with_all_five_tiles_at_the_bottom() -> None:
    game = at_notches(4, 4, 4, 4, 3)
    take(game.sheets[0], same=[7], run=[7])  # E is circled, but its tile is at the bottom already
    roll(game, "1 2 3 6 O")
    slide(game, "E")
    assert game.phase == DROP
    drop_anything(game)
    assert game.phase == COMBO
    game.apply(PASS)
    assert (game.phase, winners(game), game.score(0)) == (OVER, 0b1, 14)


def test_four_tiles_at_the_bottom_do_not_end_the_game() -> None:
    game = at_notches(4, 4, 4, 4, 2)
    roll(game, "1 2 3 6 O")
    slide(game, "E")
    take_turn(game)
    assert game.phase == ROLL


def test_a_cell_above_the_line_ends_the_game_at_the_end_of_the_round_only() -> None:
    game = at_notches(3, 0, 0, 0, 0)
    fill(game.sheets[0], *[".234567"] * 11)
    roll(game, "1 2 3 6 O")
    slide(game, "A")
    block(game, (11, 1), (11, 2), (11, 3), (11, 4))
    assert game.phase == DROP
    take_turn(game)
    assert game.phase == OVER
