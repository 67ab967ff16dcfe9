"""Estimates the points that the pieces left may still make.

The board is seen as columns, each with its topmost piece. A piece in hand is worth more, the more
of them it meets that are neither of its kind nor of its colour. Height scores more, but all
pieces have to find room. What others may make counts against it. docs/PLAYER.md explains how the
weights were learned.
"""

from array import array

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import HEIGHT
from engine.drop_it.pieces import KIND, KINDS, LEFT, PIECES, RIGHT, TOP

if TYPE_CHECKING:
    from engine.drop_it.fall import Fall
    from engine.drop_it.game import Game

POINT = const(276480)  # the worth of a point: 480 * 36 * 16

_COLUMNS = const(12)
_COLUMN = const(16)  # units wide
_CORNER = const(3)  # units: a piece that reaches less far into a column is not seen there
_OPEN = const(288)  # the highest that a column may be for a piece on it to end below the top
_COLOURED_KINDS = const(16)  # colours times kinds: a piece is colour * KINDS + kind
_FLOOR = const(16)  # in place of a piece
_OF_COLOUR = const(20)  # where the sums by colour begin; those by kind begin at 16
_SUMS = const(24)
_ONE = const(1 << 16)  # one column; the bits below are heights
_MOST_CHOICES = const(6)

# Each weight at the end of a game, and how it grows with each piece to come. The weights are of a
# square, diamond and triangle left, compared with a circle; of a column where a piece fits; of the
# height there; of the height of all columns; of the highest; of different pieces to choose from.
# The first ones are for a side alone, the others for several.
_WEIGHTS = const(8)
LAST = array("h", (3390, 3851, -2813, -4513, 22, -3, -110, 3264))
LAST.extend(array("h", (2992, 4494, -3536, -5300, 30, -6, -135, 4788)))
MORE = array("h", (301, 1249, 9989, 5246, -29, 8, 110, 0))
MORE.extend(array("h", (658, 1348, 8254, 5922, -35, 5, 131, 0)))


class Outlook:
    """A board's columns, and what they are worth to a side."""

    def __init__(self) -> None:
        self._tops = [0] * _COLUMNS  # their heights,
        self._on_top = bytearray(_COLUMNS)  # and the pieces on top
        # Number and heights of open columns in one number, by the piece on top, its kind, its
        # colour.
        self._sums = [0] * _SUMS
        self._weights = [0] * _WEIGHTS

    def look_at(self, game: "Game") -> None:
        """Take in a game's board before a drop."""
        board = game.board
        to_come = PIECES - 1 - board.count
        start = _WEIGHTS if game.sides > 1 else 0
        for i in range(_WEIGHTS):
            self._weights[i] = PIECES * LAST[start + i] + to_come * MORE[start + i]
        tops = self._tops
        for i in range(_COLUMNS):
            tops[i] = 0
            self._on_top[i] = _FLOOR
        for i in range(board.count):
            shape = board.shape(i)
            x = board.x(i)
            top = board.y(i) + TOP[shape]
            for column in range(_first(shape, x), _end(shape, x)):
                if top > tops[column]:
                    tops[column] = top
                    self._on_top[column] = board.colour(i) * KINDS + KIND[shape]

    def evaluate(self, game: "Game", fall: "Fall", colour: int) -> int:
        """Return what the side's other pieces are worth once this one is at rest.

        The worth of all others' pieces, divided by the number of sides, is subtracted.
        """
        shape = fall.shape
        piece = colour * KINDS + KIND[shape]
        piece_top = fall.y + TOP[shape]
        first = _first(shape, fall.x)
        end = _end(shape, fall.x)
        sums = self._sums
        for i in range(_SUMS):
            sums[i] = 0
        all_open = height = highest = 0
        for i in range(_COLUMNS):
            top = self._tops[i]
            on_top = self._on_top[i]
            if first <= i < end and piece_top > top:
                top = piece_top
                on_top = piece
            if top > highest:
                highest = top
            height += min(top, HEIGHT)
            if top <= _OPEN:
                top += _ONE
                all_open += top
                if on_top != _FLOOR:
                    sums[on_top] += top
                    sums[_COLOURED_KINDS + on_top % KINDS] += top
                    sums[_OF_COLOUR + on_top // KINDS] += top
        own = others = 0
        for side in range(game.sides):
            if side == game.side():
                own = self._sum_up(game, side, piece, all_open, height, highest)
            else:
                others += self._sum_up(game, side, -1, all_open, height, highest)
        return own - others // game.sides

    def _sum_up(
        self, game: "Game", side: int, piece: int, all_open: int, height: int, highest: int
    ) -> int:
        """Return what a side's pieces are worth, except for the one dropped."""
        sums = self._sums
        weights = self._weights
        value = count = spots = heights = choices = 0
        for other in range(_COLOURED_KINDS):
            kind = other % KINDS
            left = game.left(side, other // KINDS, kind) - (other == piece)
            if left:
                fits = all_open - sums[_COLOURED_KINDS + kind] - sums[_OF_COLOUR + other // KINDS]
                fits += sums[other]
                count += left
                spots += left * (fits // _ONE)
                heights += left * (fits % _ONE)
                choices += 1
                if kind:
                    value += left * weights[kind - 1]
        value += spots * weights[3] + heights * weights[4] + count * height * weights[5]
        return value + count * highest * weights[6] + min(choices, _MOST_CHOICES) * weights[7]


def _first(shape: int, x: int) -> int:
    """Return the first column that a shape at x covers."""
    return (x + LEFT[shape] + _CORNER) // _COLUMN


def _end(shape: int, x: int) -> int:
    """Return the column after the last that a shape at x covers."""
    return (x + RIGHT[shape] - _CORNER) // _COLUMN + 1
