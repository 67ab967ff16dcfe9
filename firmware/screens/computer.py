"""A turn of the computer player: each thing that it does is shown before it is done."""

from engine.const import const
from engine.number_drop.player.levels import STRONGEST
from engine.number_drop.table import ROLL
from firmware.modules import borrow
from firmware.screens.play import Play
from firmware.seats import LEVELS
from firmware.telling import deed, lay
from firmware.thinking import Thinking

_SHOWN = const(1500)  # ms that a choice is shown, at the slowest pace
_LEAST = const(350)  # and at the fastest


class Screen(Play):
    """A key goes on to what comes next; B takes back, and START leads to the menu."""

    def __init__(self, app):
        super().__init__(app)
        self._texts = app.words_of("table")
        self._name = app.name_of(self.game.player) + " "
        self._left = 0  # ms for which the choice is still shown
        self._action = -1  # the choice that is shown, -1 while it thinks
        self._roller = -1  # who has rolled: that is not shown before it is done
        self._thinking = None  # it does not think, but rolls, or could not think
        if self.game.phase != ROLL:
            self._think_anew()
        else:
            self.say(self._texts.HINTS_WATCH, self._name + self._texts.THINKS)

    def _think_anew(self):
        self._thinking = Thinking(self._begin)
        self.say(self._texts.HINTS_WATCH, self._name + self._texts.THINKS)

    def _begin(self):
        bot = _player(self.app.seats.kinds[self.game.player] - 1)
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
            self._do()

    def _think(self, elapsed):
        thinking = self._thinking
        if self.game.phase == ROLL:
            self._tell(self.game.chance())
            self._roll()
        elif thinking is not None and thinking.go_on(elapsed):
            self._thinking = None
            if thinking.is_short:
                self.say(self._texts.HINTS_WATCH, self.app.words_of("hint").NO_MEMORY)
            else:
                self._tell(thinking.mind.action)
                self._show()

    def _tell(self, action):
        """Say what it does, and let that stand for a while."""
        self._action = action
        self._left = max(_LEAST, self.app.pace(_SHOWN))
        self.say(self._texts.HINTS_WATCH, self._name + deed(self._texts, self.game, action))

    def _roll(self):
        self._roller = self.game.player
        self.app.rules.rows_gained = 0  # a roll alone can end the round: RULES.md, "Blocks"
        self.app.act(self._action)
        self.view.dice.show(self.game.dice)

    def _do(self):
        if self._roller >= 0:
            self.app.follow(self._roller)
        else:
            self.app.apply(self._action)

    def _show(self):
        if self._action >= 0 and self._roller < 0:
            lay(self.view, self.game, self._action)

    def press(self, key):
        """Go on, unless the key has a meaning on every screen of a game: menu, help, undo."""
        if key in ("start", "help", "b"):
            super().press(key)
        elif self._action >= 0:
            self._do()
        elif self._thinking is None and self.game.phase != ROLL:
            self._think_anew()  # which there may be memory for now


def _player(level):
    """Return who plays a level of seats.LEVELS."""
    if level <= STRONGEST:
        from engine.number_drop.bot import Bot  # read where a lack of memory is told

        return Bot(level)
    return borrow("guests.guest").player(LEVELS[level].lower())
