"""The stick's axis as keys: thresholds, trembling, and flicks from end to end."""

import pytest

from sim.board import simulated_board

LOW, HIGH = 7, 4
PRESSED_LOW, PRESSED_HIGH = LOW + 1, HIGH + 1


@pytest.fixture
def stick():
    """Return the pin and the axis that reads it."""
    machine = simulated_board.switch_on("pygamer")
    from boards.stick import Axis

    pin = machine.board.JOYSTICK_X
    return pin, Axis(pin, LOW, HIGH)  # type: ignore[arg-type]  # a stand-in for a board's pin


def events(stick, *levels):
    """Return the events while the stick takes these positions, read once at each."""
    pin, axis = stick
    seen = []
    for level in levels:
        pin.level = level
        seen.append(axis.next_event())
    return seen


def test_each_end_is_a_key_that_comes_up_in_the_middle(stick):
    assert events(stick, 32768, 0, 0, 32768, 65535, 32768, 32768) == [
        0,
        PRESSED_LOW,
        0,
        -PRESSED_LOW,
        PRESSED_HIGH,
        -PRESSED_HIGH,
        0,
    ]


def test_a_stick_that_rests_off_the_middle_presses_nothing(stick):
    assert events(stick, 31700, 33700, 33632, 32384) == [0, 0, 0, 0]


def test_a_tremble_at_either_edge_is_one_press(stick):
    trembling = [32768 + offset for offset in (15500, 14500, 15500, 14500, 10000, 8500, 9500, 8500)]
    assert events(stick, *trembling) == [PRESSED_HIGH, 0, 0, 0, 0, -PRESSED_HIGH, 0, 0]


def test_a_flick_from_end_to_end_is_a_release_and_a_press(stick):
    assert events(stick, 0, 65535, 65535, 65535) == [PRESSED_LOW, -PRESSED_LOW, PRESSED_HIGH, 0]


def test_sticks_that_do_not_reach_the_ends_still_press(stick):
    assert events(stick, 15000, 32768, 50000) == [PRESSED_LOW, -PRESSED_LOW, PRESSED_HIGH]
