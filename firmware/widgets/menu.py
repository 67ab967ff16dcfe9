"""A menu: lines to choose from, one of them chosen."""

from displayio import Group

from engine.const import const
from firmware.widgets import background, font, labels, scroll_mark
from firmware.widgets.scroll_mark import ScrollMark

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
        count = len(lines)
        if height:
            count = min(count, max(1, (height + 1) // self.pitch))
        self.height = count * self.pitch  # pixels
        self._first = 0  # the line in the first row
        self._bar = background.make(width, self.pitch - 1, "bar")
        self.append(self._bar)
        top = (self.pitch - self._face.ascent) // 2
        self._arrow = labels.make(
            self._face, self._indent // 4, top, self._indent, "circled", text="\u2192"
        )
        self._arrow_y = self._arrow.y
        self.append(self._arrow)
        self._room = width - self._indent - _EDGE
        # A line's Label is that of its number modulo these: scrolled by one, one text changes.
        self._labels = [labels.make(self._face, 0, 0, self._room, "dim") for _ in range(count)]
        self._grid = self._column(self._face)
        for row, label in enumerate(self._labels):
            labels.put(self._grid, label, row)
        self._grid.layout_cells()
        self._value_labels = [None] * count  # made for the first value
        self._value_grid = None
        self._mark = ScrollMark(width - scroll_mark.WIDTH, 0, self.height - 1)
        self.append(self._mark)
        self.chosen = -1
        self.choose(chosen)

    def _column(self, face):
        """Return a grid for a Label of that font in each row."""
        bottom = (self.pitch - face.ascent) // 2 + face.ascent
        grid = labels.make_grid(self._indent, bottom, self._room, self.pitch, len(self._labels))
        self.append(grid)
        return grid

    def choose(self, index):
        """Move the bar to the line numbered `index`, from 0."""
        if index == self.chosen:
            return
        self.chosen = index
        count = len(self._labels)
        first = max(min(self._first, index), index - count + 1)
        for grid in (self._grid, self._value_grid):
            if grid is not None:
                grid.y += (self._first - first) * self.pitch
        self._first = first
        row = index - first
        self._bar.y = row * self.pitch
        self._arrow.y = row * self.pitch + self._arrow_y
        self._mark.show(first, count, len(self._texts))
        for line in range(first, first + count):
            self._show_line(line)

    def step(self, step):
        """Go to the next line (1) or the one before (-1), round the ends."""
        self.choose((self.chosen + step) % len(self._texts))

    def has_value(self, index):
        """Return whether a line shows a value."""
        return self._values[index] != ""

    def set_value(self, index, text):
        """Show a setting's value at the right end of its line."""
        self._values[index] = text
        if 0 <= index - self._first < len(self._labels):
            self._show_line(index)

    def _show_line(self, line):
        """Show a line and its value; where both do not fit, the value while the line is chosen."""
        text, value = self._texts[line], self._values[line]
        if self._face.width(text) + _GAP + font.SMALL.width(value) > self._room and value:
            if line == self.chosen:
                text = ""
            else:
                value = ""
        slot = line % len(self._labels)
        label = self._labels[slot]
        self._place(label, line, text)
        labels.paint(label, "ink" if line == self.chosen else "dim")
        label = self._value_labels[slot]
        if value and label is None:
            label = self._value_labels[slot] = self._make_value(slot)
        if label is not None:
            self._place(label, line, value)

    def _place(self, label, line, text):
        """Put a Label into a line's row of the grid, and let it say a text."""
        label.text = text
        x, y = label.anchored_position
        bottom = (line + 1) * self.pitch
        if y != bottom:
            label.anchored_position = (x, bottom)

    def _make_value(self, slot):
        if self._value_grid is None:
            self._value_grid = self._column(font.SMALL)
            self._value_grid.y -= self._first * self.pitch
        label = labels.make(font.SMALL, 0, 0, 0, "circled")
        labels.put(self._value_grid, label, slot, labels.RIGHT)
        self._value_grid.layout_cells()
        return label
