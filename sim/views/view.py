"""The interface of views, and the view for no one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from sim.board.standins.sounds import Sound

if TYPE_CHECKING:
    from sim.board.display import Display


@dataclass(frozen=True)
class Subject:
    """What there is to see of a board.

    That is its name, its screen in pixels, and its keys' names and labels.
    """

    title: str
    panel: tuple[int, int]
    keys: tuple[str, ...]
    scale: int | None
    labels: Mapping[str, str] = field(default_factory=dict)


class NoViewError(Exception):
    """A view that cannot be had here.

    The message is one line that says what to do.
    """


class View(Protocol):
    """Somewhere to see the screen and press keys."""

    closed: bool  # True once the person wants to stop

    def moves(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return the keys pressed or released since last asked.

        True is pressed, False released.
        """

    def show(self, display: "Display") -> None:
        """Bring what is seen up to date with the display."""

    def hear(self, sounds: Sequence[Sound]) -> None:
        """Play what is new of the board's sounds so far."""

    def close(self) -> None:
        """Leave everything as it was before the view was opened."""


class Unseen:
    """No view: nobody watches, nobody presses."""

    closed = False

    def moves(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return no presses."""
        return []

    def show(self, display: "Display") -> None:
        """Show nothing."""

    def hear(self, sounds: Sequence[Sound]) -> None:
        """Hear nothing."""

    def close(self) -> None:
        """Have nothing to leave."""
