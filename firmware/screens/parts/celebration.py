"""What a game's end does by itself: it celebrates a new rank, then compares games of one's dice."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware import screen_names
from firmware.session.marks import LINKED
from firmware.sound import effects
from firmware.widgets import drawing

if TYPE_CHECKING:
    from engine.rng import Rng
    from firmware.screens.interfaces import FestiveScreen
    from firmware.session.interfaces.handheld import Handheld

DURATION = const(1600)  # ms at a calm pace
_COUNT = const(18)
_SIZE = const(3)  # pixels
_PAR_AFTER = const(5000)  # ms without a key at the end
_COLOURS = ("circled", "pink", "letter", "ghost")


class Celebration:
    """Drops confetti over a screen, which is at rest again once it has fallen.

    After a daily game or one by a code, the screen PAR opens next.
    """

    def __init__(self, screen: "FestiveScreen", is_seen: bool) -> None:
        """Begin at the chosen pace, unless the end `is_seen` again.

        With animations off there is only the tune.
        """
        app = screen.app
        self._screen = screen
        self._confetti: Confetti | None = None
        self._opens_par = not is_seen and not screen.is_new and _has_par(app)
        if screen.rank and not is_seen:
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
        app = self._screen.app
        if self._opens_par and app.idle_ms >= _PAR_AFTER:
            self._opens_par = False
            app.navigator.push(screen_names.PAR)

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


def _has_par(app: "Handheld") -> bool:
    """Return whether others have the dice of this solo game.

    Not after a restart, which the screen that compares them may have caused.
    """
    session = app.session
    if session.is_lesson or app.was_restarted or not session.rules.HAS_SHEETS:
        return False
    is_shared = session.marks & LINKED or session.standing()[3]
    return bool(session.record.game.players == 1 and is_shared)
