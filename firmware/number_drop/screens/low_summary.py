"""The end of a game on a low screen without its sheets, for when memory is short."""

from firmware.screens import over
from firmware.screens.parts import end_screen


class Screen(over.Screen):
    """The end of a game without a table."""

    def explain(self) -> str:
        """Return why the game ended, and how others can play it."""
        return super().explain() + "\n" + end_screen.code(self.app)
