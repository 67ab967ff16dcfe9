"""The second page of the title's menu: what is used less often."""

from firmware import games
from firmware.modules import borrow
from firmware.screens.menu_screen import MenuScreen


class Screen(MenuScreen):
    """Games that others play too, the game before once more, and what is kept of all games."""

    def __init__(self, app, chosen=0):
        words = app.words
        self.lines = ["replay", "scores", "statistics", "how_to_play", "settings"]
        texts = [words.REPLAY, words.SCORES, words.STATISTICS, words.HOW_TO_PLAY, words.SETTINGS]
        if games.facts(app.offered).HAS_CODES:
            self.lines = ["seeded", "code_entry"] + self.lines
            texts = [words.DAILY_GAME, words.GAME_BY_CODE] + texts
        super().__init__(app, words.MORE, texts, chosen)
        self.say(words.HINTS_MENU + words.HINTS_BACK)

    def do(self, line):
        """Go to the screen of the line."""
        name = self.lines[line]
        if name == "seeded":
            self.open(name, borrow("daily").today())
        elif name == "replay" and not self._can_replay():
            self.say(
                self.app.words.HINTS_MENU + self.app.words.HINTS_BACK, self.app.words.NO_REPLAY
            )
        else:
            self.open(name)

    def _can_replay(self):
        """Return whether the game finished last is of the kind that the title offers."""
        return self.app.finished.is_there(self.app.offered, self.app.record)
