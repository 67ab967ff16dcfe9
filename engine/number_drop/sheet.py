"""One player's sheet in 84 bytes: grid, circles, and letters.

bytes  0-55   the cells, two to a byte, the even one in the low nibble: 0-9, X or EMPTY
bytes 56-69   by row: bit c = the digit in column c is circled; bit 7 = the row's +2 or -5 is
bytes 70-79   by column: its height, the row above its highest cell; three zeros follow
bytes 80-83   masks: identical and consecutive values circled (bit 0 = 3 ... bit 5 = bonus 8),
              letters circled and letters crossed off (bit 0 = A)
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.actions import DIGIT
from engine.number_drop.shapes import BOTTOMS, OFFSETS, SIZE, TALL, WIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = const(7)
HEIGHT = const(14)
LINE = const(11)  # the first row above the Game Over line
X = const(12)  # a block's cell; not 10, which would continue a run after 9
EMPTY = const(15)
BLOCK_DIGITS = const(0xCCCCC)  # five cells of X, as `place` takes them
SAME = const(0)  # the two kinds of combo
RUN = const(1)
SMALLEST = const(3)  # combo, in digits; a combo's points equal its size
LARGEST = const(8)  # and the bonus, which counts once for both kinds
ALL_VALUES = const(31)  # of a kind, without the bonus, as a mask: bit 0 = 3
COLUMN_POINTS = const(10)  # for all values of a kind
ROW_POINTS = const(2)  # for a full row below the line
PENALTY = const(5)  # for a used row above it

_ROW_SHIFT = const(3)  # as in shapes.py: importing them would cost a source drive memory
_COL_MASK = const(7)
_MOST_CELLS = const(5)
_MOST_WIDE = const(4)
_CIRCLED = const(56)
HEIGHTS = const(70)  # in a sheet's bytes
_VALUES_AT = const(80)  # + SAME or RUN
_LETTERS = const(82)
_CROSSED = const(83)
_LENGTH = const(84)
_BONUS_BIT = const(32)  # 8 digits, in the value masks
_ROW_MARK = const(128)


class Sheet:
    """A player's sheet, changed only by `Game`."""

    def __init__(self) -> None:
        self.bytes = bytearray(_LENGTH)
        for i in range(_CIRCLED):
            self.bytes[i] = 0xFF  # two nibbles of EMPTY

    def digit(self, cell: int) -> int:
        """Return the content of a cell (row * 8 + col): 0 to 9, X or EMPTY."""
        return (self.bytes[cell >> 1] >> ((cell & 1) << 2)) & 15

    def is_circled(self, cell: int) -> bool:
        """Return whether the digit in a cell is part of a combo."""
        return (self.bytes[_CIRCLED + (cell >> _ROW_SHIFT)] >> (cell & _COL_MASK)) & 1 == 1

    def row_is_circled(self, row: int) -> bool:
        """Return whether the row's +2 or -5 is circled."""
        return self.bytes[_CIRCLED + row] & _ROW_MARK != 0

    def circled(self, row: int) -> int:
        """Return the row's circled digits as a mask, bit 0 = column 0."""
        return self.bytes[_CIRCLED + row] & (_ROW_MARK - 1)

    def height(self, col: int) -> int:
        """Return the row above the column's highest cell, 0 to 14."""
        return self.bytes[HEIGHTS + col]

    def top(self) -> int:
        """Return the row above the highest cell, 0 to 14."""
        highest = 0
        for i in range(HEIGHTS, HEIGHTS + WIDTH):
            if self.bytes[i] > highest:
                highest = self.bytes[i]
        return highest

    def gaps(self, row: int) -> int:
        """Return the number of empty cells in a row, 0 to 7."""
        data = self.bytes
        empty = -1  # a row's eighth cell is never filled
        for i in range(row << 2, (row << 2) + 4):
            pair = data[i]
            if pair & 15 == EMPTY:
                empty += 1
            if pair >> 4 == EMPTY:
                empty += 1
        return empty

    @property
    def same(self) -> int:
        """The identical values circled, bit 0 = 3 to bit 4 = 7."""
        return self.bytes[_VALUES_AT + SAME] & ALL_VALUES

    @property
    def run(self) -> int:
        """The consecutive values circled, bit 0 = 3 to bit 4 = 7."""
        return self.bytes[_VALUES_AT + RUN] & ALL_VALUES

    @property
    def bonus(self) -> bool:
        """Whether the bonus 8 is circled, by either kind."""
        return (self.bytes[_VALUES_AT + SAME] | self.bytes[_VALUES_AT + RUN]) & _BONUS_BIT != 0

    @property
    def circled_letters(self) -> int:
        """The letters circled, bit 0 = A to bit 4 = E."""
        return self.bytes[_LETTERS]

    @property
    def crossed_letters(self) -> int:
        """The letters crossed off, bit 0 = A to bit 4 = E."""
        return self.bytes[_CROSSED]

    def open_sizes(self, kind: int) -> int:
        """Return a mask of the combo sizes still to circle: bit n = n digits, n 3 to 8."""
        sizes = ~self.bytes[_VALUES_AT + kind] & ALL_VALUES
        if not self.bonus:
            sizes |= _BONUS_BIT
        return sizes << SMALLEST

    def landing(self, orientation: int, col: int) -> int:
        """Return the row of an orientation's lowest cell after landing in `col`, -1 if none.

        A shape falls from above the grid, so only the columns' heights count: it stops where the
        bottom of one of its columns meets a height. Pushes from there are in slide.py.
        """
        end = col + WIDE[orientation]
        if end > WIDTH:
            return -1
        data = self.bytes
        at = orientation * _MOST_WIDE
        row = 0
        for i in range(HEIGHTS + col, HEIGHTS + end):
            lowest = data[i] - BOTTOMS[at]
            if lowest > row:
                row = lowest
            at += 1
        return row if row + TALL[orientation] <= HEIGHT else -1

    def write(self, cell: int, digit: int) -> None:
        """Write a digit or X into a cell."""
        if cell & 1:
            self.bytes[cell >> 1] = self.bytes[cell >> 1] & 0x0F | digit << 4
        else:
            self.bytes[cell >> 1] = self.bytes[cell >> 1] & 0xF0 | digit
        if self.bytes[HEIGHTS + (cell & _COL_MASK)] <= cell >> _ROW_SHIFT:
            self.bytes[HEIGHTS + (cell & _COL_MASK)] = (cell >> _ROW_SHIFT) + 1

    def place(self, orientation: int, row: int, col: int, digits: int) -> None:
        """Write a shape with its lower left corner at row and col.

        digits has a nibble per cell of the orientation, the lowest for the first.
        """
        corner = (row << _ROW_SHIFT) + col
        at = orientation * _MOST_CELLS
        for i in range(at, at + SIZE[orientation]):
            self.write(corner + OFFSETS[i], digits & DIGIT)
            digits >>= 4

    def circle(self, kind: int, cells: "Sequence[int]", size: int) -> None:
        """Circle the first `size` of `cells` as a combo, its value, and the letter if due."""
        for i in range(size):
            cell = cells[i]
            self.bytes[_CIRCLED + (cell >> _ROW_SHIFT)] |= 1 << (cell & _COL_MASK)
        value = 1 << (size - SMALLEST)
        self.bytes[_VALUES_AT + kind] |= value
        if value & self.same & self.run & ~self.crossed_letters:
            self.bytes[_LETTERS] |= value  # RULES.md: A beside 3 ... E beside 7

    def cross_off(self, letter: int) -> None:
        """Cross off a letter, 0 = A."""
        self.bytes[_CROSSED] |= 1 << letter

    def circle_rows(self) -> None:
        """Circle the +2 of each full row below the Game Over line."""
        for row in range(min(self.top(), LINE)):
            if self.gaps(row) == 0:
                self.bytes[_CIRCLED + row] |= _ROW_MARK

    def circle_penalties(self) -> None:
        """Circle the -5 of each used row above the line."""
        for row in range(LINE, self.top()):  # no row below a cell is empty: it rests on something
            self.bytes[_CIRCLED + row] |= _ROW_MARK

    def rows_score(self) -> int:
        """Return the points of the circled rows: +2 below the line, -5 above."""
        score = 0
        for row in range(HEIGHT):
            if self.row_is_circled(row):
                score += ROW_POINTS if row < LINE else -PENALTY
        return score

    def column_score(self, kind: int) -> int:
        """Return the sum of a kind's circled values 3 to 7, plus 10 for all five."""
        values = self.bytes[_VALUES_AT + kind] & ALL_VALUES
        score = COLUMN_POINTS if values == ALL_VALUES else 0
        for value in range(SMALLEST, LARGEST):
            if values >> value - SMALLEST & 1:
                score += value
        return score

    def columns(self) -> tuple[int, int, int, int]:
        """Return the points of the four columns that `score` adds up."""
        same, run = self.column_score(SAME), self.column_score(RUN)
        return self.rows_score(), same, run, LARGEST * self.bonus

    def score(self) -> int:
        """Return the total, at most 100."""
        columns = self.column_score(SAME) + self.column_score(RUN)
        return self.rows_score() + columns + LARGEST * self.bonus
