"""Says why a game has ended."""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import LINE

if TYPE_CHECKING:
    from engine.number_drop.sheet import Sheet
    from firmware.interfaces.words import Words


def text(counts: "Words", sheet: "Sheet") -> str:
    """Return it in the words of the topic count; `sheet` is that of a solo game."""
    return counts.WHY[sheet.top() <= LINE]
