"""Thinking about a hint: the choice stays on the screen meanwhile, and any key stops it."""

from engine.const import const
from firmware.loader import borrow
from firmware.screens.base import Base
from firmware.thinking import Thinking

_BEAT = const(300)  # ms from one dot behind the words to the next
_DOTS = const(3)


class Screen(Base):
    """Lies over the screen of a choice, and closes with what it found marked there."""

    on_table = True
    at_rest = False
    is_busy = True

    def __init__(self, app):
        super().__init__(app)
        self.group = app.view
        self.bar = app.view.hints
        self._texts = app.words_of("hint")
        self._hint = None
        self._thinking = Thinking(self._begin)
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
        thinking = self._thinking
        if not thinking.go_on(elapsed):
            return
        self._thinking = None  # a board needs the memory for what follows
        if thinking.is_short:
            self.app.close()
            self.app.later(self.below.remark, self._texts.NO_MEMORY)  # type: ignore[attr-defined]
            return
        action = thinking.mind.action
        thinking.mind = None
        self.end(action)

    def _begin(self):
        bot = self.make_bot()
        bot.begin(self.app.record.game)
        return bot

    def make_bot(self):
        """Return who thinks."""
        mind = borrow("mind", True)
        self._hint = mind.Hint()
        return mind.Bot()

    def end(self, action):
        """Go back to the choice, and show there what was found."""
        hint = self._hint
        hint.take(self.app.record.game, action)
        self.app.close()
        take = self.below.take_hint  # type: ignore[attr-defined]
        self.app.later(take, hint, self._texts, self._is_all)

    def skip(self):
        """Stop; or tell all at once, if it was the hint that was asked for again."""
        if self.app.input.next_key() == "select":
            self._is_all = True
        else:
            self.app.close()
