"""RULES.md, house rule slide: shapes at rest are pushed sideways and fall again.

The pictures show the sheet; the shape that drops is I, O, T, L or S, in digits or as a block.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.number_drop import shapes
from engine.number_drop.actions import drop_at, landing_at, landing_of, orientation_of
from engine.number_drop.house import SLIDING, Game
from engine.number_drop.legal import Legal
from engine.number_drop.pushed import is_pushed, pushed_row, pushed_to
from engine.number_drop.sheet import HEIGHT, WIDTH, Sheet
from engine.number_drop.slide import LEFT, NO_PLACE, RIGHT, RestingPlaces, row_of
from engine.number_drop.table import BLOCK, DROP
from tests import oracle
from tests.engine.playing import saved
from tests.engine.positions import Cell, fill, landings, pushed

SIZE = len(Sheet().bytes)
OVERHANG = ("...1111", "......1", "......1")
TUNNEL = ("1111111", "1......", "1......", "1......", "11....1")
# Under a roof, down one row.
STAIRS = ("..11111", "......1", "......1", "111...1")
# To the right under a roof, down, and back under the floor.
CELLAR = ("..11111", "......1", "......1", "1111..1", "......1", "......1")
SHAPES = [*oracle.DICE_ART, *oracle.TILE_ART]


@pytest.mark.parametrize(
    ("rows", "shape", "wanted"),
    [
        (OVERHANG, "O", [(0, 2), (0, 3), (0, 4)]),  # lower left corners
        (("1111...", "......."), "O", []),  # room for one row only
        (("1111...", ".......", "......."), "O", [(0, 0), (0, 1), (0, 2), (0, 3)]),
        (("1111...", "1......", "......."), "O", [(0, 1), (0, 2), (0, 3)]),  # the 1 stops it
        (("1111...", "......1", "......1"), "O", [(0, 0), (0, 1), (0, 2), (0, 3)]),
        (TUNNEL, "O", []),  # closed
        (STAIRS, "O", [(0, 3), (0, 4), (1, 1), (1, 2)]),
        (CELLAR, "O", [*[(0, col) for col in range(5)], (3, 1), (3, 2), (3, 3)]),
    ],
)
def test_where_an_o_can_be_pushed(rows: tuple[str, ...], shape: str, wanted: list[Cell]) -> None:
    assert [cells[0] for cells in pushed(fill(Sheet(), *rows), shape)] == wanted


def test_above_row_13_nothing_rests_and_nothing_is_pushed() -> None:
    high = [".11111."] + ["1......"] * 11
    assert pushed(fill(Sheet(), "1......", *high), "I") == pushed_by_oracle(
        fill(Sheet(), "1......", *high), "I"
    )
    blocked = fill(Sheet(), "1.....1", "1.111.1", *["1.....1"] * 12)
    assert [cells for cells in pushed(blocked, "O") if cells[0][0] > 11] == []


def pushed_by_oracle(sheet: Sheet, shape: str) -> list[tuple[Cell, ...]]:
    slow = oracle.Sheet()
    for row in range(HEIGHT):
        slow.grid[row] = ["." if sheet.digit(row << 3 | col) == 15 else "X" for col in range(WIDTH)]
    every = oracle.landings(slow, [shape], True)
    return sorted(set(every) - set(oracle.landings(slow, [shape])))


SURFACES = st.lists(
    st.text("..1", min_size=WIDTH, max_size=WIDTH), min_size=1, max_size=HEIGHT
).map(lambda rows: fill(Sheet(), *rows))


@given(SURFACES, st.sampled_from(SHAPES))
@settings(max_examples=100)
def test_the_oracle_finds_the_same_on_any_surface(sheet: Sheet, shape: str) -> None:
    assert pushed(sheet, shape) == pushed_by_oracle(sheet, shape)
    assert not set(pushed(sheet, shape)) & set(landings(sheet, shape))


@given(SURFACES)
def test_landings_are_numbers_in_order_each_with_a_way_to_it(sheet: Sheet) -> None:
    rests = RestingPlaces(SIZE)
    last = shapes.FIRST[shapes.DICE_SHAPES]
    numbers = [rests.nth(i) for i in range(rests.list(sheet, 0, last))]
    assert numbers == sorted(set(numbers))
    for number in numbers:
        assert is_pushed(number) and number < 1 << 29 and landing_of(number) == number
        way = list(rests.path[: rests.trace(sheet, number)])
        turned = orientation_of(number)
        assert sheet.landing(turned, way[0] & 7) == way[0] >> 3
        assert (way[-1] >> 3, way[-1] & 7) == (pushed_row(number), number & 7)
        for place, following in zip(way, way[1:], strict=False):
            step = (following & 7) - (place & 7)
            assert rests.push(sheet, turned, place, step) == following
    assert [rests.nth(i) for i in range(rests.list(sheet, 0, last))] == numbers  # still
    assert rests.nth(len(numbers)) == rests.nth(len(numbers) + 99) == -1


def test_a_push_says_where_it_ends_or_that_something_is_in_its_way() -> None:
    sheet, rests = fill(Sheet(), *STAIRS), RestingPlaces(SIZE)
    o = shapes.FIRST[shapes.NAMES.index("O")]
    row = 1 << 3
    assert rests.push(sheet, o, row, LEFT) == NO_PLACE  # the wall
    assert rests.push(sheet, o, row, RIGHT) == row | 1
    assert rests.push(sheet, o, row | 1, LEFT) == row
    assert rests.push(sheet, o, row | 2, RIGHT) == 3  # and it falls
    assert rests.push(sheet, o, 3, LEFT) == NO_PLACE
    assert rests.push(sheet, o, 4, RIGHT) == NO_PLACE


def test_the_shortest_way_is_found() -> None:
    sheet, rests = fill(Sheet(), *OVERHANG), RestingPlaces(SIZE)
    o = shapes.FIRST[shapes.NAMES.index("O")]
    far = pushed_to(0, landing_at(o, 4))
    assert list(rests.path[: rests.trace(sheet, far)]) == [1, 2, 3, 4]
    assert rests.trace(sheet, landing_at(o, 1)) == 1  # a straight drop
    assert rests.trace(sheet, pushed_to(1, landing_at(o, 4))) == 0
    assert rests.trace(sheet, pushed_to(14, landing_at(o, 4))) == 0


# --- in a game ---


def dropping(*rows: str, house: int = SLIDING, block: bool = False) -> Game:
    """Return a game in which an O drops on this sheet."""
    game = Game(1, 1, [0, 1, 2, 3, 4], house)
    game.apply(0)
    game.sheet().bytes[:] = fill(Sheet(), *rows).bytes
    game.apply(0)  # the roll, of which only the shape is set
    while game.phase != DROP:
        game.apply(Legal(game).nth(0))
    game.dice[:] = bytes((1, 1, 2, 1, 1))
    if block:
        game.phase, game.letter = BLOCK, 1
    return game


@pytest.mark.parametrize("block", [False, True])
def test_straight_drops_keep_their_numbers_and_pushed_ones_follow(block: bool) -> None:
    game = dropping(*STAIRS, block=block)
    legal = Legal(game)
    ways = 1 if block else 4
    assert legal.count() == 10 * ways
    numbers = [landing_of(legal.nth(i)) for i in range(10)]
    straight, pushed_there = numbers[:6], numbers[6:]
    assert not any(map(is_pushed, straight)) and all(map(is_pushed, pushed_there))
    assert numbers == sorted(set(numbers))
    assert all(game.is_legal(legal.nth(i)) for i in range(legal.count()))
    assert legal.nth(legal.count()) == -1


@given(st.integers(0, (1 << 31) - 1) | st.integers(0, 1 << 12).map(lambda n: n << 22 | n & 15))
@settings(max_examples=166)
def test_no_other_number_is_legal(number: int) -> None:
    for block in (False, True):
        game = dropping(*STAIRS, block=block)
        legal = Legal(game)
        every = {legal.nth(i) for i in range(legal.count())}
        assert game.is_legal(number) == (number in every)


@pytest.mark.parametrize("block", [False, True])
def test_bits_of_a_pushed_landing_that_have_no_meaning_are_refused(block: bool) -> None:
    game = dropping(*STAIRS, block=block)
    legal = Legal(game)
    good = [legal.nth(i) for i in range(legal.count())]
    for number in good:
        for bit in range(34):
            changed = number ^ 1 << bit
            assert game.is_legal(changed) == (changed in good)
            if changed not in good:
                before = saved(game)
                with pytest.raises(ValueError, match="not a legal action"):
                    game.apply(changed)
                assert saved(game) == before


def test_a_straight_drop_has_one_number_only() -> None:
    game = dropping(*STAIRS)
    straight = landing_of(Legal(game).nth(0))
    row = row_of(game.sheet(), straight)
    assert game.is_legal(drop_at(0x1211, straight))
    assert not game.is_legal(drop_at(0x1211, pushed_to(row, straight)))


def test_digits_and_blocks_come_to_stand_where_they_were_pushed() -> None:
    o = shapes.FIRST[shapes.NAMES.index("O")]
    landing = pushed_to(0, landing_at(o, 3))
    game = dropping(*STAIRS)
    heights = [game.sheet().height(col) for col in range(WIDTH)]
    game.apply(drop_at(0x1211, landing))
    assert [game.sheet().digit(cell) for cell in (3, 4, 8 + 3, 8 + 4)] == [1, 1, 2, 1]
    assert [game.sheet().height(col) for col in range(WIDTH)] == heights
    game = dropping(*STAIRS, block=True)
    game.apply(landing)
    assert [game.sheet().digit(cell) for cell in (3, 4, 8 + 3, 8 + 4)] == [12] * 4
