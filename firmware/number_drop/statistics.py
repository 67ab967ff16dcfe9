"""What a finished solo game of Number Drop adds to the statistics.

See kept/statistics.py.

Its result: which values of the two columns are circled, 5 bits each, 3 in the lowest; the bonus, 1
bit; the score plus 1000, 11 bits. Counted are, in 2 bytes each, in how many games each value was
circled, 3 identical first, then 3 consecutive; the bonus; and both columns from end to end.
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
_BONUS = const(10)  # among the counts
_COLUMNS = const(11)
_AT_SCORE = const(11)  # in a result
_COLUMN = const(31)  # all values of a column, a mask


def result_of(record: "Record") -> int:
    """Return the result of a finished game."""
    sheet = record.game.sheets[0]
    columns = sheet.same & _COLUMN | (sheet.run & _COLUMN) << _VALUES
    return (
        columns | (1 if sheet.bonus else 0) << _BONUS | (record.game.score(0) + SHIFT) << _AT_SCORE
    )


def score_in(result: int) -> int:
    """Return the score plus SHIFT."""
    return result >> _AT_SCORE


def count(counts: memoryview, result: int) -> None:
    """Add up what a result says beside the score."""
    for index in range(_BONUS + 1):
        if result >> index & 1:
            _count(counts, index)
    for kind in range(_KINDS):
        if result >> kind * _VALUES & _COLUMN == _COLUMN:
            _count(counts, _COLUMNS + kind)


def _count(counts: memoryview, index: int) -> None:
    increase(counts, 2 * index, 2, 1)


def counted(counts: memoryview, index: int) -> int:
    """Return how many games reached something.

    `index` is its place among the counts.
    """
    return number(counts, 2 * index, 2)


def rows(counts: memoryview, games: int, texts: "Words") -> list[tuple[str, list[str]]]:
    """Return the lines that are shown below the scores.

    Each has its name and its cells.
    """
    found = [("", [str(3 + i) for i in range(_VALUES)] + [texts.ALL])]
    for kind in range(_KINDS):
        indexes = [kind * _VALUES + i for i in range(_VALUES)] + [_COLUMNS + kind]
        found.append((texts.KINDS[kind], [str(counted(counts, index)) for index in indexes]))
    found.append((texts.BONUS, [str(counted(counts, _BONUS))]))
    return found
