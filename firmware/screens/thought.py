"""A computer player's thought while the table is unloaded.

Memory has no room for both. Nothing is shown. What was sent last stays on the display, with the
sign that says to wait.
"""

from firmware.screens.base import Base
from firmware.thinking import Thinking


class Screen(Base):
    """Closes with what it found: see `App.decide`, which also says what becomes of keys."""

    at_rest = False
    is_busy = True

    def __init__(self, app):
        super().__init__(app)
        self._thinking = Thinking(app.thinker)

    def tick(self, elapsed):
        """Think a little."""
        thinking = self._thinking
        if thinking.go_on(elapsed):
            self._thinking = None  # a board needs the memory for what follows
            self.app.close()
            self.app.later(self.app.decide, -1 if thinking.is_short else thinking.mind.action)
            thinking.mind = None
