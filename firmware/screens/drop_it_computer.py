"""A turn of the computer player in Drop It: what it is about to drop is shown first."""

from engine.drop_it.bot import Bot
from engine.drop_it.game import DROP, SPEND
from engine.drop_it.pieces import BOTTOM, KIND
from firmware.games.drop_it import EFFORTS
from firmware.screens import watching
from firmware.screens.drop_it_play import Play


class Screen(Play):
    """A key goes on; START leads to the menu."""

    def __init__(self, app):
        super().__init__(app)
        self._own = self.texts
        self.texts = app.words_of("table")
        player = self.game.player()
        self.who = app.name_of(player) + " "
        self._level = min(app.seats.kinds[player], len(EFFORTS))  # guests know the other game only
        self.action = -1  # the choice that is shown
        watching.think(self)

    def begin(self):
        """Return who thinks."""
        bot = Bot(EFFORTS[self._level - 1])
        bot.begin(self.game)
        return bot

    def tick(self, elapsed):
        """Choose, show the choice for a while, do it."""
        super().tick(elapsed)
        watching.tick(self, elapsed)

    def decide(self, action):
        """Show what it is about to do."""
        own = self._own
        if self.game.phase != DROP:
            deed = own.SPENDS if action == SPEND else own.KEEPS
        else:
            deed = own.DROPS + own.NOUNS[KIND[action >> 8 & 31]]
        watching.tell(self, action, deed)
        self._show()

    def do(self):
        """Do it, and go on."""
        self.app.apply(self.action)

    def _show(self):
        action, game = self.action, self.game
        if action < 0 or game.phase != DROP:
            return
        shape, colour = action >> 8 & 31, action >> 13
        self.view.zone.hold(shape, colour, action & 255, game.board.top() - BOTTOM[shape])
        self.view.show_supply(game, game.side(), colour, KIND[shape])

    def press(self, key):
        """Go on, unless the key has a meaning on every screen of a game: menu, help, undo."""
        if key in ("start", "help", "b"):
            super().press(key)
        else:
            watching.press(self)
