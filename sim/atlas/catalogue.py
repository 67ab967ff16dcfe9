"""All atlases by name, and those that a screen size loads."""

from functools import cache

from displayio import Bitmap

import sim.blinka  # noqa: F401 - sets Blinka up before displayio is imported
from firmware.drop_it.widgets.layout import Layout as DropItLayout
from firmware.number_drop.widgets.layout import Layout, lay_out
from firmware.widgets.layout import scale
from sim.atlas import cells, dice, drop_it, low_panel, low_side, tiles, track
from sim.atlas.encoding import encode

# Whatever a display's size, each screen is laid out for one in here: with larger pixels, or more
# room, at which no sprite grows.
_WIDTHS = range(72, 241)
_HEIGHTS = range(40, 281)
_LOW_DICE = 3  # the size of the dice on a low screen


@cache
def names() -> tuple[str, ...]:
    """Return the names of all atlases."""
    found = {
        name
        for width in _WIDTHS
        for height in _HEIGHTS
        for loaded in of_screen(width, height).values()
        for name in loaded
    }
    return tuple(sorted(found))


def of_screen(width: int, height: int) -> dict[str, tuple[str, ...]]:
    """Return the names of a display's atlases, by game.

    The width and height are in pixels.
    """
    pixel = scale(width, height)
    size = width // pixel, height // pixel
    return {"number_drop": _of_number_drop(lay_out(*size)), "drop_it": (DropItLayout(*size).atlas,)}


def _of_number_drop(layout: Layout) -> tuple[str, ...]:
    if layout.is_low:
        return (layout.atlas,)
    kind = "notches_upright" if layout.upright else "notches"
    return layout.atlas, f"{kind}_{layout.track_size}"


def bitmaps(name: str) -> list[Bitmap]:
    """Return the bitmaps of the atlas `name`, painted anew.

    ValueError if there is none.
    """
    match name.split("_"):
        case "table", cell, size, pitch:
            # What may be the largest comes first: see `hold_gaps` in firmware/widgets/atlas.py.
            shown = [track.bitmap(int(pitch)), cells.colour(int(cell)), *dice.bitmaps(int(size))]
            return [*shown, tiles.shapes(int(pitch))]
        case "notches", pitch:
            return [tiles.notches(int(pitch), False)]
        case "notches", "upright", pitch:
            return [tiles.notches(int(pitch), True)]
        case "table", "low", cell:
            return [cells.low(int(cell)), *dice.bitmaps(_LOW_DICE), *low_panel.bitmaps()]
        case "table", "paged", cell:
            return [cells.low(int(cell)), low_side.bitmap(), *low_panel.bitmaps()]
        case "pieces", *kind, icon:
            return [drop_it.pieces(int(icon), "low" in kind, "narrow" in kind)]
    raise ValueError(f"no atlas is called {name}")


@cache
def paint(name: str) -> bytes:
    """Return the file of the atlas `name`."""
    return encode(bitmaps(name))
