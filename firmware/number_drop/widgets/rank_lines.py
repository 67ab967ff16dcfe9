"""Ranks or players in lines, beside the sheet at the end.

Its words are TextLines as the table's are, beside which there is no room for Labels: see
docs/MEMORY.md. Ends without a sheet have widgets/rank_grid.py.
"""

from displayio import Group

from engine.const import TYPE_CHECKING
from firmware.widgets import font
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    # Beside the sheet of a small screen the French WINS takes some of the room of names and points.
    over = max([font.SMALL.width(row[CENTRE]) for row in rows] + [wide]) - wide
    group = Group(x=x, y=y)
    for row, texts in enumerate(rows):
        colour = "circled" if row in bright else "ink"
        for align in (LEFT, CENTRE, RIGHT):
            left, room = align * wide, wide
            if align == CENTRE:
                left, room = wide - over // 2, wide + over
            line = TextLine(font.SMALL, left, row * pitch + 1, room, colour, align, texts[align])
            group.append(line)
    return group
