"""The storage of lessons and puzzles, which saves nothing."""

from engine.const import TYPE_CHECKING
from firmware.kept.seats import Seats

if TYPE_CHECKING:
    from firmware.interfaces.game import Record


class NoStorage:
    """The part of Storage that they need."""

    saves_games = False
    is_healthy = True
    marks = 0

    def __init__(self) -> None:
        self.seats = Seats()

    def is_by_round(self) -> bool:
        """Return False, as no choice waits for the end of the round."""
        return False

    def choose(self, record: "Record", action: int) -> None:
        """Ignore a choice."""

    def mark(self, marks: int, record: "Record") -> None:
        """Ignore the marks."""

    def save(self, record: "Record | None" = None) -> None:
        """Do nothing."""
