"""Labels of adafruit_display_text: placed to the pixel, coloured by name, laid out in rows.

They are children of its LabelBase: see label.py. What stands below one another is one Label of
several lines, as each Label takes 600 bytes of a board's memory besides its Bitmap.

The table of a game has no room for the library: see text_line.py. What stands in rows is laid out
by adafruit_displayio_layout's GridLayout; its Labels stand on the bottom of their cells.
"""

from displayio import Group

from engine.const import TYPE_CHECKING
from firmware import theme
from firmware.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    from firmware.widgets.font import Font

LEFT, CENTRE, RIGHT = 0, 1, 2


# --- one by one ---


def make(
    face: "Font",
    x: int,
    y: int,
    width: int,
    colour: str = "ink",
    align: int = LEFT,
    text: str = "",
    scale: int = 1,
    pitch: int = 0,
) -> Label:
    """Return a Label: the top of its capitals at y, aligned in `width` pixels from x on.

    `colour` is a name of the theme's. The text's pixels are `scale` wide and high. Further lines
    of it are `pitch` pixels below one another.
    """
    point = anchor(align, width)
    at = 0
    if align == CENTRE:
        at = (width + 1) // 2
    elif align == RIGHT:
        at = width + 1
    label = Label(
        face,
        pitch,
        point,
        text=text,
        color=theme.colour(colour),
        scale=scale,
        anchor_point=(point, 1.0),
        anchored_position=(x + at, y + face.ascent * scale),
    )
    label.ink = colour
    label.align = align
    return label


def anchor(align: int, width: int) -> float:
    """Return which point of a Label is anchored, from 0.0 at its left to 1.0 at its right.

    A Label has the gap behind its last letter as a part of it. Half a pixel it rounds to even, now
    to the left, now to the right: a hair beside the middle it is always the same side.
    """
    if align == CENTRE:
        return 0.5001 if width & 1 else 0.4999
    return 1.0 if align == RIGHT else 0.0


def paint(label: Label, colour: str) -> None:
    """Give a Label another of the theme's colours."""
    if label.ink != colour:
        label.ink = colour
        label.color = theme.colour(colour)


def repaint(group: Group) -> None:
    """Give all Labels in a Group their colours anew: those of the theme that is now in use."""
    for part in group:
        if isinstance(part, Label):
            part.color = theme.colour(part.ink)
        elif isinstance(part, Group):
            repaint(part)


# --- in rows ---


def make_grid(x: int, y: int, width: int, pitch: int, rows: int, columns: int = 1) -> "GridLayout":
    """Return a GridLayout of rows `pitch` pixels high, and of equally wide columns, for Labels.

    The bottom of the first row's capitals is at y. The last letters' gap is beyond the `width`.
    """
    # Only now: a page of text needs no rows.
    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    return GridLayout(x, y - pitch, width + 1, pitch * rows, (columns, rows))


def make_column(
    face: "Font",
    pitch: int,
    texts: "Iterable[str]",
    colour: str = "ink",
    align: int = LEFT,
    width: int = 0,
) -> Label:
    """Return a Label with a text in each of its lines, `pitch` pixels below one another.

    It takes far less memory than a Label a line. In the middle, `width` tells which way half a
    pixel is rounded.
    """
    return make(face, 0, 0, width, colour, align, "\n".join(texts), 1, pitch)


def fill(label: Label, texts: "Iterable[str]") -> None:
    """Let the lines of a column say something else."""
    label.text = "\n".join(texts)


def put(grid: "GridLayout", label: Label, row: int, column: int = 0) -> None:
    """Put a Label into a cell, which may have others elsewhere; then lay out the grid."""
    wide = (grid.width - 1) // grid.grid_size[0]
    point = (anchor(label.align, wide), 1.0)
    grid.add_content(label, (column, row), (1, 1), point, layout_cells=False)


def put_column(
    grid: "GridLayout",
    face: "Font",
    pitch: int,
    texts: "Sequence[str]",
    bright: "Container[int]" = (),
    align: int = LEFT,
    colour: str = "ink",
) -> None:
    """Put texts below one another into a grid that has a row for each, then lay it out.

    Those whose numbers are in `bright` have the colour of what is circled.
    """
    wide = (grid.width - 1) // grid.grid_size[0]
    for ink in (colour, "circled"):
        own = [
            text if (row in bright) == (ink == "circled") else "" for row, text in enumerate(texts)
        ]
        if any(own):
            put(grid, make_column(face, pitch, own, ink, align, wide), len(texts) - 1)
