"""Ranks or players in rows, at an end without a table.

Beside a sheet they are number_drop/widgets/rank_lines.py.
"""

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
    """Return a GridLayout of lines with ranks, names and points.

    Each of `rows` has a rank or player, a name, and points. The rows whose numbers are in `bright`
    have the colour of what is circled. Where it is narrow, ranks are numbers.
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
