"""The board in a window: crisp pixels and clickable keys."""

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sim.board.faceplate import Faceplate, make_faceplate
from sim.board.standins.sounds import Sound
from sim.views.captures import Captures
from sim.views.keyboard import key_legend, turned
from sim.views.speaker import Speaker
from sim.views.view import NoViewError, Subject
from sim.views.window_paint import SURROUND, Painter

if TYPE_CHECKING:
    from sim.board.display import Display

_LARGEST_SCALE = 6
_RGB565_MASKS = (0xF800, 0x07E0, 0x001F, 0)
_LEFT_BUTTON = 1

_KEYS = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_a: "a",
    pygame.K_b: "b",
    pygame.K_x: "x",
    pygame.K_y: "y",
    pygame.K_RETURN: "start",
    pygame.K_KP_ENTER: "start",
    pygame.K_SPACE: "select",
}
# The same positions on keyboards with other letters, such as Cyrillic ones.
_PLACES = {
    pygame.KSCAN_A: "a",
    pygame.KSCAN_B: "b",
    pygame.KSCAN_X: "x",
    pygame.KSCAN_Y: "y",
}
_LATIN = 0x7F  # the highest code of a key that produces a Latin letter
_LARGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)
_FUNCTIONS = "F1 keys   F2 picture   F3 film   F11 full screen   + - size"


def _refuse_no_screen() -> None:
    """Raise pygame.error if SDL found no screen and would draw invisibly."""
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy") and os.environ.get("SDL_VIDEODRIVER") != driver:
        raise pygame.error("no screen responds (is DISPLAY right?)")


class Window:
    """A view in a window; NoViewError if the desktop cannot open one."""

    def __init__(self, subject: Subject) -> None:
        self.closed = False
        self.touched: tuple[int, int] | None = None
        self._is_lifted = False  # then it is touched until the next frame, or a click would be lost
        self._subject = subject
        self._held: set[str] = set()
        self._clicked: str | None = None  # the key that the mouse holds
        self._is_stale = True  # whether the window needs to be redrawn
        self._shown = (-1, 0.0)  # the display's frames and brightness when last drawn
        self._shows_mapping = False
        self._is_full = False  # the window fills the whole screen
        self._is_turned = False  # for left-handed players
        self._pressed: dict[int, str] = {}  # the board's keys that are down, by the computer's
        self._captures = Captures()
        self._words = _FUNCTIONS
        try:
            pygame.display.init()
            _refuse_no_screen()
            pygame.font.init()
            self._paint = Painter()
            size = self._size(subject.scale or self._fitting_scale())
            self._window = pygame.Window(subject.title, size, resizable=True)
            self._faceplate = self._faceplate_of(self._scale())
            self._screen = pygame.Surface(subject.panel, 0, 16, _RGB565_MASKS)
        except pygame.error as trouble:
            pygame.quit()
            raise NoViewError(
                f"--view window: {trouble}; try --view terminal, or --view none with --shot"
            ) from trouble
        self._speaker = Speaker()

    # --- input ---

    def key_changes(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return the keys pressed (True) or released (False) since the last call."""
        self._captures.now_ms = now_ms
        if self._is_lifted:
            self.touched, self._is_lifted = None, False
        key_changes = [move for event in pygame.event.get() for move in self._moves_of(event)]
        for name, down in key_changes:
            (self._held.add if down else self._held.discard)(name)
            self._is_stale = True
        return key_changes

    def _moves_of(self, event: pygame.event.Event) -> Iterator[tuple[str, bool]]:
        if event.type == pygame.QUIT:
            self.closed = True
        elif event.type == pygame.KEYDOWN:
            if name := self._name_of(event):
                self._pressed[event.key] = name
                yield name, True
            else:
                self._function(event.key)
        elif event.type == pygame.KEYUP and event.key in self._pressed:
            yield from self._let_go(self._pressed.pop(event.key))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT_BUTTON:
            self._clicked = self._key_at(event.pos)
            self.touched = self._pixel_at(event.pos)
            if self._clicked is not None:
                yield self._clicked, True
        elif event.type == pygame.MOUSEMOTION and self.touched is not None:
            self.touched = self._pixel_at(event.pos) or self.touched
        elif event.type == pygame.MOUSEBUTTONUP and self.touched is not None:
            self._is_lifted = True
        elif event.type == pygame.MOUSEBUTTONUP and self._clicked is not None:
            name, self._clicked = self._clicked, None
            yield from self._let_go(name)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # Key releases go to another window from now on.
            held = self._held.union(self._pressed.values())
            if self._clicked is not None:
                held.add(self._clicked)
            self._pressed.clear()
            self._clicked = self.touched = None
            yield from ((name, False) for name in sorted(held))
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            self._is_stale = True

    def _let_go(self, name: str) -> Iterator[tuple[str, bool]]:
        """Yield a key's release, unless something else still holds it."""
        if name != self._clicked and name not in self._pressed.values():
            yield name, False

    def _name_of(self, event: pygame.event.Event) -> str | None:
        """Return the board's key for one of the computer's, or None."""
        name = _KEYS.get(event.key)
        if name is None and event.key > _LATIN:
            name = _PLACES.get(event.scancode)
        return turned(name, self._is_turned) if name else None

    def _function(self, key: int) -> None:
        """Handle a computer key that is not one of the board's."""
        if key == pygame.K_F1:
            self._shows_mapping = not self._shows_mapping
        elif key == pygame.K_F2:
            self._words = self._captures.take_picture()
        elif key == pygame.K_F3:
            self._words = self._captures.start_or_stop_film()
        elif key == pygame.K_F11:
            self._fill_screen_or_not()
        elif key in _LARGER or key in _SMALLER:
            self._resize(1 if key in _LARGER else -1)
        self._is_stale = True

    def _fill_screen_or_not(self) -> None:
        self._is_full = not self._is_full
        if self._is_full:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def _resize(self, step: int) -> None:
        """Make the board one step larger or smaller, if it fits on the desktop."""
        size = self._size(max(1, self._scale() + step))
        if not self._is_full and (step < 0 or self._fits(size, _desktop())):
            self._window.size = size

    def _key_at(self, place: tuple[int, int]) -> str | None:
        left, top = self._corner()
        x, y = place[0] - left, place[1] - top
        if self._is_turned:
            x, y = self._faceplate.width - 1 - x, self._faceplate.height - 1 - y
        return self._faceplate.key_at(x, y)

    def _pixel_at(self, place: tuple[int, int]) -> tuple[int, int] | None:
        """Return the pixel of the panel at a point of the window, None for beside the screen."""
        left, top = self._place()
        x, y = (place[0] - left) // self._scale(), (place[1] - top) // self._scale()
        width, height = self._subject.panel
        if not (0 <= x < width and 0 <= y < height):
            return None
        return (width - 1 - x, height - 1 - y) if self._is_turned else (x, y)

    # --- output ---

    def show(self, display: "Display") -> None:
        """Draw the board if anything has changed, turned round for left-handed players.

        The screen is scaled by the largest integer that fits.
        """
        self._captures.see(display)
        shown = display.frames, display.brightness
        if shown == self._shown and not self._is_stale:
            return
        self._shown = shown
        self._is_stale = False
        window = self._window.get_surface()
        window.fill(SURROUND)
        self._faceplate = self._faceplate_of(self._scale())
        self._is_turned = display.is_turned
        board = self._paint.faceplate(self._faceplate, self._held)
        if self._is_turned:
            board = pygame.transform.rotate(board, 180)
        window.blit(board, self._corner())
        self._screen.get_buffer().write(display.upright())
        window.blit(pygame.transform.scale_by(self._screen, self._scale()), self._place())
        self._paint.words(window, self._words)
        if self._shows_mapping:
            keys = key_legend(self._subject.keys, self._subject.labels, self._is_turned)
            self._paint.notice(window, keys)
        self._window.flip()

    def play_latest(self, sounds: Sequence[Sound]) -> None:
        """Play what the board plays."""
        self._speaker.play_latest(sounds)

    def close(self) -> None:
        """Close the window, saving the film that is being recorded, if any."""
        self._speaker.close()
        self._captures.close()
        pygame.quit()

    def _faceplate_of(self, scale: int) -> Faceplate:
        width, height = self._subject.panel
        return make_faceplate(
            (width * scale, height * scale), self._subject.keys, self._subject.labels
        )

    def _size(self, scale: int) -> tuple[int, int]:
        """Return a window's size for the faceplate and the text below it."""
        faceplate = self._faceplate_of(scale)
        width = max(faceplate.width, self._paint.words_width(_FUNCTIONS))
        return width, faceplate.height + self._paint.words_height()

    def _scale(self) -> int:
        """Return the largest scale at which the faceplate fits into the window."""
        return self._scale_for(self._window.size)

    def _scale_for(self, size: tuple[int, int]) -> int:
        scale = 1
        while self._fits(self._size(scale + 1), size):
            scale += 1
        return scale

    @staticmethod
    def _fits(wanted: tuple[int, int], there: tuple[int, int]) -> bool:
        return wanted[0] <= there[0] and wanted[1] <= there[1]

    def _fitting_scale(self) -> int:
        """Return the scale that leaves a fifth of the desktop free."""
        width, height = _desktop()
        size = width * 4 // 5, height * 4 // 5
        return min(self._scale_for(size), _LARGEST_SCALE)

    def _place(self) -> tuple[int, int]:
        """Return the position of the screen's top left corner."""
        left, top = self._faceplate.screen
        if self._is_turned:
            width, height = (pixels * self._scale() for pixels in self._subject.panel)
            left = self._faceplate.width - left - width
            top = self._faceplate.height - top - height
        corner = self._corner()
        return corner[0] + left, corner[1] + top

    def _corner(self) -> tuple[int, int]:
        """Return the top left corner that centres the faceplate."""
        width, height = self._window.size
        left = (width - self._faceplate.width) // 2
        top = (height - self._faceplate.height - self._paint.words_height()) // 2
        return max(0, left), max(0, top)


def _desktop() -> tuple[int, int]:
    return pygame.display.get_desktop_sizes()[0]
