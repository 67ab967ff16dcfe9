"""The ten shapes and all their orientations, computed from their art.

A cell is numbered row * 8 + col, rows from the bottom, columns from the left; column 7 does not
exist and serves as a wall. An orientation is one way to turn or flip a shape; orientations are
numbered through all shapes, and each has a fixed index in the lists below.
"""

from engine.const import const

ROW_SHIFT = const(3)  # a cell is row << ROW_SHIFT | col
COL_MASK = const(7)
STRIDE = const(8)  # from one row's cell to the one above
MOST_CELLS = const(5)  # in one shape
_MOST_WIDE = const(4)  # columns of one
DICE_SHAPES = const(5)  # I O T L S: the shape die's faces and the tiles of a solo game
_NO_CELL = const(15)  # the bottom of a column that the orientation does not reach: below any floor

NAMES = ("I", "O", "T", "L", "S", "V3", "I3", "U5", "X5", "T5")


def _orientations() -> tuple[bytes, ...]:
    """Return the lists below, in a function so that a board can free its code."""
    arts = (
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

    def settled(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return (row, col) pairs moved to row 0 and column 0, ascending."""
        low = min([r for r, _ in cells])
        left = min([c for _, c in cells])
        return sorted([(r - low, c - left) for r, c in cells])

    def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the cells after a quarter turn clockwise."""
        return settled([(-c, r) for r, c in cells])

    def flipped(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the cells mirrored left to right."""
        return settled([(r, -c) for r, c in cells])

    def orientations(art: str) -> list[list[tuple[int, int]]]:
        """Return the distinct orientations of a shape: turns, then flipped turns."""
        rows = art.split("/")
        rows.reverse()  # the art's last row is row 0
        cells = [(r, c) for r in range(len(rows)) for c in range(len(rows[r])) if rows[r][c] == "#"]
        found = []
        for side in (settled(cells), flipped(cells)):
            for _ in range(4):
                if side not in found:
                    found.append(side)
                side = turned(side)
        return found

    shapes = [orientations(art) for art in arts]
    flat = [cells for shape in shapes for cells in shape]
    return (
        bytes([flat.index(shape[0]) for shape in shapes]),
        bytes([len(shape) for shape in shapes]),
        bytes([i for i in range(len(shapes)) for _ in shapes[i]]),
        bytes([len(cells) for cells in flat]),
        bytes([1 + max([c for _, c in cells]) for cells in flat]),
        bytes([1 + max([r for r, _ in cells]) for cells in flat]),
        bytes([flat.index(turned(cells)) for cells in flat]),
        bytes([flat.index(flipped(cells)) for cells in flat]),
        bytes([r * STRIDE + c for cells in flat for r, c in (cells + [(0, 0)] * 2)[:MOST_CELLS]]),
        bytes(
            [
                min([r for r, c in cells if c == col] + [_NO_CELL])
                for cells in flat
                for col in range(_MOST_WIDE)
            ]
        ),
    )


(
    FIRST,  # by shape: its first orientation
    COUNT,  # by shape: how many orientations it has
    SHAPE,  # by orientation: its shape
    SIZE,  # by orientation: how many cells it has
    WIDE,  # by orientation: how many columns it takes
    TALL,  # by orientation: how many rows it takes
    TURNED,  # by orientation: the one after a quarter turn clockwise
    FLIPPED,  # by orientation: the one mirrored left to right
    OFFSETS,  # MOST_CELLS by orientation: how far its i-th cell is from its lower left corner
    BOTTOMS,  # _MOST_WIDE by orientation: the lowest row of its i-th column, which decides landings
) = _orientations()
del _orientations
