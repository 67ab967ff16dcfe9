"""Setting and reading tiles while nothing is painted gives the same results as Blinka."""

from random import Random
from typing import Any

from displayio import Bitmap, Palette, TileGrid

from firmware.widgets import atlas
from sim.atlas import catalogue, freshness
from tests.unpainted import unpainted

TRIALS = 2000
WIDTH, HEIGHT = 3, 4


def done(chance: Random) -> list[object]:
    """Set and read tiles at random; return readings and errors."""
    grid: Any = TileGrid(Bitmap(2, 2, 2), pixel_shader=Palette(2), width=WIDTH, height=HEIGHT)
    found: list[object] = []
    for _ in range(TRIALS):
        place: Any = chance.randint(-2, WIDTH * HEIGHT + 2)
        if chance.random() < 0.3:
            place = (chance.randint(0, WIDTH + 1), chance.randint(0, HEIGHT + 1))
        try:
            if chance.random() < 0.5:
                grid[place] = chance.randint(-1, 257)
            found.append(grid[place])
        except (ValueError, IndexError) as wrong:
            found.append(str(wrong))
    return found


def test_tiles_are_set_and_read_alike() -> None:
    painted = done(Random(1))
    with unpainted():
        assert done(Random(1)) == painted
    assert len(set(painted)) > 100


def test_an_atlas_that_was_read_blank_is_read_again() -> None:
    freshness.ensure()
    atlas.forget()
    name = catalogue.names()[0]
    with unpainted():
        (blank,) = atlas.load(name)[:1]
        assert not any(blank[x, 0] for x in range(blank.width))
    (painted,) = atlas.load(name)[:1]
    assert any(painted[x, 0] for x in range(painted.width))
