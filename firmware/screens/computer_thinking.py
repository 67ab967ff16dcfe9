"""A computer player's thought while the table is unloaded: a small memory cannot hold both.

Nothing is shown. What was sent last stays on the display, with the sign that says to wait.
"""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_ELSEWHERE = ("start", "help", "b")  # meanings of keys that lead away from the turn


class Screen(Base):
    """Closes with what it found.

    START, B and help wait until then; other keys are forgotten.
    """

    at_rest = False
    is_busy = True

    def __init__(self, app: "Handheld") -> None:
        # Imported here so that it is unloaded with this screen.
        from firmware.session.thinking import Thinking, thinker

        super().__init__(app)
        self._thinking = Thinking(thinker, app.session)

    def tick(self, elapsed: int) -> None:
        """Think a little."""
        if self._thinking.go_on(elapsed):
            self.app.navigator.close()
            self.app.navigator.later(_decide, self.app, self._thinking.decision()[0])


def _decide(app: "Handheld", action: int) -> None:
    """Show the decision on the screen of the computer player's turn.

    Keys to hurry the player that were pressed until now came too early: they would skip it.
    """
    app.input.elapse(0)  # takes up what was pressed while the table was loaded
    app.input.forget(_ELSEWHERE)
    app.navigator.screen.take_thought(action)  # type: ignore[attr-defined]  # see computer.py
