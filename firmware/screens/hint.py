"""Thinking about a hint: the choice stays on the screen meanwhile, and any key stops it."""

from engine.const import const
from firmware.screens.base import Base
from firmware.session.thinking import Thinking

_BEAT = const(300)  # ms from one dot behind the words to the next
_DOTS = const(3)


class Screen(Base):
    """Closes with what it found marked on the screen of the choice: see `App.take_hint`.

    It lies over the table, or over nothing where there is no memory for both: what was sent last
    stays on the display then.
    """

    on_table = True
    at_rest = False
    is_busy = True

    def __init__(self, app):
        super().__init__(app)
        self.group = app.view
        self.bar = app.view and app.view.hints
        self._texts = app.words_of("hint")
        self._thinking = Thinking(app.helper)
        self._is_all = False  # whether it was asked again meanwhile
        self._time = 0  # ms that it has taken
        self._tell()

    def _tell(self):
        if self.bar is not None:
            dots = self._time // _BEAT % (_DOTS + 1)
            self.bar.show(self._texts.HINTS_STOP, self._texts.THINKS + "." * dots)

    def tick(self, elapsed):
        """Think a little, and show that it is alive."""
        super().tick(elapsed)
        self._time += elapsed
        self._tell()
        thinking = self._thinking
        if not thinking.go_on(elapsed):
            return
        self._thinking = None  # a board needs the memory for what follows
        app = self.app
        app.close()
        if thinking.is_short and self.group is not None:
            app.open("hint")  # enough was free, but not in one piece: once more without the table
        elif thinking.is_short:
            app.later(app.remark, self._texts.NO_MEMORY)
        else:
            app.later(app.take_hint, thinking.mind.action, self._texts, self._is_all)
        thinking.mind = None

    def skip(self):
        """Stop; or tell all at once, if it was the hint that was asked for again."""
        if self.app.input.next_key() == "select":
            self._is_all = True
        else:
            self.app.close()
