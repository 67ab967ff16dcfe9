"""The tests' quick drawing equals Blinka's, for everything that is drawn."""

from array import array
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from displayio import Bitmap, Palette, TileGrid

from tests import quick_drawing

TRIALS = 150
WIDE, HIGH = 70, 30


def half_covered(chance: Random) -> array:
    """Return a mask for the screen, empty, full or partly covered."""
    words = WIDE * HIGH // 32 + 1
    kind = chance.randrange(4)
    if kind < 2:
        return array("I", [kind * 0xFFFFFFFF] * words)
    covered = [chance.getrandbits(32) for _ in range(words)]
    return array("I", [word & chance.getrandbits(32) if kind == 2 else word for word in covered])


def same(slow: Any, quick: Any, covered: array, before: Any, behind: Any) -> None:
    """Check that two functions draw and return the same."""
    seen = []
    for fill in (slow, quick):
        pixels, mask = array("H", [7] * (WIDE * HIGH)), array("I", covered)
        shown = fill(memoryview(pixels), memoryview(mask), *before, *behind)
        seen.append((shown, pixels, mask))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_grids_of_tiles(bits: int) -> None:
    chance = Random(bits)
    for _ in range(TRIALS):
        across, down = chance.randint(1, 9), chance.randint(1, 5)
        columns, rows = chance.randint(1, 6), chance.randint(1, 3)
        sheet: Any = Bitmap(columns * across, rows * down, 1 << bits)
        for place in range(sheet.width * sheet.height):
            sheet[place] = chance.getrandbits(bits)
        grid: Any = TileGrid(
            sheet,
            pixel_shader=Palette(1),
            tile_width=across,
            tile_height=down,
            width=chance.randint(1, 5),
            height=chance.randint(1, 4),
        )
        for place in range(grid.width * grid.height):
            # CircuitPython draws a tile below the sheet in colour 0
            grid._tiles[place] = chance.randrange(columns * rows + 2)
        scale = chance.choice((1, 1, 2, 3))
        grid._absolute_transform = SimpleNamespace(scale=scale)
        grid._top_left_x = chance.randrange(grid.width)
        grid._top_left_y = chance.randrange(grid.height)
        wide = min(grid.width * across * scale, WIDE)
        high = min(grid.height * down * scale, HIGH)
        left, top = chance.randrange(wide), chance.randrange(high)
        right, bottom = chance.randint(left + 1, wide), chance.randint(top + 1, high)
        x_shift = chance.randint(0, WIDE - (right - left))
        y_shift = chance.randint(0, HIGH - (bottom - top))
        start, strides = chance.choice(((0, (1, WIDE)),) * 4 + ((WIDE - 1, (-1, WIDE)),))
        geometry = (start, *strides, x_shift, y_shift, left, right, top, bottom)
        colours = [chance.getrandbits(16) for _ in range(1 << bits)]
        some = chance.choice((0, 0.7, 1))
        opaque = bytearray(chance.random() < some for _ in colours)
        same(
            quick_drawing._slow["tiles"],
            quick_drawing.fill_tiles,
            half_covered(chance),
            (colours, opaque, geometry),
            (grid, sheet),
        )


@pytest.mark.parametrize("kind", [0, 1])  # a rectangle, a circle
def test_shapes(kind: int) -> None:
    chance = Random(kind)
    shape = SimpleNamespace(_get_pixel=None)
    for _ in range(TRIALS):
        left, top = chance.randrange(WIDE), chance.randrange(HIGH)
        right, bottom = chance.randint(left, WIDE), chance.randint(top, HIGH)
        wide, high = chance.randrange(1, WIDE), chance.randrange(1, HIGH)
        sizes = (wide, wide * wide) if kind else (wide, high)
        origin = chance.randint(-9, WIDE), chance.randint(-9, HIGH)
        signs = chance.choice(((1, 1), (1, 1), (1, 1), (-1, 1), (1, -1)))
        transform = (chance.random() < 0.1, *origin, *signs)
        start = top * WIDE + left
        same(
            quick_drawing._slow["shape"],
            quick_drawing.fill_shape,
            half_covered(chance),
            ((chance.getrandbits(16), kind, *sizes), (start, WIDE, left, top, right, bottom)),
            (shape, transform),
        )
