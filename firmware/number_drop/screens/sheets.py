"""Shows every player's sheet, with the letters that threaten it, then returns to the game."""

from engine.const import TYPE_CHECKING
from firmware.number_drop.screens.play import Play
from firmware.widgets.bars import nth

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld


class Screen(Play):
    """The arrow keys show the other sheets, and all rows."""

    def __init__(self, app: "Handheld", player: int = -1) -> None:
        """Start with `player`, by default the one after the player in turn."""
        super().__init__(app)
        self.player = self.game.player if player < 0 else player
        self._texts = app.game_words("table")
        self._hints = self._texts.HINTS_SHEETS
        alone = self.game.players == 1
        if self.view.layout.is_low and (alone or not app.key_map.is_few):
            self._hints = ("" if alone else nth(self._hints, 0)) + self._texts.HINTS_ROWS
        self._step(1 if player < 0 else 0)

    def _step(self, step: int) -> None:
        """Show the next player's sheet (1), the previous one's (-1), or the same one's (0)."""
        self.player = (self.player + step) % self.game.players
        self.look_at(self.player)
        self.show_prompt(self._hints, self._texts.SHEET_OF + self.app.name_of(self.player))

    def _scroll(self, step: int) -> bool:
        """Scroll down (1), from the rows to the other page, or up (-1); return False at an end."""
        view = self.view
        if view.turn_to(False):  # from that page
            return step < 0 or not view.turn_to(True)
        if view.layout.is_low and view.grid.step(-step):  # type: ignore[attr-defined]  # a LowGrid
            return True
        return step > 0 and view.turn_to(True)

    def go(self, step: int) -> None:
        """On few keys: scroll on, then go to the next sheet."""
        if self._scroll(step):
            return
        self._step(step)
        if step > 0:
            self._look_at_grid()
        else:  # back the same way, from its end
            while self._scroll(1):
                pass

    def _look_at_grid(self) -> None:
        """Show the rows in which a choice is made."""
        self.view.turn_to(False)
        self.view.look_at_surface(self.game.sheets[self.player])

    def look(self) -> None:
        """Do what A does; other keys turn the pages."""
        self.press("a")

    def press(self, key: str) -> None:
        """Scroll, show another sheet, or go back."""
        if key in ("up", "down") and self.view.layout.is_low:
            self._scroll(1 if key == "down" else -1)
        elif key in ("right", "down"):
            self._step(1)
        elif key in ("left", "up"):
            self._step(-1)
        elif key == "b":
            self._look_at_grid()
            self.app.navigator.pop()
