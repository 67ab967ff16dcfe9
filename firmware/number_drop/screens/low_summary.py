"""The end on a low screen without its sheets, for little memory."""

from engine.const import TYPE_CHECKING
from firmware.screens import over
from firmware.screens.parts import end_screen

if TYPE_CHECKING:
    from firmware.interfaces.game import Facts


class Screen(over.Screen):
    """The one of a game that has no table at its end."""

    def _tell(self, facts: "Facts") -> str:
        """Return why the game ended, and how others can play it."""
        return super()._tell(facts) + "\n" + end_screen.code(self.app)
