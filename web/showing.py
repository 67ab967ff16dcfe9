"""Plays a game from a link by itself.

It goes on until a key is pressed. It runs in the page's MicroPython.
"""

from firmware.kept.seats import Seats

_PACE_MS = 700  # from one action to the next


class _Given:
    """What a replay asks for the last finished game: the one that it is given."""

    def __init__(self, record):
        self._record = record

    def take(self, record, seats):
        """Return that game, whichever is on."""
        return self._record, Seats()


class Showing:
    """A game that goes on by itself on the replay screen.

    That is the screen that replays the last game.
    """

    def __init__(self, app, name, record):
        """Open the replay screen from the title.

        The game that is on stays as it is.
        """
        session = app.session
        session.offer(name)
        app.navigator.show("title")
        app.navigator.travel()
        app.navigator.open("replay")
        finished = session.finished
        session.finished = _Given(record)
        app.navigator.travel()
        session.finished = finished
        self._screen = app.navigator.screen
        self._next = None  # the time of the next action

    def step(self, app, now):
        """Do the next action if it is time.

        Return whether the game goes on.
        """
        screen = app.navigator.screen
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
