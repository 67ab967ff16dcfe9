"""What is asked of the session."""

from typing import Protocol

from firmware.interfaces.game import Record
from firmware.kept.seats import Seats
from firmware.kept.settings import Settings
from firmware.kept.storage import Storage
from firmware.session.outcome import Outcome
from firmware.session.rules import Rules


class Finished(Protocol):
    """The game finished last: session/last_game.py."""

    def remember(self, name: str, record: Record | None, seats: Seats, /) -> None:
        """Keep the game of that name before the next one begins."""

    def is_there(self, session: "Session", /) -> bool:
        """Return whether it is of the game that the title offers."""

    def take(self, record: Record | None, seats: Seats, /) -> tuple[Record, Seats]:
        """Return its Record and Seats.

        Those of the game that is on are given.
        """


class Session(Protocol):
    """The game that is on: session/session.py, or tutorial_session.py in a lesson."""

    is_lesson: bool
    storage: Storage
    settings: Settings
    next_seed: int | None
    offered: str
    lesson: int
    variant: int
    seats: Seats
    draft: Seats | None
    you: str
    brought: list[list[int]]
    holder: int

    @property
    def home(self) -> "Session":
        """The session of the game on, also during a lesson."""

    @property
    def finished(self) -> Finished:
        """The game finished last."""

    @property
    def suspended(self) -> tuple[object, ...]:
        """The game as bytes while its engine is unloaded, else ()."""

    @property
    def record(self) -> Record:
        """The Record of the game on, or of the last.

        It is None before the first, for those few who ask then.
        """

    @property
    def rules(self) -> Rules:
        """The Rules of that game."""

    @property
    def marks(self) -> int:
        """How the game on, or the last one, is played."""

    def offer(self, name: str, /) -> None:
        """Let the title offer a game."""

    def use(self, record: Record | None, rules: Rules | None, /) -> None:
        """Let this be the game that is on."""

    def suspend(self) -> None:
        """Keep the game as bytes until it is asked for, and unload the engine."""

    def resume(self) -> None:
        """Load the game again if it was suspended."""

    def is_held(self) -> bool:
        """Return whether the player who has to act has the device already."""

    def learn(self, name: str, /) -> None:
        """Record that somebody has learnt a game."""

    def game_name(self) -> str:
        """Return which game is on, or was the last, "" before the first."""

    def has_game(self) -> bool:
        """Return whether a game has begun and not ended."""

    def do(self, action: int, seen: bool = False, /) -> Outcome:
        """Do an action and keep it; return what came of it.

        It is `seen` if it has been shown, or is a roll, of which nothing is shown before.
        """

    def next(self, player: int = -1, /) -> Outcome:
        """Return where the game goes on after a player.

        That one had the device, or nobody had it.
        """

    def phase(self) -> Outcome:
        """Return where the game goes on without a hand-over."""

    def by_computer(self) -> bool:
        """Return whether the player who has to act is the computer."""

    def can_undo(self) -> bool:
        """Return whether there is a choice that can be undone."""

    def mark(self, mark: int, /) -> None:
        """Note for the scores that there was an undo, or a hint."""

    def end(self, name: bytes | bytearray = b"", /) -> tuple[int, str, bytes]:
        """Return rank, name and scores to beat of the ended game."""

    def keep_end(self) -> None:
        """Keep a finished solo game's score."""
