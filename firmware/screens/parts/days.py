"""The days of the calendar: their dates, scores and texts."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.kept import calendar
from firmware.kept.daily_scores import DAYS, NONE, DailyScores
from firmware.screens.parts import daily_parts
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_UNPLAYED = "\u00b7"
_UNAIDED = "*"  # between the first score and the best


class Days:
    """The last days: `dates`, packed, the latest last."""

    def __init__(self, app: "Handheld") -> None:
        self.texts = app.shared_words("daily")
        self._scores = DailyScores(app.session.storage)
        date = calendar.today()
        self.streak = daily_parts.streak(app, date)
        self.dates: list[int] = []
        while date and len(self.dates) < DAYS:
            self.dates.insert(0, date)
            date = calendar.day_before(date)

    def name(self, date: int) -> str:
        """Return a day such as 22 NOV."""
        return daily_parts.day_name(self.texts, date)

    def scores(self, date: int, is_short: bool = False) -> str:
        """Return a day's first score and, if it is better, the best, such as 52 58 or 52*58.

        The * is for a first try without help. A dash replaces the first score if there is none. If
        the text `is_short`, the best is left out.
        """
        first, best = self._scores.first(date), self._scores.best(date)
        if first == NONE:
            text = "-" if best > NONE or self._scores.is_begun(date) else _UNPLAYED
        else:
            text = str(first)
        has_best = best > first and not is_short
        if self._scores.is_unaided(date):
            text += _UNAIDED
        elif has_best:
            text += " "
        return text + str(best) if has_best else text

    def story(self, date: int) -> str:
        """Return the day and its scores in words."""
        result = daily_parts.first_and_best(self.texts, self._scores, date)
        return self.name(date) + self.texts.SAYS + (result or self.texts.NOT_PLAYED)


def open_calendar(app: "Handheld") -> None:
    """Open the calendar for this screen."""
    low = is_low(app.height)
    app.navigator.push(screen_names.LOW_CALENDAR if low else screen_names.CALENDAR)


def play(app: "Handheld", date: int) -> None:
    """Begin a day's game, or continue it."""
    from firmware.session import game_start, seeds

    game_start.begin(app, 1, seeds.daily_seed(date))
