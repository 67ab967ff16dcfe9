"""A shape in hand always shows where it lands, and keys reach every landing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.number_drop import shapes
from engine.number_drop.actions import landing_at
from engine.number_drop.dice import SHAPE_DIE, STAR
from engine.number_drop.game import Game
from engine.number_drop.sheet import WIDTH
from engine.number_drop.table import BLOCK, DROP, TILES
from firmware.number_drop.screens.falling import Falling
from tests.engine.positions import cells_at

# What the keys do to a shape; the last two only where a star allows any shape.
KEYS = (
    lambda falling: falling.move(-1),
    lambda falling: falling.move(1),
    Falling.turn,
    Falling.flip,
    lambda falling: falling.change_shape(1),
    lambda falling: falling.change_shape(-1),
)
TURNS = KEYS[:4]
ANY = -1  # of the dice shapes, as after a star
HEIGHTS = st.lists(st.integers(0, 14), min_size=WIDTH, max_size=WIDTH)


def dropping(shape, heights=(0,) * WIDTH):
    """Return a game that drops a shape, or with ANY any shape, on such columns.

    A shape that is not on the die drops as a block.
    """
    tiles = sorted(range(len(shapes.NAMES)), key=lambda tile: tile != shape)  # this one first
    game = Game(2, 1, tiles[:TILES])
    if shape < shapes.DICE_SHAPES:
        game.phase = DROP
        game.dice[SHAPE_DIE] = STAR if shape == ANY else shape
    else:
        game.phase = BLOCK
        game.letter = game.tiles.index(shape)
    for col, height in enumerate(heights):
        for row in range(height):
            game.sheet().write(row << 3 | col, 1)
    return game


def landings(game):
    """Return every landing of the current shape or block, as (orientation, column)."""
    return {
        (orientation, col)
        for orientation in range(game.first_orientation(), game.last_orientation())
        for col in range(WIDTH)
        if game.sheet().landing(orientation, col) >= 0
    }


def within_reach(game, keys):
    """Return every (orientation, column) that the keys reach."""
    falling = Falling(game)
    found = {(falling.orientation, falling.col)}
    waiting = list(found)
    while waiting:
        place = waiting.pop()
        for key in keys:
            falling.go_to(landing_at(*place))
            key(falling)
            reached = (falling.orientation, falling.col)
            if reached not in found:
                found.add(reached)
                waiting.append(reached)
    return found


@pytest.mark.parametrize("shape", range(len(shapes.NAMES)), ids=shapes.NAMES)
@given(heights=HEIGHTS)
def test_the_keys_reach_every_landing_and_nothing_else(shape, heights):
    game = dropping(shape, heights)
    if expected := landings(game):
        assert within_reach(game, TURNS) == expected


@given(heights=HEIGHTS)
def test_the_keys_reach_every_landing_of_every_shape_for_a_star(heights):
    game = dropping(ANY, heights)
    if expected := landings(game):
        assert within_reach(game, KEYS) == expected


@given(
    heights=HEIGHTS,
    shape=st.sampled_from([*range(len(shapes.NAMES)), ANY]),
    pressed=st.lists(st.sampled_from(KEYS), max_size=30),
)
def test_whatever_is_pressed_it_can_land_and_no_die_is_lost(heights, shape, pressed):
    game = dropping(shape, heights)
    expected = landings(game)
    if not expected:
        return
    falling = Falling(game)
    for key in [lambda falling: None, *pressed]:
        if key in TURNS or shape == ANY:
            key(falling)
        assert (falling.orientation, falling.col) in expected
        assert falling.landing() == falling.orientation << 3 | falling.col
        size = shapes.SIZE[falling.orientation]
        assert sorted(falling.dice[:size]) == list(range(size))


def places(falling):
    """Return each die's place relative to the lower left corner, as {die: (row, col)}."""
    return dict(zip(falling.dice, cells_at(falling.orientation, 0, 0), strict=False))


def settled(where):
    """Return the places moved to row 0 and column 0."""
    low, left = (min(place[i] for place in where.values()) for i in range(2))
    return {die: (row - low, col - left) for die, (row, col) in where.items()}


@pytest.mark.parametrize("orientation", range(len(shapes.SHAPE)))
def test_the_dice_turn_and_flip_with_the_shape(orientation):
    falling = Falling(dropping(shapes.SHAPE[orientation]))
    falling.go_to(landing_at(orientation, 2))
    start = places(falling)
    for _ in range(4):
        before = places(falling)
        falling.turn()
        turned = {die: (-col, row) for die, (row, col) in before.items()}
        assert places(falling) == settled(turned)
    assert (falling.orientation, places(falling)) == (orientation, start)
    falling.flip()
    assert places(falling) == settled({die: (row, -col) for die, (row, col) in start.items()})
    falling.flip()
    assert (falling.orientation, places(falling)) == (orientation, start)


@pytest.mark.parametrize("orientation", range(len(shapes.SHAPE)))
def test_turning_at_the_wall_shifts_just_as_far_as_it_must(orientation):
    falling = Falling(dropping(shapes.SHAPE[orientation]))
    wall = WIDTH - shapes.WIDE[orientation]
    for change in (Falling.turn, Falling.flip):
        falling.go_to(landing_at(orientation, wall))
        change(falling)
        assert (
            falling.orientation
            == (shapes.TURNED if change is Falling.turn else shapes.FLIPPED)[orientation]
        )
        assert falling.col == min(wall, WIDTH - shapes.WIDE[falling.orientation])


def test_a_move_skips_columns_where_it_does_not_land_and_stops_at_the_last():
    game = dropping(0, (3, 3, 14, 14, 5, 6, 14))
    upright = shapes.FIRST[0] + (shapes.WIDE[shapes.FIRST[0]] != 1)
    falling = Falling(game)
    falling.go_to(landing_at(upright, 0))
    columns = []
    for step in (1, 1, 1, 1, -1, -1, -1, -1):
        falling.move(step)
        columns.append(falling.col)
    assert columns == [1, 4, 5, 5, 4, 1, 0, 0]


def test_a_move_that_wraps_starts_over_after_the_wall():
    falling = Falling(dropping(0, (3, 3, 14, 14, 5, 6, 14)))
    falling.go_to(landing_at(shapes.FIRST[0] + (shapes.WIDE[shapes.FIRST[0]] != 1), 1))
    columns = []
    for step in (1, 1, 1, -1, -1):
        falling.move(step, wraps=True)
        columns.append(falling.col)
    assert columns == [4, 5, 0, 5, 4]
    assert falling.columns() == 4


@pytest.mark.parametrize("shape", range(len(shapes.NAMES)), ids=shapes.NAMES)
@given(heights=HEIGHTS)
def test_it_begins_where_it_falls_lowest(shape, heights):
    game = dropping(shape, heights)
    if not landings(game):
        return
    falling = Falling(game)
    rows = {
        col: game.sheet().landing(orientation, col)
        for orientation, col in landings(game)
        if orientation == falling.orientation
    }
    assert rows[falling.col] == min(rows.values())


@pytest.mark.parametrize("shape", range(len(shapes.NAMES)), ids=shapes.NAMES)
@given(heights=HEIGHTS, step=st.sampled_from([1, -1]))
def test_taking_turns_goes_through_all_that_land(shape, heights, step):
    game = dropping(shape, heights)
    if not landings(game):
        return
    falling = Falling(game)
    order = bytes(falling.dice)
    first, seen = falling.orientation, set()
    while falling.orientation not in seen:
        seen.add(falling.orientation)
        assert (falling.orientation, falling.col) in landings(game)
        falling.take_turn(step)
    assert falling.orientation == first and bytes(falling.dice) == order
    assert seen == {orientation for orientation, _ in landings(game)}
    assert falling.turns() == shapes.COUNT[shape]


def test_turning_goes_past_a_turn_that_lands_nowhere():
    # All columns reach the line: an upright I needs four rows more than the three there are.
    falling = Falling(dropping(0, (11,) * WIDTH))
    lying = falling.orientation
    before = places(falling)
    falling.turn()
    assert falling.orientation == lying
    assert places(falling) == settled({die: (-row, -col) for die, (row, col) in before.items()})


def test_a_star_offers_only_shapes_that_land():
    # One gap for an upright I and one for an O, nothing else.
    game = dropping(ANY, (10, 14, 12, 12, 14, 14, 14))
    falling = Falling(game)
    offered = set()
    for _ in range(10):
        offered.add(shapes.NAMES[shapes.SHAPE[falling.orientation]])
        falling.change_shape(1)
    assert offered == {shapes.NAMES[shapes.SHAPE[o]] for o, _ in landings(game)} == set("IO")
