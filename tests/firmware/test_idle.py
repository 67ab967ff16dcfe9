"""The light dims and goes off without a key; a key turns it on and does nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest

from firmware import theme
from firmware.kept import settings
from firmware.kept.settings import Settings
from tests import slow
from tests.firmware.handheld import FRAME_MS, Handheld, begin, thinking
from tests.firmware.test_computer import at_table
from tests.firmware.test_settings import a_memory, go_to, set_to, shown, switched_on

FULL, DOWN = 1.0, 0.25
KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
DIM_MINUTES = (0, 1, 2, 3)  # by choice, 0 for never
OFF_MINUTES = (0, 5, 10, 30)
SIX = ("up", "down", "left", "right", "a", "b")
THREE = ("up", "a", "down")
TWO = ("a", "b")


@pytest.fixture(autouse=True)
def dark_afterwards() -> Iterator[None]:
    """Restore the default theme for the tests that follow."""
    yield
    theme.apply(theme.DARK)


def lit(**how: Any) -> Handheld:
    """Return a handheld whose display has a light, and is not painted."""
    device = Handheld(drawn=True, **how)
    device.machine.display.is_watched = False
    return device


def wait(device: Handheld, seconds: float) -> None:
    """Let time pass without a key."""
    for _ in range(int(seconds * 2)):
        device.step(500)


def light(device: Handheld) -> float:
    """Return the brightness of the display."""
    brightness: float = device.display.brightness
    return brightness


def times(device: Handheld, minutes: int) -> tuple[float, float]:
    """Let minutes pass; return when the light was dimmed, and off, in minutes, 0 for never."""
    down = off = 0.0
    for second in range(1, minutes * 60 + 1):
        device.step(1000)
        if not down and light(device) < FULL:
            down = second / 60
        if not off and light(device) == 0:
            off = second / 60
    return down, off


def state(device: Handheld) -> tuple[Any, ...]:
    """Return everything that a key could have changed."""
    app = device.app
    menu = getattr(device.screen, "menu", None)
    record = app.session.record and (app.session.record.to_bytes(), app.session.record.count)
    return (
        app.navigator.screen,
        menu and menu.chosen,
        record,
        bytes(app.settings.values),
        app.input.presses,
    )


# --- when ---


@pytest.mark.parametrize("dim", slow.but([0, 2], range(4)))
@pytest.mark.parametrize("off", slow.but([0, 1], range(4)))
def test_it_goes_down_and_off_after_as_many_minutes_as_are_set(dim, off):
    device = lit()
    device.app.settings.values[settings.DIM_AFTER] = dim
    device.app.settings.values[settings.OFF_AFTER] = off
    down, out = times(device, 31)
    assert out == OFF_MINUTES[off]
    assert down == (DIM_MINUTES[dim] or OFF_MINUTES[off])


def test_it_is_down_to_a_quarter_of_what_is_set():
    device = lit()
    set_to(device, settings.BRIGHTNESS, 1)
    assert light(device) == 0.4
    wait(device, 121)
    assert light(device) == pytest.approx(0.1)
    device.tap("a")
    assert light(device) == 0.4


@pytest.mark.parametrize("seconds", [1, 100, 119])
def test_any_key_puts_it_off(seconds):
    device = lit()
    wait(device, seconds)
    device.tap("down")
    wait(device, 119)
    assert light(device) == FULL
    wait(device, 1)
    assert light(device) == DOWN


def test_the_clock_may_wrap_meanwhile():
    device = lit()
    device.step((1 << 29) - 30_000 - device.now)  # six days, and half a minute to the wrap
    device.tap("down")
    device.tap("down")
    wait(device, 119)
    assert device.now < 100_000 and light(device) == FULL
    wait(device, 1)
    assert light(device) == DOWN
    wait(device, 480)
    assert light(device) == 0


def test_hints_that_come_in_turns_are_no_movement():
    device = lit(board="tinycircuits_thumby")
    device.choose("settings")
    assert len(device.screen.bar.pages) > 1
    assert times(device, 11) == (2, 10)


# --- a key turns it on, and does nothing else ---


def tapped_in_the_dark(device, key, ms):
    """Tap a key in the dark, which may only turn the light on; return the state and choice."""
    before, choice = state(device), device.screen.choice()
    device.tap(key, ms)
    wait(device, 1)
    assert light(device) == FULL
    assert state(device) == before and device.screen.choice() == choice
    return before, choice


@pytest.mark.parametrize("key", slow.but(["a"], KEYS))
@pytest.mark.parametrize("ms", [FRAME_MS, 1500])
@pytest.mark.parametrize("seconds", [130, 700])
def test_a_key_restores_it_and_is_not_taken_up(key, ms, seconds):
    device = lit(seed=3)
    begin(device)
    device.play_to("drop")
    wait(device, seconds)
    assert light(device) == (DOWN if seconds < 600 else 0)
    before, choice = tapped_in_the_dark(device, key, ms)
    device.tap("right")
    assert device.screen.choice() != choice and device.app.input.presses == before[-1] + 1


@pytest.mark.parametrize("names", [SIX, THREE, TWO], ids=len)
@pytest.mark.parametrize("ms", [FRAME_MS, 1500])
def test_on_few_keys_neither_the_press_nor_the_release_nor_holding_it_acts(names, ms):
    for key in names:
        device = lit(names=names, seed=3)
        device.start(1)
        device.rest()
        wait(device, 130)
        assert light(device) == DOWN
        before, _ = tapped_in_the_dark(device, key, ms)
        device.tap("a")
        device.rest()
        assert state(device) != before  # its next press acts


def test_a_menu_is_not_moved_and_repeats_only_what_is_pressed_in_the_light():
    device = lit()
    wait(device, 130)
    device.tap("down", 3000)
    assert light(device) == FULL and device.screen.menu.chosen == 0
    device.tap("down")
    assert device.screen.menu.chosen == 1


def test_two_keys_that_are_pressed_together_both_only_bring_it_back():
    device = lit()
    wait(device, 700)
    before = state(device)
    for down in (True, False):
        for key in ("a", "b"):
            device.fingers.move(key, down)
        device.step()
        wait(device, 1)
    assert light(device) == FULL and state(device) == before


def test_what_is_pressed_before_it_is_back_does_nothing_either():
    device = lit(names=SIX)
    wait(device, 130)
    for key in ("down", "a"):
        device.fingers.move(key, True)
        device.fingers.move(key, False)
    before = state(device)
    device.step()  # a slow one, in which both were pressed
    assert light(device) == FULL
    wait(device, 1)
    assert state(device) == before


def test_a_key_that_stays_down_once_it_has_restored_it_does_nothing():
    device = lit(names=SIX)
    wait(device, 130)
    device.fingers.move("down", True)
    device.step()
    assert light(device) == FULL
    wait(device, 119)
    assert light(device) == FULL and device.screen.menu.chosen == 0
    wait(device, 10)
    assert light(device) == DOWN  # in a bag it must not stay on
    device.tap("right")
    device.fingers.move("down", False)
    device.tap("down")
    assert light(device) == FULL and device.screen.menu.chosen == 1


def test_a_key_held_from_before_is_let_go_in_the_dark():
    device = lit()
    device.fingers.move("a", True)
    device.step()
    device.rest()
    name = device.name
    wait(device, 130)
    assert light(device) == DOWN
    device.fingers.move("a", False)
    device.step()
    assert light(device) == DOWN and device.name == name
    device.tap("down", 3000)
    assert light(device) == FULL and device.app.dimmer is None
    assert device.app.input._down == -1


def test_the_screen_of_an_oled_is_dark_when_off_and_then_the_same_again():
    device = lit(board="tinycircuits_thumby")
    display = device.machine.display
    display.is_watched = True
    wait(device, 130)
    display.paint()
    before = bytes(display.pixels)
    assert any(before)
    wait(device, 600)
    assert not any(display.pixels)
    key = device.machine.keys["a"]
    key.set(True)
    device.step()
    assert bytes(display.pixels) == before and display.root_group[1] is device.screen.group


# --- not while something moves ---


def test_it_never_goes_down_while_the_computer_thinks(monkeypatch):
    monkeypatch.setattr(thinking(), "think", lambda self, elapsed: False)
    device = lit(seed=4)
    device.play_to("drop")
    device.press("right")
    device.tap("select")
    assert device.name == "hint"
    assert times(device, 12) == (0, 0)
    monkeypatch.undo()
    device.rest()
    assert times(device, 12) == (2, 10)  # from its end on


def test_it_never_goes_down_over_computers_who_play():
    device = at_table("cc", device=lit())
    count = device.app.session.record.count
    while device.name not in ("over", "ranking"):
        device.step(1500)
        assert light(device) == FULL
    assert device.app.session.record.count > count + 20 and device.now > 4 * 60_000
    wait(device, 130)
    assert light(device) == DOWN


def test_it_never_goes_down_while_a_game_is_analysed():
    """Each tick takes a second here, and thinks one step: the analysis takes over 12 minutes."""
    device = lit(seed=2)
    device.play_to("over")
    device.app.navigator.push("analysis")
    assert times(device, 12) == (0, 0) and device.screen.is_busy
    while device.screen.is_busy:
        device.step()
    assert times(device, 3) == (2, 0)


def test_it_never_goes_down_while_something_moves():
    device = lit()
    device.screen.at_rest = False
    assert times(device, 12) == (0, 0)


def test_the_test_of_the_board_is_in_full_light():
    device = lit(names=("a", "b", "up", "down", "left", "right", "x", "y", "start", "select"))
    device.app.navigator.push("self_test")
    assert times(device, 12) == (0, 0)


def test_what_dims_goes_with_the_key():
    device = lit()
    wait(device, 130)
    assert device.app.dimmer is not None
    device.tap("down")
    assert device.app.dimmer is None and type(device.app.input.keys).__name__ != "Dimmer"


@pytest.mark.parametrize(
    ("which", "steps", "expected"),
    [
        (settings.DIM_AFTER, 2, (10, 10)),
        (settings.DIM_AFTER, 3, (1, 10)),
        (settings.OFF_AFTER, 1, (2, 30)),
        (settings.OFF_AFTER, 2, (2, 0)),
    ],
)
def test_both_can_be_set_and_are_kept(which, steps, expected):
    memory = a_memory()
    device = switched_on(memory, drawn=True)
    go_to(device, which)
    for _ in range(steps):
        device.press("right")
    device.press("b")
    for again in (device, switched_on(memory, drawn=True)):
        again.press("up")
        assert times(again, 31) == expected


def test_where_no_light_can_be_set_a_key_still_does_what_it_does():
    device = lit()
    device.display._can_dim = False
    wait(device, 5 * 60)
    assert device.app.dimmer is None


def test_their_lines_follow_the_brightness():
    device = lit()
    go_to(device, settings.BRIGHTNESS)
    chosen = device.screen.menu.chosen
    assert shown(device)[chosen : chosen + 3] == [
        settings.BRIGHTNESS,
        settings.DIM_AFTER,
        settings.OFF_AFTER,
    ]


def test_settings_kept_before_there_were_these_have_their_defaults():
    device = switched_on(a_memory())
    old = bytes([1, 1, 1, 2, 3, 1, 1, 2, 2, 0, 1, 2, 1])  # a version, and twelve choices
    device.app.session.storage.store(2, bytearray(old), len(old))
    taken = Settings()
    taken.load(device.app.session.storage)
    assert bytes(taken.values) == old[1:] + bytes(Settings().values)[len(old) - 1 :]
    assert len(taken.values) > len(old) - 1, "there are new ones"


def test_a_display_without_a_light_is_left_alone():
    device = Handheld()
    wait(device, 700)
    before = device.app.input.presses
    device.tap("down")
    assert device.screen.menu.chosen == 1 and device.app.input.presses == before + 1
