"""Keys mashed at random: nothing fails or is lost, and the title is always near."""

import pytest

from sim.board import board_files
from tests import slow
from tests.firmware.handheld import set_up
from tests.firmware.masher import Masher, check_record, quick

PRESSES = 8000  # per board; `make torture` presses many more
SHORT = [("raspberry_pi_pico_mono", PRESSES // 4), ("raspberry_pi_pico_upright", PRESSES // 4)]
WHOLE = 800  # presses with everything drawn and reloaded, as on a board
MANY = 2000  # presses in which several players get through their turns
SCREENS = {"title", "place", "roll", "slide", "drop", "combo", "round_end", "pause", "over"}


@pytest.mark.parametrize(
    ("board", "presses"),
    slow.rows_but(SHORT, [*SHORT, *((board, PRESSES) for board in board_files.names())]),
)
def test_mashed_keys_raise_nothing_and_the_title_is_near(board, presses):
    masher = Masher(board, seed=2, weight=4)
    with quick():
        masher.mash(presses)
        masher.check()
    assert masher.screens >= SCREENS


@pytest.mark.parametrize("weight", slow.but([1], [1, 12]))
def test_so_it_is_where_all_is_drawn_and_read_anew(weight):
    masher = Masher("pygamer", seed=weight, weight=weight)
    masher.mash(WHOLE)
    masher.check()


def test_mashing_with_several_players_keeps_the_record_whole():
    with quick():
        masher = Masher("pygamer", seed=3, weight=4)
        device = masher.device
        set_up(device, 3)
        masher.pressed = device.app.input.presses
        while masher.pressed < MANY:
            keys = ("a", "a", "a", "b", "select", "left", "right", "up", "down")
            masher.press(masher.chance.choice(keys), False)
            if masher.chance.random() < 0.2:  # without a pause nobody gets through a hand-over
                device.rest()
    assert masher.screens >= {"hand_over", "drop", "combo"}
    check_record(device.app.session.record)
