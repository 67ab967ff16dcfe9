"""Every board file on its board's real wires: each key has to be the one that it is named."""

from typing import Any

import pytest

from firmware.keys.directions import DIRECTIONS
from sim.board import board_files, simulated_board
from sim.board.fingers import Fingers
from sim.board.standins import supervisor
from tests import slow
from tests.boards.soldered import KEYS, SCREENS, SHIFT_REGISTER

BOARDS = board_files.names()


@pytest.fixture(params=slow.boards())
def device(request):
    """Return the board, its file, its keys and what presses them."""
    machine = simulated_board.switch_on(request.param)
    board_file: Any = simulated_board.load_board_file(request.param)
    return machine, board_file, board_file.make_keys(), KEYS[request.param]


def test_every_board_is_known_from_another_source():
    assert set(BOARDS) == set(KEYS) == set(SCREENS)


def test_every_key_is_seen_going_down_and_up(device):
    machine, board_file, keys, soldered = device
    assert sorted(soldered) == sorted(board_file.KEYS)
    for number, name in enumerate(board_file.KEYS, start=1):
        soldered[name](machine.board, True)
        assert keys.next_event() == number, name
        assert keys.next_event() == 0
        soldered[name](machine.board, False)
        assert keys.next_event() == -number, name
        assert keys.next_event() == 0


def test_fingers_press_the_wires_that_are_there(device):
    machine, board_file, keys, _ = device
    fingers = Fingers(machine)
    assert fingers.names == board_file.KEYS
    for number, name in enumerate(board_file.KEYS, start=1):
        for down, event in ((True, number), (False, -number)):
            fingers.move(name, down)
            fingers.frame()
            assert keys.next_event() == event, name
            assert keys.next_event() == 0


def test_keys_pressed_together_are_all_seen(device):
    machine, board_file, keys, soldered = device
    together = [name for name in board_file.KEYS if name not in ("left", "down")]
    for name in together:
        soldered[name](machine.board, True)
    seen = {keys.next_event() for _ in together}
    assert seen == {board_file.KEYS.index(name) + 1 for name in together}
    assert keys.next_event() == 0


def test_taps_between_two_polls_are_not_lost(device):
    machine, board_file, keys, soldered = device
    a = board_file.KEYS.index("a") + 1
    for _ in range(10):
        soldered["a"](machine.board, True)
        soldered["a"](machine.board, False)
    assert [keys.next_event() for _ in range(21)] == [a, -a] * 10 + [0]


def test_it_is_known_when_a_button_went_down_and_up(device, monkeypatch):
    machine, board_file, keys, soldered = device
    a = board_file.KEYS.index("a") + 1
    now = 65_000  # ms; the clock of the board wraps while the button is down
    monkeypatch.setattr(supervisor, "elapsed_ms", lambda: now)
    pressed = supervisor.ticks_ms()
    soldered["a"](machine.board, True)
    now += 700
    let_go = supervisor.ticks_ms()
    soldered["a"](machine.board, False)
    now += 30
    assert let_go < pressed
    assert (keys.next_event(), keys.when) == (a, pressed)
    assert (keys.next_event(), keys.when) == (-a, let_go)


@pytest.mark.parametrize("name", slow.boards())
@pytest.mark.parametrize("start", [0, 65_534], ids=["early", "as the clock wraps"])
def test_buttons_are_told_in_the_order_in_which_they_were_pressed(name, start, monkeypatch):
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    keys = board_file.make_keys()
    now = start
    monkeypatch.setattr(supervisor, "elapsed_ms", lambda: now)
    buttons = [key for key in board_file.KEYS if name != "pygamer" or key not in DIRECTIONS]
    wanted = []
    for key in [*buttons[-3:], *reversed(buttons[-3:])]:  # a keyboard keeps 20 events
        for down, sign in ((True, 1), (False, -1)):
            now += 1
            KEYS[name][key](machine.board, down)
            wanted.append(sign * (board_file.KEYS.index(key) + 1))
    assert [keys.next_event() for _ in wanted] == wanted
    assert keys.next_event() == 0


def test_of_a_stick_it_is_not_known():
    machine = simulated_board.switch_on("pygamer")
    board_file: Any = simulated_board.load_board_file("pygamer")
    keys = board_file.make_keys()
    for name, is_known in (("a", True), ("left", False), ("b", True)):
        KEYS["pygamer"][name](machine.board, True)
        assert keys.next_event() == board_file.KEYS.index(name) + 1
        assert (keys.when is not None) == is_known


def test_labels_are_of_keys_that_there_are(device):
    _, board_file, _, _ = device
    assert set(getattr(board_file, "LABELS", {})) <= set(board_file.KEYS)
    assert len(set(board_file.KEYS)) == len(board_file.KEYS)


@pytest.mark.parametrize("name", ["pygamer", "pybadge"])
def test_the_shift_register_is_read_on_its_pins(name):
    register = simulated_board.switch_on(name).board.BUTTON_OUT.register
    assert register is not None
    assert (register.clock, register.latch) == SHIFT_REGISTER


def test_other_keys_of_a_keyboard_do_nothing():
    machine = simulated_board.switch_on("m5stack_cardputer")
    board_file: Any = simulated_board.load_board_file("m5stack_cardputer")
    keys = board_file.make_keys()
    matrix = machine.board.KB_COL_0.matrix
    assert matrix is not None
    seen = []
    for number in range(len(matrix.down)):
        matrix.set(number, True)
        seen.append(keys.next_event())
        assert keys.next_event() == 0
    assert sorted(filter(None, seen)) == list(range(1, len(board_file.KEYS) + 1))
