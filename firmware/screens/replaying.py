"""What the replays of all games share: the game finished last, who played it, and the keys."""

from engine.const import TYPE_CHECKING
from firmware.screens.base import Base

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

    from firmware.interfaces.game import Game
    from firmware.interfaces.handheld import Handheld
    from firmware.interfaces.parts import View
    from firmware.widgets.bars import HintBar

_STEPS = {"right": 1, "left": -1}
_LEAPS = {"down": 1, "up": -1}


class Replaying(Base):
    """Left and right go an action back and on, up and down further.

    A child takes the Record (`begin`), makes the view, shows a place in the game (`go_to`), and
    says where a leap leads to. `done` is how many actions have been done.
    """

    view: "View"
    group: "Group"
    bar: "HintBar"
    game: "Game"
    on_table = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.done = 0
        record, self._seats = app.session.finished.take(app.session.record, app.session.seats)
        self.game = self.begin(record)
        if app.navigator.view is None:
            app.navigator.view = self.make_view()
        self.view = app.navigator.view
        self.group = app.navigator.view
        self.bar = app.navigator.view.hints
        self.texts = app.words_of("table")
        self.go_to(0)

    def begin(self, record: "Any") -> "Game":  # type: ignore[empty-body]  # a child does
        """Take the finished game, a Record of its own class; return the one that is seen."""

    def make_view(self) -> "View":  # type: ignore[empty-body]  # likewise
        """Return a new view of the table."""

    def go_to(self, done: int) -> None:
        """Show the game after so many actions, or at that end, the last of them in words."""

    def leap(self, step: int) -> int:  # type: ignore[empty-body]  # likewise
        """Return how many actions are done after a leap on (1) or back (-1)."""

    def name_of(self, player: int) -> str:
        """Return what a player of that game is called."""
        return self.app.words.SOLO if self.game.players == 1 else self._seats.name(player)

    def who(self, player: int) -> str:
        """Return what stands before a deed: who did it, unless nobody else is there."""
        return self.name_of(player) + " " if self.game.players > 1 else ""

    def press(self, key: str) -> None:
        """Go back or on, or leave."""
        if key in _STEPS:
            self.go_to(self.done + _STEPS[key])
        elif key in _LEAPS:
            self.go_to(self.leap(_LEAPS[key]))
        elif key == "b":
            self.app.navigator.close()

    def go(self, step: int) -> None:
        """On few keys: go an action on or back."""
        self.press("right" if step > 0 else "left")

    def choose(self) -> None:
        """On few keys: leap on."""
        self.press("down")
