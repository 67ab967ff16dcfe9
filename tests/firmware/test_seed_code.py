"""The codes for seeds: each can be decoded, and typing mistakes are detected."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.kept import calendar
from firmware.kept.calendar import DAILY_MARK
from firmware.session.seeds import (
    LAST_NUMBER,
    LENGTH,
    LETTERS,
    SHORT,
    SHORT_SEEDS,
    code_of,
    is_daily,
    seed_of,
)

SEEDS = st.one_of(
    st.integers(0, 2**32 - 1),
    st.integers(0, SHORT_SEEDS - 1),
    st.sampled_from([0, 1, 2**16, 2**31, 2**32 - 1]),
)


@given(SEEDS)
def test_a_code_stands_for_its_seed(seed):
    code = code_of(seed)
    assert len(code) == (SHORT if seed < SHORT_SEEDS else LENGTH) and set(code) <= set(LETTERS)
    assert seed_of(code) == seed
    assert seed_of(code.lower()) == seed
    assert seed_of(code.replace("0", "O").replace("1", "I")) == seed
    assert seed_of(code.replace("1", "L")) == seed


@given(SEEDS)
def test_every_single_wrong_letter_is_found_out(seed):
    code = code_of(seed)
    for place in range(len(code)):
        for letter in LETTERS:
            if letter != code[place]:
                assert seed_of(code[:place] + letter + code[place + 1 :]) == -1


@given(SEEDS, st.integers(0, SHORT - 2))
def test_neighbours_exchanged_are_found_out_unless_half_the_alphabet_apart(seed, place):
    code = code_of(seed)
    one, two = code[place], code[place + 1]
    swapped = code[:place] + two + one + code[place + 2 :]
    apart = abs(LETTERS.index(one) - LETTERS.index(two))
    if place < len(code) - 2 and apart not in (0, 16):
        assert seed_of(swapped) == -1


def test_no_two_letters_are_told_apart_by_a_look_alike():
    assert len(set(LETTERS)) == 32 and not set(LETTERS) & set("ILOU")


@pytest.mark.parametrize(
    "code",
    ["", "0" * 4, "0" * 6, "0" * 7, "0" * 9, "0000000?", "U0000000", "ÉÉÉÉÉÉÉÉ", "Z" * 8, "Z" * 5],
)
def test_what_is_no_code_is_refused(code):
    assert seed_of(code) == -1


def test_of_all_codes_those_of_dates_and_of_numbers_alone_are_daily_games():
    first, last = date(2025, 1, 1), date(2127, 12, 31)
    days = [first + timedelta(n) for n in range((last - first).days + 1)]
    dates = {calendar.pack(day.year, day.month, day.day) for day in days}
    daily = {low for low in range(1 << 16) if is_daily(DAILY_MARK << 16 | low)}
    assert daily == dates | set(range(1, LAST_NUMBER + 1))
    assert not any(is_daily(mark << 16 | 1) for mark in (0, DAILY_MARK - 1, DAILY_MARK + 1))
