"""How to play: learn it by doing, or read it up."""

from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """The tutorial and the rules."""

    def __init__(self, app, chosen=0):
        menus = app.words_of("menus")
        self.lines = ("tutorial", "rules")
        super().__init__(app, app.words.HOW_TO_PLAY, (menus.TUTORIAL, menus.RULES), chosen)
        self.say(menus.HINTS_HOW_TO_PLAY)

    def do(self, line):
        """Open what the line says."""
        self.open(self.lines[line])
