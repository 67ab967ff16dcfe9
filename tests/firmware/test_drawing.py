"""Only changes are drawn: a key press sends little of the screen, since sending is slow."""

import pytest

from firmware.widgets.layout import TWO_LINES
from sim import languages
from tests.bench import pixels
from tests.firmware.drop_it_scenes import aim
from tests.firmware.handheld import Handheld, chosen_line
from tests.firmware.situations import at_drop
from tests.firmware.test_drop_it import LULL, settle

SCREEN = 160 * 128  # pixels


def test_the_smallest_screen_sends_little_while_nothing_else_is_to_be_shown():
    # A better player would not change it.
    found = pixels.shares("tinycircuits_thumby", (2,), "random")
    assert 0 < found.changed < found.sent_on_same <= 0.15
    assert found.sent_on_same < found.sent <= pixels.most("tinycircuits_thumby")


@pytest.mark.parametrize(
    ("board", "how"), [("pygamer", "random"), ("raspberry_pi_pico_mono", "hint")]
)
def test_a_key_press_sends_a_small_part_of_the_screen(board, how, capsys):
    found = pixels.shares(board, (2,), how)
    with capsys.disabled():
        print(f"\n{board}: {found.sent:.1%} of the screen sent for a key press, the mean")
    assert 0 < found.changed < found.sent <= pixels.most(board)


def sent_by(device, key):
    """Press a key; return the rectangles (x, y, width, height) that it sends."""
    sent = []
    device.fingers.move(key, True)
    for down in (False, None):
        device.step()
        sent += device.display.sent
        if down is False:
            device.fingers.move(key, False)
    return sent


def test_moving_the_ghost_sends_small_rectangles_only():
    device = at_drop("5 6 4 3 L", "4567...", "1234567", drawn=True)
    device.step()
    for key in ("left", "right", "right", "up", "up", "down", "right", "left", "up"):
        sent = sent_by(device, key)
        assert sent
        for x, y, width, height in sent:
            assert width * height <= SCREEN * 0.08, (key, x, y, width, height)
        assert sum(width * height for *_, width, height in sent) <= SCREEN * 0.12


def test_turning_a_dial_sends_small_rectangles_only():
    device = at_drop("5 * 4 3 L", "4567...", "1234567", drawn=True)
    device.press("b")
    for key in ("up", "up", "right", "up", "down", "left"):
        sent = sent_by(device, key)
        assert 0 < sum(width * height for *_, width, height in sent) <= SCREEN * 0.12


def test_a_step_in_a_menu_sends_two_lines_each_of_them_once():
    device = Handheld(drawn=True)
    device.rest()
    menu = device.screen.menu
    lines = len(menu.texts)
    two_lines = 2 * chosen_line(menu).bitmap.width * menu.pitch  # pixels
    for key in ["down"] * lines + ["up"] * lines:  # and around both ends
        before = device.display.pixels_sent
        device.tap(key)
        device.rest()
        assert 0 < device.display.pixels_sent - before <= two_lines
    assert menu.count == lines > 2


@pytest.mark.parametrize("language", languages.names())
def test_a_step_in_the_settings_sends_its_rows_about_once(language):
    device = Handheld(drawn=True, language=language)
    device.choose("settings")
    menu = device.screen.menu
    lines = len(menu.texts)
    row = chosen_line(menu).bitmap.width * menu.pitch  # pixels
    message = device.app.width * TWO_LINES  # how much a line may take
    for key in ["down"] * lines * 2 + ["up"] * lines:
        first, before = menu.line_at(menu.y), device.display.pixels_sent
        device.tap(key)
        device.rest()
        rows = 2 if menu.line_at(menu.y) == first else menu.count
        assert device.display.pixels_sent - before <= rows * row + message, menu.chosen


def test_a_key_that_changes_nothing_sends_nothing():
    device = at_drop("5 6 4 3 I", "1234567", drawn=True)
    device.fingers.move("left", True)
    device.step(5000)
    for _ in range(40):  # held, it goes to the wall and stays there
        device.step(100)
    sent = device.display.pixels_sent
    device.step(1000)
    assert device.display.pixels_sent == sent
    device.fingers.move("left", False)
    device.step()
    assert sent_by(device, "start") != []
    assert sent_by(device, "select") == []


def test_a_key_that_leaves_the_piece_in_hand_as_it_is_does_not_send_it_again():
    device = aim()
    zone = device.app.navigator.view.zone
    for _ in range(2):  # to choose it, and back
        sent = sent_by(device, "b")
        assert sent and all(x >= zone.left + zone.layout.zone_width for x, *_ in sent)
        device.rest()


def test_what_marks_the_board_goes_when_it_is_done_and_before_a_hint():
    device = aim()

    def is_loaded():
        return device.screen._ground is not None

    device.press("b right")
    assert not is_loaded()
    device.step(LULL)
    assert is_loaded()
    settle(device)
    assert not is_loaded()
    device.press("right")
    device.step(LULL)
    assert is_loaded()
    device.screen.give_hint()
    assert not is_loaded()
