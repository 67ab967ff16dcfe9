"""Writing the starting digit into the bottom row."""

from engine.number_drop.sheet import WIDTH
from firmware.screens.base import Play


class Screen(Play):
    """The player moves the digit along the bottom row."""

    def __init__(self, app):
        super().__init__(app)
        self.col = WIDTH // 2
        self._digit = self.game.player + 1
        self.say(app.words.HINTS_PLACE, app.words.PLACE + str(self._digit))
        self._show()

    def _show(self):
        self.view.lay_digit(self.game, self.col, self._digit)

    def press(self, key):
        """Move, or write."""
        if key == "left" or key == "right":
            self.col = (self.col + (1 if key == "right" else -1)) % WIDTH
            self._show()
        elif key == "a":
            self.app.apply(self.col)
        else:
            super().press(key)

    def choice(self):
        return self.col

    def adopt(self, action):
        self.col = action
        self._show()
