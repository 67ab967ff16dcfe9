"""Boards with a touch screen, played on their panels.

What gestures mean is in test_touch.py; here a finger is put on the glass and lifted.
"""

import pytest

from firmware import screen_names
from firmware.kept import settings
from firmware.widgets.layout import scale
from tests import slow
from tests.boards.soldered import TOUCHED
from tests.firmware.handheld import Handheld
from tests.firmware.test_touch import game_by_keys
from tests.touch_player import next_move

QUICK = ("pyportal", "pyportal_upright")
LINES = {  # what a tap on a line of the menu leads to, behind MORE
    "settings": screen_names.SETTINGS,
    "statistics": screen_names.STATISTICS,
    "scores": screen_names.SCORES,
}


def on(board: str = "pyportal") -> Handheld:
    """Return a handheld that is played by touch alone."""
    return Handheld(seed=2, board=board)


def pixel(device: Handheld) -> int:
    """Return how many of the display's pixels a pixel of a screen is wide."""
    return scale(device.display.width, device.display.height)


def tap_word(device: Handheld, word: str) -> None:
    """Tap a word of the hints."""
    bar = device.screen.bar
    for line in bar.lines:
        if word in line.pieces:
            x = bar.x + line.grid.x + line.pieces[line.pieces.index(word) + 1] + 2
            device.touch(x * pixel(device), (bar.y + line.grid.y + 3) * pixel(device))
            return
    raise AssertionError(f"no word {word} on {device.name}")


def tap_line(device: Handheld, line: str) -> None:
    """Tap a line of a menu."""
    number = device.screen.lines.index(line)
    menu = device.screen.menu
    y = next(y for y in range(device.app.height) if menu.line_at(y) == number) + 2
    device.touch(device.display.width // 2, y * pixel(device))


def play(device: Handheld, actions: list[int]) -> None:
    """Play these actions by touch, from the first choice to the end."""
    size = pixel(device)
    for _ in range(400):
        if device.name == "over":
            return
        move = next_move(device.app, actions)
        device.touch(*(place * size + size // 2 for place in move))
    raise AssertionError(f"no way on from {device.name}")


@pytest.mark.parametrize("board", slow.but(QUICK, TOUCHED))
@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_a_whole_game_is_played_by_touch_alone(board: str, game: str) -> None:
    actions, _, wanted = game_by_keys(2, game)
    device = on(board)
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
    assert device.app.input.events == []


@pytest.mark.parametrize("board", QUICK)
def test_each_screen_behind_the_title_is_reached_and_left(board: str) -> None:
    device = on(board)
    tap_line(device, "more")
    for line, name in LINES.items():
        tap_line(device, line)
        assert device.name == name
        tap_word(device, "BACK")
        assert device.name == screen_names.MORE
    tap_word(device, "BACK")
    tap_line(device, "players")
    assert device.name == screen_names.PLAYERS
    tap_word(device, "BACK")
    assert device.name == screen_names.TITLE


def test_the_points_lead_to_the_menu_of_a_game_and_that_back() -> None:
    device = on()
    device.play_to("slide", "random", seed=2)
    device.touch(300, 8)
    assert device.name == screen_names.PAUSE
    tap_word(device, "BACK")
    assert device.name == "slide"


def test_hints_name_gestures_from_the_start() -> None:
    device = on()
    assert device.hints == [("↑↓", "CHOOSE"), ("A", "OK")]  # as given
    assert [hint[:2] for hint in device.screen.bar.measured] == [("TAP A LINE TO", "CHOOSE")]


def test_a_finger_that_trembles_or_is_lost_for_a_moment_taps_once() -> None:
    device = on()
    device.play_to("roll", "random", seed=2)
    count = device.app.session.record.count
    touch = device.machine.touch
    assert touch is not None
    for at in ((160, 120), (164, 117), None, (163, 121)):
        touch.put(at)
        device.step()
    assert device.app.session.record.count == count
    for _ in range(2):
        touch.put(None)
        device.step()
    device.rest()
    assert device.app.session.record.count == count + 1


def test_in_the_left_hand_the_finger_is_where_the_picture_is() -> None:
    device = on()
    device.app.settings.values[settings.HAND] = 1
    device.app.key_map.use_hand(1)
    number = device.screen.lines.index("more")
    y = next(y for y in range(device.app.height) if device.screen.menu.line_at(y) == number) + 2
    device.touch(160, 239 - y * pixel(device))
    assert device.name == screen_names.MORE


def test_a_touch_wakes_a_dim_screen_and_does_nothing_else() -> None:
    device = Handheld(seed=2, board="pyportal", drawn=True)
    device.machine.display.is_watched = False
    device.app.settings.values[settings.DIM_AFTER] = 1
    for _ in range(4 * 60):
        device.step(500)
    assert device.display.brightness < 0.5
    device.touch(160, 100)
    assert device.display.brightness == 1 and device.name == screen_names.TITLE
    tap_line(device, "more")
    assert device.name == screen_names.MORE
