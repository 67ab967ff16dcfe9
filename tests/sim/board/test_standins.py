"""The stand-ins behave like the board's modules where firmware could tell."""

import pytest

from sim.board import simulated_board
from sim.board.standins import supervisor
from sim.board.standins.keypad import Event, EventQueue, ShiftRegisterKeys


def test_the_board_has_its_real_pins_and_no_others():
    board = simulated_board.switch_on("pygamer").board
    assert board.board_id == "pygamer"
    assert board.A0 is board.SPEAKER  # two names of one pin
    assert board.JOYSTICK_X is not board.JOYSTICK_Y
    with pytest.raises(AttributeError, match="'pygamer' has no pin or member named 'BUTTON_A'"):
        _ = board.BUTTON_A


def test_buttons_on_wrong_pins_are_refused():
    board = simulated_board.switch_on("pygamer").board
    with pytest.raises(ValueError, match="no shift register on clock board.BUTTON_LATCH"):
        ShiftRegisterKeys(
            clock=board.BUTTON_LATCH,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_CLOCK,
            key_count=4,
            value_when_pressed=True,
        )


def test_the_clock_wraps_as_on_a_board(monkeypatch):
    simulated_board.switch_on("pygamer")
    monkeypatch.setattr(supervisor, "elapsed_ms", lambda: 65535)
    assert supervisor.ticks_ms() == 2**29 - 1
    monkeypatch.setattr(supervisor, "elapsed_ms", lambda: 65536)
    assert supervisor.ticks_ms() == 0


def test_a_full_event_queue_says_so():
    queue = EventQueue(2)
    for number in range(3):
        queue._add(Event(number, True, 0))
    assert queue.overflowed
    assert len(queue) == 2
    into = Event(9, False, 0)
    assert queue.get_into(into)
    assert (into.key_number, into.pressed, into.released) == (0, True, False)
    queue.clear()
    assert vars(queue)["overflowed"] is False
    assert not queue.get_into(into)
