"""The upright board, and the pieces at rest in it, in the order in which they fell."""

from array import array

from engine.const import const
from engine.drop_it.pieces import PIECES, TOP

WIDTH = const(192)  # the walls are x = 0 and x = WIDTH, and have no upper end
HEIGHT = const(320)  # of the drop zone; there is no ceiling
LEVEL = const(40)  # units
LEVELS = const(8)

SHAPE = const(31)  # the shape's bits of a piece's first number; its colour is above them
_COLOUR_AT = const(5)
# Where the pieces' x and y begin, after their shapes and colours.
XS = const(36)
YS = const(72)


class Board:
    """The pieces at rest."""

    def __init__(self) -> None:
        self.count = 0
        self.pieces = array("h", bytes(2 * 3 * PIECES))

    def place(self, shape: int, colour: int, x: int, y: int) -> None:
        """Add a piece for good."""
        at = self.count
        self.pieces[at] = colour << _COLOUR_AT | shape
        self.pieces[XS + at] = x
        self.pieces[YS + at] = y
        self.count = at + 1

    def shape(self, i: int) -> int:
        """Return the shape of the i-th piece."""
        return self.pieces[i] & SHAPE

    def colour(self, i: int) -> int:
        """Return the colour of the i-th piece."""
        return self.pieces[i] >> _COLOUR_AT

    def x(self, i: int) -> int:
        """Return the x of the i-th piece's centroid."""
        return self.pieces[XS + i]

    def y(self, i: int) -> int:
        """Return the height of the i-th piece's centroid."""
        return self.pieces[YS + i]

    def top(self) -> int:
        """Return how high the pieces reach, or the drop zone's height if that is more."""
        pieces = self.pieces
        most = HEIGHT
        for i in range(self.count):
            top = pieces[YS + i] + TOP[pieces[i] & SHAPE]
            if top > most:
                most = top
        return most
