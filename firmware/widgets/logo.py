"""The game's name as if it had been dropped into the grid."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.widgets import drawing, font, labels
from firmware.widgets.layout import MARGIN, bar_height, is_low

if TYPE_CHECKING:
    from collections.abc import Sequence

_CELL = const(20)  # pixels; letters are drawn at twice their size
_LOW_CELL = const(10)
_TOP = const(4)
_FALLEN = const(3)  # pixels by which each letter of the second word is lower than the last
_GAP = const(5)  # pixels below the lowest letter
_LINE = const(8)
_CREDIT_PITCH = const(6)  # pixels: line height of the credit


class Logo(Group):
    """Two words, centred, in coloured cells; the second one is falling.

    `height` is in pixels. On a low screen the words are side by side; if it is also narrow, they
    have no cells.
    """

    def __init__(
        self, width: int, height: int, words: tuple[str, str], is_flat: bool = False
    ) -> None:
        """Draw two words at the top of a screen, whose size is in pixels.

        `is_flat` leaves more room below, with letters that have hardly begun to fall.
        """
        super().__init__()
        self._fallen = 1 if is_flat else _FALLEN
        letters = len(words[0]) + len(words[1])
        if not is_low(height):
            self._draw(0, words[0], (width - len(words[0]) * _CELL) // 2, _TOP, 2)
            self._draw(1, words[1], (width - len(words[1]) * _CELL) // 2, _TOP + _CELL, 2)
            self.height = _TOP + 2 * _CELL + (len(words[1]) - 1) * self._fallen + _GAP
        elif (letters + 1) * _LOW_CELL <= width:
            left = (width - (letters + 1) * _LOW_CELL) // 2
            self._draw(0, words[0], left, 1, 1)
            self._draw(1, words[1], left + (len(words[0]) + 1) * _LOW_CELL, 1, 1)
            self.height = 1 + _LOW_CELL + len(words[1])
        else:
            name = " ".join(words)
            self.append(labels.make(font.SMALL, 0, MARGIN, width, "circled", labels.CENTRE, name))
            self.height = _LINE

    def _draw(self, row: int, word: str, x: int, y: int, scale: int) -> None:
        """Draw a word in cells, with letters `scale` times the font's size."""
        cell = _LOW_CELL * scale
        fallen = 0
        for letter in word:
            self.append(_cell(x, y + fallen, letter, row, scale))
            x += cell
            if row:
                fallen += self._fallen if scale > 1 else 1


def _cell(x: int, y: int, letter: str, row: int, scale: int) -> Group:
    """Return a letter on its background."""
    group = Group(x=x, y=y)
    size = (_LOW_CELL - 1) * scale
    group.append(drawing.rectangle(size, size, "circled" if row else "filled"))
    left = (_LOW_CELL - 1 - font.LARGE.width(letter)) // 2 * scale
    ink = "dark" if row else "ink"
    group.append(labels.make(font.LARGE, left, scale, 0, ink, text=letter, scale=scale))
    return group


class Credit(Group):
    """The small lines that fit at the bottom of a screen; none on low screens."""

    def __init__(self, width: int, height: int, lines: "Sequence[str]") -> None:
        """Draw lines above a screen's hint bar; the screen's size is in pixels.

        `height` is set to the height of the lines.
        """
        super().__init__()
        fitting = [line for line in lines if font.SMALL.width(line) <= width]
        if is_low(height):
            fitting = []
        self.height = len(fitting) * _CREDIT_PITCH + 2
        y = height - bar_height(height) - self.height + 2
        for line in fitting:
            self.append(labels.make(font.SMALL, 0, y, width, "dim", labels.CENTRE, line))
            y += _CREDIT_PITCH
