"""The screen in a window of the desktop, each of its pixels a crisp square; its keys below."""

import os
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sim.keyboard import legend
from sim.views import NoViewError, Subject

if TYPE_CHECKING:
    from sim.display import Display

_SURROUND = (40, 42, 46)
_WORDS = (200, 202, 206)
_LETTER_SIZE = 20
_MARGIN = 8
_LARGEST_SCALE = 6
_RGB565_MASKS = (0xF800, 0x07E0, 0x001F, 0)

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


def _refuse_no_screen() -> None:
    """Raise pygame.error if SDL, finding no screen, fell back to drawing where nobody sees it."""
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy") and os.environ.get("SDL_VIDEODRIVER") != driver:
        raise pygame.error("no screen answers here (is DISPLAY right?)")


class Window:
    """A view in a window. Raises NoViewError if the desktop gives none."""

    def __init__(self, subject: Subject) -> None:
        self.closed = False
        self._panel = subject.panel
        self._held: set[str] = set()
        self._frames_shown = -1
        try:
            pygame.display.init()
            _refuse_no_screen()
            pygame.font.init()
            font = pygame.font.Font(None, _LETTER_SIZE)
            self._legend = font.render(legend(subject.keys), True, _WORDS)
            self._strip = self._legend.get_height() + 2 * _MARGIN
            size = self._size(subject.scale or self._fitting_scale())
            self._window = pygame.display.set_mode(size, pygame.RESIZABLE)
            self._screen = pygame.Surface(self._panel, 0, 16, _RGB565_MASKS)
        except pygame.error as trouble:
            pygame.quit()
            raise NoViewError(
                f"--view window: {trouble}; try --view terminal, or --view none with --shot"
            ) from trouble
        pygame.display.set_caption(subject.title)

    def moves(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return the keys that the person pressed (True) or let go (False) since last asked."""
        moves: list[tuple[str, bool]] = []
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.closed = True
            elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in _KEYS:
                moves.append((_KEYS[event.key], event.type == pygame.KEYDOWN))
            elif event.type == pygame.WINDOWFOCUSLOST:
                # Another window gets the key-ups from now on.
                moves.extend((name, False) for name in sorted(self._held))
            elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
                self._frames_shown = -1
        for name, down in moves:
            (self._held.add if down else self._held.discard)(name)
        return moves

    def show(self, display: "Display") -> None:
        """Draw the screen as large as whole multiples fit, if it or the window has changed."""
        if display.frames == self._frames_shown:
            return
        self._frames_shown = display.frames
        self._window.fill(_SURROUND)
        scale = self._scale_for(self._window.get_size())
        self._screen.get_buffer().write(bytes(display.pixels))
        self._window.blit(pygame.transform.scale_by(self._screen, scale), self._corner(scale))
        self._draw_legend(scale)
        pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        pygame.quit()

    def _fitting_scale(self) -> int:
        """Return the scale that leaves a fifth of the desktop free."""
        desktop = pygame.display.get_desktop_sizes()[0]
        size = desktop[0] * 4 // 5, desktop[1] * 4 // 5
        return min(self._scale_for(size), _LARGEST_SCALE)

    def _scale_for(self, size: tuple[int, int]) -> int:
        width, height = self._panel
        return max(1, min(size[0] // width, (size[1] - self._strip) // height))

    def _size(self, scale: int) -> tuple[int, int]:
        """Return the size of a window for the screen and the legend below it."""
        width, height = self._panel
        legend_width = self._legend.get_width() + 2 * _MARGIN
        return max(width * scale, legend_width), height * scale + self._strip

    def _corner(self, scale: int) -> tuple[int, int]:
        """Return where the top left of the screen goes so that it sits in the middle."""
        width, height = self._window.get_size()
        left = (width - self._panel[0] * scale) // 2
        top = (height - self._panel[1] * scale - self._strip) // 2
        return max(0, left), max(0, top)

    def _draw_legend(self, scale: int) -> None:
        left = (self._window.get_width() - self._legend.get_width()) // 2
        bottom = self._corner(scale)[1] + self._panel[1] * scale
        self._window.blit(self._legend, (max(0, left), bottom + _MARGIN))
