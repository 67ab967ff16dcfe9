"""Where everything stands on the play screen, worked out from the display's size in pixels."""

from engine.const import const
from firmware.widgets import bars, cells, dice, track

_MARGIN = 1


_LEAST_WIDTH = const(120)  # the fewest pixels that a screen can be drawn on
_LEAST_HEIGHT = const(112)


def scale(width, height):
    """Return how large a pixel of the game is on a display of so many pixels: 1, 2, ..."""
    return max(1, min(width // _LEAST_WIDTH, height // _LEAST_HEIGHT))


class Layout:
    """Positions of the play screen: the grid at the left, all else in a panel at its right."""

    def __init__(self, width, height):
        """Lay out a display of at least 160x128 pixels; ValueError if it is smaller."""
        if width < 160 or height < 128:
            raise ValueError(f"the play screen needs 160x128 pixels, not {width}x{height}")
        self.width = width
        self.height = height
        self.grid_x = _MARGIN
        self.grid_y = (height - 14 * cells.SIZE) // 2
        self.panel_x = self.grid_x + 8 * cells.SIZE + 4 * _MARGIN
        self.panel_width = width - self.panel_x
        self.text_width = self.panel_width - 2 * _MARGIN  # of lines that end at the right edge
        self.hints_y = height - bars.HINTS_HEIGHT
        self.header_y = _MARGIN
        self.track_y = self.hints_y - track.HEIGHT
        # The dice stand halfway between the header and the track.
        free = self.track_y - self.header_y - bars.HEADER_HEIGHT - dice.HEIGHT
        self.dice_y = self.header_y + bars.HEADER_HEIGHT + free // 2
        self.tiles_x = self.panel_x + track.LETTER_X + track.SIZE + 3 * _MARGIN
        self.tiles_y = self.track_y + track.ROWS_Y
