"""Paints the board's faceplate and the text around it, with pygame."""

from collections.abc import Collection, Sequence

import pygame

from sim.board.faceplate import Faceplate, Key

SURROUND = (40, 42, 46)
_BODY = (62, 66, 76)
_KEY = (96, 101, 115)
_PRESSED = (255, 194, 51)
_WORDS = (214, 216, 222)
_DARK = (20, 21, 26)
_ARROWS = {  # corners of a triangle, in eighths of a key
    "up": ((4, 2), (6, 5), (2, 5)),
    "down": ((4, 6), (2, 3), (6, 3)),
    "left": ((2, 4), (5, 2), (5, 6)),
    "right": ((6, 4), (3, 6), (3, 2)),
}
_LETTER_SIZE = 20
_LINE = 22  # pixels
_MARGIN = 12


class Painter:
    """Paints with a single font; `pygame.font` must have been initialized."""

    def __init__(self) -> None:
        self._font = pygame.font.Font(None, _LETTER_SIZE)

    def words_height(self) -> int:
        """Return the height of the text below the faceplate, including its margins."""
        return self._font.get_height() + _MARGIN

    def words_width(self, text: str) -> int:
        """Return the width of a line of text, including its margins."""
        return self._font.size(text)[0] + 2 * _MARGIN

    def faceplate(self, faceplate: Faceplate, held: Collection[str]) -> pygame.Surface:
        """Return a picture of a board's body and keys, with the `held` keys pressed."""
        size = faceplate.width, faceplate.height
        board = pygame.Surface(size)
        board.fill(SURROUND)
        pygame.draw.rect(board, _BODY, pygame.Rect((0, 0), size), border_radius=_MARGIN)
        for key in faceplate.keys:
            self._key(board, key, key.name in held)
        return board

    def _key(self, window: pygame.Surface, key: Key, pressed: bool) -> None:
        box = pygame.Rect(key.left, key.top, key.width, key.height)
        ink = _DARK if pressed else _WORDS
        ground = _PRESSED if pressed else _KEY
        pygame.draw.rect(window, ground, box.inflate(-4, -4), border_radius=key.height // 3)
        if key.name in _ARROWS and key.label == key.name.upper():
            corners = [
                (box.left + x * box.width // 8, box.top + y * box.height // 8)
                for x, y in _ARROWS[key.name]
            ]
            pygame.draw.polygon(window, ink, corners)
        else:
            word = self._font.render(key.label, True, ink)
            if word.get_width() > box.width - 6:
                word = pygame.transform.smoothscale_by(word, (box.width - 6) / word.get_width())
            window.blit(word, word.get_rect(center=box.center))

    def words(self, window: pygame.Surface, text: str) -> None:
        """Write a line at the lower edge of the window."""
        line = self._font.render(text, True, _WORDS)
        width, height = window.get_size()
        window.blit(line, line.get_rect(midbottom=(width // 2, height - _MARGIN // 2)))

    def notice(self, window: pygame.Surface, lines: Sequence[str]) -> None:
        """Write lines in the middle of the window, shrunk if needed."""
        words = [self._font.render(line, True, _WORDS) for line in lines]
        width = max(word.get_width() for word in words) + 4 * _MARGIN
        board = pygame.Surface((width, len(words) * _LINE + 2 * _MARGIN), pygame.SRCALPHA)
        pygame.draw.rect(board, _DARK, board.get_rect(), border_radius=_MARGIN)
        for row, word in enumerate(words):
            board.blit(word, (2 * _MARGIN, _MARGIN + row * _LINE))
        room = min(window.get_width() / width, window.get_height() / board.get_height())
        if room < 1:
            board = pygame.transform.smoothscale_by(board, room)
        window.blit(board, board.get_rect(center=window.get_rect().center))
