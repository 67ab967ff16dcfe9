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
        self, chip: "Adafruit_CST8XX | Adafruit_FocalTouch | CST328 | GT911", wide: int = 0
    ) -> None:
        """Take the chip, and the panel's width if it is an upright one under a lying picture.

        The top of such a panel is at the left of the picture.
        """
        self._chip = chip
        self._wide = wide

    def touched(self) -> "tuple[int, int] | None":
        """Return where a finger is in pixels, None if there is none."""
        try:
            points = self._chip.touches
        except OSError:  # a sleeping chip answers nothing until a finger wakes it
            return None
        if not points:
            return None
        x, y = points[0]["x"], points[0]["y"]
        return (y, self._wide - 1 - x) if self._wide else (x, y)
