"""Every board's screen: its size, waiting for refresh, and dimming."""

from typing import Any

import displayio
import pytest
import vectorio

from sim.board import simulated_board
from tests import slow
from tests.boards.soldered import SCREENS


@pytest.mark.parametrize("name", slow.boards())
def test_it_has_its_size_and_waits_for_refresh(name):
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    display = board_file.make_display()
    assert display is machine.display
    assert (display.width, display.height, display.rotation) == SCREENS[name]
    assert machine.display.panel == SCREENS[name][:2]
    assert display.auto_refresh is False


@pytest.mark.parametrize("name", slow.boards())
def test_it_can_be_dimmed(name):
    simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    display = board_file.make_display()
    assert display.brightness == 1
    display.brightness = 0.2
    assert display.brightness == 0.2


def corner(display: Any) -> None:
    """Draw a light square of 3 pixels in the top left corner."""
    light = displayio.Palette(1)
    light[0] = 0xFFFFFF
    group = displayio.Group()
    group.append(vectorio.Rectangle(pixel_shader=light, width=3, height=3, x=0, y=0))
    display.root_group = group
    display.refresh()


@pytest.mark.parametrize("name", slow.boards())
def test_up_is_up_and_half_a_turn_turns_it(name):
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    display = board_file.make_display()
    corner(display)
    pixels = machine.display.pixels
    assert (pixels[:2], pixels[-2:]) == (b"\xff\xff", b"\x00\x00")
    display.rotation = (display.rotation + 180) % 360
    display.refresh()
    assert (pixels[:2], pixels[-2:]) == (b"\x00\x00", b"\xff\xff")


@pytest.mark.parametrize("name", ["tinycircuits_thumby", "raspberry_pi_pico_mono"])
def test_a_screen_in_black_and_white_shows_what_is_light(name):
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    display = board_file.make_display()
    light, dark = displayio.Palette(1), displayio.Palette(1)
    light[0], dark[0] = 0x909090, 0x707070
    group = displayio.Group()
    shown = vectorio.Rectangle(pixel_shader=light, width=20, height=13, x=5, y=9)
    group.append(vectorio.Rectangle(pixel_shader=dark, width=40, height=30, x=2, y=2))
    group.append(shown)
    display.root_group = group
    display.refresh()
    shown.x, shown.y = 31, 22
    display.refresh()
    assert display.sent
    for _, y, _, height in display.sent:
        assert (y % 8, height % 8) == (0, 0)  # bytes of eight rows are sent whole
    across = machine.display.panel[0]
    pixels = machine.display.pixels
    lit = {at // 2 for at in range(0, len(pixels), 2) if pixels[at : at + 2] == b"\xff\xff"}
    assert lit == {y * across + x for y in range(22, 35) for x in range(31, 51)}


@pytest.mark.parametrize(
    ("wired", "order", "inverts"),
    [({}, 0xC0, True), ({"bgr": False}, 0xC8, True), ({"invert": False}, 0xC0, False)],
)
def test_an_st7789_is_told_how_it_is_wired(monkeypatch, wired, order, inverts):
    from sim.board import simulated_board

    simulated_board.switch_on("raspberry_pi_pico")
    simulated_board.load_board_file("raspberry_pi_pico")
    from boards.st7789 import ST7789

    messages = []
    monkeypatch.setattr(
        ST7789.__mro__[1], "__init__", lambda self, bus, start, **_: messages.append(start)
    )
    monkeypatch.setattr(ST7789.__mro__[1], "_release", lambda self: None, raising=False)
    no_bus: Any = None
    ST7789(no_bus, width=240, height=240, **wired)
    commands, at = {}, 0
    while at < len(messages[0]):
        size = messages[0][at + 1] & 0x7F
        waits = messages[0][at + 1] >> 7
        commands[messages[0][at]] = messages[0][at + 2 : at + 2 + size]
        at += 2 + size + waits
    assert commands[0x36] == bytes([order])
    assert (0x21 in commands) is inverts


def test_an_sh1106_gets_whole_commands_and_has_its_picture_in_the_middle(monkeypatch):
    simulated_board.switch_on("raspberry_pi_pico_mono")
    simulated_board.load_board_file("raspberry_pi_pico_mono")
    from boards.sh1106 import SH1106

    messages: list[Any] = []
    monkeypatch.setattr(
        SH1106.__mro__[1],
        "__init__",
        lambda self, bus, start, **rest: messages.extend((start, rest)),
    )
    monkeypatch.setattr(SH1106.__mro__[1], "_release", lambda self: None, raising=False)
    no_bus: Any = None
    SH1106(no_bus, width=128, height=64)
    start, rest = messages
    commands, at = [], 0
    while at < len(start):
        commands.append(start[at])
        at += 2 + start[at + 1]
    assert at == len(start)
    assert (commands[0], commands[-1]) == (0xAE, 0xAF)  # off, on
    assert rest["colstart"] * 2 + 128 == 132 and rest["SH1107_addressing"]
