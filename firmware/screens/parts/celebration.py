"""Confetti and a tune for a new rank at a game's end."""

from engine.const import TYPE_CHECKING
from firmware.sound import effects

if TYPE_CHECKING:
    from firmware.screens.interfaces import FestiveScreen
    from firmware.widgets.confetti import Confetti


class Celebration:
    """Bits of paper fall over a screen.

    It is at rest again once they are gone.
    """

    def __init__(self, screen: "FestiveScreen") -> None:
        self._screen = screen
        self._confetti: Confetti | None = None

    def begin(self) -> None:
        """Celebrate, at the pace that is set.

        At none at all there is nothing to be seen.
        """
        from firmware.widgets import confetti  # few ends have a new rank

        screen = self._screen
        app = screen.app
        app.sound.play(effects.RANK)
        ms = app.pace(confetti.DURATION)
        if ms:
            self._confetti = confetti.Confetti(app.width, app.height, ms, app.fun)
            screen.group.append(self._confetti)
            screen.at_rest = False

    def tick(self, elapsed: int) -> None:
        """Let time go by, in ms."""
        if self._confetti is not None and not self._confetti.fall(elapsed):
            self.end()

    def end(self) -> None:
        """End at once, as any key makes it."""
        if self._confetti is not None:
            self._screen.group.remove(self._confetti)
            self._confetti = None
            self._screen.at_rest = True
