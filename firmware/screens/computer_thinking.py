"""Lets a computer player think while the table is unloaded, if memory cannot hold both.

It shows nothing: the previous picture stays on the display, with the busy indicator.
"""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_ELSEWHERE = ("start", "help", "b")  # commands that leave the turn


class Screen(Base):
    """Closes once it has decided.

    START, B and help wait until then; other keys are dropped.
    """

    at_rest = False
    is_busy = True

    def __init__(self, app: "Handheld") -> None:
        # Imported here so that it is unloaded with this screen.
        from firmware.session.thinking import Thinking, turn_player

        super().__init__(app)
        self._thinking = Thinking(turn_player, app.session)

    def tick(self, elapsed: int) -> None:
        """Think a little."""
        if self._thinking.think(elapsed):
            self.app.navigator.pop()
            self.app.navigator.defer(_decide, self.app, self._thinking.decision()[0])


def _decide(app: "Handheld", action: int) -> None:
    """Show the decision on the screen of the computer player's turn.

    Keys pressed so far were meant to hurry the player, and would skip the decision.
    """
    app.input.elapse(0)  # collects presses made while the table was loading
    app.input.forget(_ELSEWHERE)
    app.navigator.screen.take_thought(action)  # type: ignore[attr-defined]  # see computer.py
