"""The window under SDL's driver without a screen: crisp pixels, keys, resizing, closing."""

import pytest

from sim.choose_view import has_screen
from sim.views import Subject
from tests.sim.handheld import switch_on


@pytest.fixture
def handheld():
    """Return a PyGamer that shows its first picture."""
    handheld = switch_on()
    handheld.app.step(0)
    return handheld


@pytest.fixture
def open_window(monkeypatch, handheld):
    """Return a function that opens a window of a scale."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    from sim.window import Window

    windows = []

    def open_window(scale):
        subject = Subject("PyGamer", (160, 128), handheld.board_file.KEYS, scale)
        windows.append(Window(subject))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def whole_window():
    """Return all that the window shows."""
    import pygame

    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def seen(x, y):
    """Return the colour of the window at x, y."""
    return tuple(whole_window().get_at((x, y)))[:3]


def test_each_pixel_is_a_crisp_square(handheld, open_window):
    open_window(4).show(handheld.machine.display)
    orange, blue = seen(80 * 4, 64 * 4), seen(0, 0)
    assert orange != blue
    for x in range(79 * 4, 89 * 4):
        assert seen(x, 64 * 4) == (orange if 80 * 4 <= x < 88 * 4 else blue)


def test_the_keys_are_told_below_the_screen(handheld, open_window):
    open_window(4).show(handheld.machine.display)
    surface = whole_window()
    assert surface.get_height() > 128 * 4
    strip = surface.subsurface((0, 128 * 4, surface.get_width(), surface.get_height() - 128 * 4))
    assert len({tuple(strip.get_at((x, 16))) for x in range(strip.get_width())}) > 2


def test_resized_it_takes_the_largest_whole_multiple(handheld, open_window):
    import pygame

    window = open_window(2)
    window.show(handheld.machine.display)
    pygame.display.set_mode((900, 700), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=900, y=700))
    window.moves(0)
    window.show(handheld.machine.display)
    row = [seen(x, 350) for x in range(900)]
    orange = max(set(row), key=lambda colour: colour[0])
    assert row.count(orange) == 8 * 5


def test_keys_go_down_and_up_and_are_let_go_when_it_is_left(open_window):
    import pygame

    def key(kind, which):
        pygame.event.post(pygame.event.Event(kind, key=which))

    window = open_window(1)
    window.moves(0)
    key(pygame.KEYDOWN, pygame.K_LEFT)
    key(pygame.KEYDOWN, pygame.K_F1)
    key(pygame.KEYUP, pygame.K_LEFT)
    key(pygame.KEYDOWN, pygame.K_RETURN)
    assert window.moves(0) == [("left", True), ("left", False), ("start", True)]
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert window.moves(0) == [("start", False)]
    assert window.moves(0) == []


def test_closing_it_ends_the_run(open_window):
    import pygame

    window = open_window(1)
    assert not window.closed
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.moves(0)
    assert window.closed


def test_where_there_is_a_screen():
    assert has_screen({"DISPLAY": ":0"}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "win32")
    assert not has_screen({"DISPLAY": ""}, "linux")


def test_every_key_of_the_legend_works():
    from sim.keyboard import KEYBOARD
    from sim.window import _KEYS

    assert set(_KEYS.values()) == set(KEYBOARD)
