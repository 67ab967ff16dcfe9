"""Pictures, films and windows show the screen at its own brightness."""

import struct

import pytest
from PIL import Image

from sim.board.backlight import dimmed
from sim.views.recorder import Recorder, picture
from tests.sim.handheld import switch_on

WHITE, GREY = 0xFFFF, 0b10000_100000_10000


def test_full_light_changes_nothing_and_none_is_black():
    pixels = struct.pack("<4H", 0, 1, GREY, WHITE)
    assert dimmed(pixels, 1) == pixels
    assert dimmed(pixels, 0) == bytes(8)


def test_less_light_makes_every_colour_darker_and_keeps_its_hue():
    before = WHITE
    for brightness in (0.8, 0.4, 0.1, 0.05):
        (value,) = struct.unpack("<H", dimmed(struct.pack("<H", WHITE), brightness))
        red, green, blue = value >> 11, value >> 5 & 63, value & 31
        assert red == blue and abs(green - 2 * red) <= 2
        assert 0 < value < before
        before = value


def lightest(image: Image.Image) -> int:
    """Return the grey of the lightest pixel, 0 to 255."""
    return max(image.convert("L").tobytes())


@pytest.mark.parametrize("brightness", [0.0, 0.25])
def test_a_picture_and_a_film_show_it(tmp_path, brightness):
    handheld = switch_on()
    handheld.app.step(0)
    display = handheld.machine.display
    film = Recorder(None, tmp_path / "film.gif")
    film.frame(display, 0)
    bright = lightest(picture(display))
    display.brightness = brightness
    film.frame(display, 100)
    film.write_film(200)
    with Image.open(tmp_path / "film.gif") as written:
        assert getattr(written, "n_frames", 1) == 2
    dark = lightest(picture(display))
    assert dark == 0 if brightness == 0 else 0 < dark < bright * 0.6


def test_the_window_shows_it_though_no_pixel_was_sent(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    from sim.views.view import Subject
    from sim.views.window import Window

    handheld = switch_on()
    handheld.app.step(0)
    display = handheld.machine.display
    window = Window(Subject("PyGamer", (160, 128), handheld.board_file.KEYS, 2))
    try:
        seen = []
        for display.brightness in (1, 0.25, 1):
            window.show(display)
            seen.append(pygame.image.tobytes(window._window.get_surface(), "RGB"))
    finally:
        window.close()
    assert seen[0] == seen[2] and seen[0] != seen[1]
    assert sum(seen[1]) < sum(seen[0])
