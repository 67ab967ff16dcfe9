"""A resistive touch screen on four pins of the chip, read by Adafruit's library."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adafruit_touchscreen import Touchscreen


class Resistive:
    """A touch screen: `touched` returns where."""

    def __init__(self, screen: "Touchscreen") -> None:
        """Take a Touchscreen whose `size` is that of the display."""
        self._screen = screen

    def touched(self) -> "tuple[int, int] | None":
        """Return where a finger is in pixels, None if there is none."""
        point = self._screen.touch_point
        return (point[0], point[1]) if point else None
