"""Statistics of solo games: their number and scores, and whatever else the game counts.

A game's goals are on a page of their own.
"""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.screens.parts.list_screen import ListScreen

if TYPE_CHECKING:
    from firmware.screens.parts.list_screen import Line
    from firmware.session.interfaces.handheld import Session


def totals_of(session: "Session") -> bytearray:
    """Return the totals of all finished games, including the latest: see kept/statistics.py."""
    was_suspended = session.suspended
    totals = session.storage.statistics(None if session.has_game() else session.record)
    if was_suspended:
        session.suspend()
    return totals


class Screen(ListScreen):
    """Three lines of totals, then lines and tables of whatever else the offered game counts."""

    def contents(self) -> tuple[str, "list[Line]", str, str]:
        from firmware.kept import statistics

        app = self.app
        texts = app.shared_words("statistics")
        counted = app.game_words("statistics")
        name = app.session.offered
        totals = totals_of(app.session)
        part = statistics.part(name)
        count = statistics.games(totals, name)
        lines = [
            (texts.GAMES, [str(count)]),
            (texts.BEST, [str(statistics.best(totals, part)) if count else "-"]),
            (texts.MEAN, [str(statistics.mean(totals, part)) if count else "-"]),
        ]
        self._has_goals = games.facts(name).HAS_GOALS
        hints = texts.HINTS_TO_GOALS if self._has_goals else texts.HINTS_STATISTICS
        lines += statistics.rows(totals, part, counted)
        return texts.HEADING, lines, hints, counted.SOLO

    def press(self, key: str) -> None:
        """Scroll, go to the goals, or go back."""
        if key == "a" and self._has_goals:
            self.app.navigator.replace(screen_names.GOALS)
        else:
            super().press(key)
