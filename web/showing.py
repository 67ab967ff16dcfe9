"""Plays a game from a link by itself.

It goes on until a key is pressed. It runs in the page's MicroPython.
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
    """What a replay asks for the last finished game: a given one."""

    def __init__(self, record: "Record") -> None:
        self._record = record

    def take(self, record: "Record | None", seats: Seats) -> "tuple[Record, Seats]":
        """Return that game, whichever is on."""
        return self._record, Seats()


class Showing:
    """A game that goes on by itself on the replay screen.

    That is the screen that replays the last game.
    """

    def __init__(self, app: "Handheld", name: str, record: "Record") -> None:
        """Open the replay screen from the title.

        The game that is on stays as it is.
        """
        session: Any = app.session  # whose `finished` others only read
        session.offer(name)
        app.navigator.show("title")
        app.navigator.run_transitions()
        app.navigator.open("replay")
        finished = session.finished
        session.finished = _Given(record)
        app.navigator.run_transitions()
        session.finished = finished
        self._screen: Replay = app.navigator.screen  # type: ignore[assignment]  # just opened
        self._next: int | None = None  # the time of the next action

    def step(self, app: "Handheld", now: int) -> bool:
        """Do the next action if it is time.

        Return whether the game goes on.
        """
        screen: Any = app.navigator.screen
        if screen is not self._screen:
            return False
        if self._next is None:
            self._next = now + 2 * _PACE_MS
        if now >= self._next:
            self._next = now + _PACE_MS
            before = screen.done
            screen.press("right")
            return screen.done > before
        return True
