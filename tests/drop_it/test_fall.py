"""How a piece falls: the engine compared with the literal one, on random and awkward piles."""

import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.drop_it import fall as falls
from engine.drop_it.board import Board
from engine.drop_it.fall import Fall
from engine.drop_it.pieces import FIRST, KIND, PIECES, TURNS
from tests.drop_it.literal import KINDS, LOOKS, WALLS, Literal, Piece, overlap, sides

# The literal implementation is slow: all of the 2000 drops are checked only on request.
GAMES = 56 if os.environ.get("DROP_IT_ALL") else 6

Drops = list[tuple[int, int, int]]  # kind, o, x


class Pile:
    """The same pieces for the engine and for the literal implementation."""

    def __init__(self) -> None:
        self.board = Board()
        self.fall = Fall(self.board)
        self.literal = Literal([])

    def lay(self, kind: int, o: int, x: int, y: int) -> None:
        """Put a piece anywhere, even if it could not have got there."""
        self.board.place(FIRST[kind] + o, 0, x, y)
        self.literal.pieces.append(Piece(KINDS[kind], o, x, y))

    def drop(self, kind: int, o: int, x: int) -> tuple[int, int, int]:
        """Let a piece fall and keep it, without the literal implementation."""
        self.fall.drop(kind, o, x)
        rest = self.rest()
        self.lay(kind, *rest)
        return rest

    def rest(self) -> tuple[int, int, int]:
        """Return o, x and y of the piece that fell last."""
        shape = self.fall.shape
        return shape - FIRST[KIND[shape]], self.fall.x, self.fall.y

    def check(self, kind: int, o: int, x: int) -> None:
        """Check a piece's resting place against the literal one, also in steps; do not keep it."""
        rest = self.literal.drop(KINDS[kind], o, x)[:3]
        self.fall.drop(kind, o, x)
        assert self.rest() == rest
        self.fall.begin(kind, o, x)
        while self.fall.step() != falls.RESTS:
            pass
        assert self.rest() == rest


def test_a_drop_onto_another_board_or_a_grown_one_is_not_taken_for_the_one_before() -> None:
    pile = Pile()
    for _ in range(3):
        pile.drop(1, 0, 96)
    grown = [pile.board.y(i) for i in range(3)]
    assert grown == sorted(set(grown))
    other = Board()
    for x in (20, 60, 172):
        other.place(FIRST[1], 0, x, 17)
    pile.fall.drop(1, 0, 96)
    pile.fall.turn_to(other)
    pile.fall.drop(1, 0, 96)
    assert pile.rest() == (0, 96, 17)


def test_a_drop_that_has_just_fallen_in_steps_is_not_looked_for_again() -> None:
    pile = Pile()
    pile.lay(1, 0, 90, 17)
    pile.fall.begin(2, 4, 96)
    while pile.fall.step() != falls.RESTS:
        pass
    rest, work = pile.rest(), pile.fall.work
    pile.fall.drop(2, 4, 96)
    assert (pile.rest(), pile.fall.work) == (rest, work)
    pile.fall.begin(2, 4, 96)
    pile.fall.drop(2, 4, 96)  # falls, but only begins
    assert pile.rest() == rest and pile.fall.work > work


def random_drops(random: Random, drops: int = PIECES) -> Drops:
    """Return drops of the 36 pieces in random order, orientation and place."""
    kinds = [0] * 12 + [1, 2, 3] * 8
    random.shuffle(kinds)
    return [(kind, random.randrange(TURNS[kind]), random.randrange(193)) for kind in kinds[:drops]]


@pytest.mark.parametrize("seed", range(GAMES))
def test_engine_and_literal_reading_agree_in_random_games(seed: int) -> None:
    pile = Pile()
    for drop in random_drops(Random(seed)):
        pile.check(*drop)
        pile.drop(*drop)


# Piles, some of which cannot result from dropping: overhangs, funnels, pits as wide as what falls
# into them or one unit narrower, towers above the drop zone. Kind, o, x, y of each piece.
AWKWARD = {
    "a pit as wide as a circle": [(1, 0, 59, 17), (1, 0, 133, 17)],
    "a pit one unit too narrow": [(1, 0, 60, 17), (1, 0, 132, 17)],
    "a pit for a square": [(1, 0, 62, 17), (1, 0, 130, 17)],
    "a pit beside the wall": [(1, 0, 57, 17), (1, 0, 135, 17)],
    "one circle": [(0, 0, 96, 20)],
    "circles side by side": [(0, 0, x, 20) for x in (20, 60, 100, 140)],
    "circles with gaps": [(0, 0, x, 20) for x in (30, 75, 117, 160)],
    "a diamond on its tip": [(2, 6, 96, 31)],
    "diamonds on their tips": [(2, 6, x, 31) for x in (20, 70, 122, 172)],
    "steep triangles": [(3, 0, x, 13) for x in (23, 69, 115, 161)],
    "triangles upside down": [(3, 4, x, 26) for x in (23, 69, 115, 161)],
    "a bridge": [(1, 0, 40, 17), (1, 0, 150, 17), (2, 0, 75, 52), (2, 0, 115, 52)],
    "hanging in the air": [(2, 3, 50, 120), (1, 2, 96, 150), (3, 1, 140, 110)],
    "an overhang at the left wall": [(1, 0, 17, 100), (3, 3, 52, 120)],
    "an overhang at the right wall": [(1, 3, 170, 100), (2, 4, 130, 90)],
    "a tower": [(1, 0, 96, 17 + 34 * level) for level in range(11)],
    "a tower of circles": [(0, 0, 96, 20 + 40 * level) for level in range(9)],
    "a slope of 1 in 3": [(2, 1, 96, 17), (3, 7, 140, 40), (1, 1, 40, 25)],
    "a funnel": [(3, 3, 30, 60), (3, 5, 162, 60), (2, 4, 60, 31), (2, 8, 132, 31)],
    "a tower beside the middle": [(1, 0, 79, 17 + 34 * level) for level in range(4)],
}


@pytest.mark.parametrize("pile_name", AWKWARD)
def test_engine_and_literal_reading_agree_on_awkward_piles(pile_name: str) -> None:
    pile = Pile()
    for piece in AWKWARD[pile_name]:
        pile.lay(*piece)
    random = Random(pile_name)
    for kind in range(4):
        for x in (0, 95, 96, 97, 192, random.randrange(193)):
            pile.check(kind, random.randrange(TURNS[kind]), x)


@pytest.mark.parametrize("seed", range(6))
def test_engine_and_literal_reading_agree_among_pieces_hanging_anywhere(seed: int) -> None:
    random = Random(f"hanging {seed}")
    pile = Pile()
    for kind, o, x in random_drops(random, 20):
        look = LOOKS[KINDS[kind], o]
        x = min(max(x, -look.min_x), WALLS - look.max_x)
        y = random.randrange(-look.min_y, 300)
        if pile.literal.free(KINDS[kind], o, x, y):
            pile.lay(kind, o, x, y)
    for drop in random_drops(random, 12):
        pile.check(*drop)


# --- properties ---


@st.composite
def drops(draw: st.DrawFn, most: int = PIECES) -> Drops:
    random = Random(draw(st.integers(0, 2**32)))
    return random_drops(random, draw(st.integers(1, most)))


@given(drops())
@settings(max_examples=15, deadline=None)
def test_nothing_overlaps_and_everything_rests_inside_the_walls(of: Drops) -> None:
    pile = Pile()
    for drop in of:
        pile.drop(*drop)
    pieces = pile.literal.pieces
    for i, piece in enumerate(pieces):
        look = piece.look
        assert 0 <= piece.x + look.min_x and piece.x + look.max_x <= WALLS
        assert 0 <= piece.y + look.min_y
        assert not any(overlap(piece, other) for other in pieces[:i])


@given(drops())
@settings(max_examples=15, deadline=None)
def test_mirrored_boards_give_mirrored_rests(of: Drops) -> None:
    pile, mirrored = Pile(), Pile()
    for kind, o, x in of:
        x -= x == WALLS // 2  # from the middle a piece leans to the left, so it has no mirror image
        o_rest, x_rest, y_rest = pile.drop(kind, o, x)
        turns = TURNS[kind]
        mirror = (-o_rest % turns, WALLS - x_rest, y_rest)
        assert mirrored.drop(kind, -o % turns, WALLS - x) == mirror


@given(drops(), st.sampled_from(range(4)), st.integers(0, 11), st.integers(0, 192))
@settings(max_examples=15, deadline=None)
def test_every_drop_ends_and_in_steps_it_continues_by_one_unit_or_tips(
    of: Drops, kind: int, o: int, x: int
) -> None:
    pile = Pile()
    for drop in of:
        pile.drop(*drop)
    fall = pile.fall
    fall.begin(kind, o, x)
    where = fall.x, fall.y
    while (did := fall.step()) != falls.RESTS:
        aside, down = abs(fall.x - where[0]), where[1] - fall.y
        if did == falls.FELL:
            assert (aside, down) == (0, 1)
        elif did == falls.SLID:
            assert 1 <= aside <= 12 and down == 1
        else:
            assert did == falls.TIPPED and aside <= 40 and -9 <= down <= 0
        where = fall.x, fall.y
    assert fall.step() == falls.RESTS


def test_orientations_count_round_and_x_is_moved_between_the_walls() -> None:
    pile = Pile()
    pile.fall.begin(1, 6 * 5 + 2, -50)
    assert (pile.rest()[0], pile.fall.x) == (2, 23)
    pile.fall.begin(2, -1, 500)
    assert (pile.rest()[0], pile.fall.x) == (11, 192 - 30)


def test_every_outline_is_convex_and_turns_counter_clockwise() -> None:
    """edges.py relies on this."""
    for look in LOOKS.values():
        for a, b in sides(look.corners):
            for x, y in look.corners:
                assert (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0
