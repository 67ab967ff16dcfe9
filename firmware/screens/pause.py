"""The menu in the middle of a game: back to it, undo, or leave it for the title."""

from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """What is to be done beside the game. The game stays as it is meanwhile."""

    def __init__(self, app):
        app.storage.save()  # whoever opens the menu may be about to switch off
        words = app.words
        self.lines = ("continue", "undo", "help", "rules", "title")
        lines = (words.CONTINUE, words.UNDO, words.HELP, words.RULES, words.TO_TITLE)
        super().__init__(app, words.PAUSE, lines)
        self.say(words.HINTS_PAUSE)

    def do(self, line):
        """Do what the chosen line says."""
        app = self.app
        name = self.lines[line]
        if name == "continue":
            app.close()
        elif name == "help":
            app.open("help", self.below.name)  # type: ignore[attr-defined]
        elif name == "rules":
            app.open("rules")
        elif name == "title":
            app.show("title")
        elif not app.undo():
            self.say(app.words.HINTS_PAUSE, app.no_undo())
