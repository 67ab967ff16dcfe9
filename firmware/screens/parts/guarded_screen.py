"""A screen that no press gets through by accident."""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_GUARD = const(400)  # ms without a press before a press counts


class GuardedScreen(Base):
    """Presses that follow one another in less than _GUARD do nothing.

    So whoever has just ended a turn by A, A, A, or hurried the computer, does not begin the next
    one.
    """

    at_rest = False

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._wait = _GUARD

    def tick(self, elapsed: int) -> None:
        """Be ready once nobody has pressed a key for a while."""
        super().tick(elapsed)
        if self.at_rest:
            return
        # A key that may yet turn out to be held went down before this screen was ready.
        self._wait = _GUARD if self.app.input.is_open else self._wait - elapsed
        if self._wait <= 0:
            self.at_rest = True
            self.ready()

    def skip(self) -> None:
        """Forget the key: it was meant for the screen before."""
        self.app.input.next_key()
        self._wait = _GUARD

    def ready(self) -> None:
        """Let the keys act."""
