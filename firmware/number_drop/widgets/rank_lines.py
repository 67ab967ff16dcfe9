"""Ranks or players in lines, beside the sheet at the end.

Its words are TextLines as the table's are, beside which there is no room for Labels: see
docs/MEMORY.md. Ends without a sheet have widgets/rank_grid.py.
"""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.widgets import font
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence

_GAP = const(2)  # pixels between a name, its word and its points where they stand close


def ranks(
    x: int,
    y: int,
    width: int,
    pitch: int,
    rows: list[tuple[str, str, str]],
    bright: "Sequence[int]",
) -> Group:
    """Return a Group of lines with ranks, names and points.

    Each of `rows` has a rank or player, a name, and points. The rows whose numbers are in `bright`
    have the colour of what is circled. Where it is narrow, ranks are numbers.
    """
    wide = width // 3
    if max([font.SMALL.width(text) for row in rows for text in row]) > wide:
        rows = [(row[0].split(" ")[-1],) + row[1:] for row in rows]
    names, words, points = [
        max([font.SMALL.width(row[align]) for row in rows]) for align in (LEFT, CENTRE, RIGHT)
    ]
    # Beside the sheet of a small screen the French WINS takes some of the room of names and points,
    over = max(words, wide) - wide
    middle, room = wide - over // 2, wide + over
    # and wide names take some of its own, or all: the colour says it, too.
    if names + _GAP > middle + (room - words) // 2:
        middle = names + _GAP
        room = width - points - _GAP - middle
    group = Group(x=x, y=y)
    for row, texts in enumerate(rows):
        colour = "circled" if row in bright else "ink"
        top = row * pitch + 1
        group.append(TextLine(font.SMALL, 0, top, max(wide, names), colour, LEFT, texts[LEFT]))
        if words <= room:
            group.append(TextLine(font.SMALL, middle, top, room, colour, CENTRE, texts[CENTRE]))
        group.append(TextLine(font.SMALL, 2 * wide, top, wide, colour, RIGHT, texts[RIGHT]))
    return group
