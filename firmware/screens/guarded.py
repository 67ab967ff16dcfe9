"""A screen that no press gets through by accident."""

from engine.const import const
from firmware.screens.base import Base

_GUARD = const(400)  # ms without a press before a press counts


class Guarded(Base):
    """Presses that follow one another in less than _GUARD do nothing.

    So whoever has just ended a turn by A, A, A, or hurried the computer, does not begin the next
    one.
    """

    at_rest = False

    def __init__(self, app):
        super().__init__(app)
        self._wait = _GUARD

    def tick(self, elapsed):
        """Be ready once nobody has pressed a key for a while."""
        super().tick(elapsed)
        if self.at_rest:
            return
        self._wait -= elapsed
        if self._wait <= 0:
            self.at_rest = True
            self.ready()

    def skip(self):
        """Forget the key: it was meant for the screen before."""
        self.app.input.next_key()
        self._wait = _GUARD

    def ready(self):
        """Let the keys act."""
