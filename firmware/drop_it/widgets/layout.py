"""The layout of Drop It's screens, computed from the size of the display."""

from engine.const import const
from engine.drop_it.board import HEIGHT, WIDTH
from engine.drop_it.pieces import COLOURS, KINDS
from firmware.widgets.layout import MARGIN, PHONE_HEIGHT, TWO_LINES, is_low, is_tall

_PANEL = const(48)  # pixels that a panel needs,
_MOST_PANEL = const(90)  # and may have: the scores are next to it
_LOW_PANEL = const(51)
_SWATCH = const(7)  # pixels of a pattern's height, and of its width next to a row of the supply
_TALL_PITCH = const(14)  # pixels from one colour of the supply to the next, for fingers
_NARROW = const(100)  # pixels of a screen without room for a panel with words
_NARROW_PANEL = const(22)
_HEADROOM = const(10)  # pixels above the drop zone
_GAP = const(3)
_PHONE_PANEL = const(22)  # pixels beside the zone for the points
_PHONE_COLUMNS = const(8)  # of the supply below it
_PHONE_CELL = const(13)  # pixels of its height
_HEADER = const(10)
_PITCH = const(9)  # pixels from one colour of the supply to the next, where there is least room
_ROOMY = const(72)  # pixels of a panel with more room
_MOST_BAR = const(31)  # pixels, four lines: each takes some of a board's memory
_NARROW_BAR = const(38)
_LINES = const(4)  # of points
_LINE = const(8)


class Layout:
    """The drop zone on the left, and everything else in a panel on its right.

    The zone is as high as the screen, less some headroom, unless that leaves too little to the
    panel. On a low screen it is so large that only about half of it is visible at once, and scrolls
    behind its window. Narrow screens have the words below, as tall ones have; a phone also has
    the supply there.
    """

    def __init__(self, width: int, height: int) -> None:
        """Lay out a screen of the given size in pixels."""
        self.is_low = is_low(height)
        self.is_narrow = width < _NARROW
        self.is_tall = is_tall(width, height)
        self.is_phone = self.is_tall and height >= PHONE_HEIGHT
        self._lay_zone(width, height)
        self._lay_panel(width, height)
        if self.is_tall:
            self.bar = (0, height - TWO_LINES, width, TWO_LINES)
        elif self.is_narrow:
            self.bar = (0, self.window, width, _LINE)
        else:
            self._lay_bar(width, height)
        self._lay_end(width)

    def _lay_zone(self, width: int, height: int) -> None:
        """Lay out the drop zone, its edges' marks and its levels' numbers."""
        self.strip = 5  # pixels of the marks along an edge
        self.digits = 5  # pixels of the levels' numbers, clear of the screen's edge
        panel = _PANEL
        if self.is_low:
            panel = _LOW_PANEL
            self.strip = 4
        if self.is_narrow:
            panel = _NARROW_PANEL
            self.strip = 3
        if self.is_phone:
            panel = _PHONE_PANEL
        room = width - panel - 2 * self.strip - self.digits - _GAP
        self.floor = self.strip + (0 if self.is_low else 2)  # room for upright letters
        self.zone_height = room * HEIGHT // WIDTH
        self.window = height - (TWO_LINES if self.is_tall else _LINE if self.is_narrow else 0)
        if self.is_phone:
            self.window -= COLOURS * KINDS // _PHONE_COLUMNS * _PHONE_CELL + _GAP
        if not self.is_low:
            self.zone_height = min(self.zone_height, self.window - self.floor - 1 - _HEADROOM)
        self.zone_width = self.zone_height * WIDTH // HEIGHT

    def _lay_panel(self, width: int, height: int) -> None:
        """Lay out the panel next to the zone: the supply and the lines of points."""
        self.panel_x = self.zone_width + 2 * self.strip + self.digits + _GAP
        self.panel_width = min(_MOST_PANEL, width - self.panel_x)
        self.supply_y = _HEADER
        self.pitch = _PITCH - (1 if self.is_low else 0)
        self.icon = _PITCH - 2  # pixels of a piece in the supply
        if self.panel_width >= _ROOMY:
            self.pitch += 3
            self.icon += 4
        if self.is_tall:
            self.pitch = _TALL_PITCH
        # The size of a piece's cell in the supply, in pixels
        self.cell = (self.panel_width // KINDS, self.pitch)
        # Where the first cell is, and a row's pattern in black and white: (x, y, width, height)
        self.first_cell = (0, 0)
        self.swatch = (0, 0, 0, 0)
        if self.is_narrow:
            self.cell = (self.panel_width // 2, self.icon + 3)
            self.supply_y = MARGIN  # next to the points
            self.first_cell = (0, _SWATCH + 1)
            self.swatch = (self.panel_width - MARGIN - _SWATCH + 1, 0, _SWATCH, _SWATCH)
        elif self.is_low:
            self.supply_y += 1  # otherwise a frame in its first row would touch what is above
            self.first_cell = (_SWATCH, 0)
            self.swatch = (1, 0, _SWATCH - 2, _SWATCH)
            self.cell = ((self.panel_width - _SWATCH) // KINDS, self.pitch)
        self.columns = KINDS  # cells of the supply side by side
        self.supply_x, self.supply_width = (
            self.panel_x - (1 if self.is_low else 2),
            self.panel_width,
        )
        self.supply_height = COLOURS * self.pitch
        self.lines_y = self.supply_y + self.supply_height + 3
        if self.is_phone:
            self.columns = _PHONE_COLUMNS
            self.cell = (width // _PHONE_COLUMNS, _PHONE_CELL)
            self.pitch = _PHONE_CELL
            self.supply_x, self.supply_y, self.supply_width = 0, self.window + 1, width
            self.supply_height = COLOURS * KINDS // _PHONE_COLUMNS * _PHONE_CELL
            self.lines_y = self.supply_y
        self.shares_place = self.is_low or self.is_phone  # whether lines cover the supply
        self.lines_x = self.supply_x + MARGIN if self.is_phone else self.panel_x
        self.lines_width = (width - MARGIN if self.is_phone else self.panel_width) - MARGIN
        kind = ("low_" if self.is_low else "") + ("narrow_" if self.is_narrow else "")
        self.atlas = f"pieces_{kind}{self.icon}"  # the name of the supply's sprite sheet
        self.line = _LINE if height >= 128 and not self.is_phone else _LINE - 1

    def _lay_end(self, width: int) -> None:
        """Lay what replaces the panel at a solo game's end."""
        x, y, bottom = self.panel_x, MARGIN, self.bar[1]
        if self.is_phone:  # its panel is too narrow
            x, y = MARGIN, self.supply_y + MARGIN
        self.end = (x, y, width - MARGIN - x, bottom - y)

    def _lay_bar(self, width: int, height: int) -> None:
        """Lay the hint bar below the panel or, on low screens, over its lines."""
        y = self.lines_y + _LINES * self.line + 1
        if self.is_low:
            self.lines_y = self.supply_y
            y = self.supply_y + 4 * self.pitch - 1  # its top row may be a frame's
        most = _MOST_BAR if self.panel_width >= _ROOMY else _NARROW_BAR
        y = max(y, height - most)
        self.bar = (self.panel_x, y, width - self.panel_x, min(most, height - y))
