"""Where everything stands on the play screen, worked out from the display's size in pixels."""

from engine.const import const

_LEAST_WIDTH = const(120)  # the fewest pixels that show a whole sheet and all beside it
_LEAST_HEIGHT = const(112)
_ROWS = const(14)
_COLUMNS = const(8)  # of the grid: seven and the row marks
_MARGIN = const(1)
_BESIDE = const(83)  # pixels of a panel that has room for the key hints
_ASIDE = const(56)  # and of a column for the scores beside it
_LINE = const(8)  # pixels of a line of the small font with accents
_TWO_LINES = const(17)
_HEADER = const(8)
_LOW_PANEL = const(60)  # pixels of a panel beside the grid of a low screen
_LOW_TRACK = const(54)  # of the values in it, without a heading
_LOW_HEADING = const(7)
_LOW_TRACK_HEIGHT = const(31)
_MARKER = const(4)  # below the dice


def scale(width, height):
    """Return how large a pixel of the game is on a display of so many pixels: 1, 2, ..."""
    return max(1, min(width // _LEAST_WIDTH, height // _LEAST_HEIGHT))


def is_low(height):
    """Return whether a screen is too low for a whole sheet; those have two colours, too."""
    return height < _LEAST_HEIGHT


def bar_height(height):
    """Return the pixels of a bar with key hints across a screen: two lines, or one if it is low."""
    return _LINE if is_low(height) else _TWO_LINES


class Layout:
    """Positions of the play screen: the grid at the left, all else in a panel at its right.

    The rules: cells are as large as the height allows. Key hints stand in the panel if it is wide
    enough for two short lines of them, else below the grid; if there only one line is left, the
    messages go into the panel. A panel twice as wide has a second column. A low screen shows some
    of the rows; one that is narrow, too, has the panel on a page of its own.
    """

    def __init__(self, width, height):
        """Lay out a display of so many pixels, 72x40 at the least; ValueError below that."""
        if width < 72 or height < 40:
            raise ValueError(f"the play screen needs 72x40 pixels, not {width}x{height}")
        self.width = width
        self.height = height
        self.rows = _ROWS  # of the grid that are seen at once
        self.notes: tuple = ()  # lines above the hints for messages: (x, y, width), from the bar
        self.side_x = 0  # of a second column in the panel; 0 if there is none
        self.is_paged = False  # whether the panel has a page of its own
        self.grid_x = _MARGIN
        self.header_y = _MARGIN
        self.is_low = is_low(height)
        if self.is_low:
            self._lay_out_low()
        else:
            self._lay_out()
        self.guest_x = 0 if self.is_paged else self.panel_x  # of what can take the panel's place
        self.guest_width = width if self.is_paged else self.text_width

    def _lay_out_low(self):
        self.grid_x = self.grid_y = self.header_y = self.dice_y = self.track_y = 0
        self.hints_x, self.hints_width = 0, self.width
        self.hints_y, self.hints_height = self.height - _LINE, _LINE
        self.dice_size = 3
        self.cell = 8 if self.width >= _LEAST_WIDTH else 6
        self.rows = self.hints_y // self.cell
        self._split(3 * _MARGIN)  # the mark that tells which rows are seen stands between
        self.is_paged = self.panel_width < _LOW_PANEL
        self.heading = _LOW_HEADING
        if self.is_paged:
            self.track_x = self.side_x
            self.heading = self.width - _LOW_TRACK - 6
            self.text_width = self.heading
            self.header_y = _LOW_TRACK_HEIGHT - _HEADER
        else:
            self.track_x = self.panel_x
            self.dice_y = _HEADER + _MARGIN
            self.track_y = self.hints_y - _LOW_TRACK_HEIGHT - _MARGIN

    def _lay_out(self):
        wide = _MARGIN + _COLUMNS * 9 + 4 * _MARGIN + _BESIDE
        self.cell = 9 if self.width >= wide and self.height >= _ROWS * 9 else 8
        if self.width < wide:
            self.grid_x = 0
        self._split(4 * _MARGIN if self.width >= wide else 2 * _MARGIN)
        grid_height = _ROWS * self.cell
        if self.panel_width >= _BESIDE:
            self.grid_y = (self.height - grid_height) // 2
            self.dice_size = 0
            self.run_x, self.letter_x = 16, 34
            self.is_upright = False  # the notches of the tiles
            self.hints_x, self.hints_width = self.panel_x, self.panel_width
            self.hints_height = _TWO_LINES
            if self.panel_width >= _BESIDE + _ASIDE:
                self.side_x = self.panel_x + _BESIDE + 4 * _MARGIN
                self.side_width = self.width - self.side_x - 2 * _MARGIN
            bottom = self.hints_y = self.height - self.hints_height
        else:
            self.grid_y = self.header_y = 0
            self.dice_size = 1 if self.panel_width >= 60 else 2
            self.is_upright = True
            self.hints_x, self.hints_width = 0, self.width
            self.hints_y = grid_height
            self.hints_height = self.height - grid_height
            bottom = grid_height
            if self.hints_height < 2 * _LINE:
                x, width = self.panel_x, self.panel_width
                self.notes = ((x, -13, width), (x, -6, width))
                bottom -= _TWO_LINES - 2
        self._stack(bottom)

    def _split(self, gap):
        """Divide the screen into the grid and the panel."""
        self.panel_x = self.grid_x + _COLUMNS * self.cell + gap
        self.panel_width = self.width - self.panel_x
        self.text_width = min(self.panel_width, _BESIDE) - 2 * _MARGIN

    def _stack(self, bottom):
        """Put header, dice and track one below the other; the dice take what is left over."""
        from firmware.widgets import dice, track

        above = self.header_y + _HEADER
        dice_height = dice.HEIGHTS[self.dice_size] + _MARKER
        room = bottom - above - dice_height - track.ROWS_Y
        self.track_size = min(track.SIZE, room // track.ROWS)
        self.track_y = bottom - track.ROWS * self.track_size - track.ROWS_Y
        self.dice_y = above + (self.track_y - above - dice_height) // 2
        size = self.track_size
        if self.is_upright:
            self.run_x, self.letter_x = size + 1, 2 * size + 3
        self.tiles_x = self.letter_x + size + (_MARGIN if self.is_upright else 3 * _MARGIN)
