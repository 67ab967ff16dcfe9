"""The score track on the screen: both columns of values, their +10s, the bonus and the letters."""

from displayio import Group, TileGrid

from engine.const import const
from firmware import theme
from firmware.modules import unload
from firmware.widgets import font, picture
from firmware.widgets.text_line import CENTRE, TextLine

SIZE = const(12)  # pixels of a tile, and from one row to the next
OPEN, CIRCLED, COMING, CHOSEN = 0, 1, 2, 3  # states of a value; COMING: what the ghost would open
CROSSED, CIRCLED_CROSSED, THREATENS = 2, 3, 4  # more states of a letter, after OPEN and CIRCLED

_VALUES = const(6)  # 3..7 and the bonus 8, in four states
_LETTERS = const(24)  # the first tile of A..E, in five states
_TENS = const(49)  # the first of the three +10 tiles
_COLUMNS = const(8)
_TILES = const(56)
_LOWEST = const(3)
_FIVE = const(5)

_RUN_X = const(16)
LETTER_X = const(34)
ROWS_Y = const(8)  # of the first row, below the headings
HEIGHT = const(80)
_WORD_WIDTH = const(31)


def _make_sheet():
    """Return the Bitmap of all tiles, 16 colours: 4032 bytes."""
    from firmware.widgets import track_art

    rows = _TILES // _COLUMNS
    painter = picture.Painter(_COLUMNS, rows, SIZE, SIZE, len(theme.SPRITE_COLOURS))
    for state, (ground, ink) in enumerate(track_art.VALUES):
        for index in range(_VALUES):
            x, y = _corner(state * _VALUES + index)
            painter.picture(ground, x, y)
            painter.glyph(font.LARGE, chr(ord("3") + index), x + 3, y + 2, ink)
    for state, (ground, ink) in enumerate(track_art.LETTERS):
        for index in range(_FIVE):
            x, y = _corner(_LETTERS + state * _FIVE + index)
            painter.picture(ground, x, y)
            painter.glyph(font.LARGE, chr(ord("A") + index), x + 3, y + 2, ink)
            if state in (CROSSED, CIRCLED_CROSSED):
                painter.picture(track_art.CROSS, x, y)
    for state, ink in enumerate("eag"):
        x, y = _corner(_TENS + state)
        for character, left in (("+", 0), ("1", 4), ("0", 8)):
            painter.glyph(font.SMALL, character, x + left, y + 2, ink)
    unload("widgets.track_art")
    return painter.sheet


def _corner(tile):
    return tile % _COLUMNS * SIZE, tile // _COLUMNS * SIZE


class TrackView(Group):
    """Three columns of 12x12 tiles, 80 pixels high: identical, consecutive, and the letters A..E.

    Below each column of values stands its +10, below the letters the bonus 8.
    """

    def __init__(self, x, y, bonus="BONUS"):
        """Put the top left corner of the headings at (x, y), with everything open.

        `bonus` is the word beside the bonus 8.
        """
        super().__init__(x=x, y=y)
        sheet = _make_sheet()
        self._values = (self._column(sheet, 0), self._column(sheet, _RUN_X))
        self._letters = self._column(sheet, LETTER_X)
        self.append(TextLine(font.SMALL, 0, 0, SIZE, "dim", CENTRE, "==="))
        self.append(TextLine(font.SMALL, _RUN_X, 0, SIZE, "dim", CENTRE, "123"))
        y = ROWS_Y + _FIVE * SIZE + 3
        self.append(TextLine(font.SMALL, LETTER_X + SIZE + 3, y, _WORD_WIDTH, "dim", text=bonus))
        for kind in range(2):
            self.set_ten(kind, OPEN)
            for value in range(_LOWEST, _LOWEST + _FIVE):
                self.set_value(kind, value, OPEN)
        for letter in range(_FIVE):
            self.set_letter(letter, OPEN)
        self.set_bonus(OPEN)

    def set_value(self, kind, value, state):
        """Show a value 3..7 of a kind (sheet.SAME or RUN) OPEN, CIRCLED, COMING or CHOSEN.

        A value of 8 is the bonus, for either kind.
        """
        if value == _LOWEST + _FIVE:
            self.set_bonus(state)
        else:
            _set(self._values[kind], value - _LOWEST, state * _VALUES + value - _LOWEST)

    def set_ten(self, kind, state):
        """Show the +10 below a kind's column OPEN, CIRCLED or COMING."""
        _set(self._values[kind], _FIVE, _TENS + state)

    def set_bonus(self, state):
        """Show the bonus 8 OPEN, CIRCLED, COMING or CHOSEN."""
        _set(self._letters, _FIVE, state * _VALUES + _FIVE)

    def set_letter(self, letter, state):
        """Show a letter 0..4 OPEN, CIRCLED, CROSSED, CIRCLED_CROSSED or THREATENS."""
        _set(self._letters, letter, _LETTERS + state * _FIVE + letter)

    def show_sheet(self, sheet, threats=0):
        """Show an engine Sheet; `threats` is the 5-bit mask of letters whose blocks threaten it."""
        for kind in range(2):
            mask = sheet.run if kind else sheet.same
            for index in range(_FIVE):
                self.set_value(kind, _LOWEST + index, mask >> index & 1)
            self.set_ten(kind, 1 if mask & 31 == 31 else 0)
        self.set_bonus(1 if sheet.bonus else 0)
        circled = sheet.circled_letters
        crossed = sheet.crossed_letters
        for letter in range(_FIVE):
            state = (circled >> letter & 1) + 2 * (crossed >> letter & 1)
            if state == OPEN and threats >> letter & 1:
                state = THREATENS
            self.set_letter(letter, state)

    def _column(self, sheet, x):
        column = TileGrid(
            sheet,
            pixel_shader=theme.palette(theme.SPRITE_COLOURS),
            height=_FIVE + 1,
            tile_width=SIZE,
            tile_height=SIZE,
            x=x,
            y=ROWS_Y,
        )
        self.append(column)
        return column


def _set(column, row, tile):
    if column[row] != tile:
        column[row] = tile
