"""How to play: learn it by doing, or read it up."""

from firmware import games
from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """The tutorial, if the game has one, and the rules."""

    def __init__(self, app, chosen=0):
        menus = app.words_of("menus")
        self.lines = ["rules"]
        texts = [menus.RULES]
        if games.facts(app.session.offered).HAS_LESSONS:
            self.lines.insert(0, "tutorial")
            texts.insert(0, menus.TUTORIAL)
        super().__init__(app, menus.HOW_TO_PLAY, texts, chosen)
        self.say(menus.HINTS_HOW_TO_PLAY)

    def do(self, line):
        """Open what the line says."""
        self.open(self.lines[line])
