"""The calendar on low screens: a list of the last days, the latest first."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts import days
from firmware.screens.parts.menu_screen import MenuScreen

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


class Screen(MenuScreen):
    """A line per day with its scores; its game can be played again."""

    def __init__(self, app: "Handheld", chosen: int = 0) -> None:
        shown = days.Days(app)
        self._dates = list(reversed(shown.dates))
        names = [shown.name(date) for date in self._dates]
        super().__init__(app, shown.texts.CALENDAR, names, chosen)
        self.menu.set_values(0, [shown.scores(date) for date in self._dates])
        self.show_prompt(shown.texts.HINTS_DAYS_FEW, shown.streak)

    def do(self, line: int) -> None:
        """Play the day's game."""
        self.arguments = (line,)
        days.play(self.app, self._dates[line])

    def choose(self) -> None:
        """On few keys: play the selected day's game."""
        self.press("a")
