"""Shows every player's sheet, with the letters that threaten it.

It leads back to where the player was.
"""

from engine.const import TYPE_CHECKING
from firmware.number_drop.screens.play import Play

if TYPE_CHECKING:
    from firmware.number_drop.interfaces import Handheld


class Screen(Play):
    """The arrow keys go round the table."""

    def __init__(self, app: "Handheld", player: int = -1) -> None:
        """Begin with that player, or the one after whoever's turn it is."""
        super().__init__(app)
        self.player = self.game.player if player < 0 else player
        self._texts = app.own_words("table")
        self._step(1 if player < 0 else 0)

    def _step(self, step: int) -> None:
        """Show the next player's sheet (1) or the one's before (-1)."""
        self.player = (self.player + step) % self.game.players
        self.look_at(self.player)
        self.say(self._texts.HINTS_SHEETS, self._texts.SHEET_OF + self.app.name_of(self.player))

    def go(self, step: int) -> None:
        """On few keys: look at the next page or sheet."""
        view = self.view
        if not view.turn_to(step > 0):
            view.turn_to(step < 0)
            self._step(step)

    def press(self, key: str) -> None:
        """Look at another sheet, or go back."""
        if key in ("up", "down") and self.view.layout.is_paged:
            self.view.turn()
        elif key in ("right", "down"):
            self._step(1)
        elif key in ("left", "up"):
            self._step(-1)
        elif key == "b":
            self.view.turn_to(False)  # a choice is made on the grid
            self.app.navigator.close()
