"""Hides parts of the screen, or shows them."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from displayio import TileGrid


def hide(part: "TileGrid", hidden: bool) -> None:
    """Hide a part, or show it.

    Showing what is shown already would send all of it to the display once more.
    """
    if part.hidden != hidden:
        part.hidden = hidden
