"""Where a drop comes to rest, as one number: y in the lowest bits, then x, then the orientation.

If it is stored with the drop, the piece need not fall again.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.actions import shape_of, x_of
from engine.drop_it.board import SHAPE, XS, YS
from engine.drop_it.pieces import FIRST, KIND, TURNS

if TYPE_CHECKING:
    from array import array

    from engine.drop_it.board import Board
    from engine.drop_it.game import Game

Y_MASK = const(4095)  # the lowest bits
AT_X = const(12)
X_MASK = const(255)  # eight bits
AT_TURN = const(20)
BITS = const(24)
BYTES = const(3)


def rest_of(game: "Game", action: int) -> int:
    """Return where a legal drop that is not done yet comes to rest."""
    shape = shape_of(action)
    fall = game.fall
    start = FIRST[KIND[shape]]
    fall.drop(KIND[shape], shape - start, x_of(action))
    return fall.shape - start << AT_TURN | fall.x << AT_X | fall.y


def rest_on(pieces: "array[int]", i: int) -> int:
    """Return where the i-th of a Board's pieces came to rest."""
    shape = pieces[i] & SHAPE
    return shape - FIRST[KIND[shape]] << AT_TURN | pieces[XS + i] << AT_X | pieces[YS + i]


def packed(board: "Board") -> bytes:
    """Return the rests of a Board's pieces, three bytes each, low byte first."""
    data = bytearray(BYTES * board.count)
    for i in range(board.count):
        rest = rest_on(board.pieces, i)
        for at in range(BYTES * i, BYTES * (i + 1)):
            data[at] = rest & 0xFF
            rest >>= 8
    return bytes(data)


def unpacked(rests: bytes | bytearray, i: int) -> int:
    """Return where the i-th piece rests, from the bytes of `packed`."""
    at = BYTES * i
    return rests[at] | rests[at + 1] << 8 | rests[at + 2] << 16


def recall(game: "Game", action: int, rest: int) -> None:
    """Let the next drop, a legal one, come to rest where it is known to: see `rest_of`."""
    shape = shape_of(action)
    kind = KIND[shape]
    start = FIRST[kind]
    fall = game.fall
    fall.begin(kind, shape - start, x_of(action))
    fall.rest(start + (rest >> AT_TURN) % TURNS[kind], rest >> AT_X & X_MASK, rest & Y_MASK, 1)
