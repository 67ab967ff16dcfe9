"""The last finished game once more, step by step: who did what."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.keys.directions import DIRECTIONS
from firmware.screens.parts.base import Base
from firmware.screens.parts.play_screen import table

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

    from firmware.interfaces.game import Game, PlayedAgain
    from firmware.screens.interfaces import View
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_STEPS = {"right": 1, "left": -1}
_LEAPS = {"down": 1, "up": -1}
_LEAP = 6  # actions


class Screen(Base):
    """Left and right step by one action, up and down by six.

    `done` is how many actions have been done. A child may play the game again in its own way
    (`begin` and `go_to`), and say more of an action (`tell`).
    """

    view: "View"
    group: "Group"
    bar: "HintBar"
    game: "Game"
    on_table = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.done = 0
        self._record, self._seats = app.session.finished.take(app.session.record, app.session.seats)
        self.game = self.begin(self._record)
        self.view = table(app, self.game)
        self.group = app.navigator.view
        self.bar = self.view.hints
        self.texts = app.words_of("table")
        self.told = app.own_words("descriptions")
        self.go_to(0)

    def begin(self, record: "Any") -> "Game":  # a Record of the game's own class
        """Take the finished game from its beginning.

        Return the one that is seen.
        """
        self._again: "PlayedAgain" = games.saved_game(self.app.session.offered).replay(record)
        return self._again.game

    def go_to(self, done: int) -> None:
        """Show the game after so many actions, the last in words.

        Beyond its ends it shows the end.
        """
        done = max(0, min(done, self._record.count))
        if done and done == self.done:  # at the end: the last deed stays told
            return
        if done < self.done:
            self.game = self._again = None  # type: ignore[assignment]  # two take much memory
            self.game = self.begin(self._record)
            self.done = 0
        game = self.game
        # Those of the session are of the game that is on, which may be another one, or none.
        rules = games.load_game(self.app.session.offered).Rules(game)
        player = 0
        message = self.texts.REPLAY
        while self.done < done:
            player = rules.player(game)
            action = self._again.next()
            self.done += 1
            if self.done == done:
                message = self.who(player) + self.deed(action)
            self._again.do(action)
        self.view.show(game, self.name_of, player)
        self.bar.show(self.texts.HINTS_REPLAY, self.tell(message) if done else message)

    def deed(self, action: int) -> str:
        """Return the words for what is done next."""
        descriptions = games.part(self.app.session.offered, "descriptions")
        return descriptions.deed(self.told, self.game, action)

    def tell(self, message: str) -> str:
        """Return what is said of the action just done.

        It shows what there is to it, too.
        """
        return message

    def leap(self, step: int) -> int:
        """Return how many actions are done after a leap.

        The leap is on (1) or back (-1).
        """
        return self.done + step * _LEAP

    def name_of(self, player: int) -> str:
        """Return what a player of that game is called."""
        return self.app.words.SOLO if self.game.players == 1 else self._seats.name(player)

    def who(self, player: int) -> str:
        """Return who did a deed, to stand before it.

        It is "" if nobody else plays.
        """
        return self.name_of(player) + " " if self.game.players > 1 else ""

    def press(self, key: str) -> None:
        """Go back or on, or leave."""
        if key in DIRECTIONS:
            self.app.navigator.announce()  # to play up to there takes a board 0.15 s
        if key in _STEPS:
            self.go_to(self.done + _STEPS[key])
        elif key in _LEAPS:
            self.go_to(self.leap(_LEAPS[key]))
        elif key == "b":
            self.app.navigator.close()

    def go(self, step: int) -> None:
        """On few keys: go an action on or back."""
        self.press("right" if step > 0 else "left")
