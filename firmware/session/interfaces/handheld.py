"""What screens ask of the app and its navigator."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.rng import Rng
from firmware.interfaces.board import Display
from firmware.interfaces.screen import ChoiceScreen, Screen
from firmware.interfaces.words import Words
from firmware.kept.settings import Settings
from firmware.keys.input import Input
from firmware.keys.key_map import KeyMap
from firmware.session.interfaces.session import Session
from firmware.session.outcome import Outcome
from firmware.sound.voice import Sound
from firmware.widgets.stage import Stage


class Light(Protocol):
    """The screen's light while it is down: idle.py."""

    def dim(self, level: int, /) -> None:
        """Show everything with so much light."""


class Navigator(Protocol):
    """Which screen is shown, and the ways to others: navigator.py.

    Arguments are a screen's own.
    """

    screen: Screen
    stage: Stage
    name: str  # of the screen that is shown, or being loaded
    root: str  # the name of the screen at the bottom of the stack
    view: Any  # the table of whichever game is on, None where there is none
    transitions: list[tuple[Callable[..., object], tuple[Any, ...]]]  # that are pending

    def follow(self, outcome: Outcome, /) -> None:
        """Follow the outcome of an action or menu, and play it."""

    def show(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen with no other below it."""

    def open(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen that `close` comes back from."""

    def lay(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen above the shown one, on its table."""

    def lay_or_open(self, name: str, need: int, /) -> None:
        """Lay if so many bytes are free, else open."""

    def close(self) -> None:
        """Go back to the screen below."""

    def exchange(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen in place of the one that is shown."""

    def remake(self, *arguments: Any) -> None:
        """Make the screen that is shown again, with other arguments."""

    def later(self, call: Callable[..., object], /, *arguments: Any) -> None:
        """Call a function after the transitions noted so far."""

    def run_transitions(self) -> bool:
        """Make the transitions noted, and those that they lead to."""

    def clear(self) -> None:
        """Leave everything, the table included."""

    def load(self, name: str, arguments: tuple[Any, ...], /) -> Any:
        """Load a screen's module, and make the screen."""

    def discard(self, screen: Screen, /) -> None:
        """Let the modules of a screen that `load` returned go."""

    def make_table(self, game: Any, /) -> None:
        """Make the table of a game: `view`."""

    def drop_table(self) -> None:
        """Unload the table with its code and Bitmaps."""

    def announce(self) -> None:
        """Show a sign before a screen is loaded, or another long work."""


class Handheld(Protocol):
    """The app: app.py."""

    width: int  # in pixels as the screens count them
    height: int
    words: Words
    display: Display
    input: Input
    key_map: KeyMap
    settings: Settings
    sound: Sound
    fun: Rng
    nonsense: str
    quiet: int
    waking: Light | None
    was_restarted: bool

    @property
    def session(self) -> Session:
        """The game that is on."""

    @property
    def navigator(self) -> Navigator:
        """Which screen is shown, and the ways to others."""

    @property
    def language(self) -> str:
        """The name of the language of the words."""

    def words_of(self, topic: str, /) -> Words:
        """Return the words of one screen alone, for it to keep."""

    def own_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return a game's words of a topic, likewise.

        It is the offered game's if none is named.
        """

    def name_of(self, player: int, /) -> str:
        """Return what a player of the game that is on is called."""

    def open_menu(self) -> None:
        """Go to the menu of a game, and make the game safe."""

    def undo(self) -> str:
        """Take back the latest choice, or return why not."""

    def pace(self, ms: int, /) -> int:
        """Return how long an animation of `ms` takes, as set.

        It is 0 where there are none.
        """


class HintedScreen(ChoiceScreen, Protocol):
    """A screen of a choice as it asks for a hint."""

    @property
    def app(self) -> Handheld:
        """The app that shows it."""
