"""Plays a game from a link by itself, until a key is pressed.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from firmware.kept.seats import Seats

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.screens.replay import Screen as Replay
    from firmware.session.interfaces.handheld import Handheld

_PACE_MS = 700  # from one action to the next


class _Given:
    """Provides a given game where a replay asks for the last finished one."""

    def __init__(self, record: "Record") -> None:
        self._record = record

    def load(self, record: "Record | None", seats: Seats) -> "tuple[Record, Seats]":
        """Return the given game, whatever game is current."""
        return self._record, Seats()


class Showing:
    """A game that plays by itself on the screen that replays the last game."""

    def __init__(self, app: "Handheld", name: str, record: "Record") -> None:
        """Open the replay screen from the title; the current game is not affected."""
        self._name = name
        self._record = record
        self._done = 0  # actions that were shown
        self.begin(app)

    def begin(self, app: "Handheld") -> None:
        """Open the replay screen, where the game was shown last."""
        session: Any = app.session  # whose `last_game` is read-only elsewhere
        session.offer(self._name)
        app.navigator.replace_all("title")
        app.navigator.run_transitions()
        app.navigator.push("replay")
        finished = session.last_game
        session.last_game = _Given(self._record)
        app.navigator.run_transitions()
        session.last_game = finished
        self._screen: Replay = app.navigator.screen  # type: ignore[assignment]  # just opened
        self._next: int | None = None  # the time of the next action
        for _ in range(self._done):
            self._screen.press("right")

    def step(self, app: "Handheld", now: int) -> bool:
        """Perform the next action if it is due; return whether the game goes on."""
        screen: Any = app.navigator.screen
        if screen is not self._screen:
            return False
        if self._next is None:
            self._next = now + 2 * _PACE_MS
        if now >= self._next:
            self._next = now + _PACE_MS
            before = screen.done
            screen.press("right")
            self._done = screen.done
            return self._done > before
        return True
