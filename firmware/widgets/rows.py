"""Rows and columns of Labels, laid out by adafruit_displayio_layout's GridLayout."""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from firmware.widgets import labels


def make(x, y, width, pitch, count):
    """Return a GridLayout of `count` rows, `pitch` pixels high, for Labels at any of its sides.

    A Label stands on the bottom of its cell: y is that of the first row's.
    """
    return GridLayout(x, y - pitch, width + 1, pitch * count, (1, count))


def columns(x, y, width, pitch, count, wide):
    """Return one of columns as well, `wide` pixels each, for Labels at their right."""
    return GridLayout(x + 1, y - pitch, width, pitch * count, (width // wide, count))


def put(grid, label, row, align=labels.LEFT, column=0):
    """Put a Label into a cell, which may have others at its other sides; then lay out the grid."""
    point = labels.anchor(align, grid.cell_size_pixels[0] - 1)
    grid.add_content(label, (column, row), (1, 1), (point, 1.0), layout_cells=False)
