"""Writing the starting digit: a game's first screen, which therefore mentions hints."""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import WIDTH
from firmware.kept.calendar import DAILY_MARK
from firmware.kept.settings import HINTS
from firmware.number_drop.screens.play import Play
from firmware.session.marks import STRICT

if TYPE_CHECKING:
    from firmware.number_drop.interfaces.handheld import Handheld


class Screen(Play):
    """The player moves the digit along the bottom row."""

    can_select_action = True

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        may_hint = app.settings.values[HINTS] and not app.session.marks & STRICT
        self._keys = self.words.HINTS_PLACE + (self.words.HINTS_HINT if may_hint else "")
        self.select_action(WIDTH // 2)

    def redraw(self) -> None:
        digit = self.game.player + 1
        task = self.view.house or self.words.PLACE + str(digit)
        if self.game.seed_high == DAILY_MARK:
            task = self.app.words.DAILY + " - " + task
        self.show_prompt(self._keys, task)
        self.view.draw_digit(self.game, self.col, digit)

    def go(self, step: int) -> None:
        self.select_action((self.col + step) % WIDTH)

    def press(self, key: str) -> None:
        """Move, or write."""
        if key in ("left", "right", "a") and self.view.turn_to(False):
            return  # nothing moves out of sight
        if key == "left" or key == "right":
            self.go(1 if key == "right" else -1)
        elif key == "a":
            self.app.navigator.show_busy()  # at once: saving a game of several players takes 0.1 s
            self.act(self.col)
        else:
            super().press(key)

    def choice(self) -> int:
        return self.col

    def select_action(self, action: int) -> None:
        self.col = action
        self.redraw()
