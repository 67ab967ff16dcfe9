"""Confetti and a tune for a new rank at a game's end."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.sound import effects
from firmware.widgets import drawing

if TYPE_CHECKING:
    from engine.rng import Rng
    from firmware.screens.interfaces import FestiveScreen
DURATION = const(1600)  # ms at a calm pace
_COUNT = const(18)
_SIZE = const(3)  # pixels
_COLOURS = ("circled", "pink", "letter", "ghost")


class Celebration:
    """Drops confetti over a screen, which is at rest again once it has fallen."""

    def __init__(self, screen: "FestiveScreen") -> None:
        self._screen = screen
        self._confetti: Confetti | None = None

    def begin(self) -> None:
        """Celebrate at the chosen pace; with animations off there is only the tune."""
        screen = self._screen
        app = screen.app
        app.sound.play(effects.RANK)
        ms = app.animation_ms(DURATION)
        if ms:
            self._confetti = Confetti(app.width, app.height, ms, app.cosmetic_rng)
            screen.group.append(self._confetti)
            screen.at_rest = False

    def tick(self, elapsed: int) -> None:
        """Advance by `elapsed` ms."""
        if self._confetti is not None and not self._confetti.fall(elapsed):
            self.end()

    def end(self) -> None:
        """End at once, as any key does."""
        if self._confetti is not None:
            self._screen.group.remove(self._confetti)
            self._confetti = None
            self._screen.at_rest = True


class Confetti(Group):
    """Call `fall` until it returns False; the group is empty then."""

    def __init__(self, width: int, height: int, ms: int, chance: "Rng") -> None:
        """Prepare to fall for `ms` over a screen of this size in pixels."""
        super().__init__()
        self._height = height
        self._whole = ms
        self._left = ms
        self._speeds = bytearray(_COUNT)  # in 64ths of the screen's height per `ms`
        self._starts = bytearray(_COUNT)  # heights above the screen, in pixels
        for i in range(_COUNT):
            piece = drawing.rectangle(_SIZE, _SIZE, _COLOURS[i % len(_COLOURS)])
            piece.x = chance.below(width - _SIZE)
            self._speeds[i] = 96 + chance.below(96)
            self._starts[i] = chance.below(64)
            self.append(piece)
        self._arrange()

    def _arrange(self) -> None:
        gone = self._whole - self._left
        for i in range(_COUNT):
            fallen = self._height * self._speeds[i] // 64 * gone // self._whole
            self[i].y = fallen - self._starts[i] - _SIZE

    def fall(self, elapsed: int) -> bool:
        """Advance by `elapsed` ms; return whether anything is still falling."""
        self._left -= elapsed
        if self._left <= 0:
            while len(self):
                self.pop()
            return False
        self._arrange()
        return True
