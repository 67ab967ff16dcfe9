"""The ten shapes and all their orientations, worked out from their art.

A cell is numbered row * 8 + col, rows from the bottom, columns from the left; column 7 does not
exist and serves as a wall. An orientation is one way to turn or flip a shape; orientations are
numbered through all shapes, and each has a fixed place in the tables below.
"""

from engine.const import const

STRIDE = const(8)  # from one row's cell to the one above
MOST_CELLS = const(5)  # in one shape
DICE_SHAPES = const(5)  # I O T L S stand on the shape die, and are the tiles of a solo game
_NO_CELL = const(15)  # the bottom of a column that the orientation does not reach: below any floor

NAMES = ("I", "O", "T", "L", "S", "V3", "I3", "U5", "X5", "T5")
_ART = (
    "####",
    "##/##",
    "###/.#.",
    "#./#./##",
    ".##/##.",
    "#./##",
    "###",
    "#.#/###",
    ".#./###/.#.",
    "###/.#./.#.",
)


def _read(art):
    """Return the (row, col) of each cell; the art's last row is row 0."""
    rows = art.split("/")
    rows.reverse()
    return [(r, c) for r, line in enumerate(rows) for c, mark in enumerate(line) if mark == "#"]


def _settled(cells):
    """Return the cells moved to row 0 and column 0, in ascending order."""
    low = min([r for r, _ in cells])
    left = min([c for _, c in cells])
    return sorted([(r - low, c - left) for r, c in cells])


def _turned(cells):
    """Return the cells after a quarter turn clockwise."""
    return _settled([(-c, r) for r, c in cells])


def _flipped(cells):
    """Return the cells mirrored left to right."""
    return _settled([(r, -c) for r, c in cells])


def _orientations(art):
    """Return the distinct orientations of a shape: its turns, then its flipped turns."""
    found = []
    cells = _settled(_read(art))
    for side in (cells, _flipped(cells)):
        for _ in range(4):
            if side not in found:
                found.append(side)
            side = _turned(side)
    return found


def _bottom(cells, col):
    """Return the lowest row of an orientation in one of its columns."""
    rows = [r for r, c in cells if c == col]
    return min(rows) if rows else _NO_CELL


_ALL = [_orientations(art) for art in _ART]
_FLAT = [cells for orientations in _ALL for cells in orientations]

# By shape: its first orientation, and how many it has.
FIRST = bytes([sum([len(o) for o in _ALL[:shape]]) for shape in range(len(_ALL))])
COUNT = bytes([len(orientations) for orientations in _ALL])

# By orientation: cells, columns and rows it takes; the orientation after a quarter turn clockwise
# and after a flip; and its shape.
SIZE = bytes([len(cells) for cells in _FLAT])
WIDE = bytes([1 + max([c for _, c in cells]) for cells in _FLAT])
TALL = bytes([1 + max([r for r, _ in cells]) for cells in _FLAT])
TURNED = bytes([_FLAT.index(_turned(cells)) for cells in _FLAT])
FLIPPED = bytes([_FLAT.index(_flipped(cells)) for cells in _FLAT])
SHAPE = bytes([shape for shape in range(len(_ALL)) for _ in _ALL[shape]])

# OFFSETS[orientation * 5 + i]: what to add to the cell of its lower left corner for its i-th cell.
OFFSETS = bytes(
    [
        cells[i][0] * STRIDE + cells[i][1] if i < len(cells) else 0
        for cells in _FLAT
        for i in range(MOST_CELLS)
    ]
)
# BOTTOMS[orientation * 4 + i]: the lowest row of its i-th column, which decides how far it falls.
BOTTOMS = bytes([_bottom(cells, col) for cells in _FLAT for col in range(4)])

ORIENTATIONS = len(_FLAT)
del _ALL, _FLAT
