"""A storage that keeps nothing, for lessons."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.interfaces.game import Record


class Nowhere:
    """What is asked of a Storage while a lesson is on."""

    is_open = False
    is_well = True
    marks = 0

    def choose(self, record: "Record", action: int) -> None:
        """Let a choice go."""

    def mark(self, marks: int) -> None:
        """Let it be, however a lesson is gone through."""

    def save(self) -> None:
        """Have nothing to make safe."""
