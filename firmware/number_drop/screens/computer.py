"""A turn of the computer player: each thing that it does is shown before it is done."""

from engine.const import TYPE_CHECKING
from engine.number_drop.table import ROLL
from firmware.number_drop.action_text import deed, lay
from firmware.number_drop.screens.play import Play
from firmware.screens import watching

if TYPE_CHECKING:
    from firmware.interfaces.handheld import Handheld
    from firmware.session.thinking import Thinking


class Screen(Play):
    """A key goes on to what comes next; B takes back, and START leads to the menu.

    Both wait while the computer thinks with the table unloaded.
    """

    left: int
    thinking: "Thinking | None"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self.texts = app.words_of("table")
        self.who = app.name_of(self.game.player) + " "
        self._roller = -1  # who has rolled: that is not shown before it is done
        self.action = -1  # the choice that is shown
        watching.think(self)

    def part(self) -> int:
        return self._roller

    def take_part(self, part: int) -> None:
        if part >= 0:  # the roll was shown before the menu was
            self.go_on(part)

    def tick(self, elapsed: int) -> None:
        """Choose, show the choice for a while, do it."""
        super().tick(elapsed)
        if self.game.phase == ROLL and self._roller < 0:
            self._roll()
        else:
            watching.tick(self, elapsed)

    def take_thought(self, action: int) -> None:
        """Take what was thought of unseen; -1 if there was no memory for that either."""
        watching.decide(self, action)

    def decide(self, action: int) -> None:
        """Show what it is about to do."""
        watching.tell(self, action, deed(self.texts, self.game, action))
        self._show()

    def _roll(self) -> None:
        game = self.game
        action = game.chance()
        watching.tell(self, action, deed(self.texts, game, action))
        self._roller = game.player
        self.app.sound.play_all(self.app.session.do(action).effects)
        self.view.dice.show(game.dice)

    def do(self) -> None:
        """Do it, and go on."""
        if self._roller >= 0:
            self.go_on(self._roller)
        else:
            self.act(self.action)

    def _show(self) -> None:
        if self.action >= 0 and self._roller < 0:
            lay(self.view, self.game, self.action)

    def press(self, key: str) -> None:
        """Go on, unless the key has a meaning on every screen of a game: menu, help, undo."""
        if key in ("start", "help", "b"):
            super().press(key)
        else:
            watching.press(self)
