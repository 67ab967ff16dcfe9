"""The interface of the session."""

from typing import Protocol

from firmware.interfaces.game import Record
from firmware.kept.seats import Seats
from firmware.kept.settings import Settings
from firmware.kept.storage import Storage
from firmware.session.outcome import Outcome
from firmware.session.rules import Rules


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
    skips: bool
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

    @property
    def main_session(self) -> "Session":
        """The session of the game in progress, even during a lesson."""

    @property
    def last_game(self) -> LastGame:
        """The game finished last."""

    @property
    def suspended(self) -> tuple[object, ...]:
        """The game as bytes while its engine is unloaded, otherwise ()."""

    @property
    def record(self) -> Record:
        """The Record of the current or latest game.

        It is None before the first game, for the few callers that ask then.
        """

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

    def standing(self) -> tuple[int, ...]:
        """Return how far the game in progress is, as in suspension.py, without loading it."""

    def is_held(self) -> bool:
        """Return whether the player to act already has the device."""

    def learn(self, name: str, /) -> None:
        """Record that someone has learnt a game."""

    def game_name(self) -> str:
        """Return the name of the current or latest game, "" before the first."""

    def has_game(self) -> bool:
        """Return whether a game is in progress."""

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
