"""The dials of the number dice reach every arrangement, and no other."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.number_drop.dice import DICE, FACES, STAR, fits
from firmware.number_drop.screens.dial import Dial

# Which dice are stars, and which are equal, distinguishes all rolls that a dial could confuse.
_SHOWN = {
    tuple("*" if face == STAR else roll.index(face) for face in roll): roll
    for roll in itertools.product(*FACES[:DICE])
}
ROLLS = sorted(_SHOWN.values())
ONE_PASS = [roll for roll in ROLLS if roll.count(STAR) < 2]


def made(roll):
    return Dial(bytes(roll), bytearray(range(5)))


def state(dial):
    return dial.save_state()


def go_back(dial, kept):
    dial.restore_state(kept)


def digits_of(number):
    return [number >> 4 * cell & 15 for cell in range(DICE)]


def arrangements(roll):
    """Return all arrangements of a roll, found without the engine."""
    plain = [face for face in roll if face != STAR]
    stars = itertools.product(range(10), repeat=DICE - len(plain))
    written = {tuple(sorted([*plain, *chosen])) for chosen in stars}
    return {order for digits in written for order in itertools.permutations(digits)}


def dialled(dial, cell, step):
    """Return all arrangements that the cells from this one on can make, keeping earlier cells."""
    if cell == DICE:
        return {tuple(digits_of(dial.digits()))}
    before = digits_of(dial.digits())[:cell]
    found = set()
    seen = set()
    while dial.digit(cell) not in seen and digits_of(dial.digits())[:cell] == before:
        seen.add(dial.digit(cell))
        kept = state(dial)
        found |= dialled(dial, cell + 1, step)
        go_back(dial, kept)
        dial.turn(cell, step)
    return found


def test_the_rolls_tried_have_up_to_three_stars_and_every_kind_of_pair():
    assert {roll.count(STAR) for roll in ROLLS} == {0, 1, 2, 3}
    assert {len(set(roll)) for roll in ROLLS if STAR not in roll} == {2, 3, 4}


@pytest.mark.parametrize("roll", ONE_PASS, ids=str)
@pytest.mark.parametrize("step", [1, -1])
def test_from_left_to_right_every_arrangement_can_be_dialled(roll, step):
    assert dialled(made(roll), 0, step) == arrangements(roll)


@pytest.mark.parametrize("roll", [roll for roll in ROLLS if roll.count(STAR) >= 2], ids=str)
def test_so_it_can_with_two_or_three_stars(roll):
    assert dialled(made(roll), 0, 1) == arrangements(roll)


@pytest.mark.parametrize("roll", [roll for roll in ROLLS if STAR in roll], ids=str)
def test_a_star_turns_through_all_ten_digits_both_ways(roll):
    for step in (1, -1):
        dial = made(roll)
        cell = roll.index(STAR)
        first = dial.digit(cell)
        seen = []
        for _ in range(10):
            seen.append(dial.digit(cell))
            dial.turn(cell, step)
        assert seen == [(first + step * i) % 10 for i in range(10)]
        assert {0, 8, 9} <= set(seen)


def test_a_star_starts_with_a_digit_that_the_roll_has():
    for roll in ROLLS:
        assert set(digits_of(made(roll).digits())) <= set(roll) - {STAR}


def test_a_turn_always_changes_a_cell_that_can_change():
    for roll in ROLLS:
        if len(set(roll)) == 1:
            continue
        for cell, step in itertools.product(range(DICE), (1, -1)):
            dial = made(roll)
            before = dial.digit(cell)
            dial.turn(cell, step)
            assert dial.digit(cell) != before, (roll, cell)


@given(
    roll=st.tuples(*[st.sampled_from(list(faces)) for faces in FACES[:DICE]]),
    turns=st.lists(st.tuples(st.integers(0, 3), st.sampled_from([1, -1])), max_size=25),
    data=st.data(),
)
def test_what_is_shown_is_always_an_arrangement_and_all_can_be_set_at_once(roll, turns, data):
    dial = made(roll)
    for cell, step in turns:
        dial.turn(cell, step)
        assert fits(bytes(roll), dial.digits())
        order = dial.save_state()[:DICE]
        assert sorted(order) == list(range(DICE))
        stars = [roll[die] == STAR for die in order]
        assert dial.stars() == sum(star << cell for cell, star in enumerate(stars))
    wanted = data.draw(st.sampled_from(sorted(arrangements(roll))))
    dial.set_all(sum(digit << 4 * cell for cell, digit in enumerate(wanted)))
    assert tuple(digits_of(dial.digits())) == wanted


@given(
    roll=st.tuples(*[st.sampled_from(list(faces)) for faces in FACES[:DICE]]),
    turns=st.lists(st.tuples(st.integers(0, 3), st.sampled_from([1, -1])), max_size=10),
)
def test_a_cell_has_a_choice_if_it_can_change_and_those_before_it_stay(roll, turns):
    dial = made(roll)
    for cell, step in turns:
        dial.turn(cell, step)
    shown = tuple(digits_of(dial.digits()))
    for cell in range(DICE):
        possible = {order[cell] for order in arrangements(roll) if order[:cell] == shown[:cell]}
        assert dial.has_choice(cell) == (len(possible) > 1)


@pytest.mark.parametrize("roll", ROLLS, ids=str)
def test_sorted_the_digits_are_the_same_in_their_order(roll):
    dial = made(roll)
    before = digits_of(dial.digits())
    dial.sort()
    assert digits_of(dial.digits()) == sorted(before)


@pytest.mark.parametrize("roll", ROLLS[::5], ids=str)
def test_the_engine_takes_just_these_arrangements(roll):
    taken = {
        digits
        for digits in itertools.product(range(10), repeat=DICE)
        if fits(bytes(roll), sum(digit << 4 * cell for cell, digit in enumerate(digits)))
    }
    assert taken == arrangements(roll)
