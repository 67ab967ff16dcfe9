"""Statistics of the solo games: how many, how good, and how often each combo was circled."""

from displayio import Group

from engine.const import const
from engine.number_drop.sheet import RUN, SAME
from firmware import tally
from firmware.screens.base import Base
from firmware.widgets import background, bars, font, layout
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

_TOP = const(20)
_EDGE = const(4)
_LEAST_PITCH = const(7)
_MOST_PITCH = const(12)
_VALUES = const(5)  # of a column, from 3


class Screen(Base):
    """Three lines of totals, and a table: a row for each kind of combo, a column for each value."""

    def __init__(self, app):
        super().__init__(app)
        texts = app.words_of("statistics")
        hints_y = app.height - layout.bar_height(app.height)
        self.group = Group()
        self.group.append(background.make(app.width, app.height))
        self.group.append(TextLine(font.LARGE, 0, 4, app.width, "circled", CENTRE, texts.HEADING))
        self._pitch = min(_MOST_PITCH, max(_LEAST_PITCH, (hints_y - _TOP) // 7))
        self._y = _TOP
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
        hints = bars.HintBar(0, hints_y, app.width, app.height - hints_y)
        hints.show(texts.HINTS_STATISTICS, texts.SOLO)
        self.group.append(hints)

    def _add(self, x, width, colour, align, text):
        self.group.append(TextLine(font.SMALL, x, self._y, width, colour, align, text))

    def _add_total(self, name, number):
        """Add a line with one number at its right end."""
        self._add(_EDGE, self._width, "dim", LEFT, name)
        self._add(_EDGE, self._width, "circled", RIGHT, number)
        self._y += self._pitch

    def _add_row(self, name, cells, colour):
        """Add a row of the table; its first column is a name."""
        self._add(_EDGE, self._width, "dim", LEFT, name)
        width = self._width // (len(cells) + 1)
        for i, text in enumerate(cells):
            self._add(_EDGE + self._width - (len(cells) - i) * width, width, colour, RIGHT, text)
        self._y += self._pitch

    def press(self, key):
        """Go back."""
        if key in ("a", "b", "start"):
            self.app.close()
