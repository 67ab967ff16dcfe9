"""Thinking about a hint: the choice stays on the screen meanwhile, and any key stops it."""

from engine.const import const
from firmware.modules import borrow
from firmware.screens.base import Base
from firmware.thinking import Thinking

_BEAT = const(300)  # ms from one dot behind the words to the next
_DOTS = const(3)


class Screen(Base):
    """Lies over the screen of a choice, and closes with what it found marked there."""

    at_rest = False

    def __init__(self, app):
        super().__init__(app)
        self.group = app.view
        self.bar = app.view.hints
        self._texts = app.words_of("hint")
        self._bot = None
        self._hint = None
        self._thinking = None
        self._is_all = False  # whether it was asked again meanwhile
        self._time = 0  # ms that it has taken
        self._tell()

    def _tell(self):
        dots = self._time // _BEAT % (_DOTS + 1)
        self.bar.show(self._texts.HINTS_STOP, self._texts.THINKS + "." * dots)

    def tick(self, elapsed):
        """Think a little, and show that it is alive."""
        super().tick(elapsed)
        self._time += elapsed
        self._tell()
        if self._thinking is None:  # only now that the screen says what the wait is for
            self._bot = self._make_bot()
            self._bot.begin(self.app.record.game)
            self._thinking = Thinking(self._bot)
        elif self._thinking.go_on(elapsed):
            self._close()

    def _make_bot(self):
        """Return who thinks."""
        mind = borrow("mind", True)
        self._hint = mind.Hint()
        return mind.Bot()

    def _close(self):
        """Go back to the choice, and show there what was found."""
        hint = self._hint
        hint.take(self.app.record.game, self._bot.action)
        self._bot = self._thinking = None  # a board needs the memory for what follows
        screen = self.below
        self.app.close()
        hinting = borrow("hinting")
        hinting.show_part(screen, hint)
        if self._is_all:
            hinting.show_all(screen, hint.action)

    def skip(self):
        """Stop; or tell all at once, if it was the hint that was asked for again."""
        if self.app.input.next_key() == "select":
            self._is_all = True
        else:
            self.app.close()
