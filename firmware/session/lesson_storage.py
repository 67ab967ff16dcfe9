"""A storage that saves nothing, for lessons."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.interfaces.game import Record


class LessonStorage:
    """The part of Storage that lessons need."""

    saves_games = False
    is_healthy = True
    marks = 0

    def is_by_round(self) -> bool:
        """Return False, as no choice waits for the end of the round."""
        return False

    def choose(self, record: "Record", action: int) -> None:
        """Ignore a choice."""

    def mark(self, marks: int, record: "Record") -> None:
        """Ignore the marks."""

    def save(self, record: "Record | None" = None) -> None:
        """Do nothing."""
