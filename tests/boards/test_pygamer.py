"""The PyGamer's board file on the simulated wiring: every key is the one it is named."""

from pathlib import Path

import pytest

from sim import blinka
from sim.fingers import Fingers


@pytest.fixture
def pygamer():
    """Return the board file's keys, and fingers on the wires."""
    machine = blinka.switch_on("pygamer")
    board_file = blinka.load_board_file("pygamer")
    return board_file, board_file.make_keys(), Fingers(machine)


def test_every_key_is_seen_going_down_and_up(pygamer):
    board_file, keys, fingers = pygamer
    assert sorted(fingers.names) == sorted(board_file.KEYS)
    for number, name in enumerate(board_file.KEYS, start=1):
        for down, event in ((True, number), (False, -number)):
            fingers.move(name, down)
            fingers.frame()
            assert keys.next_event() == event, name
            assert keys.next_event() == 0


def test_keys_pressed_together_are_all_seen(pygamer):
    board_file, keys, fingers = pygamer
    together = ("b", "select", "right", "up")
    for name in together:
        fingers.move(name, True)
    fingers.frame()
    seen = {keys.next_event() for _ in together}
    assert seen == {board_file.KEYS.index(name) + 1 for name in together}
    assert keys.next_event() == 0


def test_taps_between_two_polls_are_not_lost(pygamer):
    board_file, keys, fingers = pygamer
    a = board_file.KEYS.index("a") + 1
    for _ in range(10):
        for down in (True, False):
            fingers.move("a", down)
            fingers.frame()
    assert [keys.next_event() for _ in range(21)] == [a, -a] * 10 + [0]


def test_its_screen_waits_for_refresh():
    machine = blinka.switch_on("pygamer")
    display = blinka.load_board_file("pygamer").make_display()
    assert display is machine.display
    assert (display.width, display.height) == (160, 128)
    assert display.auto_refresh is False


def test_it_fits_on_a_page():
    file = Path(__file__).parents[2] / "boards" / "pygamer.py"
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 40
