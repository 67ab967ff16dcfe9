"""The app: key events in, the screen on top acts, one refresh out. It never waits for anything."""

import gc

from engine.const import const
from engine.rng import Rng
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games, theme, words  # noqa: F401 theme: see font
from firmware.kept import settings
from firmware.kept.storage import Storage
from firmware.keys.input import Input
from firmware.keys.key_map import KeyMap
from firmware.loader import SCREENS, give_back, load_first, settle
from firmware.session import marks
from firmware.session.session import Session
from firmware.sound import cues
from firmware.sound.voice import Sound
from firmware.widgets import font  # noqa: F401 configuration.py, which goes, sets both up
from firmware.widgets.layout import is_low, scale

_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29
_THOUGHT = const(32000)  # bytes that thinking takes beside the table: 26 KB, and gaps between them
_MINUTE = const(60000)  # ms
_FRAME = const(25)  # ms from one picture of an animation to the next; the shortest note has 30
# ms to sleep at rest. keypad goes on scanning meanwhile, every 20 ms, and keeps what it sees; an
# analog stick has to be asked about every 50 ms. A PinAlarm would need pins that keypad has taken.
_NAP = const(10)


class App(Session):
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
        game=None,
    ):
        """Show the title.

        `display`, `keys`, `key_names`, `labels` (what is printed on a key where that is not its
        name) and `voice` come from a board file. `seed` (0 to 2^32 - 1) makes the first game's
        dice, and one more each next game's; without it the board's entropy does. `language` is
        one of settings.LANGUAGES. The title offers `game`, one of games.NAMES, not the one that
        was played last. `journal` keeps what must survive; without one nothing is kept.
        """
        settle()
        storage = Storage(journal or Journal(Tape([bytearray(0)])))
        choices = settings.Settings()
        self.nonsense = _read_settings_toml(choices)
        choices.load(storage)
        if language is not None:
            choices.values[settings.LANGUAGE] = settings.LANGUAGES.index(language)
        pixel = scale(display.width, display.height)
        super().__init__(display, pixel, storage, choices, Sound(voice), seed)
        self.width = display.width // pixel  # in pixels as the screens count them
        self.height = display.height // pixel
        self.key_map = KeyMap(key_names, labels or {})
        self.apply_settings()
        self.take_up_game()
        if game is not None:
            self.offer(game)
        self.input = Input(keys, self.key_map, self.settings.values)
        self._last = None
        self.quiet = 0  # ms since a key was pressed or anything moved
        self._heard = 0  # presses until then
        self.waking = None  # a light.Waking, while the light is down
        self.fun = Rng(1, 1)  # for what only looks random, like tumbling dice
        self.show("title")
        self.travel()

    @property
    def presses(self):
        """How many keys have been pressed since the start."""
        return self.input.presses

    @property
    def at_rest(self):
        """Whether no animation runs."""
        return not self.is_travelling and self.screen.at_rest

    def step(self, now):
        """Take up key presses, make the trips that they lead to, and refresh the display once.

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
        self.travel()
        self.screen.tick(elapsed)
        self.travel()
        was_quiet = self.quiet > 0
        self._wait(elapsed)
        if self.screen.group is not None:  # else what was sent last stays
            self.display.refresh()
        give_back()
        if self.quiet and not was_quiet:
            gc.collect()  # now that all is shown: in the middle of a key's work it takes 20 ms

    def _wait(self, elapsed):
        """Count the minutes that nothing happens: with some of them the light goes down."""
        before = self.quiet // _MINUTE
        self.quiet += elapsed
        if self.screen.is_busy or not self.at_rest or self._heard != self.input.presses:
            self._heard = self.input.presses
            self.quiet = 0
        if self.quiet // _MINUTE > before:
            try:
                from firmware import light

                light.dim(self, self.quiet // _MINUTE)
            except MemoryError:
                self.waking = None  # the light stays as it is for another minute

    def rest(self, now):
        """Return for how many ms the loop can sleep before the next step.

        `now` is the time after a step. The rest of a frame while something moves, nothing at all
        while a computer player thinks.
        """
        if self.screen.is_busy or self.input.is_waiting():
            return 0
        if self.screen.at_rest:
            return _NAP
        return max(0, _FRAME - ((now - self._last) & _TICKS))

    def _take_keys(self):
        """Let the screen act on the keys, up to one that leads to another screen.

        What is pressed after that waits until the player can see what it does.
        """
        shown = self.screen
        key = self.input.next_key()
        while key:
            self.sound.play(cues.of_key(key))
            shown.take(key)
            key = self.input.next_key() if self.at_rest else ""

    @property
    def language(self):
        """The name of the language of the words."""
        return settings.LANGUAGES[self.settings.values[settings.LANGUAGE]]

    def words_of(self, topic):
        """Return the words of a topic that both games have, for a screen to keep."""
        return self._named(words.of_topic(topic, self.language))

    def own_words(self, topic, game=None):
        """Return what a game, the offered one if none is named, says on a topic, likewise."""
        folder = games.folder(game or self.offered)
        return self._named(words.of_topic(topic, self.language, folder))

    def _named(self, found):
        self.key_map.name_keys(found)
        return found

    def hint(self, screen):
        """Give the next part of a hint on the screen of a choice, or say there why not."""
        self.later(self._hint, screen)

    def take_hint(self, action, texts, is_all):
        """Show on the screen of a choice what was thought of: see `take_hint` of those screens."""
        self.screen.take_hint(action, texts, is_all)

    def remark(self, message):
        """Say something on the screen of a choice."""
        self.screen.remark(message)

    def helper(self):
        """Return who thinks of what to advise a person to do now."""
        return self._bot(0)

    def thinker(self):
        """Return the computer player whose turn it is, thinking of what to do."""
        return self._bot(self.seats.kinds[self.rules.player(self.record.game)])

    def has_room_to_think(self):
        """Return whether there is memory for that with the table beside it."""
        return self.has_room(_THOUGHT)

    def _bot(self, level):
        bot = games.part(self.offered, "computer_player").player(level)
        bot.begin(self.record.game)
        return bot

    def _think(self, screen):
        """Go to the screen that thinks: on the table, if there is memory for both."""
        if self.has_room_to_think():
            self._leave(screen)
            try:
                self._arrive("hint", (), screen)
                return
            except MemoryError:  # enough is free, but not in one piece
                self._put_on(screen)
        self._open("hint", ())

    def _hint(self, screen):
        self._announce()
        is_strict = self.marks & marks.STRICT
        if screen.hinted < 0 and not is_strict and self.settings.values[settings.HINTS]:
            self._think(screen)
            return
        texts = self.words_of("hint")
        if is_strict:
            screen.remark(texts.STRICT)
        elif not self.settings.values[settings.HINTS]:
            screen.remark(texts.FORBIDDEN)
        else:
            screen.take_hint(-1, texts)

    def no_undo(self):
        """Return the words that say why nothing can be undone."""
        is_strict = self.marks & marks.STRICT
        if is_strict or not self.record.count:
            texts = self.words_of("hint")
            return texts.NO_UNDO if is_strict else texts.NOTHING_DONE
        return self.own_words("table").STANDS

    def forget_key(self):
        """Let go of the next key that was pressed: it came too early to be meant."""
        self.input.next_key()

    def apply_settings(self):
        """Give all settings their effect, at once; a sign says so where words have to be read."""
        if self.words is not None and not self.words.__name__.endswith("." + self.language):
            self._announce()
        from firmware import configuration

        configuration.apply_settings(self)

    def pace(self, ms):
        """Return how long an animation of `ms` takes, as fast as is set: 0 for none at all."""
        return ms * self.settings.values[settings.SPEED] // 2

    def load_screen(self, name, arguments=()):
        return self.find_screen(self.end_screen(len(arguments) < 2) if name == "over" else name)

    def find_screen(self, name):
        """Return the module of a screen: the offered game's own goes before that of all games."""
        own = games.folder(self.offered) + SCREENS
        names = [own + name, "firmware" + SCREENS + name]
        if self.key_map.is_few:  # some choices are made in stages
            names.insert(0, own + "few_" + name)
        return load_first(names)

    def end_screen(self, is_whole):
        """Return the screen of the end: of one player or, if it `is_whole`, of all."""
        low = is_low(self.height)
        name = self.rules.end(self.record.game, is_whole, low)
        is_alone = self.is_short and is_whole and not low and name == self.rules.END_ON_TABLE
        return self.rules.END_ALONE if is_alone else name


def _read_settings_toml(choices):
    from firmware.kept import settings_toml

    return settings_toml.read(choices)
