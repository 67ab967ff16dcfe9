"""A touch gesture."""

from engine.const import TYPE_CHECKING
from firmware.sound import effects

if TYPE_CHECKING:
    from firmware.screens.parts.base import Base

TAP = "tap"
ACROSS = "across"  # still moving; began sideways
ALONG = "along"  # still moving; began up or down
UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"  # finished, with this direction
SWIPES = (UP, DOWN, LEFT, RIGHT)


class Gesture:
    """A gesture in progress or finished, in pixels as counted by screens."""

    def __init__(self, kind: str, from_x: int, from_y: int, x: int, y: int) -> None:
        """Take its kind, one of the above, where it began, and where it is now."""
        self.kind = kind
        self.from_x = from_x
        self.from_y = from_y
        self.x = x
        self.y = y
        self.held: int | None = None  # a screen's state for the duration of the gesture

    def follows(self, other: "Gesture | None") -> bool:
        """Return whether it continues another gesture that was still moving."""
        if other is None or other.kind not in (ACROSS, ALONG):
            return False
        return (self.from_x, self.from_y) == (other.from_x, other.from_y)


def play_key_sound(screen: "Base", key: str) -> None:
    """Play the sound of a key with this command."""
    screen.app.sound.play(effects.of_key(key))


def press(screen: "Base", key: str) -> None:
    """Act as if a key was pressed; in a lesson, the tutorial handles it first."""
    play_key_sound(screen, key)
    screen.app.navigator.screen.handle_key(key)


def answer(screen: "Base", gesture: Gesture) -> bool:
    """Ignore a gesture, for games without a touch.py: only their key hints can be tapped."""
    return False
