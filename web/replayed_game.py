"""Shows a game from a link on the screen that replays the last game.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from firmware.kept.seats import Seats

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.screens.replay import Screen as Replay
    from firmware.session.interfaces.handheld import Handheld


class _Given:
    """Provides a given game where a replay asks for the last finished one."""

    def __init__(self, record: "Record") -> None:
        self._record = record

    def load(self, record: "Record | None", seats: Seats) -> "tuple[Record, Seats]":
        """Return the given game, whatever game is current."""
        return self._record, Seats()


class Showing:
    """A game on the replay screen, opened from the title; the current game is not affected."""

    def __init__(self, app: "Handheld", name: str, record: "Record") -> None:
        """Open the replay screen."""
        self._name = name
        self._record = record
        self.begin(app, 0)

    def begin(self, app: "Handheld", done: int) -> None:
        """Open the replay screen, after `done` actions of the game."""
        session: Any = app.session  # whose `last_game` is read-only elsewhere
        session.offer(self._name)
        app.navigator.replace_all("title")
        app.navigator.run_transitions()
        app.navigator.push("replay")
        finished = session.last_game
        session.last_game = _Given(self._record)
        app.navigator.run_transitions()
        session.last_game = finished
        self.screen: Replay = app.navigator.screen  # type: ignore[assignment]  # just opened
        self.screen.go_to(done)
