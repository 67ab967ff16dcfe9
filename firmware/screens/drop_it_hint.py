"""Thinking about a hint in Drop It: it comes at once, as the whole choice."""

from engine.drop_it.bot import Bot
from firmware import marks
from firmware.screens import hint


class Screen(hint.Screen):
    """Lies over the screen of a choice, and closes with the computer player's choice there.

    That is all there is to tell: asked for again meanwhile, it comes no sooner and no fuller.
    """

    def make_bot(self):
        return Bot()

    def end(self, action):
        self.app.mark(marks.HINT)
        screen = self.below
        self.app.close()
        self.app.later(screen.adopt, action)  # type: ignore[attr-defined]
        self.app.later(screen.remark, screen.texts.HINTED)  # type: ignore[attr-defined]
