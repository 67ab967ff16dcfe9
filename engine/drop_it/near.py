"""A falling piece, and the settled pieces that it may meet.

For each of them a line is kept that has been found to separate the two. While it does, they do not
overlap, and one division shows how far the piece can fall before that changes. Only then is another
line looked for. A line is kept as nx, ny, least: it separates them while the falling piece is at a
place with nx * x + ny * y >= least.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import SHAPE, WIDTH, XS, YS
from engine.drop_it.edges import AWAY, NORMAL_X, NORMAL_Y, nearest_corner, outside
from engine.drop_it.pieces import (
    BOTTOM,
    CIRCLE,
    CORNER_X,
    CORNER_Y,
    LEFT,
    PIECES,
    RIGHT,
    TOP,
)

if TYPE_CHECKING:
    from engine.drop_it.board import Board

# How far to each side nearby pieces are listed, for the circle and the other kinds,
_ROLLING = const(20)
_TIPPING = const(16)
_DEPTH = const(24)  # and how far below.
_FURTHEST = const(31)  # no shape reaches further
_SQUARED = const(400)  # RADIUS * RADIUS
_SQUARED_BOTH = const(1600)  # for two circles


class Near:
    """A shape at a place, and what is near it."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.shape = 0
        self.x = 0
        self.y = 0
        self._count = 0  # pieces near
        self._who = bytearray(PIECES)
        self._nx = [0] * PIECES
        self._ny = [0] * PIECES
        self._least = [0] * PIECES
        self._low = 0  # the list is valid down to this y,
        self._from = 0  # and between these x
        self._to = 0
        self._under = 0  # index of the one that stopped the fall

    def gather(self, x: int, y: int) -> None:
        """List the pieces that the shape can meet when it moves to a side or down."""
        board = self.board
        pieces = board.pieces
        shape = self.shape
        base = BOTTOM[shape]
        reach = _ROLLING if shape == CIRCLE else _TIPPING
        left = x - reach + LEFT[shape]
        right = x + reach + RIGHT[shape]
        top = y + TOP[shape]
        low = y - _DEPTH + base
        count = 0
        under = 0  # the top of those that are too deep to be listed
        for i in range(board.count):
            at = pieces[XS + i]
            if at + _FURTHEST <= left or at - _FURTHEST >= right:
                continue
            other = pieces[i] & SHAPE
            if at + RIGHT[other] > left and at + LEFT[other] < right:
                at = pieces[YS + i]
                if at + BOTTOM[other] < top:
                    at += TOP[other]
                    if at > low:
                        self._who[count] = i
                        self._nx[count] = 0
                        self._ny[count] = 1
                        self._least[count] = at - base
                        count += 1
                    elif at > under:
                        under = at
        self._count = count
        self._low = max(-base, y - _DEPTH) if count else under - base
        self._from = x - reach
        self._to = x + reach

    def see(self, aside: int) -> bool:
        """List the pieces again if the list does not reach far enough; return whether that was so.

        It has to be valid `aside` units to each side, and one unit lower.
        """
        x = self.x
        if x - aside < self._from or x + aside > self._to or self.y <= self._low:
            self.gather(x, self.y)
            return True
        return False

    def blocked_aside(self, side: int, most: int) -> int:
        """Return how far to a side there is certainly no way down, `most` if there is none at all.

        Shapes are convex, and so are the places where two of them overlap: if they overlap one unit
        lower both here and there, they do so everywhere in between. What stopped the fall is known
        to overlap here.
        """
        shape = self.shape
        x = self.x
        end = min(most, WIDTH - RIGHT[shape] - x if side > 0 else x + LEFT[shape])
        if shape == CIRCLE and end and self._part(self._under, x + side, self.y - 1):
            return 0
        aside = end
        while aside and self._part(self._under, x + side * aside, self.y - 1):
            aside >>= 1
        return most if aside == end else aside

    def is_blocked_between(self, left: int, right: int, y: int) -> bool:
        """Return whether what was met last blocks everything from one x to another."""
        under = self._under
        return not self._part(under, left, y) and not self._part(under, right, y)

    def find_touching(self, touching: bytearray) -> None:
        """Set each settled piece's byte: 1 if the shape touches it where it is, otherwise 0."""
        for i in range(PIECES):
            touching[i] = 0
        self.gather(self.x, self.y + 1)
        for k in range(self._count):
            if self._touches(k):
                touching[self._who[k]] = 1

    def _touches(self, k: int) -> bool:
        """Return whether one of the eight one-unit moves hits a near piece."""
        for x in range(self.x - 1, self.x + 2):
            for y in range(self.y - 1, self.y + 2):
                if not self._part(k, x, y):  # where it is, they do not overlap
                    return True
        return False

    def is_free(self, x: int, y: int) -> bool:
        """Return whether the shape overlaps nothing at (x, y), where the list has to be valid."""
        shape = self.shape
        if x + LEFT[shape] < 0 or x + RIGHT[shape] > WIDTH or y + BOTTOM[shape] < 0:
            return False
        nx = self._nx
        ny = self._ny
        least = self._least
        for k in range(self._count):
            if nx[k] * x + ny[k] * y < least[k] and not self._part(k, x, y):
                self._under = k
                return False
        return True

    def fall(self, most: int) -> int:
        """Fall straight down until something is met, by `most` units at most; return how many."""
        left = most
        x = self.x
        nx = self._nx
        ny = self._ny
        least = self._least
        floor = -BOTTOM[self.shape]
        while left and self.y > floor:
            y = self.y
            if y <= self._low:
                self.gather(x, y)
            room = min(y - self._low, left)
            for k in range(self._count):
                over = nx[k] * x + ny[k] * (y - 1) - least[k]
                if over < 0:
                    if not self._part(k, x, y - 1):
                        self._under = k
                        return most - left
                    over = nx[k] * x + ny[k] * (y - 1) - least[k]
                # The line separates them one unit lower, and maybe further down.
                if ny[k] > 0:
                    over = over // ny[k] + 1
                    if over < room:
                        room = over
            self.y = y - room
            left -= room
        return most - left

    def _part(self, k: int, x: int, y: int) -> bool:
        """Return whether a line separates the shape at (x, y) from a piece near it.

        If none does, the two overlap. If the line that was kept does not, another is looked for,
        and kept.
        """
        if self._nx[k] * x + self._ny[k] * y >= self._least[k]:
            return True
        pieces = self.board.pieces
        shape = self.shape
        i = self._who[k]
        other = pieces[i] & SHAPE
        x -= pieces[XS + i]
        y -= pieces[YS + i]
        if other != CIRCLE:
            e = outside(other, shape, x, y)
            if e >= 0:
                self._keep(k, NORMAL_X[e], NORMAL_Y[e], AWAY[shape][e])
                return True
        if shape != CIRCLE:
            e = outside(shape, other, -x, -y)
            if e >= 0:
                self._keep(k, -NORMAL_X[e], -NORMAL_Y[e], AWAY[other][e])
                return True
        return (shape == CIRCLE or other == CIRCLE) and self._part_round(k, other, x, y)

    def _part_round(self, k: int, other: int, x: int, y: int) -> bool:
        """Do as `_part` between a circle and the corner of another shape, or another circle."""
        squared = _SQUARED
        nx = x
        ny = y
        if self.shape != CIRCLE:
            i = nearest_corner(self.shape, -x, -y)
            if i < 0:
                return False
            nx += CORNER_X[i]
            ny += CORNER_Y[i]
        elif other != CIRCLE:
            i = nearest_corner(other, x, y)
            if i < 0:
                return False
            nx -= CORNER_X[i]
            ny -= CORNER_Y[i]
        else:
            squared = _SQUARED_BOTH
        # The line is at right angles to the way from one to the other. A root would give how far it
        # can be moved; it is enough that the mean of two numbers is no less than the root of their
        # product.
        spare = nx * nx + ny * ny - squared
        if spare < 0:
            return False
        self._keep(k, nx, ny, nx * x + ny * y - (spare >> 1))
        return True

    def _keep(self, k: int, nx: int, ny: int, away: int) -> None:
        """Keep a line; `away` is its least, as from the other piece's centroid."""
        pieces = self.board.pieces
        i = self._who[k]
        self._nx[k] = nx
        self._ny[k] = ny
        self._least[k] = away + nx * pieces[XS + i] + ny * pieces[YS + i]
