"""Handing the device to the next player: whose turn it is, and nothing to do by accident."""

from firmware.screens.base import Play


class Screen(Play):
    """Waits until the next player is ready; the player before can still undo."""

    def __init__(self, app):
        super().__init__(app)
        words = app.words
        self.say(words.HINTS_HAND_OVER, words.HAND_OVER + str(self.game.player + 1))

    def press(self, key):
        """Go on to what the player has to do."""
        if key == "a":
            self.app.show_phase()
        else:
            super().press(key)
