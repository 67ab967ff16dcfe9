"""The app: key events in, the top screen acts, one refresh out; a step never blocks."""

from engine.const import TYPE_CHECKING, const
from engine.rng import Rng
from firmware import games, screen_names, theme, words  # noqa: F401 theme: see font
from firmware.kept import settings
from firmware.kept.calendar import DAILY_MARK
from firmware.keys.input import Input
from firmware.keys.key_map import KeyMap
from firmware.memory import heap, loader
from firmware.navigator import Navigator
from firmware.session.session import Session
from firmware.sound import effects
from firmware.sound.voice import Sound
from firmware.widgets import font  # noqa: F401 configuration.py, which goes, sets both up
from firmware.widgets.layout import scale

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware.interfaces.board import Display, Keys, Voice
    from firmware.interfaces.words import Words
    from firmware.kept.storage import Storage
    from firmware.session.interfaces.handheld import Light

_TICKS = const((1 << 29) - 1)  # supervisor.ticks_ms wraps at 2^29
_LULL = const(10000)  # ms without a key after which idle.py is called
_FRAME = const(25)  # ms from one picture of an animation to the next; the shortest note has 30
# ms to sleep at rest. keypad scans every 20 ms in the background and queues what it sees; an analog
# stick has to be polled every 50 ms. A PinAlarm would need the pins, which keypad has claimed.
_NAP = const(10)


class App:
    """The device: screen, keys, the game in progress, and what is shown."""

    def __init__(
        self,
        display: "Display",
        keys: "Keys",
        key_names: tuple[str, ...],
        storage: "Storage",
        seed: int | None = None,
        language: str | None = None,
        voice: "Voice | None" = None,
        labels: "Mapping[str, str] | None" = None,
        game: str | None = None,
    ) -> None:
        """Set up the device. The first step shows the title, or the game in progress.

        `display`, `keys`, `key_names`, `voice` and `labels`, the text printed on keys where that
        is not their name, come from a board file. `seed` (0 to 2^32 - 1) is that of the first
        game, and each later game's is one more; without it, seeds come from the board's entropy.
        `language` is one of settings.LANGUAGES. `game`, one of games.NAMES, is offered by the
        title instead of the game played last.
        """
        pixel = scale(display.width, display.height)
        self.display = display
        self.width = display.width // pixel  # in the pixels that screens use, see layout.scale
        self.height = display.height // pixel
        self.sound = Sound(voice)
        self.key_map = KeyMap(key_names, labels or {})
        # The texts that are always in memory.
        self.words: Words = None  # type: ignore[assignment]  # until the settings have effect
        self.settings = settings.Settings()
        self.settings_error = settings.read_toml(self.settings)
        self.settings.load(storage)
        if language is not None:
            self.settings.values[settings.LANGUAGE] = settings.LANGUAGES.index(language)
        self.session = Session(storage, self.settings, seed)
        self.navigator = Navigator(self, pixel)
        from firmware import configuration
        from firmware.session import resumption

        configuration.apply_settings(self)
        self.navigator.stage.show_indicator()
        resumption.load_game(self.session)
        self.input = Input(keys, self.key_map, self.settings.values)
        self._last: int = None  # type: ignore[assignment]  # before the first step
        self._is_late = False  # whether the step has spent time on loading
        self.idle_ms = 0  # ms since a key was pressed or anything moved
        self._heard = 0  # key presses so far when idle_ms was last reset
        self.dimmer: Light | None = None  # an idle.Dimmer, while the light is down
        self.cosmetic_rng = Rng(1, 1)  # for effects only, such as tumbling dice
        self.was_restarted = self.settings.resume > 0  # by memory/restart.py
        resumption.show_first(self, game)

    @property
    def at_rest(self) -> bool:
        """Whether no animation runs."""
        return not self.navigator.transitions and self.navigator.screen.at_rest

    def step(self, now: int) -> None:
        """Handle key presses, and refresh the display.

        `now` is the time in ms, from supervisor.ticks_ms. If memory runs out, the program ends and
        code.py restarts it: see memory/restart.py.
        """
        try:
            self._step(now)
        except MemoryError as error:
            self.navigator.clear()
            heap.collect()
            loader.evict()
            from firmware.memory.restart import restart

            restart(self, error)

    def _step(self, now: int) -> None:
        elapsed = 0 if self._last is None else (now - self._last) & _TICKS
        self._last = now
        self.input.elapse(elapsed)
        self.sound.tick(elapsed)  # before keys begin a new effect
        navigator = self.navigator
        is_late = not navigator.screen and navigator.run_transitions()
        if navigator.screen.at_rest or not self.input.peek_key():
            self._take_keys()
        else:
            navigator.screen.skip()  # the key is handled once the next picture is drawn
        is_late = navigator.run_transitions() or is_late
        navigator.screen.tick(elapsed)
        self._is_late = navigator.run_transitions() or is_late
        was_quiet = self.idle_ms > 0
        self._wait(elapsed)
        navigator.refresh()
        loader.trim()
        if self.idle_ms and not was_quiet:
            heap.collect()  # while a key is handled, it would cost 20 ms

    def _wait(self, elapsed: int) -> None:
        """Count how long nothing has happened, and call idle.py after each period."""
        before = self.idle_ms // _LULL
        self.idle_ms += elapsed
        if self.navigator.screen.is_busy or not self.at_rest or self._heard != self.input.presses:
            self._heard = self.input.presses
            self.idle_ms = 0
        if self.idle_ms // _LULL > before:
            from firmware import idle

            idle.wait(self, self.idle_ms // _LULL)

    def rest(self, now: int) -> int:
        """Return how many ms the loop can sleep before the next step.

        `now` is the time after the step. The result is what is left of a frame during an animation,
        and 0 while a computer player thinks.
        """
        if self._is_late:  # animations start after loading
            self._last = now
            self._is_late = False
        screen = self.navigator.screen
        if screen.is_busy or self.input.peek_key():
            return 0
        if screen.at_rest:
            return _NAP
        return max(0, _FRAME - ((now - self._last) & _TICKS))

    def _take_keys(self) -> None:
        """Pass keys to the screen, up to one that leaves it.

        Later keys wait until the player can see what they act on.
        """
        shown = self.navigator.screen
        key = self.input.next_key()
        while key:
            self.sound.play(effects.of_key(key))
            shown.handle_key(key)
            key = self.input.next_key() if self.at_rest else ""

    @property
    def language(self) -> str:
        """The language of the texts."""
        return settings.LANGUAGES[self.settings.values[settings.LANGUAGE]]

    def shared_words(self, topic: str) -> "Words":
        """Return the texts of a topic that all games share, for a screen to keep."""
        return self._read_words(topic, "firmware")

    def game_words(self, topic: str, game: str | None = None) -> "Words":
        """Return a game's texts of a topic, for a screen to keep; by default the offered game's."""
        return self._read_words(topic, games.folder(game or self.session.offered))

    def _read_words(self, topic: str, folder: str) -> "Words":
        loader.trim()
        found = words.of_topic(topic, self.language, folder)
        self.key_map.name_keys(found)
        return found

    def name_of(self, player: int) -> str:
        """Return the name of a player in the current game."""
        session = self.session
        game = session.record.game
        if game.players > 1:
            return session.seats.name(player)
        is_daily = getattr(game, "seed_high", 0) == DAILY_MARK
        return self.words.DAILY if is_daily else self.words.SOLO

    def open_menu(self) -> None:
        """Save the game, as the player may switch off now, and open its menu."""
        session = self.session
        session.storage.save(session.record)
        sheets = session.record.game.players if session.rules.HAS_SHEETS else 0
        has_hint = self.navigator.screen.has_hint()
        self.navigator.push(screen_names.PAUSE, 0, session.can_undo(), sheets, has_hint)

    def undo(self) -> str:
        """Undo the latest choice; return "", or a message that says why that is impossible."""
        self.navigator.show_busy()  # replaying the game so far takes a board 0.2 s
        from firmware.session import undo

        return undo.undo(self)

    def record_place(self) -> None:
        """Save where the player is, for the next start to resume there."""
        from firmware.session import resumption

        resumption.record_place(self)

    def animation_ms(self, ms: int) -> int:
        """Return how long an animation of `ms` takes at the chosen speed, 0 if they are off."""
        return ms * self.settings.values[settings.SPEED] // 2
