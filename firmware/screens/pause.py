"""The menu in the middle of a game: back to it, undo, or leave it for the title."""

from displayio import Group

from firmware.screens.base import Base
from firmware.widgets import background, bars
from firmware.widgets.menu import PITCH, WIDTH, Menu


class Screen(Base):
    """Three lines to choose from. The game stays as it is meanwhile."""

    def __init__(self, app):
        super().__init__(app)
        app.storage.save()  # whoever opens the menu may be about to switch off
        words = app.words
        width = app.width
        height = app.height
        lines = (words.CONTINUE, words.UNDO, words.TO_TITLE)
        self.menu = Menu((width - WIDTH) // 2, (height - PITCH * len(lines)) // 2, WIDTH, lines)
        self._hints = bars.HintBar(0, height - bars.HINTS_HEIGHT, width)
        self._hints.show(words.HINTS_PAUSE)
        self.group = Group()
        self.group.append(background.make(width, height))
        self.group.append(self.menu)
        self.group.append(self._hints)

    def press(self, key):
        """Choose a line, and do what it says."""
        if key == "up":
            self.menu.step(-1)
        elif key == "down":
            self.menu.step(1)
        elif key == "b" or key == "start":
            self.app.close()
        elif key == "a":
            self._do(self.menu.chosen)

    def _do(self, line):
        if line == 0:
            self.app.close()
        elif line == 2:
            self.app.show("title")
        elif not self.app.undo():
            self._hints.show(self.app.words.HINTS_PAUSE, self.app.no_undo())
