"""The calendar: the last days in rows, with the first and the best score of each daily game."""

from engine.const import TYPE_CHECKING, const
from firmware.kept.daily_scores import DAYS
from firmware.screens.parts import days
from firmware.screens.parts.base import Base
from firmware.widgets import font, labels
from firmware.widgets.drawing import rectangle
from firmware.widgets.frame import Frame
from firmware.widgets.layout import WIDEST

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_ACROSS = const(6)  # days in a row
_ROWS = DAYS // _ACROSS
_LINES = const(2)  # per day: which day of the month, and its scores
_PITCH = const(9)  # pixels from one line to the next at least, where there are more
_BOTH = const(22)  # pixels of a column with room for both scores
_DAY = const(31)  # mask of the day in a packed date
_POINTER = "\u2192"


class Screen(Base):
    """One day is selected: the bar says more about it, and its game can be played again."""

    group: Frame
    bar: "HintBar"

    def __init__(self, app: "Handheld", chosen: int = DAYS - 1) -> None:
        """`chosen` is the place of the selected day: the last one is today."""
        super().__init__(app)
        self._days = days.Days(app)
        self._dates = [0] * (DAYS - len(self._days.dates)) + self._days.dates
        heading = self._days.streak or self._days.texts.CALENDAR
        self.group = Frame(app.width, app.height, heading)
        self.bar = self.group.bar
        self._width = min(app.width, WIDEST) // _ACROSS
        room = (self.group.bottom - self.group.top) // _ROWS
        self._lines = max(_LINES, room // _PITCH)  # the rest of them are empty
        pitch = room // self._lines
        self._height = pitch * self._lines
        self._left = (app.width - self._width * _ACROSS) // 2
        self._ground = rectangle(self._width, self._height - 1, "bar")
        self.group.append(self._ground)
        self._scores = range(1, self._lines * _ROWS, self._lines)  # which lines have them
        # Labels are aligned by their last line.
        y = self.group.top + self._height * _ROWS - (pitch + font.SMALL.ascent) // 2
        self._columns = []
        for column in range(_ACROSS):
            x = self._left + column * self._width
            text = self._texts(column, -1)
            made = labels.make(
                font.SMALL, x, y, self._width, "dim", labels.CENTRE, text, 1, pitch, self._scores
            )
            self._columns.append(made)
            self.group.append(made)
        self._chosen = -1
        self.select(chosen)

    def _texts(self, column: int, chosen: int) -> str:
        """Return the lines of a column; `chosen` is the place of the selected day."""
        lines = []
        for place in range(column, DAYS, _ACROSS):
            date = self._dates[place]
            day = str(date & _DAY) if date else ""
            lines.append(_POINTER + day if place == chosen else day)
            lines.append(self._days.scores(date, self._width < _BOTH) if date else "")
            lines += [""] * (self._lines - _LINES)
        return "\n".join(lines)

    def select(self, place: int) -> None:
        """Select another day."""
        before, self._chosen = self._chosen, place
        self._ground.x = self._left + place % _ACROSS * self._width
        self._ground.y = self.group.top + place // _ACROSS * self._height
        for column in range(_ACROSS):
            if column in (before % _ACROSS, place % _ACROSS):
                self._columns[column].write(self._texts(column, place), self._scores)
        texts = self._days.texts
        hints = texts.HINTS_DAYS_FEW if self.app.key_map.is_few else texts.HINTS_DAYS
        self.bar.show(hints, self._days.story(self._dates[place]))

    def cell_at(self, x: int, y: int) -> int:
        """Return the place of the day at a pixel, -1 for none."""
        column, row = (x - self._left) // self._width, (y - self.group.top) // self._height
        if not (0 <= column < _ACROSS and 0 <= row < _ROWS):
            return -1
        return row * _ACROSS + column

    def touch(self, x: int, y: int) -> None:
        """Select the day at a pixel, or play it if it is selected."""
        place = self.cell_at(x, y)
        if place == self._chosen:
            self.press("a")
        elif place >= 0 and self._dates[place]:
            self.select(place)

    def go(self, step: int) -> None:
        """On few keys: select the next (1) or previous (-1) day."""
        self._step(step)

    def _step(self, step: int) -> None:
        place = (self._chosen + step) % DAYS
        if self._dates[place]:
            self.select(place)

    def press(self, key: str) -> None:
        """Select another day, play the selected one, or go back."""
        if key in ("left", "right"):
            self._step(1 if key == "right" else -1)
        elif key in ("up", "down"):
            self._step(_ACROSS if key == "down" else -_ACROSS)
        elif key == "a":
            self.arguments = (self._chosen,)
            days.play(self.app, self._dates[self._chosen])
        elif key in ("b", "start"):
            self.app.navigator.pop()
