"""Labels of adafruit_display_text: placed to the pixel, coloured by name, laid out in rows.

They are all of its `label`, which makes a TileGrid for each letter. Its `bitmap_label` draws into a
Bitmap: it takes less memory for a long text, but twice the time, and a key is to be answered at
once. CircuitPython 10.2.1 on an emulated RP2040, six texts of eleven large letters:

    =============  ==============  ========  ===========  ==========
    class          its own module  made in   changed in   bytes
    =============  ==============  ========  ===========  ==========
    label          3.3 KB          80 ms     52 ms        9 500
    bitmap_label   10.9 KB         146 ms    123 ms       6 600
    =============  ==============  ========  ===========  ==========

The table of a game has no room for either: see text_line.py. What stands in rows is laid out by
adafruit_displayio_layout's GridLayout; its Labels stand on the bottom of their cells.
"""

from adafruit_display_text.label import Label
from displayio import Group

from firmware import theme

LEFT, CENTRE, RIGHT = 0, 1, 2


# --- one by one ---


def make(face, x, y, width, colour="ink", align=LEFT, text="", scale=1):
    """Return a Label: the top of its capitals at y, aligned in `width` pixels from x on.

    `colour` is a name of the theme's. The text's pixels are `scale` wide and high.
    """
    point = anchor(align, width)
    at = 0
    if align == CENTRE:
        at = (width + 1) // 2
    elif align == RIGHT:
        at = width + 1
    label = Label(
        face,
        text=text,
        color=theme.colour(colour),
        scale=scale,
        base_alignment=True,
        anchor_point=(point, 1.0),
        anchored_position=(x + at, y + face.ascent * scale),
    )
    label.ink = colour
    return label


def anchor(align, width):
    """Return which point of a Label is anchored, from 0.0 at its left to 1.0 at its right.

    A Label has the gap behind its last letter as a part of it. Half a pixel it rounds to even, now
    to the left, now to the right: a hair beside the middle it is always the same side.
    """
    if align == CENTRE:
        return 0.5001 if width & 1 else 0.4999
    return 1.0 if align == RIGHT else 0.0


def paint(label, colour):
    """Give a Label another of the theme's colours."""
    if label.ink != colour:
        label.ink = colour
        label.color = theme.colour(colour)


def repaint(group):
    """Give all Labels in a Group their colours anew: those of the theme that is now in use."""
    for part in group:
        if isinstance(part, Label):
            part.color = theme.colour(part.ink)
        elif isinstance(part, Group):
            repaint(part)


# --- in rows ---


def make_grid(x, y, width, pitch, rows, columns=1):
    """Return a GridLayout of rows `pitch` pixels high, and of equally wide columns, for Labels.

    The bottom of the first row's capitals is at y. The last letters' gap is beyond the `width`.
    """
    # Only now: a page of text needs no rows.
    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    return GridLayout(x, y - pitch, width + 1, pitch * rows, (columns, rows))


def make_column(face, pitch, texts, colour="ink"):
    """Return a Label with a text in each of its lines, `pitch` pixels below one another.

    It takes far less memory than a Label a line: 600 bytes each.
    """
    label = make(face, 0, 0, 0, colour)
    label.line_spacing = (pitch + 0.5) / face.get_bounding_box()[1]  # rounded down
    fill(label, texts)
    return label


def fill(label, texts):
    """Let the lines of a column say something else; an empty one keeps its place."""
    label.text = "\n".join([text or " " for text in texts])


def put(grid, label, row, align=LEFT, column=0):
    """Put a Label into a cell, which may have others elsewhere; then lay out the grid."""
    wide = (grid.width - 1) // grid.grid_size[0]
    point = (anchor(align, wide), 1.0)
    grid.add_content(label, (column, row), (1, 1), point, layout_cells=False)
