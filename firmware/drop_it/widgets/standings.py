"""The standings at an end without a sheet: each one's place, name and points in a row."""

from engine.const import TYPE_CHECKING
from firmware.widgets import font, labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from adafruit_displayio_layout.layouts.grid_layout import GridLayout


def ranks(
    x: int,
    y: int,
    width: int,
    pitch: int,
    rows: list[tuple[str, str, str]],
    bright: "Sequence[int]",
) -> "GridLayout":
    """Return a GridLayout of `rows`: a rank or player, a name, and points.

    The rows whose numbers are in `bright` have the colour of what is circled. Where it is narrow,
    ranks are numbers.
    """
    wide = width // 3
    if max([font.SMALL.width(text) for row in rows for text in row]) > wide:
        rows = [(row[0].split(" ")[-1],) + row[1:] for row in rows]
    grid = labels.make_grid(x, y + 1 + font.SMALL.ascent, 3 * wide, pitch, len(rows))
    for align in (labels.LEFT, labels.CENTRE, labels.RIGHT):
        column = [row[align] for row in rows]
        labels.put_column(grid, font.SMALL, pitch, column, bright, align)
    grid.layout_cells()
    return grid
