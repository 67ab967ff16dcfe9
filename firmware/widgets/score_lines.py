"""Lines of names with points, for columns or players."""

from displayio import Group

from engine.const import const
from firmware.widgets import font
from firmware.widgets.text_line import LEFT, RIGHT, TextLine

_POINTS = const(19)  # pixels: three digits, or two and a minus sign


class ScoreLines(Group):
    """Lines of the small font: names left, points right."""

    def __init__(self, x: int, y: int, width: int, count: int, pitch: int) -> None:
        """Place the first of `count` empty lines with its top left corner at (x, y)."""
        super().__init__(x=x, y=y)
        self._names = []
        self._points = []
        for row in range(count):
            name = TextLine(font.SMALL, 0, row * pitch, width - _POINTS, "dim", LEFT)
            points = TextLine(font.SMALL, width - _POINTS, row * pitch, _POINTS, "ink", RIGHT)
            self._names.append(name)
            self._points.append(points)
            self.append(name)
            self.append(points)

    def show(self, row: int, name: str, points: str, colour: str = "dim") -> None:
        """Show a name and points in a line numbered from 0."""
        self._names[row].text = name
        self._names[row].colour = colour
        self._points[row].text = points
        self._points[row].colour = "ink" if colour == "dim" else colour

    def clear(self, first: int) -> None:
        """Clear the lines from number `first` on."""
        for row in range(first, len(self._names)):
            self.show(row, "", "")
