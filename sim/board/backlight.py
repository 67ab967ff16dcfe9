"""How a picture looks with a dimmed backlight."""

from array import array
from functools import lru_cache

_GAMMA = 2.2  # of sRGB: half the light looks far more than half as bright
_FIELDS = ((11, 31), (5, 63), (0, 31))  # of RGB565: each colour's shift and largest value


def dimmed(pixels: bytes | bytearray, brightness: float) -> bytes:
    """Return RGB565 pixels as they look at a `brightness` of 0 to 1."""
    if brightness >= 1:
        return bytes(pixels)
    values = array("H", bytes(pixels))
    levels = _levels(brightness)
    return array("H", [levels[value] for value in values]).tobytes()


@lru_cache(maxsize=16)
def _levels(brightness: float) -> list[int]:
    """Return what each of the 65536 colours looks like."""
    share = brightness ** (1 / _GAMMA)
    return [
        sum(int((value >> shift & most) * share) << shift for shift, most in _FIELDS)
        for value in range(1 << 16)
    ]
