"""The 36 pieces: their kinds, and what each looks like in each of its orientations.

A *shape* is a kind in one of its orientations, 15 degrees counter-clockwise each: 0 is the circle,
1 to 6 the square, 7 to 18 the diamond, 19 to 26 the triangle. Places are counted from the centroid,
x to the right, y up, in the board's units. Corners go around counter-clockwise.
"""

from array import array

from engine.const import const

CIRCLE = const(0)
SQUARE = const(1)
DIAMOND = const(2)
TRIANGLE = const(3)
KINDS = const(4)
COLOURS = const(4)  # red, yellow, green, blue
SHAPES = const(27)
PIECES = const(36)
RADIUS = const(20)  # of the circle

FIRST = bytes((0, 1, 7, 19, 27))  # by kind: its first shape; behind the last kind, their number
TURNS = bytes((1, 6, 12, 8))  # by kind: its orientations
EACH = bytes((3, 2, 2, 2))  # by kind: how many there are of each colour

_SQUARE_CORNERS = ((17, 17), (12, 21), (6, 23), (0, 24), (-6, 23), (-12, 21))  # the first one
_DIAMOND_CORNERS = (  # two neighbours; the others lie opposite
    ((31, 0), (0, 18)),
    ((30, 8), (-5, 17)),
    ((27, 16), (-9, 16)),
    ((22, 22), (-13, 13)),
    ((16, 27), (-16, 9)),
    ((8, 30), (-17, 5)),
    ((0, 31), (-18, 0)),
    ((-8, 30), (-17, -5)),
    ((-16, 27), (-16, -9)),
    ((-22, 22), (-13, -13)),
    ((-27, 16), (-9, -16)),
    ((-30, 8), (-5, -17)),
)
_TRIANGLE_CORNERS = (
    ((0, 26), (-23, -13), (23, -13)),
    ((-7, 25), (-18, -18), (25, -7)),
    ((-13, 23), (-13, -23), (26, 0)),
    ((-18, 18), (-7, -25), (25, 7)),
    ((-23, 13), (0, -26), (23, 13)),
    ((-25, 7), (7, -25), (18, 18)),
    ((-26, 0), (13, -23), (13, 23)),
    ((-25, -7), (18, -18), (7, 25)),
)


def _outline(*corners):
    return corners


def _outlines():
    """Return by shape its corners; the circle has none."""
    found = [_outline()]
    for x, y in _SQUARE_CORNERS:
        found.append(_outline((x, y), (-y, x), (-x, -y), (y, -x)))
    for (px, py), (qx, qy) in _DIAMOND_CORNERS:
        found.append(_outline((px, py), (qx, qy), (-px, -py), (-qx, -qy)))
    for corners in _TRIANGLE_CORNERS:
        found.append(_outline(*corners))
    return found


_found = _outlines()

KIND = bytes([kind for kind in range(KINDS) for _ in range(TURNS[kind])])  # by shape

# All corners, shape after shape; those of a shape begin at FIRST_CORNER, and end at the next's.
CORNER_X = array("b", [x for outline in _found for x, _ in outline])
CORNER_Y = array("b", [y for outline in _found for _, y in outline])
FIRST_CORNER = bytes([sum([len(outline) for outline in _found[:i]]) for i in range(SHAPES + 1)])

# By shape: how far it reaches, the least and the greatest x and y.
LEFT = array("b", [min([x for x, _ in outline or ((-RADIUS, 0),)]) for outline in _found])
RIGHT = array("b", [max([x for x, _ in outline or ((RADIUS, 0),)]) for outline in _found])
BOTTOM = array("b", [min([y for _, y in outline or ((0, -RADIUS),)]) for outline in _found])
TOP = array("b", [max([y for _, y in outline or ((0, RADIUS),)]) for outline in _found])

del _found
