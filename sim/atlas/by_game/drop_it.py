"""The atlases of Drop It, by name and by screen."""

from displayio import Bitmap

from firmware.drop_it.widgets.layout import Layout
from sim.atlas.pieces import pieces


def atlases(width: int, height: int) -> tuple[str, ...]:
    """Return the names of those that a screen loads."""
    return (Layout(width, height).atlas,)


def bitmaps(name: str) -> list[Bitmap]:
    """Return the bitmaps of the atlas `name`, painted anew.

    The list is empty if it is not one of these.
    """
    match name.split("_"):
        case "pieces", *kind, icon:
            return [pieces(int(icon), "low" in kind, "narrow" in kind)]
    return []
