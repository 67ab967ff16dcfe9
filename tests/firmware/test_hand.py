"""Left-handed: picture and directions, and nothing else, are rotated by one transform."""

import pytest
from PIL import Image, ImageChops

from firmware import configuration
from firmware.kept import settings
from tests.firmware.handheld import Handheld
from tests.firmware.situations import at_drop


def set_hand(device: Handheld, hand: int) -> None:
    device.app.settings.values[settings.HAND] = hand
    configuration.apply_settings(device.app)


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None


def test_the_picture_is_the_turned_one_on_every_screen_and_back():
    device = Handheld(drawn=True)
    for keys in ("", "a", "right", "a", "a", "start"):
        device.press(keys)
        upright = device.picture()
        set_hand(device, 1)
        turned = device.picture()
        assert not same(upright, turned)
        assert same(upright, turned.transpose(Image.Transpose.ROTATE_180)), device.name
        set_hand(device, 0)
        assert same(upright, device.picture())


def test_what_changes_is_drawn_where_it_belongs_on_the_turned_screen():
    devices = Handheld(drawn=True), Handheld(drawn=True)
    upright, turned = devices
    set_hand(turned, 1)
    for device in devices:
        device.press("a a a")
    upright.press("down")
    turned.press("up")
    assert upright.name == turned.name == "slide"
    assert same(upright.picture(), turned.picture().transpose(Image.Transpose.ROTATE_180))


def test_the_stick_steers_as_the_player_sees_it():
    device = at_drop("1 2 3 5 L", "1234567")
    falling = device.screen.falling
    middle = falling.col
    device.press("left")
    assert falling.col == middle - 1
    set_hand(device, 1)
    device.press("left")
    assert falling.col == middle
    before = falling.orientation
    device.press("down")  # up, as seen by the player
    set_hand(device, 0)
    device.press("up*3")
    assert falling.orientation == before


def test_buttons_stay_what_they_are():
    device = Handheld()
    set_hand(device, 1)
    device.press("a a")
    assert device.name == "roll"
    device.press("start")
    assert device.name == "pause"
    device.press("b")
    assert device.name == "roll"


def test_hints_name_the_key_in_the_place_where_the_player_sees_it():
    names = ("up", "left", "down", "right", "a", "b")
    device = Handheld(names=names, labels={"up": "W", "left": "A", "down": "S", "right": "D"})
    seen = []
    for hand in (0, 1):
        set_hand(device, hand)
        device.step()  # what was imported for it is unloaded
        seen.append(device.app.game_words("play").HINTS_PLACE.partition("]")[0])
    assert seen == ["[A/D", "[D/A"]


@pytest.mark.parametrize(
    "board", ["raspberry_pi_pico_mono", "tinycircuits_thumby", "clue_nrf52840_express"]
)
def test_so_it_is_on_other_boards(board):
    device = Handheld(drawn=True, board=board)
    for _ in range(3):
        upright = device.picture()
        set_hand(device, 1)
        assert same(upright, device.picture().transpose(Image.Transpose.ROTATE_180)), device.name
        set_hand(device, 0)
        assert same(upright, device.picture())
        device.tap("a")
        device.rest()
    assert device.name == "slide"
