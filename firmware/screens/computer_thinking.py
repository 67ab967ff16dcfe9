"""A computer player's thought while the table is unloaded.

Memory has no room for both. Nothing is shown. What was sent last stays on the display, with the
sign that says to wait.
"""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base
from firmware.session import room

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
        # Not at the top: what is called when this has closed would keep it beside the table.
        from firmware.session.thinking import Thinking, thinker

        super().__init__(app)
        self._thinking = Thinking(thinker, app.session)

    def tick(self, elapsed: int) -> None:
        """Think a little."""
        thinking = self._thinking
        if thinking.go_on(elapsed):
            # A board needs the memory for what follows.
            self._thinking = None  # type: ignore[assignment]  # it thinks no more
            # On a trip: before it all is unloaded that found no room.
            action = -1 if thinking.is_short else thinking.player.action
            self.app.navigator.later(self._close, action)
            thinking.player = None

    def _close(self, action: int) -> None:
        """Go back to the turn with what was decided, -1 for nothing.

        A small memory that has no piece to think in is put in order by a new start, on which the
        computer thinks again.
        """
        app = self.app
        if action < 0 and room.may_renew(app):
            from firmware.session import renewal

            renewal.renew_in_game(app, False)
        app.navigator.close()
        app.navigator.later(_decide, app, action)


def _decide(app: "Handheld", action: int) -> None:
    """Show the decision on the screen of the computer player's turn.

    Keys to hurry the player that were pressed until now came too early: they would skip it.
    """
    app.input.elapse(0)  # takes up what was pressed while the table was loaded
    app.input.forget(_ELSEWHERE)
    app.navigator.screen.take_thought(action)  # type: ignore[attr-defined]  # see computer.py
