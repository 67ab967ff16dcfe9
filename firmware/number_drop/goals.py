"""Number Drop's goals: what a finished solo game may achieve.

See Goals in interfaces/game.py; text/*.py names them in the same order.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.shapes import ROW_SHIFT
from engine.number_drop.sheet import ALL_VALUES, HEIGHT, LINE, WIDTH
from engine.number_drop.table import TILES
from firmware.session.marks import HINT, UNDO

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.record import Record
    from engine.number_drop.sheet import Sheet

_ALL_LETTERS = (1 << TILES) - 1
_ROWS = const(10)
_LETTERS = const(3)
_ALONE = const(40)  # points without help
_GOOD = const(60)
_GREAT = const(75)
_WEEK = const(7)  # days
# No die shows these digits: they come from stars only.
_STARS = const(1 << 0 | 1 << 8 | 1 << 9)

# Each takes the sheet, how the game was played (session/marks.py), and the days in a row.
_GOALS: "tuple[Callable[[Sheet, int, int], int], ...]" = (
    lambda sheet, marks, days: sheet.top() <= LINE,
    lambda sheet, marks, days: _digits(sheet) & _STARS,
    lambda sheet, marks, days: _count(sheet.circled_letters) >= _LETTERS,
    lambda sheet, marks, days: not marks & (UNDO | HINT) and sheet.score() >= _ALONE,
    lambda sheet, marks, days: _rows(sheet) >= _ROWS,
    lambda sheet, marks, days: sheet.score() >= _GOOD,
    lambda sheet, marks, days: days >= _WEEK,
    lambda sheet, marks, days: sheet.run == ALL_VALUES,
    lambda sheet, marks, days: sheet.bonus,
    lambda sheet, marks, days: sheet.same == ALL_VALUES,
    lambda sheet, marks, days: sheet.circled_letters == _ALL_LETTERS,
    lambda sheet, marks, days: sheet.score() >= _GREAT,
)


def reached(record: "Record", marks: int, days: int) -> int:
    """Return the goals that a finished solo game has reached, one bit each."""
    sheet = record.game.sheets[0]
    found = 0
    for index, test in enumerate(_GOALS):
        if test(sheet, marks, days):
            found |= 1 << index
    return found


def _digits(sheet: "Sheet") -> int:
    """Return the circled digits as a mask, bit 0 for 0."""
    found = 0
    for row in range(HEIGHT):
        for cell in range(row << ROW_SHIFT, (row << ROW_SHIFT) + WIDTH):
            if sheet.is_circled(cell):
                found |= 1 << sheet.digit(cell)
    return found


def _rows(sheet: "Sheet") -> int:
    """Return the number of full rows."""
    return sum([sheet.row_is_circled(row) for row in range(LINE)])


def _count(letters: int) -> int:
    """Return the number of letters in a mask."""
    return sum([letters >> i & 1 for i in range(TILES)])
