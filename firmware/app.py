"""The app: key events in, the screen on top acts, one refresh out. It never waits for anything."""

import os

from engine.const import const
from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.table import COMBO, OVER, ROLL
from engine.rng import Rng
from firmware.input import Input

_PHASES = ("place", "roll", "slide", "block", "drop", "combo", "over")
_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29


class App:
    """All that the device holds: its screen and keys, the game that is on, and what is shown."""

    def __init__(self, display, keys, key_names, seed=None, language="en"):
        """Show the title.

        `display`, `keys` and `key_names` come from a board file. `seed` (0 to 2^32 - 1) makes the
        first game's dice, and one more each next game's; without it the board's entropy does.
        """
        self.display = display
        self.language = language
        self.words = getattr(__import__("firmware.text." + language).text, language)
        self.record = None  # the game that is on, or the last one
        self.bot = Bot()
        self.screen = None
        self._input = Input(keys, key_names)
        self._seed = seed
        self._last = None
        self.view = None  # the table, made when the first game begins
        self.rows_gained = 0  # points of the rows that the latest round end circled
        self.fun = Rng(1, 1)  # for what only looks random, like tumbling dice
        self.show("title")

    @property
    def presses(self):
        """How many keys have been pressed since the start."""
        return self._input.presses

    @property
    def at_rest(self):
        """Whether no animation runs."""
        return self.screen.at_rest

    def step(self, now):
        """Take up key presses, let time go by, and refresh the display once.

        `now` is in ms, as supervisor.ticks_ms counts.
        """
        elapsed = 0 if self._last is None else (now - self._last) & _TICKS
        self._last = now
        self._input.elapse(elapsed)
        key = self._input.next_key()
        while key:
            if not self.screen.at_rest:
                self.screen.skip()
            self.screen.press(key)
            key = self._input.next_key()
        self.screen.tick(elapsed)
        self.display.refresh()

    def show(self, name):
        """Go to a screen: firmware/screens/<name>.py, its class `Screen`."""
        module = getattr(__import__("firmware.screens." + name).screens, name)
        screen = module.Screen(self)
        screen.name = name
        self.resume(screen)

    def resume(self, screen):
        """Go back to a screen as it was left."""
        self.screen = screen
        if self.display.root_group is not self.screen.group:
            self.display.root_group = self.screen.group

    def new_game(self, players):
        """Begin a game."""
        if self._seed is None:
            seed = int.from_bytes(os.urandom(4), "big")
        else:
            seed = self._seed
            self._seed = (seed + 1) & 0xFFFFFFFF
        self.record = Record(players, seed)
        self.rows_gained = 0
        self.show_phase()

    def show_phase(self):
        """Go to the screen of the phase that the game is in."""
        game = self.record.game
        if game.phase == ROLL and game.round > 1:
            self.show("round_end")
        else:
            self.show(_PHASES[game.phase])

    def apply(self, action):
        """Do an action, and go to the screen of what comes next."""
        sheet = self.record.game.sheet()
        rows = sheet.rows_score()
        player = self.record.game.player
        self.record.apply(action)
        self._pass_idle_combo()
        self.rows_gained = sheet.rows_score() - rows
        self.follow(player)

    def follow(self, player):
        """Go to the screen of what comes next, `player` having had the device."""
        game = self.record.game
        if game.player != player and game.phase != OVER:
            self.show("hand_over")
        else:
            self.show_phase()

    def _pass_idle_combo(self):
        """Pass for a player who has nothing to circle."""
        game = self.record.game
        if game.phase == COMBO and not game.load_combos().any_open():
            self.record.apply(PASS)

    def no_undo(self):
        """Return the words that say why nothing can be undone."""
        return self.words.ROLL_STANDS if self.record.count else self.words.NOTHING_DONE

    def undo(self):
        """Take the latest choice back, a pass without a choice with it; return whether it could."""
        if not self.record.can_undo():
            return False
        self.record.undo()
        game = self.record.game
        if game.phase == COMBO and not game.load_combos().any_open():
            self.record.undo()
        self.show_phase()
        return True
