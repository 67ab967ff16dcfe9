"""Ranks or players in rows, for the end of a game."""

from engine.const import TYPE_CHECKING, const
from firmware.widgets import font, labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

_GAP = const(2)  # pixels between a name, its word and its points if space is tight


def ranks(
    x: int,
    y: int,
    width: int,
    pitch: int,
    rows: list[tuple[str, str, str]],
    bright: "Sequence[int]",
) -> "GridLayout":
    """Return a GridLayout of rows with ranks or players, names, and points.

    Rows whose numbers are in `bright` have the colour "circled". If space is tight, ranks are plain
    numbers.
    """
    wide = width // 3
    if max([font.SMALL.width(text) for row in rows for text in row]) > wide:
        rows = [(row[0].split(" ")[-1],) + row[1:] for row in rows]
    names, words, points = [
        max([font.SMALL.width(row[align]) for row in rows])
        for align in (labels.LEFT, labels.CENTRE, labels.RIGHT)
    ]
    # Next to the sheet of a small screen, the French WINS takes some space from names and points,
    over = max(words, wide) - wide
    middle, room = wide - over // 2, wide + over
    # and wide names take some of its own, or all, since the colour says the same.
    if names + _GAP > middle + (room - words) // 2:
        middle = names + _GAP
        room = width - points - _GAP - middle
    grid = labels.make_grid(x, y + 1 + font.SMALL.ascent, 3 * wide, pitch, len(rows))
    for align in (labels.LEFT, labels.RIGHT):
        labels.put_column(grid, font.SMALL, pitch, [row[align] for row in rows], bright, align)
    grid.layout_cells()
    if words <= room:
        text = "\n".join([row[labels.CENTRE] for row in rows])
        top = len(rows) * pitch - font.SMALL.ascent  # of the last line in the grid
        grid.append(
            labels.make(font.SMALL, middle, top, room, "ink", labels.CENTRE, text, 1, pitch, bright)
        )
    return grid
