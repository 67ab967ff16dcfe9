"""Statistics: what a finished solo game adds to them, in three bytes, and the totals of all games.

A result is one number, lowest byte first: which values of the two columns are circled, 5 bits
each, 3 lowest; the bonus, 1 bit; and the score plus 1000, 13 bits. The totals are

    1 byte       version
    2 bytes      games
    4 bytes      the sum of their scores, each plus 1000
    2 bytes      the best score plus 1000
    13 x 2 bytes how often each value was circled, 3 identical first, then 3 consecutive; the bonus;
                 and both columns from end to end
"""

from engine.const import const
from engine.records import SUM
from firmware import beginning
from firmware.games import NUMBER_DROP, name_of

RESULT_BYTES = const(3)
TOTALS_BYTES = const(35)
_VERSION = const(1)
_GAMES = const(1)
_SUM = const(3)
_BEST = const(7)
_COUNTS = const(9)
_KINDS = const(2)  # of combos: identical, consecutive
_VALUES = const(5)  # of a column: 3 to 7
_BONUS = const(10)  # among the counts
_COLUMNS = const(11)
_COLUMN = const(31)  # all values of a column, a mask
_SHIFT = const(1000)  # so that no score is negative
_MOST_GAMES = const(65535)


def result_of(record):
    """Return the result of a game as bytes, none of a game that does not count.

    Only solo games of Number Drop do.
    """
    game = record.game
    is_counted = name_of(record.bits.data) == NUMBER_DROP
    if not is_counted or game.players > 1 or not game.is_over():
        return b""
    sheet = game.sheets[0]
    number = sheet.same & _COLUMN | (sheet.run & _COLUMN) << 5
    number |= (1 if sheet.bonus else 0) << _BONUS | (game.score(0) + _SHIFT) << 11
    return bytes((number & 0xFF, number >> 8 & 0xFF, number >> 16))


def new_totals():
    """Return totals of no games."""
    totals = bytearray(TOTALS_BYTES)
    totals[0] = _VERSION
    return totals


def are_totals(data, length):
    """Return whether a record read from the memory holds totals of this version."""
    return length == TOTALS_BYTES and data[0] == _VERSION


def settled(journal):
    """Return the totals of the games whose results a Journal keeps."""
    totals = new_totals()
    if not are_totals(totals, journal.read(SUM, totals)):
        totals = new_totals()
    head = bytearray(beginning.MOST_HEAD)
    journal.each_base(head, lambda length: add(totals, beginning.result_in(head)))
    return totals


def add(totals, result):
    """Add a game to the totals, unless they are full."""
    if len(result) < RESULT_BYTES or games(totals) == _MOST_GAMES:
        return
    number = result[0] | result[1] << 8 | result[2] << 16
    score = number >> 11
    _put(totals, _GAMES, 2, games(totals) + 1)
    _put(totals, _SUM, 4, _number(totals, _SUM, 4) + score)
    _put(totals, _BEST, 2, max(_number(totals, _BEST, 2), score))
    for count in range(_BONUS + 1):
        if number >> count & 1:
            _count(totals, count)
    for kind in range(_KINDS):
        if number >> kind * _VALUES & _COLUMN == _COLUMN:
            _count(totals, _COLUMNS + kind)


def _count(totals, count):
    at = _COUNTS + 2 * count
    _put(totals, at, 2, _number(totals, at, 2) + 1)


def _put(data, at, size, number):
    for i in range(at, at + size):
        data[i] = number & 0xFF
        number >>= 8


def _number(data, at, size):
    """Return a number of so many bytes."""
    number = 0
    for i in range(at + size - 1, at - 1, -1):
        number = number << 8 | data[i]
    return number


# --- what a screen shows ---


def games(totals):
    """Return how many games were finished."""
    return _number(totals, _GAMES, 2)


def best(totals):
    """Return the best score. ValueError if there was no game."""
    if games(totals) == 0:
        raise ValueError("no game was finished")
    return _number(totals, _BEST, 2) - _SHIFT


def mean(totals):
    """Return the mean score, rounded to the nearest point. ValueError if there was no game."""
    count = games(totals)
    if count == 0:
        raise ValueError("no game was finished")
    return (_number(totals, _SUM, 4) + count // 2) // count - _SHIFT


def combos(totals, kind, value):
    """Return in how many games a combo of a kind, SAME or RUN, and of a value, 3 to 7, was made."""
    return _number(totals, _COUNTS + 2 * (kind * _VALUES + value - 3), 2)


def bonuses(totals):
    """Return in how many games the bonus was reached."""
    return _number(totals, _COUNTS + 2 * _BONUS, 2)


def columns(totals, kind):
    """Return in how many games a column, SAME or RUN, was completed."""
    return _number(totals, _COUNTS + 2 * (_COLUMNS + kind), 2)
