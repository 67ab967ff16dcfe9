"""The ways to write four dice into four cells, compared with those listed by itertools."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.number_drop.arrangements import Arrangements
from engine.number_drop.dice import FACES, STAR, fits

ROLLED = sorted({tuple(sorted(dice)) for dice in product(*FACES[:4])})


def nibbles(digits: tuple[int, ...]) -> int:
    return sum(digit << 4 * i for i, digit in enumerate(digits))


def listed(dice: tuple[int, ...]) -> set[int]:
    """Return every arrangement, as nibbles."""
    choices = [range(10) if die == STAR else (die,) for die in dice]
    return {nibbles(order) for digits in product(*choices) for order in permutations(digits)}


def test_count_is_right_for_every_roll_there_is() -> None:
    arrangements = Arrangements()
    for dice in ROLLED:
        if dice.count(STAR) < 3:  # three stars: below, because listing them takes long
            assert arrangements.count(bytes(dice)) == len(listed(dice)), dice


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7])
def test_count_with_three_stars(number: int) -> None:
    dice = (STAR, STAR, STAR, number)
    assert Arrangements().count(bytes(dice)) == 10**4 - 9**4 == len(listed(dice))


@pytest.mark.parametrize(
    "dice",
    [(1, 2, 3, 4), (5, 5, 5, 5), (1, 1, 2, 2), (3, 4, 3, 3), (STAR, 1, 2, 3), (STAR, 7, 7, 7)]
    + [(STAR, STAR, 4, 4), (1, STAR, 6, STAR)],
)
def test_each_is_reached_once_in_the_order_of_its_digits(dice: tuple[int, ...]) -> None:
    arrangements = Arrangements()
    count = arrangements.count(bytes(dice))
    found = [arrangements.nth(bytes(dice), index) for index in range(count)]
    assert set(found) == listed(dice)
    in_order = [[digits >> 4 * i & 15 for i in range(4)] for digits in found]
    assert in_order == sorted(in_order)


def test_a_table_has_those_of_every_roll_without_a_star() -> None:
    arrangements = Arrangements()
    without = [dice for dice in product(*FACES[:4]) if STAR not in dice]
    assert len(without) == 5 * 5 * 5 * 6
    for dice in without:
        faces = bytes(dice)
        count = arrangements.count(faces)
        found = [arrangements.nth(faces, index) for index in range(count)]
        in_order = sorted(set(permutations(dice)))
        assert found == [nibbles(digits) for digits in in_order], dice


def test_what_is_known_of_a_roll_is_of_no_other() -> None:
    kept = Arrangements()
    for dice in ((1, 2, 3, 4), (STAR, 1, 2, 3), (4, 3, 2, 1), (STAR, 1, STAR, 3), (1, 1, 2, 2)):
        faces = bytes(dice)
        last = Arrangements().count(faces) - 1
        assert kept.nth(faces, last) == Arrangements().nth(faces, last)
        assert kept.count(faces) == last + 1


@given(st.sampled_from(ROLLED), st.permutations(range(4)), st.data())
def test_those_that_fit_are_those_listed(
    dice: tuple[int, ...], order: list[int], data: st.DataObject
) -> None:
    rolled = tuple(dice[i] for i in order)
    digit = st.integers(0, 9) | st.sampled_from([die for die in dice if die != STAR])
    digits = tuple(data.draw(st.lists(digit, min_size=4, max_size=4)))
    wanted = any(
        all(die in (STAR, d) for die, d in zip(rolled, written, strict=True))
        for written in permutations(digits)
    )
    assert fits(bytes(rolled), nibbles(digits)) == wanted
    assert not fits(bytes(rolled), nibbles(digits) | 1 << 16)


def test_what_is_no_digit_does_not_fit_a_star() -> None:
    for cell, digit in product(range(4), range(10, 16)):
        digits = 0x1111 & ~(15 << 4 * cell) | digit << 4 * cell
        assert not fits(bytes((STAR, STAR, STAR, 1)), digits)
