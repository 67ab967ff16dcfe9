"""Points of an ended game of several, column by column.

See EndPoints in interfaces/game.py.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.sheet import HEIGHT, LINE, PENALTY, ROW_POINTS
from firmware.number_drop import end_reason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.number_drop.record import Record
    from firmware.interfaces.game import NameOf, Points
    from firmware.interfaces.words import Words


def why(record: "Record", own: "Callable[[str], Words]", name_of: "NameOf") -> str:
    """Return who has ended the game, and how."""
    return end_reason.why(own("count"), record.game.sheets, name_of)


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
