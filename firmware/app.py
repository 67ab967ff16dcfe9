"""The app: key events in, the screen on top acts, one refresh out. It never waits for anything."""

import os

from engine.const import const
from engine.journal import Journal
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL
from engine.rng import Rng
from engine.tape import Tape
from firmware import cues, effects, marks, settings, turns
from firmware.input import Input
from firmware.key_map import KeyMap
from firmware.modules import load, unload
from firmware.screen_stack import ScreenStack
from firmware.sound import ROW, Sound
from firmware.storage import Storage
from firmware.widgets.layout import scale

_PHASES = ("place", "roll", "slide", "block", "drop", "combo", "over")
_IN_STAGES = ("block", "drop", "combo")  # screens that few keys have in screens/few_<name>.py
_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29


class App(ScreenStack):
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
        super().__init__(display, scale(display.width, display.height))
        self.width = display.width // self.scale  # in pixels as the screens count them
        self.height = display.height // self.scale
        self.storage = Storage(journal or Journal(Tape([bytearray(0)])))
        self.settings = settings.Settings()
        self.nonsense = load("settings_toml").read(self.settings)
        unload("settings_toml")
        self.settings.load(self.storage)
        if language is not None:
            self.settings.values[settings.LANGUAGE] = settings.LANGUAGES.index(language)
        self.sound = Sound(voice)
        self._ear = cues.Ear()
        self.key_map = KeyMap(key_names, labels or {})
        self.apply_settings()
        self.record = self.storage.load()  # the game that is on, or the last one
        self.marks = marks.load(self.storage, self.record)  # how it is played
        self._record_end()
        self.input = Input(keys, self.key_map, self.settings.values)
        self._seed = seed
        self._last = None
        self.view = None  # the table, made when the first game begins
        self._latest = (-1, 0)  # the latest choice: how many actions came before it, and the action
        self.rows_gained = 0  # points that the latest round end brought the player now in turn
        self.had_no_room = False  # whether the shape of the player now in turn did not fit
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

    def words_of(self, topic):
        """Return the words of one screen alone: text/<topic>_<language>.py, for it to keep."""
        name = "text." + topic + "_" + self.language
        words = load(name)
        unload(name)
        self.key_map.name_keys(words, self.words.HOLD)
        return words

    def apply_settings(self):
        """Give all settings their effect, at once."""
        effects.apply_settings(self)

    def pace(self, ms):
        """Return how long an animation of `ms` takes, as fast as is set: 0 for none at all."""
        return ms * self.settings.values[settings.SPEED] // 2

    def module_of(self, name):
        return "few_" + name if self.key_map.is_few and name in _IN_STAGES else name

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
        self.marks = marks.STRICT if self.settings.values[settings.STRICT] else 0
        marks.keep(self.storage, self.record, self.marks)
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
        """Let an action be seen, do it, and go to the screen of what comes next."""
        game = self.record.game
        seen = game.phase in (DROP, BLOCK) or game.phase == COMBO and action != PASS
        if seen and self.settings.values[settings.SPEED]:
            self.show("motion", action)
        else:
            self.carry_out(action)

    def carry_out(self, action):
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
        dropped = game.player if game.phase == DROP else -1
        turns.act(self.record, action)
        self.had_no_room = game.phase == COMBO and game.player != dropped
        self.sound.play(self._ear.after(game))
        if game.phase == OVER:
            self._record_end()
        if game.phase == OVER or game.phase == ROLL and game.round > 1:
            self.storage.save()

    def _record_end(self):
        """Record a finished solo game: power may also have gone before that could be kept."""
        record = self.record
        if record is not None and record.game.players == 1 and record.game.is_over():
            self.scores().record(record, self.marks, self.words.YOU)

    def scores(self):
        """Return the pink board, for a screen."""
        board = load("scores").Scores(self.storage)
        unload("scores")
        return board

    def follow(self, player):
        """Go to the screen of what comes next, `player` having had the device."""
        game = self.record.game
        if game.players > 1 and game.player != player and game.phase != OVER:
            self.show("hand_over")
        else:
            self.show_phase()

    def mark(self, mark):
        """Note for the scores that there was an undo, or a hint."""
        self.marks |= mark
        marks.keep(self.storage, self.record, self.marks)

    def hint(self):
        """Return what the computer player would do now, -1 if no hints are allowed."""
        if not self.settings.values[settings.HINTS] or self.marks & marks.STRICT:
            return -1
        from engine.number_drop.bot import Bot  # not before it is asked: it takes memory

        self.mark(marks.HINT)
        return Bot().choose(self.record.game)

    def can_undo(self):
        """Return whether there is a choice that can be undone."""
        return self.record.can_undo() and not self.marks & marks.STRICT

    def no_undo(self):
        """Return the words that say why nothing can be undone."""
        if self.marks & marks.STRICT:
            return self.words.NO_UNDO
        return self.words.ROLL_STANDS if self.record.count else self.words.NOTHING_DONE

    def undo(self):
        """Take the latest choice back, a pass without a choice with it; return whether it could."""
        if not self.can_undo():
            return False
        if self.record.game.phase == OVER:
            self.scores().withdraw(self.record)
        self.mark(marks.UNDO)
        self.storage.undo()
        turns.undo(self.record)
        self.show_phase()
        if self.record.count == self._latest[0]:
            self.screen.adopt(self._latest[1])  # to be changed, not to be made anew
        return True
