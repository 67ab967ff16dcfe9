"""Judges a piece at rest: what it touches, which landing rules it breaks, and what it scores.

All of that is in terms that a screen can show: pieces, stretches of the edges, bonus circles.
"""

from array import array

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import HEIGHT, LEVEL, LEVELS, WIDTH
from engine.drop_it.edges import NORMAL_X, NORMAL_Y
from engine.drop_it.pieces import (
    CIRCLE,
    CORNER_X,
    CORNER_Y,
    FIRST_CORNER,
    KIND,
    PIECES,
    RADIUS,
    TOP,
)

if TYPE_CHECKING:
    from engine.drop_it.fall import Fall

# The rules that a landing can break, bits of `broken`.
BY_SHAPE = const(1)
BY_COLOUR = const(2)
BY_EDGE = const(4)
BY_HEIGHT = const(8)

# What the edges are marked with.
COLOUR_EDGES = const(0)
SHAPE_EDGES = const(1)
NO_EDGES = const(2)

# Stretches of the edges: the left wall's from the floor up, the right wall's, then the floor's from
# the left. Their marks are colours or kinds.
RIGHT_WALL = const(8)  # where its stretches begin,
FLOOR = const(16)  # and the floor's
STRETCHES = const(20)
STRETCH = const(48)  # units of the floor; on the walls a stretch is a level
MARKS = bytes((0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0, 1, 3, 0, 2))

CIRCLES = const(9)
_NEAR = const(43)  # the largest radius plus the furthest corner
# Each bonus circle's x, y, radius and points.
BONUS = array("h", (48, 26, 12, 1, 144, 58, 8, 2, 96, 96, 12, 1))
BONUS.extend(array("h", (36, 132, 4, 3, 132, 150, 12, 1, 72, 184, 8, 2)))
BONUS.extend(array("h", (164, 212, 4, 3, 36, 246, 8, 2, 108, 276, 4, 3)))


class Judge:
    """The judgement on one landing."""

    def __init__(self) -> None:
        self.touching = bytearray(PIECES)  # 1 for each settled piece that it touches
        self.stretches = 0  # those that it touches, a mask
        self.circles = 0  # the bonus circles that it covers, even in part, a mask
        self.broken = 0  # rules, a mask
        self.level = 0  # 1 to LEVELS
        self.bonus = 0  # points of the circles

    def judge(self, fall: "Fall", colour: int, edges: int) -> None:
        """Judge a piece of a colour where its fall ended; `edges` says how those are marked."""
        self.see(fall)
        self.apply_rules(fall, colour, edges)

    def see(self, fall: "Fall") -> None:
        """Find what a piece touches and covers, and how high it reaches, but apply no rules yet."""
        shape = fall.shape
        fall.find_touching(self.touching)
        self._find_stretches(shape, fall.x, fall.y)
        self._find_circles(shape, fall.x, fall.y)
        self.level = min(LEVELS, (fall.y + TOP[shape] + LEVEL - 1) // LEVEL)

    def apply_rules(self, fall: "Fall", colour: int, edges: int) -> None:
        """Find which rules the piece breaks in a colour; `see` comes first."""
        shape = fall.shape
        kind = KIND[shape]
        board = fall.board
        broken = 0
        for i in range(board.count):
            if self.touching[i]:
                if KIND[board.shape(i)] == kind:
                    broken |= BY_SHAPE
                if board.colour(i) == colour:
                    broken |= BY_COLOUR
        if edges != NO_EDGES and self._marked(kind if edges == SHAPE_EDGES else colour):
            broken |= BY_EDGE
        if fall.y + TOP[shape] > HEIGHT:
            broken |= BY_HEIGHT
        self.broken = broken

    def points(self) -> int:
        """Return what the landing is worth if no rule is broken."""
        return self.level + self.bonus

    def _marked(self, mark: int) -> bool:
        """Return whether a stretch that the piece touches has a mark."""
        for i in range(STRETCHES):
            if self.stretches >> i & 1 and MARKS[i] == mark:
                return True
        return False

    # --- edges ---

    def _find_stretches(self, shape: int, x: int, y: int) -> None:
        self.stretches = 0
        if shape == CIRCLE:
            if x == RADIUS:
                self._touch(0, LEVEL, y, y, LEVELS)
            if x == WIDTH - RADIUS:
                self._touch(RIGHT_WALL, LEVEL, y, y, LEVELS)
            if y == RADIUS:
                self._touch(FLOOR, STRETCH, x, x, STRETCHES - FLOOR)
            return
        self._find_wall(shape, x, y, 0, 0)
        self._find_wall(shape, x, y, WIDTH, RIGHT_WALL)
        low = high = -1
        for i in range(FIRST_CORNER[shape], FIRST_CORNER[shape + 1]):
            if y + CORNER_Y[i] == 0:
                at = x + CORNER_X[i]
                low = at if low < 0 else min(low, at)
                high = max(high, at)
        if low >= 0:
            self._touch(FLOOR, STRETCH, low, high, STRETCHES - FLOOR)

    def _find_wall(self, shape: int, x: int, y: int, wall: int, first: int) -> None:
        """Note which stretches of a wall the corners on it span."""
        low = high = -1
        for i in range(FIRST_CORNER[shape], FIRST_CORNER[shape + 1]):
            if x + CORNER_X[i] == wall:
                at = y + CORNER_Y[i]
                low = at if low < 0 else min(low, at)
                high = max(high, at)
        if low >= 0:
            self._touch(first, LEVEL, low, high, LEVELS)

    def _touch(self, first: int, length: int, low: int, high: int, count: int) -> None:
        """Note the stretches from low to high; a corner at the end of one is not on the next."""
        if high > low:
            high -= 1
        for i in range(low // length, min(high // length, count - 1) + 1):
            self.stretches |= 1 << (first + i)

    # --- bonus circles ---

    def _find_circles(self, shape: int, x: int, y: int) -> None:
        self.circles = 0
        self.bonus = 0
        for i in range(CIRCLES):
            up = BONUS[4 * i + 1] - y
            if -_NEAR < up < _NEAR and _covers(shape, BONUS[4 * i] - x, up, BONUS[4 * i + 2]):
                self.circles |= 1 << i
                self.bonus += BONUS[4 * i + 3]


def _covers(shape: int, x: int, y: int, radius: int) -> bool:
    """Return whether a shape reaches inside a circle centred at (x, y) from its own centroid."""
    if shape == CIRCLE:
        return x * x + y * y < (RADIUS + radius) * (RADIUS + radius)
    inside = True
    squared = radius * radius
    for i in range(FIRST_CORNER[shape], FIRST_CORNER[shape + 1]):
        nx = NORMAL_X[i]
        ny = NORMAL_Y[i]
        dx = x - CORNER_X[i]
        dy = y - CORNER_Y[i]
        if dx * dx + dy * dy < squared:
            return True
        out = nx * dx + ny * dy
        if out >= 0:
            inside = False
            along = nx * dy - ny * dx
            length = nx * nx + ny * ny
            if 0 < along < length and out * out < squared * length:
                return True
    return inside
