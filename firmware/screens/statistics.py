"""Statistics of solo games: their number and scores, and whatever else the game counts.

Below are the games won against each computer level. A chart and the goals are pages of their own.
"""

from engine.const import TYPE_CHECKING
from engine.levels import NAMES
from firmware import screen_names
from firmware.screens.parts.list_screen import ListScreen

if TYPE_CHECKING:
    from firmware.interfaces.words import Words
    from firmware.screens.parts.list_screen import Line
    from firmware.session.interfaces.handheld import Handheld, Session


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
        lines += statistics.rows(totals, part, counted)
        lines += _wins(app, texts)
        return texts.HEADING, lines, texts.HINTS_TO_CHART, counted.SOLO

    def press(self, key: str) -> None:
        """Scroll, go to the chart, or go back."""
        if key == "a":
            self.app.navigator.replace(screen_names.HISTORY)
        else:
            super().press(key)


def _wins(app: "Handheld", texts: "Words") -> "list[Line]":
    """Return a line for each computer level played against, with the games won and played."""
    from firmware.kept.history import History

    history = History(app.session.storage, app.session.offered)
    lines: "list[Line]" = []
    for level, name in enumerate(NAMES + (texts.GUESTS,), 1):
        won, played = history.wins(level)
        if played:
            lines.append((texts.WINS + name, [str(won) + "/" + str(played)]))
    return lines
