"""Hides and shows parts of the screen."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from displayio import TileGrid


def hide(part: "TileGrid", hidden: bool) -> None:
    """Hide or show a part, but only if that changes anything: it would be sent again."""
    if part.hidden != hidden:
        part.hidden = hidden
