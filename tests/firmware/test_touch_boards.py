"""Boards with a touch screen, played on their panels.

What gestures mean is in test_touch.py; here a finger is put on the glass and lifted.
"""

import pytest

from firmware.widgets.layout import scale
from tests import slow
from tests.firmware.handheld import Handheld
from tests.firmware.test_touch import game_by_keys
from tests.touch_player import next_move

ALONE = ("pyportal",)  # boards without keys


def play(device: Handheld, actions: list[int]) -> None:
    """Play these actions by touch alone, from the first choice to the end."""
    pixel = scale(device.display.width, device.display.height)
    for _ in range(400):
        if device.name == "over":
            return
        move = next_move(device.app, actions)
        device.touch(*(place * pixel + pixel // 2 for place in move))
    raise AssertionError(f"no way on from {device.name}")


@pytest.mark.parametrize("board", slow.but(ALONE[:1], ALONE))
@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_a_whole_game_is_played_by_touch_alone(board: str, game: str) -> None:
    actions, _, wanted = game_by_keys(2, game)
    device = Handheld(seed=2, board=board)
    device.app.session.offer(game)
    device.new_game(1, 2)
    device.rest()
    play(device, actions)
    record = device.app.session.record
    if game == "drop_it":
        assert record.game.board.count == 36
    else:
        assert record.count == len(actions)
        assert record.game.sheets[0].score() == wanted.sheets[0].score()
