"""Statistics of the solo games: how many, how good, and what the game counts besides."""

from engine.const import const
from firmware import tally
from firmware.screens.base import Base
from firmware.widgets import font, labels, layout
from firmware.widgets.frame import Frame
from firmware.widgets.scroll_mark import WIDTH, ScrollMark

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
        self._rows: list = []  # the Labels of each
        self._width = app.width - 2 * _EDGE
        self._grids: dict = {}  # by (left, pixels of a column, columns)
        is_head = True  # the first line of a table
        for name, cells in lines:
            self._rows.append([])
            self._put(name, "dim", labels.LEFT, len(lines))
            if len(cells) == 1:
                self._put(cells[0], "circled", labels.RIGHT, len(lines))
            else:
                self._put_row(cells, "dim" if is_head else "ink", len(lines))
                is_head = False
        for grid in self._grids.values():
            grid.layout_cells()
            self.group.append(grid)
        self.bar.show(texts.HINTS_STATISTICS, counted.SOLO)
        self._mark = ScrollMark(app.width - WIDTH, self.group.top, room)
        self.group.append(self._mark)
        self._scroll(0)

    def _scroll(self, step):
        """Show the next rows (1) or those before (-1), where not all of them have room."""
        first = max(0, min(self._first + step, len(self._rows) - self._shown))
        for grid in self._grids.values():
            grid.y += (self._first - first) * self._pitch
        self._first = first
        for index, row in enumerate(self._rows):
            for label in row:
                label.hidden = not 0 <= index - first < self._shown
        self._mark.show(first, self._shown, len(self._rows))

    def _put_row(self, cells, colour, rows):
        """Put the cells of a table into the row added last; its first column is a name."""
        last = max(_LEAST_ALL, self._width // (len(cells) + 1))
        wide = (self._width - last - _LEAST_NAME) // (len(cells) - 1)
        wide = min(wide, last)
        before = len(cells) - 1  # columns
        left = self._width - last - before * wide
        for column in range(before):
            self._put(cells[column], colour, labels.RIGHT, rows, column, (left, wide, before))
        self._put(cells[-1], colour, labels.RIGHT, rows)

    def _put(self, text, colour, align, rows, column=0, place=None):
        """Put a text into the row added last: into all of its width, or into a column."""
        key = place or (0, self._width, 1)
        left, wide, columns = key
        if key not in self._grids:
            y = self.group.top + (self._pitch + font.SMALL.ascent) // 2
            made = labels.make_grid(_EDGE + left, y, wide * columns, self._pitch, rows, columns)
            self._grids[key] = made
        label = labels.make(font.SMALL, 0, 0, 0, colour, text=text)
        labels.put(self._grids[key], label, len(self._rows) - 1, align, column)
        self._rows[-1].append(label)

    def press(self, key):
        """Look at the other rows, or go back."""
        if key in ("up", "down"):
            self._scroll(1 if key == "down" else -1)
        elif key in ("a", "b", "start"):
            self.app.close()


def _lines(app, texts, counted):
    """Return all lines, each its name and its cells."""
    own = tally.part(app.offered)
    totals = app.statistics()
    games = tally.games(totals, own.AT)
    return [
        (texts.GAMES, [str(games)]),
        (texts.BEST, [str(tally.best(totals, own)) if games else "-"]),
        (texts.MEAN, [str(tally.mean(totals, own)) if games else "-"]),
    ] + own.rows(totals, counted)
