"""The app: key events in, the screen on top acts, one refresh out. It never waits for anything."""

import os

from engine.const import const
from engine.journal import Journal
from engine.number_drop.record import Record
from engine.number_drop.table import OVER, ROLL
from engine.rng import Rng
from engine.tape import Tape
from firmware import cues, settings, turns
from firmware.input import Input
from firmware.key_map import HANDS, KeyMap
from firmware.modules import load, unload, unload_all
from firmware.sound import ROW, Sound
from firmware.storage import Storage
from firmware.widgets import font
from firmware.widgets.layout import scale

_PHASES = ("place", "roll", "slide", "block", "drop", "combo", "over")
_SHARED = ("base",)  # the modules of screens/ that are never let go
_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29


class App:
    """All that the device holds: its screen and keys, the game that is on, and what is shown."""

    def __init__(
        self,
        display,
        keys,
        key_names,
        seed=None,
        language=None,
        journal=None,
        voice=None,
        labels=None,
    ):
        """Show the title.

        `display`, `keys`, `key_names`, `labels` (what is printed on a key where that is not its
        name) and `voice` come from a board file. `seed` (0 to 2^32 - 1) makes the first game's
        dice, and one more each next game's; without it the board's entropy does. `language` is
        one of settings.LANGUAGES. `journal` keeps what must survive; without one nothing is kept.
        """
        self.display = display
        self.scale = scale(display.width, display.height)
        self.width = display.width // self.scale  # in pixels as the screens count them
        self.height = display.height // self.scale
        self.settings = settings.Settings()
        if language is not None:
            self.settings.values[settings.LANGUAGE] = settings.LANGUAGES.index(language)
        self.sound = Sound(voice)
        self.sound.set_level(self.settings.values[settings.SOUND])
        self._ear = cues.Ear()
        self.key_map = KeyMap(key_names, labels or {})
        self.read_words()
        self.storage = Storage(journal or Journal(Tape([bytearray(0)])))
        self.record = self.storage.load()  # the game that is on, or the last one
        self.screen = None
        self.input = Input(keys, self.key_map, self.settings.values)
        self._seed = seed
        self._last = None
        self.view = None  # the table, made when the first game begins
        self._latest = (-1, 0)  # the latest choice: how many actions came before it, and the action
        self.rows_gained = 0  # points that the latest round end brought the player now in turn
        self.fun = Rng(1, 1)  # for what only looks random, like tumbling dice
        self.show("title")

    @property
    def presses(self):
        """How many keys have been pressed since the start."""
        return self.input.presses

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
        self.input.elapse(elapsed)
        self.sound.tick(elapsed)  # before keys begin a new effect
        if self.screen.at_rest or not self.input.is_waiting():
            self._take_keys()
        else:
            self.screen.skip()  # the key acts on what follows once that is drawn
        self.screen.tick(elapsed)
        self.display.refresh()

    def _take_keys(self):
        """Let the screen act on the keys, up to one that leads to another screen.

        What is pressed after that waits until the player can see what it does.
        """
        shown = self.screen
        key = self.input.next_key()
        while key:
            self.sound.play(cues.of_key(key))
            shown.take(key)
            key = self.input.next_key() if self.screen is shown and shown.at_rest else ""

    @property
    def language(self):
        """The name of the language of the words."""
        return settings.LANGUAGES[self.settings.values[settings.LANGUAGE]]

    def read_words(self):
        """Take the words of the language that is set, with the names of this board's keys."""
        self.words = None
        for language in settings.LANGUAGES:  # those that were read have keys named already
            unload("text." + language)
        self.words = load("text." + self.language)
        self.key_map.name_keys(self.words)
        font.use_accents(self.words.ACCENTS)

    def apply_hand(self):
        """Turn the picture, and the directions with it, for the hand that is set."""
        before = HANDS[self.key_map.hand][0]
        self.key_map.use_hand(self.settings.values[settings.HAND])
        degrees = HANDS[self.key_map.hand][0] - before
        if degrees:
            self.display.rotation = (self.display.rotation + degrees) % 360
            self.read_words()  # a key's place may have another one's label now

    # --- screens ---

    def show(self, name, *arguments):
        """Go to a screen: firmware/screens/<name>.py, its class `Screen`, made with `arguments`."""
        self._show(self._make(name, arguments))

    def open(self, name, *arguments):
        """Go to a screen that `close` comes back from, to the one that is shown now."""
        below = self.screen
        screen = self._make(name, arguments)
        screen.below = below
        self._show(screen)

    def close(self):
        """Go back to the screen that `open` left: a game's as it was, any other one made anew."""
        below = self.screen.below
        if below.is_kept:
            self._show(below)
            below.resume()
            return
        screen = self._make(below.name, ())
        screen.below = below.below
        self._show(screen)

    def _make(self, name, arguments):
        unload_all("screens", _SHARED)
        screen = load("screens." + name).Screen(self, *arguments)
        screen.name = name
        return screen

    def _show(self, screen):
        self.screen = screen
        if self.display.root_group is not screen.group:
            screen.group.scale = self.scale
            self.display.root_group = screen.group

    # --- the game ---

    def new_game(self, players):
        """Begin a game."""
        if self._seed is None:
            seed = int.from_bytes(os.urandom(4), "big")
        else:
            seed = self._seed
            self._seed = (seed + 1) & 0xFFFFFFFF
        finished = self.record
        self.record = Record(players, seed)
        self.storage.begin(self.record, finished)
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
        game = self.record.game
        rows = [sheet.rows_score() for sheet in game.sheets]
        player = game.player
        self.act(action)
        self.rows_gained = game.sheet().rows_score() - rows[game.player]
        if self.rows_gained > 0:
            self.sound.play(ROW)
        self.follow(player)

    def act(self, action):
        """Do an action, and keep it."""
        game = self.record.game
        self.storage.choose(self.record, action)
        self._latest = (self.record.count, action)
        self._ear.before(game)
        turns.act(self.record, action)
        self.sound.play(self._ear.after(game))
        if game.phase == OVER or game.phase == ROLL and game.round > 1:
            self.storage.save()

    def follow(self, player):
        """Go to the screen of what comes next, `player` having had the device."""
        game = self.record.game
        if game.players > 1 and game.player != player and game.phase != OVER:
            self.show("hand_over")
        else:
            self.show_phase()

    def hint(self):
        """Return what the computer player would do, an action."""
        from engine.number_drop.bot import Bot  # not before it is asked: it takes memory

        return Bot().choose(self.record.game)

    def no_undo(self):
        """Return the words that say why nothing can be undone."""
        return self.words.ROLL_STANDS if self.record.count else self.words.NOTHING_DONE

    def undo(self):
        """Take the latest choice back, a pass without a choice with it; return whether it could."""
        if not self.record.can_undo():
            return False
        self.storage.undo()
        turns.undo(self.record)
        self.show_phase()
        if self.record.count == self._latest[0]:
            self.screen.adopt(self._latest[1])  # to be changed, not to be made anew
        return True
