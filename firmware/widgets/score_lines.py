"""Names with points: columns, players, or scores to beat."""

from displayio import Group

from engine.const import const
from firmware.kept import ranks
from firmware.widgets import font
from firmware.widgets.text_line import LEFT, RIGHT, TextLine

_POINTS = const(19)  # pixels of three digits, or two and a minus
_NAMES = len(ranks.NAMES)
_YOU = "\u2192"


class ScoreLines(Group):
    """Lines of the small font: names left, points right."""

    def __init__(self, x: int, y: int, width: int, count: int, pitch: int) -> None:
        """Put the first line's top left corner at (x, y).

        There are `count` lines, all empty.
        """
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
        """Show nothing from the line numbered `first` on."""
        for row in range(first, len(self._names)):
            self.show(row, "", "")


class Ladder(ScoreLines):
    """A name and its score a line.

    Where not all have room, those around the player are shown.
    """

    def __init__(self, x: int, y: int, width: int, height: int, pitch: int, blue: bytes) -> None:
        """Fill a box with lines `pitch` pixels apart.

        `blue` are the scores, the best first.
        """
        self._blue = blue
        self._count = min(_NAMES + 1, height // pitch)
        super().__init__(x, y, width, self._count, pitch)

    def show_player(self, score: int) -> None:
        """Show a player's score below all that are not beaten."""
        above = (ranks.rank(score, self._blue) or _NAMES + 1) - 1
        first = max(0, min(above - self._count // 2, _NAMES + 1 - self._count))
        for row in range(self._count):
            position = first + row
            if position == above:
                self.show(row, _YOU, str(score), "circled")
            else:
                index = position - (position > above)
                self.show(row, ranks.NAMES[index], str(self._blue[index]))
