"""Says why a game has ended."""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import LINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.number_drop.sheet import Sheet
    from firmware.interfaces.game import NameOf
    from firmware.interfaces.words import Words


def why(counts: "Words", sheets: "Sequence[Sheet]", name_of: "NameOf") -> str:
    """Return why the game ended, in words of the topic count.

    With several players, the words begin with who ended it.
    """
    above = [name_of(player) for player, sheet in enumerate(sheets) if sheet.top() > LINE]
    text: str = counts.WHY[not above]
    if len(sheets) > 1:
        text = ", ".join(above) + counts.ENDED_BY + text
    return text
