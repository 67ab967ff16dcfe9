"""The menu in the middle of a game: back to it, undo, or leave it for the title."""

from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """Three lines to choose from. The game stays as it is meanwhile."""

    def __init__(self, app):
        app.storage.save()  # whoever opens the menu may be about to switch off
        words = app.words
        super().__init__(app, words.PAUSE, (words.CONTINUE, words.UNDO, words.TO_TITLE))
        self.say(words.HINTS_PAUSE)

    def do(self, line):
        """Go on, undo, or go to the title."""
        if line == 0:
            self.app.close()
        elif line == 2:
            self.app.show("title")
        elif not self.app.undo():
            self.say(self.app.words.HINTS_PAUSE, self.app.no_undo())
