"""The base of screens that count up points at the end of a game."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware.session.interfaces.handheld import Handheld


class CountScreen(Base):
    """Counts step by step. Any key ends the count, and does nothing else.

    session/game_end.py skips this screen if memory is short.
    """

    on_table = True  # the end may be drawn on it, so it stays in memory
    at_rest = False

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._left = 0  # ms until the next step
        self._steps = self.count()

    def count(self) -> "Iterator[int]":  # type: ignore[empty-body]  # for subclasses
        """Count one step at a time, so that each one is seen; yield the ms before the next."""

    def clear(self) -> None:
        """Remove what would be visible for a moment before the end is shown."""

    def tick(self, elapsed: int) -> None:
        """Keep counting."""
        super().tick(elapsed)
        self._left -= elapsed
        if self._left <= 0 and not self.at_rest:
            self._left += self.app.animation_ms(next(self._steps))

    def skip(self) -> None:
        """Show the end at once, which is what the key was for."""
        self.app.input.next_key()
        self.app.navigator.show_busy()  # finding out how the end is shown takes a board 60 ms
        self.leave()

    def leave(self) -> None:
        """Go to the end."""
        self.at_rest = True
        self._steps = iter(())  # frees what the steps use: the end needs its memory
        self.clear()
        from firmware.session import game_end

        self.app.navigator.defer(game_end.go_to, self.app)
