"""The score track: two columns of values, the +10s, the bonus and the letters."""

from displayio import Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.sheet import ALL_VALUES, LARGEST, SMALLEST
from engine.number_drop.table import TILES
from firmware import theme
from firmware.widgets import font
from firmware.widgets.text_line import TextLine

if TYPE_CHECKING:
    from displayio import Bitmap

    from engine.number_drop.sheet import Sheet

SIZE = const(12)  # pixels of a sprite where there is room, and from one row to the next
# States of a value; COMING is what the ghost would open. False is OPEN, True CIRCLED.
OPEN, CIRCLED, COMING, CHOSEN = 0, 1, 2, 3
CROSSED, CIRCLED_CROSSED, THREATENS = 2, 3, 4  # more states of a letter, after OPEN and CIRCLED

_VALUES = const(6)  # 3..7 and the bonus 8, in four states
_LETTERS = const(24)  # the first sprite of A..E, in five states
_TENS = const(49)  # the first of the three +10 sprites

ROWS_Y = const(8)  # of the first row, below the headings
ROWS = LARGEST - SMALLEST + 1  # the values, and what is below them
_BELOW = ROWS - 1
_WORD_WIDTH = const(31)
_HEADING = const(11)  # pixels of the word above a column
_APART = const(14)  # to the next one, at least


class TrackView(Group):
    """Three columns of square sprites: identical, consecutive, and the letters A..E.

    Each column of values has its +10 below it, the letters the bonus 8.
    """

    def __init__(
        self,
        x: int,
        y: int,
        bitmap: "Bitmap",
        size: int = SIZE,
        run_x: int = 16,
        letter_x: int = 34,
        bonus: str = "BONUS",
    ) -> None:
        """Put the headings' top left corner at (x, y), with everything open.

        `bitmap` has all sprites, each `size` pixels wide and high, 12 to 10; the second and third
        columns are at `run_x` and `letter_x`. `bonus` is the word next to the bonus 8.
        """
        super().__init__(x=x, y=y)
        self._make_parts(bitmap, size, run_x, letter_x, bonus)
        for kind in range(2):
            self.set_ten(kind, OPEN)
            for value in range(SMALLEST, LARGEST):
                self.set_value(kind, value, OPEN)
        for letter in range(TILES):
            self.set_letter(letter, OPEN)
        self.set_bonus(OPEN)

    def _make_parts(
        self, bitmap: "Bitmap", size: int, run_x: int, letter_x: int, bonus: str
    ) -> None:
        self._values = (self._add_column(bitmap, 0, size), self._add_column(bitmap, run_x, size))
        self._letters = self._add_column(bitmap, letter_x, size)
        x = 0 if run_x >= _APART else 1  # clear of the row marks, which are close then
        self.append(TextLine(font.SMALL, x, 0, _HEADING, "dim", text="==="))
        self.append(TextLine(font.SMALL, max(run_x, _APART + x), 0, _HEADING, "dim", text="123"))
        if bonus:
            x, y = letter_x + size + 3, ROWS_Y + _BELOW * size + (size - 5) // 2
            self.append(TextLine(font.SMALL, x, y, _WORD_WIDTH, "dim", text=bonus))

    def set_value(self, kind: int, value: int, state: int) -> None:
        """Show a value 3..7 of a kind (sheet.SAME or RUN) as OPEN, CIRCLED, COMING or CHOSEN.

        A value of 8 is the bonus, for either kind.
        """
        if value == LARGEST:
            self.set_bonus(state)
        else:
            _set(self._values[kind], value - SMALLEST, state * _VALUES + value - SMALLEST)

    def set_ten(self, kind: int, state: int) -> None:
        """Show the +10 below a kind's column as OPEN, CIRCLED or COMING."""
        _set(self._values[kind], _BELOW, _TENS + state)

    def set_bonus(self, state: int) -> None:
        """Show the bonus 8 as OPEN, CIRCLED, COMING or CHOSEN."""
        _set(self._letters, _BELOW, state * _VALUES + _BELOW)

    def set_letter(self, letter: int, state: int) -> None:
        """Show a letter 0..4 as OPEN, CIRCLED, CROSSED, CIRCLED_CROSSED or THREATENS."""
        _set(self._letters, letter, _LETTERS + state * TILES + letter)

    def show_sheet(self, sheet: "Sheet", threats: int = 0) -> None:
        """Show an engine Sheet; `threats` is the 5-bit mask of letters whose blocks threaten it."""
        for kind in range(2):
            mask = sheet.run if kind else sheet.same
            for value in range(SMALLEST, LARGEST):
                self.set_value(kind, value, mask >> value - SMALLEST & 1)
            self.set_ten(kind, mask & ALL_VALUES == ALL_VALUES)
        self.set_bonus(sheet.bonus)
        circled = sheet.circled_letters
        crossed = sheet.crossed_letters
        for letter in range(TILES):
            state = (circled >> letter & 1) + 2 * (crossed >> letter & 1)
            if state == OPEN and threats >> letter & 1:
                state = THREATENS
            self.set_letter(letter, state)

    def _add_column(self, bitmap: "Bitmap", x: int, size: int) -> TileGrid:
        column = TileGrid(
            bitmap,
            pixel_shader=theme.palette(theme.SPRITE_COLOURS),
            height=ROWS,
            tile_width=size,
            tile_height=size,
            x=x,
            y=ROWS_Y,
        )
        self.append(column)
        return column


def _set(column: TileGrid, row: int, sprite: int) -> None:
    if column[row] != sprite:
        column[row] = sprite
