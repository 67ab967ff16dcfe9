"""What screens ask of the app and its navigator."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from engine.rng import Rng
from firmware.interfaces.board import Display
from firmware.interfaces.screen import ChoiceScreen, Remembered, Screen
from firmware.interfaces.words import Words
from firmware.kept.settings import Settings
from firmware.kept.storage import Storage
from firmware.keys.input import Input
from firmware.keys.key_map import KeyMap
from firmware.session.interfaces.session import Session
from firmware.session.outcome import Outcome
from firmware.sound.voice import Sound


class Light(Protocol):
    """The screen's light while it is down: idle.py."""

    def dim(self, level: int, /) -> None:
        """Show everything with so much light."""


class Navigator(Protocol):
    """Which screen is shown, and the ways to others: navigator.py.

    Arguments are a screen's own.
    """

    screen: Screen
    view: Any  # the table of whichever game is on, None where there is none
    trips: list[tuple[Callable[..., object], tuple[Any, ...]]]  # that are still to be made

    def follow(self, outcome: Outcome, /) -> None:
        """Follow the outcome of an action or menu, and play it."""

    def show(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen."""

    def open(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen that `close` comes back from."""

    def open_above(self, below: Remembered, name: str, /) -> None:
        """Go to a screen whose `close` leads to another."""

    def lay(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen above the shown one, on its table."""

    def lay_if_room(self, name: str, need: int, /) -> None:
        """Lay if so many bytes are free, else open."""

    def leave(self) -> None:
        """Unload the screen that is shown and the table."""

    def leave_now(self) -> None:
        """Do so at once, on a trip."""

    def close(self) -> None:
        """Go back to the screen that `open` left."""

    def exchange(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen in place of the one that is shown."""

    def remake(self, *arguments: Any) -> None:
        """Make the screen that is shown anew, with other arguments."""

    def later(self, call: Callable[..., object], /, *arguments: Any) -> None:
        """Call a function after the trips noted so far.

        No key's handler runs any more then.
        """

    def sooner(self, call: Callable[..., object], /, *arguments: Any) -> None:
        """Call a function before the other trips noted."""

    def travel(self) -> bool:
        """Make the trips, and those that they lead to."""

    def blank(self, is_blank: bool, /) -> None:
        """Show nothing at all, or what is shown again."""

    def host(self, screen: Screen, before: list[str], /) -> None:
        """Unload what a screen brought with the shown one.

        The widgets `before` were there already.
        """

    def drop_table(self) -> None:
        """Unload the table, its code, and the widgets that came with it."""

    def announce(self) -> None:
        """Show a sign before a screen is loaded, or another long work."""

    def find(self, name: str, /) -> ModuleType:
        """Return the module of a screen."""


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

    @property
    def session(self) -> Session:
        """The game that is on."""

    @property
    def navigator(self) -> Navigator:
        """Which screen is shown, and the ways to others."""

    @property
    def language(self) -> str:
        """The name of the language of the words."""

    def open_storage(self) -> Storage:
        """Return what keeps games, opened anew."""

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
