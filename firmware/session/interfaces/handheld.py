"""The interfaces of the app and its navigator, for screens."""

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
    """The dimmed screen's light: idle.py."""

    def dim(self, level: int, /) -> None:
        """Set the brightness."""


class Navigator(Protocol):
    """The screen stack: navigator.py. Arguments are those of a screen's constructor."""

    screen: Screen
    stage: Stage
    name: str  # the name of the screen shown or being loaded
    root: str  # the name of the screen at the bottom of the stack
    view: Any  # the current game's table, or None
    transitions: list[tuple[Callable[..., object], tuple[Any, ...]]]  # pending transitions

    def follow(self, outcome: Outcome, /) -> None:
        """Go where an action or menu has led, and play its sounds."""

    def show(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen with no other below it."""

    def open(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen from which `close` returns."""

    def lay(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen on the same table, with the current one unchanged below it."""

    def lay_or_open(self, name: str, need: int, /) -> None:
        """Call `lay` if `need` bytes are free, otherwise `open`."""

    def close(self) -> None:
        """Go back to the screen below."""

    def exchange(self, name: str, /, *arguments: Any) -> None:
        """Replace the current screen by another."""

    def remake(self, *arguments: Any) -> None:
        """Construct the current screen again with other arguments."""

    def later(self, call: Callable[..., object], /, *arguments: Any) -> None:
        """Call a function after the pending transitions."""

    def run_transitions(self) -> bool:
        """Run the pending transitions and those that they lead to; return whether any were."""

    def clear(self) -> None:
        """Leave all screens and unload the table."""

    def load(self, name: str, arguments: tuple[Any, ...], /) -> Any:
        """Load a screen's module and construct the screen."""

    def discard(self, screen: Screen, /) -> None:
        """Release the modules of a screen that `load` returned."""

    def make_table(self, game: Any, /) -> None:
        """Make the table of a game: `view`."""

    def drop_table(self) -> None:
        """Unload the table with its code and Bitmaps."""

    def announce(self) -> None:
        """Show the busy indicator before loading a screen or other slow work."""


class Handheld(Protocol):
    """The app: app.py."""

    width: int  # in pixels as counted by screens
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
        """The game in progress."""

    @property
    def navigator(self) -> Navigator:
        """The screen stack."""

    @property
    def language(self) -> str:
        """The language of the texts."""

    def words_of(self, topic: str, /) -> Words:
        """Return the texts of a topic, for a screen to keep."""

    def own_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return a game's texts of a topic, for a screen to keep; by default the offered game's."""

    def name_of(self, player: int, /) -> str:
        """Return the name of a player in the current game."""

    def open_menu(self) -> None:
        """Open the menu of a game, and make the game safe."""

    def undo(self) -> str:
        """Undo the latest choice, or return why that is impossible."""

    def record_place(self) -> None:
        """Save where the player is, for the next start to resume there."""

    def pace(self, ms: int, /) -> int:
        """Return how long an animation of `ms` takes at the chosen speed, 0 if they are off."""


class HintedScreen(ChoiceScreen, Protocol):
    """A screen of a choice, as seen when it asks for a hint."""

    @property
    def app(self) -> Handheld:
        """The app that shows it."""
