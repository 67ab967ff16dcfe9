"""A whole game of each kind on the page's screen, one played by touch, one by mouse."""

from unittest import mock

import pytest

from firmware.number_drop import touch as touch_of_game
from firmware.touch.glass import Glass
from tests import slow
from tests.firmware.test_touch import SHARE, begun_afresh, game_by_keys
from tests.touch_player import Move, next_move, touch
from tests.web import browser
from tests.web.finger import Finger, Mouse

SEED = 2  # in its game of Number Drop, combos are also tapped on the sheet
# Gestures: letting a piece fall takes the page long.
DROP_IT = pytest.mark.parametrize("most", slow.but([16], [16, browser.WHOLE]))


def plain_game():
    """Return the drops and keys of a Drop It game that takes the pieces in order."""
    device = begun_afresh(SEED, "drop_it")
    before = device.app.input.presses
    actions: list[int] = []
    while device.name != "over":
        if device.name == "aim":
            device.press("right*5" if len(actions) % 2 else "left*5")
            actions.append(device.screen.choice())
        device.press("a")
    return actions, device.app.input.presses - before


def moves_of(actions, game, screen=None, most=browser.WHOLE):
    """Return at most `most` gestures of a game, the simulated handheld's screen, and its log."""
    device = begun_afresh(SEED, game, screen)
    glass = Glass(device.app)
    moves: list[Move] = []
    while device.name != "over" and len(moves) < most:
        moves.append(next_move(device.app, actions))
        touch(device, glass, moves[-1])
    return moves, device.name, device.app.session.record.to_bytes().hex()


def see_played(tab, pointer, game, actions, keys, screen=None, most=browser.WHOLE):
    """Play a game by touch, and check that it is a handheld's game, in fewer gestures than keys."""
    moves, shown, log = moves_of(actions, game, screen, most)
    assert len(moves) <= keys * SHARE
    for move in moves:
        pointer.touch(move)
    assert tab.state()["screen"] == shown and (shown == "over") is (most == browser.WHOLE)
    assert tab.device("log()") == log
    assert tab.faults() == []


def test_a_game_of_number_drop_by_touch_on_the_glass(phone, pointer, file):
    actions, keys, _ = game_by_keys(SEED, "number_drop")
    phone.open(file, f"board=phone&seed={SEED}")
    with mock.patch.object(touch_of_game, "_has", wraps=touch_of_game._has) as has:
        see_played(phone, pointer, "number_drop", actions, keys, phone.size())
    assert has.called


@DROP_IT
def test_a_game_of_drop_it_by_mouse_on_the_glass(chromium, file, most):
    actions, keys = plain_game()
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "game=drop_it")
        see_played(visit, Mouse(visit), "drop_it", actions, keys, most=most)


@DROP_IT
def test_a_game_of_drop_it_by_touch_on_a_telephone(phone, pointer, file, most):
    actions, keys = plain_game()
    phone.open(file, "board=phone&game=drop_it")
    see_played(phone, pointer, "drop_it", actions, keys, phone.size(), most)


def form(cells):
    """Return the shape of cells, wherever they are."""
    row, col = min(cell[0] for cell in cells), min(cell[1] for cell in cells)
    return {(cell[0] - row, cell[1] - col) for cell in cells}


def test_the_shape_follows_a_finger_and_one_that_trembles_drops_nothing(chromium, file):
    moves, *_ = moves_of(game_by_keys(SEED, "number_drop")[0], "number_drop")
    with browser.visit(chromium, locale="en-GB", **browser.PHONE) as visit:
        visit.open(file, f"board=pygamer&seed={SEED}")
        finger = Finger(visit)
        while visit.state()["screen"] != "drop":
            finger.touch(moves.pop(0))
        finger.down(*finger.place(40, 60))
        columns = []
        for x in (8, 36, 68):
            finger.move(*finger.place(x, 62))
            visit.page.wait_for_timeout(50)  # moves are reported once per frame
            visit.page.evaluate("letGo(33)")
            cells = visit.state()["number_drop"]["choice"]["cells"]
            columns.append(min(cell[1] for cell in cells))
        assert columns == sorted(set(columns))
        # A second finger does not continue the first one's gesture.
        last, first, other = finger.place(68, 62), finger.place(8, 62), finger.place(68, 30)
        finger.two("touchStart", last, other)
        finger.two("touchMove", first, other)
        visit.page.wait_for_timeout(50)
        visit.page.evaluate("letGo(33)")
        cells = visit.state()["number_drop"]["choice"]["cells"]
        assert min(cell[1] for cell in cells) == columns[0]
        finger.cancel()  # lifting it over the sheet would drop it
        finger.touch(Move(30, 60, 30, 65))  # too short for a swipe
        assert visit.state()["screen"] == "drop"
        # A finger that trembles taps, and so does the next one if the system has taken one away.
        row, col = cells[0][:2]
        shape = col * 9 + 5, 1 + (13 - row) * 9 + 4
        finger.down(*finger.place(*shape))
        finger.cancel()
        left, top = finger.place(*shape)
        finger.down(left, top)
        finger.move(left + 6, top)
        visit.page.wait_for_timeout(50)
        finger.lift()
        visit.page.evaluate("letGo(33); rest(33)")
        turned = visit.state()["number_drop"]["choice"]["cells"]
        assert form(turned) != form(cells)
        assert visit.complaints == []
