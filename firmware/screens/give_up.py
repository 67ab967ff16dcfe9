"""Asking before a new game ends the one that has begun."""

from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """Going back is the first line, so that a press too many ends nothing."""

    def __init__(self, app, players, seed):
        self._players = players
        self._seed = seed
        words = app.words
        super().__init__(app, words.NEW_GAME, (words.BACK, words.NEW_GAME))
        self.say(words.HINTS_MENU, words.REPLACES)

    def do(self, line):
        """Go back, or begin the new game."""
        if line == 0:
            self.leave()
        else:
            self.app.new_game(self._players, self._seed)
