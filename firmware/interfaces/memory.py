"""What memory/ asks of the app."""

from typing import Any, Protocol


class Table(Protocol):
    """The navigator, which holds the table."""

    def unload_table(self) -> None:
        """Unload the table with its code and Bitmaps."""


class Game(Protocol):
    """The session, which holds the game."""

    @property
    def rules(self) -> Any:  # of the current game
        """The Rules of the game, None before the first."""

    def suspend(self) -> None:
        """Keep the game as bytes until it is asked for, and unload the engine."""

    def resume(self) -> None:
        """Load the game again if it was suspended."""


class Presses(Protocol):
    """The input."""

    @property
    def presses(self) -> int:
        """Key presses since the start."""


class Device(Protocol):
    """The app."""

    was_restarted: bool

    @property
    def navigator(self) -> Table: ...
    @property
    def session(self) -> Game: ...
    @property
    def input(self) -> Presses: ...
    def record_place(self) -> None:
        """Save where the player is, for the next start to resume there."""
