"""What a finished solo game of Number Drop adds to the statistics: see kept/statistics.py.

A result has, from the lowest bit up, 5 bits each for the circled values of the two columns, 3 in
the lowest; 1 bit for the bonus; and 11 bits for the score plus 1000.

The totals, 2 bytes each, count the games in which each value was circled (identical ones from 3,
then consecutive ones from 3), the bonus was circled, and each column was completed.
"""

from engine.const import TYPE_CHECKING, const
from firmware.kept.numbers import increase, number

if TYPE_CHECKING:
    from engine.number_drop.record import Record
    from firmware.number_drop.interfaces.words import Words

SIZE = const(34)
SHIFT = const(1000)
_KINDS = const(2)  # of combos: identical, consecutive
_VALUES = const(5)  # of a column: 3 to 7
_BONUS = const(10)  # among the totals
_COLUMNS = const(11)
_AT_SCORE = const(11)  # in a result
_COLUMN = const(31)  # all values of a column, a mask


def result_of(record: "Record") -> int:
    """Return the result of a finished game, -1 with house rules, which are not counted."""
    if record.game.house:
        return -1
    sheet = record.game.sheets[0]
    columns = sheet.same & _COLUMN | (sheet.run & _COLUMN) << _VALUES
    return (
        columns | (1 if sheet.bonus else 0) << _BONUS | (record.game.score(0) + SHIFT) << _AT_SCORE
    )


def score_in(result: int) -> int:
    """Return the score in a result, plus SHIFT."""
    return result >> _AT_SCORE


def count(counts: memoryview, result: int) -> None:
    """Add a result's values and bonus to the totals."""
    for index in range(_BONUS + 1):
        if result >> index & 1:
            _count(counts, index)
    for kind in range(_KINDS):
        if result >> kind * _VALUES & _COLUMN == _COLUMN:
            _count(counts, _COLUMNS + kind)


def _count(counts: memoryview, index: int) -> None:
    increase(counts, 2 * index, 2, 1)


def counted(counts: memoryview, index: int) -> int:
    """Return how many games reached something, by its index among the totals."""
    return number(counts, 2 * index, 2)


def rows(counts: memoryview, games: int, texts: "Words") -> list[tuple[str, list[str]]]:
    """Return the lines below the scores, each with its name and its cells."""
    found = [("", [str(3 + i) for i in range(_VALUES)] + [texts.ALL])]
    for kind in range(_KINDS):
        indexes = [kind * _VALUES + i for i in range(_VALUES)] + [_COLUMNS + kind]
        found.append((texts.KINDS[kind], [str(counted(counts, index)) for index in indexes]))
    found.append((texts.BONUS, [str(counted(counts, _BONUS))]))
    return found
