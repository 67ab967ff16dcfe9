"""A table of short texts, such as the scores to beat."""

from displayio import Group

from firmware.widgets import font
from firmware.widgets.text_line import TextLine


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
