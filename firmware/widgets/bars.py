"""The line at the top of a screen, and the bar at its bottom that names the keys."""

from displayio import Group

from engine.const import const
from firmware.widgets import background, font
from firmware.widgets.text_line import RIGHT, TextLine

HEADER_HEIGHT = const(8)
HINTS_HEIGHT = const(17)
_LINE = const(7)  # pixels from one line of the small font to the next, without accents
_TOTAL_WIDTH = const(22)  # three digits of the large font
_KEY_GAP = const(2)  # more pixels between a key and what it does
_GAP = const(3)  # and between two hints
_MARGIN = const(1)


class Header(Group):
    """What is played and which round it is at the left, the points at the right."""

    def __init__(self, x, y, width):
        """Put the line at (x, y); `width` in pixels."""
        super().__init__(x=x, y=y)
        self._points = None
        self._title = TextLine(font.SMALL, 0, 2, width - _TOTAL_WIDTH, "dim")
        self._total = TextLine(font.LARGE, width - _TOTAL_WIDTH, 0, _TOTAL_WIDTH, "circled", RIGHT)
        self.append(self._title)
        self.append(self._total)

    def show(self, title, total):
        """Show a short title, such as `SOLO ROUND 6`, and the points, -15..100."""
        self._title.text = title
        if total != self._points:
            self._points = total
            self._total.text = str(total)


class HintBar(Group):
    """Two lines on a bar: what is to do, and what the keys do.

    The names of keys are bright and what they do is dim, so a hint reads `A DROP  B TURN`.
    """

    def __init__(self, x, y, width, height=HINTS_HEIGHT):
        """Put the bar's top left corner at (x, y); sizes in pixels."""
        super().__init__(x=x, y=y)
        self._width = width - 2 * _MARGIN
        self._hints: tuple = ()
        self._lines = 1
        self._top_row = -1
        self.append(background.make(width, height, "bar"))
        pitch = max(_LINE, font.SMALL.get_bounding_box()[1] + 1)  # accents stay off the line above
        top = (height - pitch - font.SMALL.ascent) // 2
        self._message = TextLine(font.SMALL, _MARGIN, top, self._width, "ghost")
        self._keys = [self._line(top + row * pitch, "ink") for row in range(2)]
        self._words = [self._line(top + row * pitch, "dim") for row in range(2)]
        self.append(self._message)

    def show(self, hints, message=""):
        """Show `hints`, a tuple of (key, what it does), below a message.

        Hints that need both lines, as `lines_of` tells, take the message's place: what the keys
        do is never cut off.
        """
        if hints is not self._hints:
            self._hints = hints
            self._lines = lines_of(hints, self._width)
            self._top_row = -1
        row = 1 if message and self._lines == 1 else 0
        self._message.text = message if row else ""
        if row != self._top_row:
            self._top_row = row
            self._draw(row)

    def _draw(self, row):
        for line in self._keys + self._words:
            line.clear()
        x = 0
        for key, words in self._hints:
            if x and x + _width(key, words) > self._width:
                row, x = row + 1, 0
            x = self._keys[row].write(key, x) + _KEY_GAP
            x = self._words[row].write(words, x) + _GAP

    def _line(self, y, colour):
        line = TextLine(font.SMALL, _MARGIN, y, self._width, colour)
        self.append(line)
        return line


def lines_of(hints, width):
    """Return how many lines of `width` pixels the hints take."""
    lines = 1
    x = 0
    for key, words in hints:
        wide = _width(key, words)
        if x and x + wide > width:
            lines, x = lines + 1, 0
        x += wide + 1 + _GAP
    return lines


def _width(key, words):
    return font.SMALL.width(key) + 1 + _KEY_GAP + font.SMALL.width(words)
