"""A storage that keeps nothing, for lessons."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.interfaces.game import Record


class LessonStorage:
    """What is asked of a Storage while a lesson is on."""

    keeps_games = False
    is_well = True
    marks = 0

    def is_by_round(self) -> bool:
        """Return False: no choice waits for the round's end."""
        return False

    def choose(self, record: "Record", action: int) -> None:
        """Let a choice go."""

    def mark(self, marks: int, record: "Record") -> None:
        """Let it be."""

    def save(self, record: "Record | None" = None) -> None:
        """Have nothing to make safe."""
