"""The interface of views, and the view that shows nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from sim.board.standins.sounds import Sound

if TYPE_CHECKING:
    from sim.board.display import Display


@dataclass(frozen=True)
class Subject:
    """What a view shows of a board: its name, the screen's size in pixels, and its keys."""

    title: str
    panel: tuple[int, int]
    keys: tuple[str, ...]
    scale: int | None
    labels: Mapping[str, str] = field(default_factory=dict)


class NoViewError(Exception):
    """A view that is unavailable here; the message is one line that says what to do."""


class View(Protocol):
    """Somewhere to see the screen, press keys and touch."""

    closed: bool  # True once the person wants to stop
    touched: tuple[int, int] | None  # the pixel of the panel that the mouse presses

    def key_changes(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return the keys pressed (True) or released (False) since the last call."""

    def show(self, display: "Display") -> None:
        """Show the display's current picture."""

    def play_latest(self, sounds: Sequence[Sound]) -> None:
        """Play the latest of the board's sounds so far."""

    def close(self) -> None:
        """Restore everything to how it was before the view was opened."""


class NullView:
    """Shows nothing, and never presses a key."""

    closed = False
    touched: tuple[int, int] | None = None

    def key_changes(self, now_ms: int) -> list[tuple[str, bool]]:
        """Return no presses."""
        return []

    def show(self, display: "Display") -> None:
        """Show nothing."""

    def play_latest(self, sounds: Sequence[Sound]) -> None:
        """Play nothing."""

    def close(self) -> None:
        """Do nothing."""
