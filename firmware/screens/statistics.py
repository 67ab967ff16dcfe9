"""Statistics of the solo games: how many, how good, and what the game counts besides."""

from displayio import Group

from engine.const import const
from firmware import tally
from firmware.screens.base import Base
from firmware.widgets import font, layout
from firmware.widgets.frame import Frame
from firmware.widgets.scroll_mark import WIDTH, ScrollMark
from firmware.widgets.text_line import LEFT, RIGHT, TextLine

_LEAST_NAME = const(11)  # pixels of the first column of the table
_LEAST_ALL = const(12)  # and of the last one
_EDGE = const(3)
_LEAST_PITCH = const(7)
_MOST_PITCH = const(12)


class Screen(Base):
    """Three lines of totals, and what the game that is offered counts besides: lines and tables."""

    def __init__(self, app):
        super().__init__(app)
        texts = app.words_of("statistics")
        counted = app.words_of(app.own("tally"))
        self.group = Frame(app.width, app.height, texts.HEADING)
        self.bar = self.group.bar
        room = self.group.bottom - self.group.top
        lines = _lines(app, texts, counted)
        least = _LEAST_PITCH - layout.is_low(app.height)
        self._pitch = min(_MOST_PITCH, max(least, room // len(lines)))
        self._shown = min(len(lines), room // self._pitch)
        self._first = 0  # the row that is shown at the top
        self._rows: list = []
        self._width = app.width - 2 * _EDGE
        is_head = True  # the first line of a table
        for name, cells in lines:
            if len(cells) == 1:
                self._add_total(name, cells[0])
            else:
                self._add_row(name, cells, "dim" if is_head else "ink")
                is_head = False
        self.bar.show(texts.HINTS_STATISTICS, counted.SOLO)
        self._mark = ScrollMark(app.width - WIDTH, self.group.top, room)
        self.group.append(self._mark)
        self._scroll(0)

    def _scroll(self, step):
        """Show the next rows (1) or those before (-1), where not all of them have room."""
        self._first = max(0, min(self._first + step, len(self._rows) - self._shown))
        for index, row in enumerate(self._rows):
            place = index - self._first
            row.hidden = not 0 <= place < self._shown
            row.y = self.group.top + max(0, place) * self._pitch
        self._mark.show(self._first, self._shown, len(self._rows))

    def _add_line(self):
        """Add an empty line below the others."""
        self._rows.append(Group())
        self.group.append(self._rows[-1])

    def _add(self, x, width, colour, align, text):
        """Put a text into the line added last."""
        y = (self._pitch - font.SMALL.ascent) // 2
        self._rows[-1].append(TextLine(font.SMALL, x, y, width, colour, align, text))

    def _add_total(self, name, number):
        """Add a line with one number at its right end."""
        self._add_line()
        self._add(_EDGE, self._width, "dim", LEFT, name)
        self._add(_EDGE, self._width, "circled", RIGHT, number)

    def _add_row(self, name, cells, colour):
        """Add a row of the table; its first column is a name."""
        self._add_line()
        self._add(_EDGE, self._width, "dim", LEFT, name)
        last = max(_LEAST_ALL, self._width // (len(cells) + 1))
        width = (self._width - last - _LEAST_NAME) // (len(cells) - 1)
        width = min(width, last)
        x = _EDGE + self._width - last - (len(cells) - 1) * width
        for text in cells[:-1]:
            self._add(x, width, colour, RIGHT, text)
            x += width
        self._add(x, last, colour, RIGHT, cells[-1])

    def press(self, key):
        """Look at the other rows, or go back."""
        if key in ("up", "down"):
            self._scroll(1 if key == "down" else -1)
        elif key in ("a", "b", "start"):
            self.app.close()


def _lines(app, texts, counted):
    """Return all lines, each its name and its cells."""
    own = tally.part(app.offered)
    totals = app.storage.statistics(app.record)
    games = tally.games(totals, own.AT)
    return [
        (texts.GAMES, [str(games)]),
        (texts.BEST, [str(tally.best(totals, own)) if games else "-"]),
        (texts.MEAN, [str(tally.mean(totals, own)) if games else "-"]),
    ] + own.rows(totals, counted)
