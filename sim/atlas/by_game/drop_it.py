"""Drop It's atlases, by name and by screen size."""

from displayio import Bitmap

from firmware.drop_it.widgets.layout import Layout
from sim.atlas.pieces import pieces


def atlases(width: int, height: int) -> tuple[str, ...]:
    """Return the names of the atlases that a screen loads."""
    return (Layout(width, height).atlas,)


def bitmaps(name: str) -> list[Bitmap]:
    """Return freshly painted bitmaps for the atlas `name`; an empty list if it isn't Drop It's."""
    match name.split("_"):
        case "pieces", *kind, icon:
            return [pieces(int(icon), "low" in kind, "narrow" in kind)]
    return []
