"""The end of a game on a low screen without its sheets, for when memory is short."""

from engine.const import TYPE_CHECKING
from firmware.screens import over
from firmware.screens.parts import end_screen

if TYPE_CHECKING:
    from firmware.interfaces.game import Facts


class Screen(over.Screen):
    """The end of a game without a table."""

    def _explain(self, facts: "Facts") -> str:
        """Return why the game ended, and how others can play it."""
        return super()._explain(facts) + "\n" + end_screen.code(self.app)
