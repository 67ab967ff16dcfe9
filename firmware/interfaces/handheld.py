"""What screens ask of the app, and what the app's parts ask of it."""

from typing import Protocol

from engine.rng import Rng
from firmware.interfaces.board import Display
from firmware.interfaces.navigator import Navigator
from firmware.interfaces.screen import ChoiceScreen
from firmware.interfaces.session import Session
from firmware.interfaces.words import Words
from firmware.kept.settings import Settings
from firmware.keys.input import Input
from firmware.keys.key_map import KeyMap
from firmware.sound.voice import Sound


class Light(Protocol):
    """The screen's light while it is down: light.py."""

    def dim(self, level: int, /) -> None:
        """Show everything with so much light."""


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

    def words_of(self, topic: str, /) -> Words:
        """Return the words of one screen alone, for it to keep."""

    def own_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return what a game, the offered one if none is named, says on a topic, likewise."""

    def name_of(self, player: int, /) -> str:
        """Return what a player of the game that is on is called."""

    def open_menu(self) -> None:
        """Go to the menu of a game, and make the game safe."""

    def apply_settings(self) -> None:
        """Give all settings their effect, at once."""

    def pace(self, ms: int, /) -> int:
        """Return how long an animation of `ms` takes, as fast as is set: 0 for none at all."""


class HintedScreen(ChoiceScreen, Protocol):
    """A screen of a choice as it asks for a hint."""

    @property
    def app(self) -> Handheld:
        """The app that shows it."""
