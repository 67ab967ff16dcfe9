"""A computer player's thought while the table is unloaded.

Memory has no room for both. Nothing is shown. What was sent last stays on the display, with the
sign that says to wait.
"""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base
from firmware.session import room
from firmware.session.thinking import Thinking, thinker

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_ELSEWHERE = ("start", "help", "b")  # meanings of keys that lead away from the turn


class Screen(Base):
    """Closes with what it found.

    START, B and help wait until then; other keys are forgotten.
    """

    at_rest = False
    is_busy = True
    brings = ("firmware.session.thinking",)

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._thinking = Thinking(thinker, app.session)

    def tick(self, elapsed: int) -> None:
        """Think a little."""
        thinking = self._thinking
        if thinking.go_on(elapsed):
            # A small memory that has no piece to think in is put in order by a new start, on which
            # it thinks again. A start that has just been made would bring no more.
            if thinking.is_short and room.whole < room.SMALL and self.app.input.presses > 1:
                from firmware.session import renewal

                renewal.renew_in_game(self.app, False)
            # A board needs the memory for what follows.
            self._thinking = None  # type: ignore[assignment]  # it thinks no more
            self.app.navigator.close()
            self.app.navigator.later(
                _decide, self.app, -1 if thinking.is_short else thinking.player.action
            )
            thinking.player = None


def _decide(app: "Handheld", action: int) -> None:
    """Show on the screen of the computer player's turn what was thought of.

    Keys to hurry the player that were pressed until now came too early: they would skip it.
    """
    app.input.elapse(0)  # takes up what was pressed while the table was loaded
    app.input.forget(_ELSEWHERE)
    app.navigator.screen.take_thought(action)  # type: ignore[attr-defined]  # see computer.py
