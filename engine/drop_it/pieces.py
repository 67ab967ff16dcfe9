"""The 36 pieces: their kinds, and each of their orientations.

A *shape* is a kind in one of its orientations, which are 15 degrees apart, counter-clockwise: 0 is
the circle, 1 to 6 the square, 7 to 18 the diamond, 19 to 26 the triangle. Coordinates are relative
to the centroid, x to the right and y up, in the board's units. Corners go round counter-clockwise.
"""

from array import array

from engine.const import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Callable

CIRCLE = const(0)
SQUARE = const(1)
DIAMOND = const(2)
TRIANGLE = const(3)
KINDS = const(4)
COLOURS = const(4)  # red, yellow, green, blue
SHAPES = const(27)
PIECES = const(36)
RADIUS = const(20)  # of the circle
_CORNERS = const(96)  # of all shapes

FIRST = bytes((0, 1, 7, 19, 27))  # by kind: its first shape; lastly, the number of shapes
TURNS = bytes((1, 6, 12, 8))  # by kind: its orientations
EACH = bytes((3, 2, 2, 2))  # by kind: how many there are of each colour

# The corners that the others follow from, x, y, x, y ...: of a square the first,
_SQUARES: tuple[int, ...] = (17, 17, 12, 21, 6, 23, 0, 24, -6, 23, -12, 21)
# of a diamond two neighbours, because the others are opposite,
_DIAMONDS: tuple[int, ...]
_DIAMONDS = (31, 0, 0, 18, 30, 8, -5, 17, 27, 16, -9, 16, 22, 22, -13, 13, 16, 27, -16, 9, 8, 30)
_DIAMONDS += (-17, 5, 0, 31, -18, 0, -8, 30, -17, -5, -16, 27, -16, -9, -22, 22, -13, -13)
_DIAMONDS += (-27, 16, -9, -16, -30, 8, -5, -17)
# of a triangle all three.
_TRIANGLES: tuple[int, ...]
_TRIANGLES = (0, 26, -23, -13, 23, -13, -7, 25, -18, -18, 25, -7, -13, 23, -13, -23, 26, 0)
_TRIANGLES += (-18, 18, -7, -25, 25, 7, -23, 13, 0, -26, 23, 13, -25, 7, 7, -25, 18, 18)
_TRIANGLES += (-26, 0, 13, -23, 13, 23, -25, -7, 18, -18, 7, 25)


def _corners() -> list[int]:
    """Return the coordinates of all corners, shape after shape."""
    found: list[int] = []
    for i in range(0, len(_SQUARES), 2):
        x, y = _SQUARES[i : i + 2]
        found.extend((x, y, -y, x, -x, -y, y, -x))
    for i in range(0, len(_DIAMONDS), 4):
        px, py, qx, qy = _DIAMONDS[i : i + 4]
        found.extend((px, py, qx, qy, -px, -py, -qx, -qy))
    found.extend(_TRIANGLES)
    return found


def _furthest(
    into: "array[int]", most: "Callable[[list[int]], int]", along: "array[int]", radius: int
) -> None:
    """Set how far each shape's corners reach along an axis; `most` is min or max."""
    into[CIRCLE] = radius
    for shape in range(1, SHAPES):
        start, end = FIRST_CORNER[shape], FIRST_CORNER[shape + 1]
        into[shape] = most([along[i] for i in range(start, end)])


# All arrays are made before anything is computed: otherwise a board scatters them, and no Bitmap
# fits into the gaps between them.
_found = bytes(_CORNERS)
# All corners, shape after shape: those of a shape begin at FIRST_CORNER, and end where the next
# shape's begin. The circle has none.
CORNER_X = array("b", _found)
CORNER_Y = array("b", _found)
_found = bytes(SHAPES)
# By shape, how far it reaches: the least and the greatest x and y.
LEFT = array("b", _found)
RIGHT = array("b", _found)
BOTTOM = array("b", _found)
TOP = array("b", _found)

KIND = bytes([kind for kind in range(KINDS) for _ in range(TURNS[kind])])  # by shape
FIRST_CORNER = bytes([4 * max(0, i - 1) - max(0, i - FIRST[TRIANGLE]) for i in range(SHAPES + 1)])
_found = _corners()  # type: ignore[assignment]  # one name less in a board's memory
for _e in range(_CORNERS):
    CORNER_X[_e] = _found[2 * _e]
    CORNER_Y[_e] = _found[2 * _e + 1]
_furthest(LEFT, min, CORNER_X, -RADIUS)
_furthest(RIGHT, max, CORNER_X, RADIUS)
_furthest(BOTTOM, min, CORNER_Y, -RADIUS)
_furthest(TOP, max, CORNER_Y, RADIUS)

del _found, _corners, _furthest  # a board needs the memory
