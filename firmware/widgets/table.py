"""A table of short texts, such as the scores to beat: Labels in a GridLayout."""

from adafruit_display_text.label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from firmware import theme
from firmware.widgets import font

LEFT, CENTRE, RIGHT = 0.0, 0.5, 1.0  # where a text stands in its column


def make(x, y, width, height, rows, aligns, face=font.SMALL, colour="ink", bright=()):
    """Return a Group that shows `rows`, a sequence of equally long sequences of texts.

    The columns are equally wide. `aligns` has LEFT, CENTRE or RIGHT for each column; the rows
    whose numbers are in `bright` are shown in the colour of what is circled.
    """
    grid = GridLayout(x, y, width, height, (len(aligns), len(rows)))
    for row, texts in enumerate(rows):
        ink = theme.colour("circled" if row in bright else colour)
        for col, text in enumerate(texts):
            grid.add_content(
                Label(face, text=text, color=ink),
                grid_position=(col, row),
                cell_size=(1, 1),
                cell_anchor_point=(aligns[col], CENTRE),
                layout_cells=False,
            )
    grid.layout_cells()
    return grid
