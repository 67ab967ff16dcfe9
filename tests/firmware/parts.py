"""The parts of the table on their own, each made with its atlases."""

from typing import Any

from firmware.number_drop.widgets import dice, grid, low_side, low_table, tiles, track
from sim.atlas import catalogue

_BITMAPS = dict(
    zip(
        ("values", "cells", "numbers", "shapes", "blocks"),
        catalogue.bitmaps("table_9_0_12"),
        strict=True,
    )
)


def grid_view(x: int = 0, y: int = 0, size: int = 9) -> Any:
    """Return a GridView."""
    cells = _BITMAPS["cells"] if size == 9 else catalogue.bitmaps(f"table_{size}_1_12")[1]
    return grid.GridView(x, y, cells, size)


def low_table_view(size: int, rows: int) -> Any:
    """Return a LowGrid at (0, 0)."""
    return low_table.LowGrid(0, 0, catalogue.bitmaps(f"table_low_{size}")[0], size, rows)


def dice_view(size: int = 0) -> Any:
    """Return a DiceView at (0, 0), of the largest size by default, or of low screens' size 3."""
    if size:
        _, numbers, shapes, *_ = catalogue.bitmaps("table_low_8")
        return dice.DiceView(0, 0, numbers, shapes, size)
    return dice.DiceView(0, 0, _BITMAPS["numbers"], _BITMAPS["shapes"], size)


def track_view() -> Any:
    """Return a TrackView at (0, 0)."""
    return track.TrackView(0, 0, _BITMAPS["values"])


def low_track(heading: int) -> Any:
    """Return a LowTrack at (0, 0)."""
    return low_table.LowTrack(0, 0, catalogue.bitmaps("table_low_8")[3], heading, heading)


def tiles_view(x: int = 0, reach: int = 0) -> Any:
    """Return a TilesView at (x, 0)."""
    return tiles.TilesView(x, 0, _BITMAPS["blocks"], reach=reach)


def low_tiles() -> Any:
    """Return a LowTiles at (0, 0)."""
    shapes, notches = catalogue.bitmaps("table_low_8")[4:]
    return low_table.LowTiles(0, 0, shapes, notches)


def side() -> Any:
    """Return a LowSide at (0, 0)."""
    return low_side.LowSide(0, catalogue.bitmaps("table_paged_6")[1])
