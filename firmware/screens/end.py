"""The menu of a game that has ended: all that can be done with it, on however few keys."""

from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """Its first line ends nothing, so that a press too many does no harm."""

    def __init__(self, app):
        words = app.words
        self._game = app.record.game
        self.lines = ["back", "again", "undo", "title"]
        texts = [words.BACK, words.AGAIN, words.UNDO, words.TO_TITLE]
        if self._game.players > 1:
            self.lines.insert(1, "sheets")
            texts.insert(1, words.SHEETS)
        self.lines.insert(1, "replay")
        texts.insert(1, words.REPLAY)
        super().__init__(app, words.GAME_OVER, texts)
        self.say(words.HINTS_MENU)

    def do(self, line):
        """Do what the line says."""
        name = self.lines[line]
        app = self.app
        if name == "back":
            self.leave()
        elif name == "again":
            app.new_game(self._game.players)
        elif name == "title":
            app.show("title")
        elif name == "undo":
            if not app.undo():
                self.say(app.words.HINTS_MENU, app.no_undo())
        else:
            app.exchange(name)
