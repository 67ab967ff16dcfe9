"""A turn of the computer player in Drop It: what it is about to drop is shown first."""

from engine.const import const
from engine.drop_it.bot import Bot
from engine.drop_it.game import DROP, SPEND
from engine.drop_it.pieces import BOTTOM, KIND
from firmware.games.drop_it import EFFORTS
from firmware.screens.drop_it_play import Play
from firmware.thinking import Thinking

_SHOWN = const(1200)  # ms that a choice is shown, at the slowest pace
_LEAST = const(350)  # and at the fastest


class Screen(Play):
    """A key goes on; START leads to the menu."""

    def __init__(self, app):
        super().__init__(app)
        self._watch = app.words_of("table")
        game = self.game
        player = game.player()
        self._name = app.name_of(player) + " "
        self._left = 0  # ms for which the choice is still shown
        self._action = -1  # the choice that is shown, -1 while it thinks
        self._level = min(app.seats.kinds[player], len(EFFORTS))  # guests know the other game only
        self._thinking = None
        self._think_anew()

    def _think_anew(self):
        self._thinking = Thinking(self._begin)
        self.say(self._watch.HINTS_WATCH, self._name + self._watch.THINKS)

    def _begin(self):
        bot = Bot(EFFORTS[self._level - 1])
        bot.begin(self.game)
        return bot

    def tick(self, elapsed):
        """Choose, show the choice for a while, do it."""
        super().tick(elapsed)
        if self._action < 0:
            self._think(elapsed)
            return
        self._left -= elapsed
        if self._left <= 0:
            self.app.apply(self._action)

    def _think(self, elapsed):
        thinking = self._thinking
        if thinking is None or not thinking.go_on(elapsed):
            return
        self._thinking = None
        if thinking.is_short:
            self.say(self._watch.HINTS_WATCH, self.app.words_of("hint").NO_MEMORY)
            return
        self._action = thinking.mind.action
        self._left = max(_LEAST, self.app.pace(_SHOWN))
        self._show()

    def _show(self):
        action, game, texts = self._action, self.game, self.texts
        if action < 0:
            return
        if game.phase != DROP:
            text = texts.SPENDS if action == SPEND else texts.KEEPS
            self.say(self._watch.HINTS_WATCH, self._name + text)
            return
        shape, colour = action >> 8 & 31, action >> 13
        self.view.zone.hold(shape, colour, action & 255, game.board.top() - BOTTOM[shape])
        self.view.show_supply(game, game.side(), colour, KIND[shape])
        text = self._name + texts.DROPS + texts.NOUNS[KIND[shape]]
        self.say(self._watch.HINTS_WATCH, text)

    def press(self, key):
        """Go on, unless the key has a meaning on every screen of a game: menu, help, undo."""
        if key in ("start", "help", "b"):
            super().press(key)
        elif self._action >= 0:
            self.app.apply(self._action)
        elif self._thinking is None:
            self._think_anew()  # which there may be memory for now
