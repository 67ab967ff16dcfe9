"""The interfaces of the app, its session and its navigator, for screens."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.rng import Rng
from firmware.interfaces.board import Display
from firmware.interfaces.game import Record
from firmware.interfaces.screen import ChoiceScreen, Screen
from firmware.interfaces.words import Words
from firmware.kept.seats import Seats
from firmware.kept.settings import Settings
from firmware.kept.storage import Storage
from firmware.kept.whole_game import Standing
from firmware.keys.input import Input
from firmware.keys.key_map import KeyMap
from firmware.session.rules import Outcome, Rules
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

    def replace_all(self, name: str, /, *arguments: Any) -> None:
        """Clear the stack and go to a screen."""

    def push(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen from which `pop` returns."""

    def overlay(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen on the same table, with the current one unchanged beneath it."""

    def overlay_or_push(self, name: str, need: int, /) -> None:
        """Call `overlay` if `need` bytes are free, otherwise `push`."""

    def pop(self) -> None:
        """Go back to the parent screen."""

    def replace(self, name: str, /, *arguments: Any) -> None:
        """Replace the current screen by another."""

    def recreate(self, *arguments: Any) -> None:
        """Construct the current screen again with other arguments."""

    def defer(self, call: Callable[..., object], /, *arguments: Any) -> None:
        """Call a function after the pending transitions."""

    def run_transitions(self) -> bool:
        """Run the pending transitions and those they lead to; return whether there were any."""

    def clear(self) -> None:
        """Leave all screens and unload the table."""

    def load(self, name: str, arguments: tuple[Any, ...], /) -> Any:
        """Load a screen's module and construct the screen."""

    def discard(self, screen: Screen, /) -> None:
        """Release the modules of a screen that `load` returned."""

    def make_table(self, game: Any, /) -> None:
        """Make the table of a game: `view`."""

    def unload_table(self) -> None:
        """Unload the table with its code and Bitmaps."""

    def show_busy(self) -> None:
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
    cosmetic_rng: Rng
    settings_error: str
    idle_ms: int
    dimmer: Light | None
    was_restarted: bool

    @property
    def session(self) -> "Session":
        """The game in progress."""

    @property
    def navigator(self) -> Navigator:
        """The screen stack."""

    @property
    def language(self) -> str:
        """The language of the texts."""

    def shared_words(self, topic: str, /) -> Words:
        """Return the texts of a topic, for a screen to keep."""

    def game_words(self, topic: str, game: str | None = None, /) -> Words:
        """Return a game's texts of a topic, for a screen to keep; by default the offered game's."""

    def name_of(self, player: int, /) -> str:
        """Return the name of a player in the current game."""

    def open_menu(self) -> None:
        """Save the game and open its menu."""

    def undo(self) -> str:
        """Undo the latest choice, or return why that is impossible."""

    def record_place(self) -> None:
        """Save where the player is, for the next start to resume there."""

    def animation_ms(self, ms: int, /) -> int:
        """Return how long an animation of `ms` takes at the chosen speed, 0 if they are off."""


class HintedScreen(ChoiceScreen, Protocol):
    """The screen of a choice, as used by hints."""

    @property
    def app(self) -> Handheld:
        """The app that shows it."""


class LastGame(Protocol):
    """The game finished last: session/last_game.py."""

    def remember(self, name: str, record: Record | None, seats: Seats, /) -> None:
        """Store the game of that name before the next one begins."""

    def is_available(self, session: "Session", /) -> bool:
        """Return whether it is of the kind that the title offers."""

    def load(self, record: Record | None, seats: Seats, /) -> tuple[Record, Seats]:
        """Return its Record and Seats, given those of the current game."""


class Session(Protocol):
    """The game in progress: session/session.py, or tutorial_session.py during a lesson."""

    is_lesson: bool
    task: str  # the goal of a puzzle, "" if this is none
    storage: Storage
    settings: Settings
    next_seed: int | None
    offered: str
    lesson: int
    variant: int
    seats: Seats
    draft: Seats | None
    default_name: str
    computer_gains: list[list[int]]
    holder: int
    skips: bool  # whether the computers' turns are to be skipped

    @property
    def main_session(self) -> "Session":
        """The session of the game in progress, even during a lesson."""

    @property
    def last_game(self) -> LastGame:
        """The game finished last."""

    @property
    def suspended(self) -> Any:
        """The game as bytes while its engine is unloaded, otherwise ()."""

    @property
    def record(self) -> Record:
        """The Record of the current or latest game; None before the first."""

    @property
    def rules(self) -> Rules:
        """The Rules of that game."""

    @property
    def marks(self) -> int:
        """How the current or latest game is played."""

    def offer(self, name: str, /) -> None:
        """Let the title offer a game."""

    def use(self, record: Record | None, rules: Rules | None, /) -> None:
        """Make this the current game."""

    def suspend(self) -> None:
        """Keep the game as bytes until it is needed, and unload its engine."""

    def resume(self) -> None:
        """Load the game again if it was suspended."""

    def is_held(self) -> bool:
        """Return whether the player to act already has the device."""

    def learn(self, name: str, /) -> None:
        """Record that someone has learnt a game."""

    def game_name(self) -> str:
        """Return the name of the current or latest game, "" before the first."""

    def has_game(self) -> bool:
        """Return whether a game is in progress."""

    def standing(self) -> Standing:
        """Return how far the current game is, as in whole_game.py, without loading it."""

    def do(self, action: int, seen: bool = False, /) -> Outcome:
        """Take an action and save it; return its outcome.

        An action is `seen` if it has been animated, or is a roll, which is not animated beforehand.
        """

    def next(self, player: int = -1, /) -> Outcome:
        """Return where the game continues after a player who had the device, or after nobody."""

    def phase(self) -> Outcome:
        """Return where the game continues without a hand-over."""

    def by_computer(self) -> bool:
        """Return whether the computer plays for the player to act."""

    def can_undo(self) -> bool:
        """Return whether there is a choice that can be undone."""

    def mark(self, mark: int, /) -> None:
        """Mark the game as played with an undo or a hint, for the scores."""

    def end(self, name: bytes | bytearray = b"", /) -> tuple[int, str, bytes]:
        """Return rank, name and scores to beat of the finished game."""

    def save_end(self) -> None:
        """Save a finished solo game's score."""
