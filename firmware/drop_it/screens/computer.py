"""A turn of the computer player in Drop It: what it is about to drop is shown first."""

from engine.const import TYPE_CHECKING
from engine.drop_it.actions import ACROSS, AT_COLOUR, AT_SHAPE, SHAPE_MASK
from engine.drop_it.game import DROP, SPEND
from engine.drop_it.pieces import BOTTOM, KIND
from firmware.drop_it.screens.play import Play
from firmware.screens import watching

if TYPE_CHECKING:
    from firmware.interfaces.handheld import Handheld
    from firmware.session.thinking import Thinking


class Screen(Play):
    """A key goes on; START leads to the menu, after a thought with the table unloaded."""

    left: int
    thinking: "Thinking | None"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._own = self.texts
        self.texts = app.words_of("table")
        self.who = app.name_of(self.game.player()) + " "
        self.action = -1  # the choice that is shown
        watching.think(self)

    def tick(self, elapsed: int) -> None:
        """Choose, show the choice for a while, do it."""
        super().tick(elapsed)
        watching.tick(self, elapsed)

    def take_thought(self, action: int) -> None:
        """Take what was thought of unseen; -1 if there was no memory for that either."""
        watching.decide(self, action)

    def decide(self, action: int) -> None:
        """Show what it is about to do."""
        own = self._own
        if self.game.phase != DROP:
            deed = own.SPENDS if action == SPEND else own.KEEPS
        else:
            deed = own.DROPS + own.NOUNS[KIND[action >> AT_SHAPE & SHAPE_MASK]]
        watching.tell(self, action, deed)
        self._show()

    def do(self) -> None:
        """Do it, and go on."""
        self.act(self.action)

    def _show(self) -> None:
        action, game = self.action, self.game
        if action < 0 or game.phase != DROP:
            return
        shape, colour = action >> AT_SHAPE & SHAPE_MASK, action >> AT_COLOUR
        self.view.zone.hold(shape, colour, action & ACROSS, game.board.top() - BOTTOM[shape])
        self.view.show_supply(game, game.side(), colour, KIND[shape])

    def press(self, key: str) -> None:
        """Go on, unless the key has a meaning on every screen of a game: menu, help, undo."""
        if key in ("start", "help", "b"):
            super().press(key)
        else:
            watching.press(self)
