"""The game's name, a letter a cell, as if it had been dropped into the grid."""

from displayio import Group

from engine.const import const
from firmware.widgets import background, font
from firmware.widgets.text_line import CENTRE, TextLine

_CELL = const(20)  # pixels; the letters are drawn twice as large
_TOP = const(4)
_FALLEN = const(3)  # pixels that each letter of the second word has fallen further than the last
HEIGHT = const(58)  # pixels from the top of the screen to below the letter fallen furthest


class Logo(Group):
    """Two words, centred, in coloured cells; the second one is falling."""

    def __init__(self, width, words):
        """Draw two words across a display `width` pixels wide."""
        super().__init__()
        for row, word in enumerate(words):
            left = (width - len(word) * _CELL) // 2
            for i, letter in enumerate(word):
                self.append(
                    _cell(left + i * _CELL, _TOP + row * (_CELL + i * _FALLEN), letter, row)
                )


def _cell(x, y, letter, row):
    """Return a letter on its ground."""
    group = Group(x=x, y=y)
    group.append(background.make(_CELL - 2, _CELL - 2, "circled" if row else "filled"))
    large = Group(scale=2)
    large.append(
        TextLine(font.LARGE, 0, 1, (_CELL - 2) // 2, "dark" if row else "ink", CENTRE, letter)
    )
    group.append(large)
    return group
