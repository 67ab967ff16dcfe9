"""Statistics of the solo games: how many, how good, and how often each combo was circled."""

from displayio import Group

from engine.const import const
from engine.number_drop.sheet import RUN, SAME
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
_ROWS = const(7)
_VALUES = const(5)  # of a column, from 3


class Screen(Base):
    """Three lines of totals, and a table: a row for each kind of combo, a column for each value."""

    def __init__(self, app):
        super().__init__(app)
        texts = app.words_of("statistics")
        self.group = Frame(app.width, app.height, texts.HEADING)
        self.bar = self.group.bar
        room = self.group.bottom - self.group.top
        least = _LEAST_PITCH - layout.is_low(app.height)
        self._pitch = min(_MOST_PITCH, max(least, room // _ROWS))
        self._shown = min(_ROWS, room // self._pitch)
        self._first = 0  # the row that is shown at the top
        self._rows: list = []
        self._width = app.width - 2 * _EDGE
        totals = app.storage.statistics(app.record)
        games = tally.games(totals)
        self._add_total(texts.GAMES, str(games))
        self._add_total(texts.BEST, str(tally.best(totals)) if games else "-")
        self._add_total(texts.MEAN, str(tally.mean(totals)) if games else "-")
        heads = [str(3 + i) for i in range(_VALUES)] + [texts.ALL]
        self._add_row("", heads, "dim")
        for kind in (SAME, RUN):
            counts = [tally.combos(totals, kind, 3 + i) for i in range(_VALUES)]
            counts.append(tally.columns(totals, kind))
            self._add_row(texts.KINDS[kind], [str(count) for count in counts], "ink")
        self._add_total(texts.BONUS, str(tally.bonuses(totals)))
        self.bar.show(texts.HINTS_STATISTICS, texts.SOLO)
        self._mark = ScrollMark(app.width - WIDTH, self.group.top, room)
        self.group.append(self._mark)
        self._scroll(0)

    def _scroll(self, step):
        """Show the next rows (1) or those before (-1), where not all of them have room."""
        self._first = max(0, min(self._first + step, _ROWS - self._shown))
        for index, row in enumerate(self._rows):
            place = index - self._first
            row.hidden = not 0 <= place < self._shown
            row.y = self.group.top + max(0, place) * self._pitch
        self._mark.show(self._first, self._shown, _ROWS)

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
