"""A capacitive touch screen, whose chip one of Adafruit's libraries reads over I2C."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adafruit_cst8xx import Adafruit_CST8XX
    from adafruit_focaltouch import Adafruit_FocalTouch

    from boards.cst328 import CST328
    from boards.gt911 import GT911


class Capacitive:
    """A touch screen: `touched` returns where."""

    def __init__(
        self,
        chip: "Adafruit_CST8XX | Adafruit_FocalTouch | CST328 | GT911",
        width: int,
        height: int,
        turn: int = 0,
    ) -> None:
        """Take the chip, and the picture's size in pixels.

        `turn` is by how many degrees the picture is turned on the panel: if it is 90, the panel's
        x grows to the top of the picture, and its y to the right.
        """
        self._chip = chip
        self._width = width
        self._height = height
        self._turn = turn

    def touched(self) -> "tuple[int, int] | None":
        """Return where a finger is in pixels, None if there is none."""
        try:
            points = self._chip.touches
        except OSError:  # a sleeping chip answers nothing until a finger wakes it
            return None
        if not points:
            return None
        x, y = points[0]["x"], points[0]["y"]
        if self._turn == 90:
            return y, self._height - 1 - x
        if self._turn == 180:
            return self._width - 1 - x, self._height - 1 - y
        return (self._width - 1 - y, x) if self._turn == 270 else (x, y)
