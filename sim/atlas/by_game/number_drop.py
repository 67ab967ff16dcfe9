"""Number Drop's atlases, by name and by screen size."""

from displayio import Bitmap

from firmware.number_drop.widgets.layout import lay_out
from sim.atlas import cells, dice, low_panel, low_side, tiles, track

_LOW_DICE = 3  # the size of the dice on a low screen


def atlases(width: int, height: int) -> tuple[str, ...]:
    """Return the names of the atlases that a screen loads."""
    layout = lay_out(width, height)
    if layout.is_low:
        return (layout.atlas,)
    kind = "notches_upright" if layout.upright else "notches"
    return layout.atlas, f"{kind}_{layout.track_size}"


def bitmaps(name: str) -> list[Bitmap]:
    """Return freshly painted bitmaps for `name`; an empty list if it isn't Number Drop's."""
    match name.split("_"):
        case "table", cell, size, pitch:
            # The potentially largest comes first: see `hold_gaps` in firmware/widgets/atlas.py.
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
    return []
