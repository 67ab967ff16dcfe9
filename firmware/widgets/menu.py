"""A menu: lines to choose from, one of them chosen."""

from displayio import Group

from engine.const import const
from firmware.widgets import background, font, scroll_mark
from firmware.widgets.scroll_mark import ScrollMark
from firmware.widgets.text_line import RIGHT, TextLine

WIDTH = const(110)  # pixels of a menu by itself on a screen that has room
PITCH = const(12)  # pixels from one line of the large font to the next
_SMALL_PITCH = const(8)
_INDENT = const(12)  # room for the arrow
_SMALL_INDENT = const(6)
_EDGE = const(3)  # pixels right of the values
_GAP = const(4)  # pixels at least between a line and its value
_FEW = const(3)  # lines that should be seen at once


class Menu(Group):
    """Lines of which one is chosen: it lies on a bar, is bright and has an arrow.

    The lines are of the large font if all are short enough for it, else of the small one. Where
    there are more of them than room, those around the chosen one are shown.
    """

    def __init__(self, x, y, width, lines, chosen=0, height=0, values=0):
        """Put the first line's bar at (x, y), `width` pixels wide; `lines` are texts.

        `height` is the room there is in pixels, 0 for as much as the lines need; `values` the
        width of the widest value that a line will have.
        """
        super().__init__(x=x, y=y)
        self._texts = lines
        self._values = [""] * len(lines)
        widest = max([font.LARGE.width(line) for line in lines])
        large = widest + (values + _GAP if values else 0) <= width - _INDENT - _EDGE
        if height and height + 1 < PITCH * len(lines):  # the last bar needs no gap below it
            # Small where that saves scrolling, or where next to nothing else would be seen.
            large = large and _SMALL_PITCH * len(lines) > height >= PITCH * _FEW
        self._face = font.LARGE if large else font.SMALL
        self.pitch = PITCH if large else _SMALL_PITCH
        self._indent = _INDENT if large else _SMALL_INDENT
        rows = len(lines)
        if height:
            rows = min(rows, max(1, (height + 1) // self.pitch))
        self.height = rows * self.pitch  # pixels
        self._first = 0  # the line in the first row
        self._bar = background.make(width, self.pitch - 1, "bar")
        self.append(self._bar)
        self._arrow = self._line(self._indent // 4, 0, self._indent, "circled")
        self._arrow.text = "\u2192"
        self._arrow_y = self._arrow.y  # less than it was put at in a font with accents
        self._mark = ScrollMark(width - scroll_mark.WIDTH, 0, rows * self.pitch - 1)
        room = width - self._indent - _EDGE
        self._room = room
        self._rows = [self._line(self._indent, row, room, "dim") for row in range(rows)]
        self._shown = [self._value(row, room) for row in range(rows)]
        self.append(self._mark)
        self.chosen = -1
        self.choose(chosen)

    def _line(self, x, row, width, colour):
        top = (self.pitch - self._face.ascent) // 2
        line = TextLine(self._face, x, row * self.pitch + top, width, colour)
        self.append(line)
        return line

    def _value(self, row, width):
        top = (self.pitch - font.SMALL.ascent) // 2
        y = row * self.pitch + top
        line = TextLine(font.SMALL, self._indent, y, width, "circled", RIGHT)
        self.append(line)
        return line

    def choose(self, index):
        """Move the bar to the line numbered `index`, from 0."""
        if index == self.chosen:
            return
        self.chosen = index
        count = len(self._rows)
        self._first = max(min(self._first, index), index - count + 1)
        row = index - self._first
        self._bar.y = row * self.pitch
        self._arrow.y = row * self.pitch + self._arrow_y
        self._mark.show(self._first, count, len(self._texts))
        for place, line in enumerate(self._rows):
            line.colour = "ink" if place == row else "dim"
            self._show_line(place)

    def step(self, step):
        """Go to the next line (1) or the one before (-1), round the ends."""
        self.choose((self.chosen + step) % len(self._texts))

    def has_value(self, index):
        """Return whether a line shows a value."""
        return self._values[index] != ""

    def set_value(self, index, text):
        """Show a setting's value at the right end of its line."""
        self._values[index] = text
        row = index - self._first
        if 0 <= row < len(self._rows):
            self._show_line(row)

    def _show_line(self, row):
        """Show a line and its value; where both do not fit, the value while the line is chosen."""
        index = self._first + row
        text, value = self._texts[index], self._values[index]
        if self._face.width(text) + _GAP + font.SMALL.width(value) > self._room and value:
            if index == self.chosen:
                text = ""
            else:
                value = ""
        self._rows[row].text = text
        self._shown[row].text = value
