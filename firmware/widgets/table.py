"""A table of short texts, such as the scores to beat."""

from displayio import Group

from firmware.widgets import font
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine


def make(x, y, width, pitch, rows, aligns, bright=()):
    """Return a Group that shows `rows`, a sequence of equally long sequences of texts.

    The columns are equally wide, and a line is `pitch` pixels below the one before. `aligns` has
    text_line's LEFT, CENTRE or RIGHT for each column; the rows whose numbers are in `bright` are
    shown in the colour of what is circled.
    """
    group = Group(x=x, y=y)
    wide = width // len(aligns)
    for row, texts in enumerate(rows):
        colour = "circled" if row in bright else "ink"
        for col, text in enumerate(texts):
            line = TextLine(
                font.SMALL, col * wide, row * pitch + 1, wide, colour, aligns[col], text
            )
            group.append(line)
    return group


def ranks(x, y, width, pitch, rows, bright):
    """Return one of a rank or player, a name, and points; where it is narrow, ranks are numbers."""
    if max([font.SMALL.width(text) for row in rows for text in row]) > width // 3:
        rows = [(row[0].split(" ")[-1],) + row[1:] for row in rows]
    return make(x, y, width, pitch, rows, (LEFT, CENTRE, RIGHT), bright)
