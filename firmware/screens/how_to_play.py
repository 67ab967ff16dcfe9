"""How to play: learn it by doing, or read it up."""

from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """The tutorial and the rules."""

    def __init__(self, app, chosen=0):
        words = app.words
        self.lines = ("tutorial", "rules")
        super().__init__(app, words.HOW_TO_PLAY, (words.TUTORIAL, words.RULES), chosen)
        self.say(words.HINTS_HOW_TO_PLAY)

    def do(self, line):
        """Open what the line says."""
        self.open(self.lines[line])
