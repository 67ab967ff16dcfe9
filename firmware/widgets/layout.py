"""What follows from a display's size in pixels for all screens."""

from engine.const import const

LEAST_WIDTH = const(120)  # the fewest pixels that show a whole sheet and all beside it
_LEAST_HEIGHT = const(112)
MARGIN = const(2)  # pixels between any text and the edge of the glass
LINE = const(8)  # pixels of a line of the small font with accents
TWO_LINES = const(17)
WIDEST = const(168)  # pixels of a line with a value: further from its name it is hard to find

# Pixels of a heading: where the top of its capitals is, and where what is below it begins
HEADING_Y = const(4)
HEADING_HEIGHT = const(16)
LOW_HEADING_Y = const(2)  # the small font, with room for accents
LOW_HEADING_HEIGHT = const(8)
# Of a tall screen:
_LEAST_TALL = const(160)  # pixels of its height, at the least
_TALL_FOURTHS = const(5)  # its height is at least so many fourths of its width


def scale(width: int, height: int) -> int:
    """Return how large a pixel of the game is: 1, 2, ...

    It depends on the display's size in pixels.
    """
    return max(1, min(width // LEAST_WIDTH, height // _LEAST_HEIGHT))


def is_low(height: int) -> bool:
    """Return whether a screen is too low for a whole sheet.

    Such screens have two colours, too.
    """
    return height < _LEAST_HEIGHT


def bar_height(height: int) -> int:
    """Return the height of a bar with key hints, in pixels.

    It is two lines across the screen, or one if that is low.
    """
    return LINE if is_low(height) else TWO_LINES


def is_tall(width: int, height: int) -> bool:
    """Return whether there is more room below than beside.

    It is the room around what is played on.
    """
    # One expression that reads each argument once: a bundle puts it in the place of its calls.
    return width * _TALL_FOURTHS <= height * 4 >= _LEAST_TALL * 4
