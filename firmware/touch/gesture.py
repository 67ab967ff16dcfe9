"""A gesture on the glass."""

from engine.const import TYPE_CHECKING
from firmware.sound import effects

if TYPE_CHECKING:
    from firmware.screens.parts.base import Base

TAP = "tap"
ACROSS = "across"  # still moving, and it began sideways
ALONG = "along"  # likewise, up or down
UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"  # it has moved so, and is over
SWIPES = (UP, DOWN, LEFT, RIGHT)


class Gesture:
    """A gesture that goes on, or is over.

    It is in pixels as the screens count them.
    """

    def __init__(self, kind: str, from_x: int, from_y: int, x: int, y: int) -> None:
        """It began at (from_x, from_y), and is at (x, y) now.

        `kind` is one of the above.
        """
        self.kind = kind
        self.from_x = from_x
        self.from_y = from_y
        self.x = x
        self.y = y
        self.held: int | None = None  # what a screen keeps from its beginning to its end

    def follows(self, other: "Gesture | None") -> bool:
        """Return whether it goes on from one that was still moving."""
        if other is None or other.kind not in (ACROSS, ALONG):
            return False
        return (self.from_x, self.from_y) == (other.from_x, other.from_y)


def hear(screen: "Base", key: str) -> None:
    """Play the sound of a key that means `key`."""
    screen.app.sound.play(effects.of_key(key))


def press(screen: "Base", key: str) -> None:
    """Act as if a key was pressed.

    A lesson hears of it before its screen.
    """
    hear(screen, key)
    screen.app.navigator.screen.take(key)
