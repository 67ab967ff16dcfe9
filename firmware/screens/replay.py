"""Replays the last finished game: by itself, or step by step."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.keys.directions import DIRECTIONS
from firmware.screens.parts.base import Base
from firmware.screens.parts.play_screen import table

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

    from firmware.interfaces.game import Game, ReplayedGame
    from firmware.screens.interfaces import View
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_STEPS = {"right": 1, "left": -1}
_LEAPS = {"down": 1, "up": -1}
_LEAP = const(6)  # actions
_FIRST_MS = const(1600)  # before the first action
_PACE_MS = const(800)  # from one action to the next


class Screen(Base):
    """A pauses and continues; left and right step by one action, up and down by six, and pause.

    `done` is the number of actions done. A subclass may replay the game in its own way (`begin` and
    `go_to`), and say more about an action (`explain`).
    """

    view: "View"
    group: "Group"
    bar: "HintBar"
    game: "Game"
    on_table = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.done = 0
        self._record, self._seats = app.session.last_game.load(
            app.session.record, app.session.seats
        )
        self.game = self.begin(self._record)
        self.view = table(app, self.game)
        self.group = app.navigator.view
        self.bar = self.view.hints
        self.texts = app.shared_words("replay")
        self.phrases = app.game_words("descriptions")
        self._wait = _FIRST_MS  # until the next action happens by itself, 0 when paused
        self.go_to(0)

    def begin(self, record: "Any") -> "Game":  # the game's own Record
        """Rewind the finished game; return the one that is shown."""
        self._again: "ReplayedGame" = games.saved_game(self.app.session.offered).replay(record)
        return self._again.game

    def go_to(self, done: int) -> None:
        """Show the game after `done` actions, clamped to its ends, with the last one in words."""
        done = max(0, min(done, self._record.count))
        if done and done == self.done:  # at the end: keep the description of the last action
            return
        if done < self.done:
            self.game = self._again = None  # type: ignore[assignment]  # two at once take much memory
            self.game = self.begin(self._record)
            self.done = 0
        game = self.game
        # The session's rules belong to the current game, which may be another one, or none.
        rules = games.load_game(self.app.session.offered).Rules(game)
        player = 0
        message = self.texts.REPLAY
        while self.done < done:
            player = rules.player(game)
            action = self._again.next()
            self.done += 1
            if self.done == done:
                message = self.who(player) + self.describe(action)
            self._again.do(action)
        self.view.show(game, self.name_of, player)
        self.show_message(self.texts.HINTS_REPLAY, self.explain(message) if done else message)

    def show_message(self, hints: str, message: str) -> None:
        """Show a message, and the keys; those that step only while the replay is paused."""
        self._hints = hints
        self._message = message
        texts = self.texts
        self.bar.show(texts.HINTS_PLAYING if self._wait else texts.HINTS_PLAY + hints, message)

    def describe(self, action: int) -> str:
        """Return the description of the next action."""
        descriptions = games.load_module(self.app.session.offered, "descriptions")
        return descriptions.describe(self.phrases, self.game, action)

    def explain(self, message: str) -> str:
        """Return the message about the action just done; a subclass also draws it."""
        return message

    def skip_round(self, step: int) -> int:
        """Return the number of actions done after a leap forward (1) or back (-1)."""
        return self.done + step * _LEAP

    def name_of(self, player: int) -> str:
        """Return the name of a player in that game."""
        return self.app.words.SOLO if self.game.players == 1 else self._seats.name(player)

    def who(self, player: int) -> str:
        """Return the name to put before an action, or "" in a solo game."""
        return self.name_of(player) + " " if self.game.players > 1 else ""

    def tick(self, elapsed: int) -> None:
        """Do the next action if it is due."""
        super().tick(elapsed)
        if self._wait:
            self._wait -= elapsed
            if self._wait <= 0:
                self.app.idle_ms = 0
                self._wait = _PACE_MS if self.done + 1 < self._record.count else 0
                self.go_to(self.done + 1)

    def press(self, key: str) -> None:
        """Pause or continue, step forward or back, or leave."""
        if key in DIRECTIONS:
            self._wait = 0
            self.app.navigator.show_busy()  # replaying up to there takes 0.15 s
        if key == "a":
            self._wait = 0 if self._wait else _PACE_MS
            if self.done == self._record.count:
                self.go_to(0)
            else:
                self.show_message(self._hints, self._message)
        elif key in _STEPS:
            self.go_to(self.done + _STEPS[key])
        elif key in _LEAPS:
            self.go_to(self.skip_round(_LEAPS[key]))
        elif key == "b":
            self.app.navigator.pop()

    def go(self, step: int) -> None:
        """On few keys: go forward or back by an action."""
        self.press("right" if step > 0 else "left")
