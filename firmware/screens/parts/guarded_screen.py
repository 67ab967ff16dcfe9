"""A screen that ignores accidental presses."""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_GUARD = const(400)  # ms without a press before presses count


class GuardedScreen(Base):
    """Ignores presses that follow another one within _GUARD.

    So players who have just ended a turn by A, A, A, or have hurried the computer, do not begin the
    next one.
    """

    at_rest = False

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        self._wait = _GUARD

    def tick(self, elapsed: int) -> None:
        """Become ready once no key has been pressed for a while."""
        super().tick(elapsed)
        if self.at_rest:
            return
        # A key that may still become a hold was pressed before this screen was ready.
        self._wait = _GUARD if self.app.input.is_open else self._wait - elapsed
        if self._wait <= 0:
            self.at_rest = True
            self.ready()

    def skip(self) -> None:
        """Drop the key, which was meant for the previous screen."""
        self.app.input.next_key()
        self._wait = _GUARD

    def ready(self) -> None:
        """Let the keys act."""
