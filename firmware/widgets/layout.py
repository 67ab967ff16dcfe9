"""Layout rules for all screens, derived from a display's size in pixels."""

from engine.const import const

LEAST_WIDTH = const(120)  # pixels: narrowest screen for a whole sheet and its surroundings
_LEAST_HEIGHT = const(112)
MARGIN = const(2)  # pixels between any text and the edge of the display
LINE = const(8)  # pixels: line height of the small font with accents
TWO_LINES = const(17)
WIDEST = const(168)  # pixels: in a wider line, a value is too far from its name

# Pixels: where the top of a heading's capitals is, and where the area below it begins.
HEADING_Y = const(4)
HEADING_HEIGHT = const(16)
LOW_HEADING_Y = const(2)  # the small font, with room for accents
LOW_HEADING_HEIGHT = const(8)
# A tall screen has at least
_LEAST_TALL = const(160)  # pixels of height,
_TALL_FOURTHS = const(5)  # and a height of this many fourths of its width.
PHONE_HEIGHT = const(190)  # pixels of a tall screen that is a phone's


def scale(width: int, height: int) -> int:
    """Return the size of a screen's pixel (1, 2, ...) on a display of this size in pixels."""
    return max(1, min(width // LEAST_WIDTH, height // _LEAST_HEIGHT))


def is_low(height: int) -> bool:
    """Return whether a screen is too low for a whole sheet; such screens are also monochrome."""
    return height < _LEAST_HEIGHT


def bar_height(height: int) -> int:
    """Return the height of the hint bar in pixels: two lines, or one on a low screen."""
    return LINE if is_low(height) else TWO_LINES


def is_tall(width: int, height: int) -> bool:
    """Return whether there is more room below the playing area than next to it."""
    # A single expression that uses each argument once, because a bundle inlines it.
    return width * _TALL_FOURTHS <= height * 4 >= _LEAST_TALL * 4
