"""How far each edge of each shape keeps every other shape away.

Edge e goes from corner e to the next corner of its shape. Its normal points outwards and is as long
as the edge. With the edge's shape at 0, another shape at (x, y) is on the outer side of the edge if

    NORMAL_X[e] * x + NORMAL_Y[e] * y >= AWAY[other][e]

By the separating axis theorem, two convex shapes do not overlap if and only if an edge of either
separates them like this (or a corner, if one of them is a circle).
"""

from array import array

from engine.const import const
from engine.drop_it.pieces import (
    CIRCLE,
    CORNER_X,
    CORNER_Y,
    FIRST_CORNER,
    RADIUS,
    SHAPES,
)

_EDGES = const(96)  # of all shapes together
_TRIANGLES = const(19)  # the first shape with three

NORMAL_X = array("b", bytes(_EDGES))
NORMAL_Y = array("b", bytes(_EDGES))
# A row for each shape, because a board has no contiguous 5 KB in the middle of a session. All rows
# are made from the same bytes: new ones for each would leave every second piece of that memory
# empty.
_found = bytes(2 * _EDGES)
AWAY = [array("h", _found) for _ in range(SHAPES)]
del _found


def root_up(square: int) -> int:
    """Return the square root of a number from 1 up, rounded up."""
    root = square
    better = (square + 1) >> 1
    while better < root:  # Newton's method descends to the root, rounded down
        root = better
        better = (root + square // root) >> 1
    return root if root * root == square else root + 1


def _set_normals() -> None:
    for shape in range(1, SHAPES):
        start, end = FIRST_CORNER[shape], FIRST_CORNER[shape + 1]
        for e in range(start, end):
            then = start if e + 1 == end else e + 1
            NORMAL_X[e] = CORNER_Y[then] - CORNER_Y[e]
            NORMAL_Y[e] = CORNER_X[e] - CORNER_X[then]


def _set_away(e: int) -> None:
    """Set how far each shape has to be from an edge."""
    nx = NORMAL_X[e]
    ny = NORMAL_Y[e]
    line = nx * CORNER_X[e] + ny * CORNER_Y[e]
    AWAY[CIRCLE][e] = line + root_up(RADIUS * RADIUS * (nx * nx + ny * ny))
    for shape in range(1, SHAPES):
        most = 0
        for i in range(FIRST_CORNER[shape], FIRST_CORNER[shape + 1]):
            towards = -nx * CORNER_X[i] - ny * CORNER_Y[i]
            if towards > most:
                most = towards
        AWAY[shape][e] = line + most


_set_normals()
for _e in range(_EDGES):
    _set_away(_e)
del _set_normals, _set_away  # a board needs the memory


def outside(shape: int, other: int, x: int, y: int) -> int:
    """Return an edge that another shape is outside of, or -1.

    (x, y) is the other shape's place, relative to `shape`, which is not the circle: that has no
    edges.
    """
    nx = NORMAL_X
    ny = NORMAL_Y
    away = AWAY[other]
    start = FIRST_CORNER[shape]
    if shape < _TRIANGLES:  # opposite edges are parallel
        for e in range(start, start + 2):
            out = nx[e] * x + ny[e] * y
            if out >= away[e]:
                return e
            if -out >= away[e + 2]:
                return e + 2
        return -1
    for e in range(start, start + 3):
        if nx[e] * x + ny[e] * y >= away[e]:
            return e
    return -1


def nearest_corner(shape: int, x: int, y: int) -> int:
    """Return the corner nearest to (x, y), or -1 if an edge is nearer."""
    start = FIRST_CORNER[shape]
    end = FIRST_CORNER[shape + 1]
    before = end - 1
    for i in range(start, end):
        dx = x - CORNER_X[i]
        dy = y - CORNER_Y[i]
        if NORMAL_X[i] * dy <= NORMAL_Y[i] * dx and NORMAL_X[before] * dy >= NORMAL_Y[before] * dx:
            return i
        before = i
    return -1
