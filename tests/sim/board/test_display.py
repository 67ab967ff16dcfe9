"""The screen without hardware: exact pixels, and only the rectangles that changed."""

import importlib.util
import inspect
import re
from pathlib import Path

import displayio
import pytest

from tests.sim.handheld import switch_on
from tests.sim.square import STEP

BACKGROUND_565 = (0x00 >> 3) << 11 | (0x10 >> 2) << 5 | 0x20 >> 3
SQUARE_565 = (0xFF >> 3) << 11 | (0x80 >> 2) << 5 | 0x00 >> 3


@pytest.fixture
def handheld():
    """Return a PyGamer that has drawn its first picture."""
    handheld = switch_on()
    handheld.app.step(0)
    return handheld


def pixel(display, x, y):
    """Return the RGB565 value at x, y."""
    at = (y * display.panel[0] + x) * 2
    return int.from_bytes(display.pixels[at : at + 2], "little")


def test_every_pixel_of_the_scene(handheld):
    display = handheld.machine.display
    left, top = handheld.app.square.x, handheld.app.square.y
    for y in range(128):
        for x in range(160):
            inside = left <= x < left + STEP and top <= y < top + STEP
            assert pixel(display, x, y) == (SQUARE_565 if inside else BACKGROUND_565), (x, y)


def test_nothing_changed_sends_nothing(handheld):
    display = handheld.machine.display
    frames, sent = display.frames, display.pixels_sent
    display.refresh()
    assert (display.frames, display.pixels_sent, display.sent) == (frames, sent, [])


def test_a_move_sends_only_where_it_was_and_is(handheld):
    display = handheld.machine.display
    square = handheld.app.square
    frames, sent = display.frames, display.pixels_sent
    square.x = 10
    display.refresh()
    places = {(80, 64, STEP, STEP), (10, 64, STEP, STEP)}
    assert set(display.sent) == places
    assert display.frames == frames + 1
    assert display.pixels_sent == sent + 2 * STEP * STEP
    assert pixel(display, 80, 64) == BACKGROUND_565
    assert pixel(display, 10 + STEP - 1, 64 + STEP - 1) == SQUARE_565


def test_one_pixel_of_a_bitmap_is_one_pixel_sent(handheld):
    display = handheld.machine.display
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    bitmap = displayio.Bitmap(20, 10, 2)
    display.root_group.append(displayio.TileGrid(bitmap, pixel_shader=palette, x=3, y=5))
    display.refresh()
    assert display.sent == [(3, 5, 20, 10)]
    bitmap[7, 4] = 1
    display.refresh()
    assert display.sent == [(10, 9, 1, 1)]
    assert pixel(display, 10, 9) == 0xFFFF


def test_a_new_scene_is_sent_once(handheld):
    display = handheld.machine.display
    tiles = displayio.TileGrid(displayio.Bitmap(8, 8, 2), pixel_shader=displayio.Palette(2))
    scene, inner = displayio.Group(), displayio.Group()
    inner.append(tiles)
    scene.append(inner)
    display.root_group = scene
    display.refresh()
    assert display.sent == [(0, 0, 160, 128)]
    display.refresh()
    assert display.sent == []
    tiles.x = 4
    display.refresh()
    assert display.sent == [(0, 0, 12, 8)]


def test_what_sticks_out_is_clipped(handheld):
    display = handheld.machine.display
    handheld.app.square.x, handheld.app.square.y = 156, -3
    display.refresh()
    assert (156, 0, 4, 5) in display.sent
    assert pixel(display, 159, 4) == SQUARE_565
    assert pixel(display, 0, 5) == BACKGROUND_565


def test_it_takes_what_circuitpython_s_takes():
    package = importlib.util.find_spec("board_definitions")
    assert package is not None and package.submodule_search_locations
    folder = Path(next(iter(package.submodule_search_locations))).parent
    stub = (folder / "busdisplay-stubs" / "__init__.pyi").read_text("utf-8")
    described = re.findall(r":param (?:\S+ )?(\w+):", stub.partition("def refresh")[0])
    ours = inspect.signature(type(switch_on().machine.display)).parameters
    assert set(described) == ours.keys()
