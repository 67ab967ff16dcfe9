"""A gesture on the glass."""

from engine.const import TYPE_CHECKING
from firmware.sound import effects

if TYPE_CHECKING:
    from typing import Any

TAP = "tap"
ACROSS = "across"  # still moving, and it began sideways
ALONG = "along"  # likewise, up or down
UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"  # it has moved so, and is over
SWIPES = (UP, DOWN, LEFT, RIGHT)


class Gesture:
    """One that goes on, or is over, in pixels as the screens count them."""

    def __init__(self, kind: str, from_x: int, from_y: int, x: int, y: int) -> None:
        """It began at (from_x, from_y), and is at (x, y) now; `kind` is one of the above."""
        self.kind = kind
        self.from_x = from_x
        self.from_y = from_y
        self.x = x
        self.y = y
        self.held: Any = None  # what a screen keeps from its beginning to its end

    def follows(self, other: "Gesture | None") -> bool:
        """Return whether it is the same gesture as one before, which was still moving."""
        if other is None or other.kind not in (ACROSS, ALONG):
            return False
        return (self.from_x, self.from_y) == (other.from_x, other.from_y)


def hear(screen: "Any", key: str) -> None:
    """Let be heard what is heard when a key is pressed that means `key`."""
    screen.app.sound.play(effects.of_key(key))


def press(screen: "Any", key: str) -> None:
    """Act as if that key had been pressed: a lesson hears of it before its screen."""
    hear(screen, key)
    screen.app.navigator.screen.take(key)
