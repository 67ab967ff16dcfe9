"""The window, with SDL's driver without a screen: crisp pixels, keys, resizing and closing."""

import pytest
from PIL import Image, ImageSequence

from sim.board.faceplate import make_faceplate
from sim.views.keyboard import KEYBOARD, key_legend
from sim.views.selection import has_screen
from sim.views.view import Subject
from tests.sim.handheld import switch_on


@pytest.fixture
def handheld():
    """Return a PyGamer that shows its first picture."""
    handheld = switch_on()
    handheld.app.step(0)
    return handheld


@pytest.fixture
def open_window(monkeypatch, handheld):
    """Return a function that opens a window at a scale."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    from sim.views.window import Window

    windows = []

    def open_window(scale):
        subject = Subject("PyGamer", (160, 128), handheld.board_file.KEYS, scale)
        windows.append(Window(subject))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def shown_by(window):
    """Return everything that the window shows."""
    return window._window.get_surface()


def seen(window, x, y):
    """Return the colour of the window at x, y."""
    return tuple(shown_by(window).get_at((x, y)))[:3]


@pytest.fixture
def key():
    """Return a function that presses or releases a computer key in the window."""
    import pygame

    def key(which, down=True, scancode=0):
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        pygame.event.post(pygame.event.Event(kind, key=which, scancode=scancode))

    return key


def orange_of(window, handheld):
    """Return the colour of the square in a picture's middle."""
    from sim.views.recorder import picture

    window.show(handheld.machine.display)
    return picture(handheld.machine.display).getpixel((80, 64))


def test_each_pixel_is_a_crisp_square(handheld, open_window):
    window = open_window(4)
    orange = orange_of(window, handheld)
    left, top = window._corner()
    left, top = left + window._faceplate.screen[0], top + window._faceplate.screen[1]
    for x in range(79 * 4, 89 * 4):
        assert (seen(window, left + x, top + 64 * 4) == orange) == (80 * 4 <= x < 88 * 4)


def test_every_key_is_drawn_and_can_be_clicked(handheld, open_window):
    import pygame

    window = open_window(2)
    window.show(handheld.machine.display)
    left, top = window._corner()
    for key in window._faceplate.keys:
        place = left + key.middle[0], top + key.middle[1]
        box = pygame.Rect(left + key.left, top + key.top, key.width, key.height)
        before = shown_by(window).subsurface(box).copy()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=place))
        assert window.key_changes(0) == [(key.name, True)]
        window.show(handheld.machine.display)
        pressed = shown_by(window).subsurface(box)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(pressed, "RGB")
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(0, 0)))
        assert window.key_changes(0) == [(key.name, False)]
    assert {key.name for key in window._faceplate.keys} == set(handheld.board_file.KEYS)


def test_a_click_outside_the_keys_is_no_key(handheld, open_window):
    import pygame

    window = open_window(2)
    window.show(handheld.machine.display)
    place = (window._faceplate.width // 2, 30)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=place))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=place))
    assert window.key_changes(0) == []


def test_f1_shows_the_keys_and_closes_again(handheld, open_window, key):
    import pygame

    window = open_window(2)
    window.show(handheld.machine.display)
    before = pygame.image.tobytes(shown_by(window), "RGB")
    key(pygame.K_F1)
    assert window.key_changes(0) == []
    window.show(handheld.machine.display)
    assert pygame.image.tobytes(shown_by(window), "RGB") != before
    key(pygame.K_F1)
    window.key_changes(0)
    window.show(handheld.machine.display)
    assert pygame.image.tobytes(shown_by(window), "RGB") == before


def test_in_a_small_window_all_keys_are_listed(handheld, open_window):
    import pygame

    from sim.views.window_paint import Painter

    open_window(1)
    lines = key_legend(handheld.board_file.KEYS, {})
    for size in ((150, 600), (600, 150)):
        window = pygame.Surface(size)
        Painter().notice(window, lines)
        is_light = [
            any(window.get_at((x, y)).r > 60 for x in range(size[0])) for y in range(size[1])
        ]
        began = [row for row, before in zip(is_light[1:], is_light, strict=False) if row > before]
        assert len(began) == sum(line != "" for line in lines)


def test_f2_writes_the_picture(handheld, open_window, key, tmp_path, monkeypatch):
    import pygame

    from sim.views.recorder import picture

    monkeypatch.chdir(tmp_path)
    window = open_window(2)
    window.show(handheld.machine.display)
    for _ in range(2):
        key(pygame.K_F2)
        window.key_changes(0)
    files = sorted(tmp_path.glob("number-drop-*.png"))
    assert len(files) == 2
    with Image.open(files[0]) as written:
        wanted = picture(handheld.machine.display, 4)
        assert written.convert("RGB").tobytes() == wanted.tobytes()


def test_f2_in_the_left_hand_has_the_picture_as_it_is_seen(
    handheld, open_window, key, tmp_path, monkeypatch
):
    import pygame

    from sim.views.recorder import picture

    monkeypatch.chdir(tmp_path)
    window = open_window(2)
    upright = picture(handheld.machine.display, 4).tobytes()
    handheld.machine.display.rotation = 180
    handheld.machine.display.refresh()
    window.show(handheld.machine.display)
    key(pygame.K_F2)
    window.key_changes(0)
    (file,) = tmp_path.glob("number-drop-*.png")
    with Image.open(file) as written:
        assert written.convert("RGB").tobytes() == upright


def test_f3_starts_and_ends_a_film(handheld, open_window, key, tmp_path, monkeypatch):
    import pygame

    monkeypatch.chdir(tmp_path)
    window = open_window(2)
    display = handheld.machine.display
    window.show(display)
    key(pygame.K_F3)
    window.key_changes(0)
    window.show(display)
    display.pixels[:2] = b"\x12\x34"
    window.key_changes(500)
    window.show(display)
    assert not list(tmp_path.iterdir())
    key(pygame.K_F3)
    window.key_changes(1000)
    (film,) = tmp_path.glob("number-drop-*.gif")
    with Image.open(film) as written:
        assert len(list(ImageSequence.Iterator(written))) == 2
        assert written.size == (640, 512)


def test_a_folder_that_cannot_be_written_is_reported(
    handheld, open_window, key, tmp_path, monkeypatch
):
    import pygame

    monkeypatch.chdir(tmp_path)
    window = open_window(2)
    window.show(handheld.machine.display)
    monkeypatch.setattr(Image.Image, "save", lambda *_: (_ for _ in ()).throw(OSError(13, "no")))
    key(pygame.K_F2)
    window.key_changes(0)
    assert "could not be written" in window._words


def test_plus_and_minus_change_the_size(handheld, open_window, key):
    import pygame

    window = open_window(2)
    window.show(handheld.machine.display)
    widths = [shown_by(window).get_width()]
    for which in (pygame.K_PLUS, pygame.K_MINUS, pygame.K_MINUS, pygame.K_MINUS):
        key(which)
        window.key_changes(0)
        window.show(handheld.machine.display)
        widths.append(shown_by(window).get_width())
    assert widths[1] > widths[0] == widths[2] > widths[3] == widths[4]


def test_it_grows_no_larger_than_the_desktop(handheld, open_window, key):
    import pygame

    window = open_window(2)
    most = pygame.display.get_desktop_sizes()[0]
    for _ in range(40):
        key(pygame.K_PLUS)
    window.key_changes(0)
    there = window._window.size
    assert window._fits(there, most) and not window._fits(window._size(window._scale() + 1), most)
    larger = open_window(20)  # as requested
    key(pygame.K_PLUS)
    larger.key_changes(0)
    assert larger._window.size == larger._size(20)


def test_out_of_full_screen_it_has_its_size_again(handheld, open_window, key):
    import pygame

    window = open_window(2)
    before = window._window.size
    key(pygame.K_F11)
    key(pygame.K_PLUS)
    window.key_changes(0)
    assert window._window.size == pygame.display.get_desktop_sizes()[0]
    key(pygame.K_F11)
    window.key_changes(0)
    assert window._window.size == before


def test_on_a_keyboard_of_other_letters_the_keys_in_the_same_places_count(open_window, key):
    import pygame

    window = open_window(1)
    window.key_changes(0)
    key(0x444, scancode=pygame.KSCAN_A)  # on a Russian keyboard
    key(0x444, down=False, scancode=pygame.KSCAN_A)
    key(pygame.K_q, scancode=pygame.KSCAN_A)  # on a French one, whose A is elsewhere
    assert window.key_changes(0) == [("a", True), ("a", False)]


def test_in_the_left_hand_the_board_is_turned_round(handheld, open_window, key):
    import pygame

    display = handheld.machine.display
    window = open_window(2)
    window.show(display)
    board = pygame.Rect(window._corner(), (window._faceplate.width, window._faceplate.height))
    screen = pygame.Rect(window._place(), (2 * 160, 2 * 128))
    before, picture = (shown_by(window).subsurface(box).copy() for box in (board, screen))
    display.rotation = 180
    display.refresh()
    window.show(display)
    turned = pygame.transform.rotate(shown_by(window).subsurface(board), 180)
    own = pygame.Rect(screen.topleft, screen.size).move(-board.left, -board.top)
    for surface in (before, turned):
        surface.fill("black", own)
    assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(before, "RGB")
    there = shown_by(window).subsurface(pygame.Rect(window._place(), screen.size))
    assert pygame.image.tobytes(there, "RGB") == pygame.image.tobytes(picture, "RGB"), "upright"
    window.key_changes(0)
    key(pygame.K_UP)
    up = next(each for each in window._faceplate.keys if each.name == "up")
    place = board.right - up.middle[0], board.bottom - up.middle[1]
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=place))
    assert window.key_changes(0) == [("down", True), ("up", True)], "the lowest key is what was up"
    display.rotation = 0
    window.show(display)
    key(pygame.K_UP, down=False)
    assert window.key_changes(0) == [("down", False)], "it is let go as what it was"


@pytest.mark.parametrize("names", [("a", "b"), ("up", "a", "down"), tuple(KEYBOARD)])
@pytest.mark.parametrize("screen", [(72, 40), (128, 64), (320, 240), (960, 720)])
def test_no_key_covers_another_or_the_screen(names, screen):
    faceplate = make_faceplate(screen, names, {})
    boxes = {key.name: (key.left, key.top, key.width, key.height) for key in faceplate.keys}
    assert set(boxes) == set(names)
    boxes["screen"] = (*faceplate.screen, *screen)
    for name, (left, top, width, height) in boxes.items():
        assert 0 <= left and left + width <= faceplate.width
        assert 0 <= top and top + height <= faceplate.height
        for other, (x, y, w, h) in boxes.items():
            apart = left + width <= x or x + w <= left or top + height <= y or y + h <= top
            assert other == name or apart


def test_resized_it_takes_the_largest_whole_multiple(handheld, open_window):
    import pygame

    window = open_window(2)
    window.show(handheld.machine.display)
    window._window.size = (900, 700)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=900, y=700))
    window.key_changes(0)
    orange = orange_of(window, handheld)
    scale = window._scale()
    assert window._fits(window._size(scale), (900, 700))
    assert not window._fits(window._size(scale + 1), (900, 700))
    top = window._corner()[1] + window._faceplate.screen[1]
    row = [seen(window, x, top + 64 * scale) for x in range(900)]
    assert row.count(orange) == 8 * scale


def test_keys_go_down_and_up_and_are_let_go_when_it_is_left(open_window, key):
    import pygame

    window = open_window(1)
    window.key_changes(0)
    key(pygame.K_LEFT)
    key(pygame.K_F1)
    key(pygame.K_LEFT, down=False)
    key(pygame.K_RETURN)
    assert window.key_changes(0) == [("left", True), ("left", False), ("start", True)]
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert window.key_changes(0) == [("start", False)]
    assert window.key_changes(0) == []
    key(pygame.K_a)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    key(pygame.K_a, down=False)
    assert window.key_changes(0) == [("a", True), ("a", False)], "all at once"


def test_a_key_is_held_until_nothing_holds_it(open_window, key):
    import pygame

    window = open_window(1)
    window.key_changes(0)
    left, top = window._corner()
    x, y = next(one.middle for one in window._faceplate.keys if one.name == "a")
    place = {"pos": (left + x, top + y), "button": 1}
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, place)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, place)
    key(pygame.K_a)
    for event in (down, up):
        pygame.event.post(event)
    assert ("a", False) not in window.key_changes(0)
    key(pygame.K_a, down=False)
    assert window.key_changes(0) == [("a", False)]
    pygame.event.post(down)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pygame.event.post(up)
    assert window.key_changes(0) == [("a", True), ("a", False)]


def test_closing_it_ends_the_run(open_window):
    import pygame

    window = open_window(1)
    assert not window.closed
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.key_changes(0)
    assert window.closed


def test_where_there_is_a_screen():
    assert has_screen({"DISPLAY": ":0"}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "win32")
    assert not has_screen({"DISPLAY": ""}, "linux")


def test_every_key_of_the_legend_works():
    from sim.views.window import _KEYS

    assert set(_KEYS.values()) == set(KEYBOARD)


def test_a_film_that_is_on_is_written_as_the_window_closes(
    handheld, open_window, key, tmp_path, monkeypatch
):
    import pygame

    monkeypatch.chdir(tmp_path)
    window = open_window(2)
    window.show(handheld.machine.display)
    key(pygame.K_F3)
    window.key_changes(0)
    window.show(handheld.machine.display)
    window.close()
    assert len(list(tmp_path.glob("number-drop-*.gif"))) == 1
