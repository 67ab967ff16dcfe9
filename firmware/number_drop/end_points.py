"""Why a game ended, and its points column by column: see EndPoints in interfaces/game.py."""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import HEIGHT, LINE, PENALTY, ROW_POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.number_drop.record import Record
    from engine.number_drop.sheet import Sheet
    from firmware.interfaces.game import NameOf, Points
    from firmware.number_drop.interfaces.words import Words


def reason(counts: "Words", sheets: "Sequence[Sheet]", name_of: "NameOf") -> str:
    """Return why the game ended and, if several play, by whom, in words for topic `count`."""
    above = [name_of(player) for player, sheet in enumerate(sheets) if sheet.top() > LINE]
    text: str = counts.WHY[not above]
    if len(sheets) > 1:
        text = ", ".join(above) + counts.ENDED_BY + text
    return text


def why(record: "Record", own: "Callable[[str], Words]", name_of: "NameOf") -> str:
    """Return why the game ended and, with several players, who ended it."""
    return reason(own("count"), record.game.sheets, name_of)


def steps(record: "Record", own: "Callable[[str], Words]") -> "Iterator[Points]":
    """Yield the players' points column by column, the penalties last."""
    for column, name in enumerate(own("play").COLUMNS + (own("count").WHY[0],)):
        for player, sheet in enumerate(record.game.sheets):
            if column == 0:
                points = ROW_POINTS * sum([sheet.row_is_circled(row) for row in range(LINE)])
            elif column < len(sheet.columns()):
                points = sheet.columns()[column]
            else:
                points = -PENALTY * sum([sheet.row_is_circled(row) for row in range(LINE, HEIGHT)])
            if points:
                yield name, player, points
