"""A menu: lines to choose from, one of them chosen."""

from adafruit_display_text.label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from displayio import Group

from engine.const import const
from firmware import theme
from firmware.widgets import background, font
from firmware.widgets.text_line import RIGHT, TextLine

WIDTH = const(110)  # pixels of a menu by itself on a screen
PITCH = const(12)  # pixels from one line to the next
_INDENT = const(12)  # room for the arrow
_VALUE_WIDTH = const(60)
_RISE = const(-3)  # from the lower edge of a line to the feet of its letters


class Menu(Group):
    """Lines of the large font; the chosen one lies on a bar, is bright and has an arrow."""

    def __init__(self, x, y, width, lines, chosen=0):
        """Put the first line's bar at (x, y), `width` pixels wide; `lines` are texts."""
        super().__init__(x=x, y=y)
        self._bar = background.make(width, PITCH - 1, "bar")
        self._arrow = TextLine(font.LARGE, 3, 2, _INDENT, "circled", text="\u2192")
        self._arrow_y = self._arrow.y  # less than 2 in a font with accents
        self._labels = [Label(font.LARGE, text=line) for line in lines]
        self._values: dict = {}  # the lines that show a setting
        self._width = width
        self.append(self._bar)
        self.append(self._arrow)
        # By their feet, as letters with accents are taller, GridLayout brings texts into line.
        grid = GridLayout(_INDENT, _RISE, width - _INDENT, PITCH * len(lines), (1, len(lines)))
        for row, label in enumerate(self._labels):
            grid.add_content(label, (0, row), (1, 1), (0.0, 1.0), layout_cells=False)
        grid.layout_cells()
        self.append(grid)
        self.chosen = -1
        self.choose(chosen)

    def choose(self, index):
        """Move the bar to the line numbered `index`, from 0."""
        if index == self.chosen:
            return
        self.chosen = index
        self._bar.y = index * PITCH
        self._arrow.y = index * PITCH + self._arrow_y
        for row, label in enumerate(self._labels):
            colour = theme.colour("ink" if row == index else "dim")
            if label.color != colour:
                label.color = colour

    def step(self, step):
        """Go to the next line (1) or the one before (-1), round the ends."""
        self.choose((self.chosen + step) % len(self._labels))

    def set_value(self, index, text):
        """Show a setting's value at the right end of its line."""
        line = self._values.get(index)
        if line is None:
            x = self._width - _VALUE_WIDTH - 3
            line = TextLine(font.SMALL, x, index * PITCH + 3, _VALUE_WIDTH, "circled", RIGHT)
            self._values[index] = line
            self.append(line)
        line.text = text
