"""The base of list screens: names, or rows of cells."""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base
from firmware.widgets import font, labels, layout
from firmware.widgets.frame import Frame
from firmware.widgets.scroll_mark import WIDTH, ScrollMark

if TYPE_CHECKING:
    from typing import Any

    from adafruit_displayio_layout.layouts.grid_layout import GridLayout

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar
    from firmware.widgets.labels import Label

    Line = tuple[str, list[str]]  # a name and cells
    # (left, column width, columns), column index, alignment, colour; the first two in pixels.
    Key = tuple[tuple[int, int, int], int, int, str]

_LEAST_NAME = const(11)  # smallest width of the first column in pixels
_LEAST_ALL = const(14)  # and of the last column
_GAP = const(2)  # pixels between two cells
_EDGE = const(3)  # pixels left of the lines
_RIGHT = const(4)  # pixels right of them: the scroll mark and a gap
_LEAST_PITCH = const(7)
_MOST_PITCH = const(12)


class ListScreen(Base):
    """A scrolling list of names and cells; a subclass returns it from `contents`."""

    group: Frame
    bar: "HintBar"

    def __init__(self, app: "Handheld") -> None:
        super().__init__(app)
        heading, lines, hints, message = self.contents()
        self._width = min(app.width - _EDGE - _RIGHT, layout.WIDEST)
        if self._is_tight(lines):
            lines = _one_by_one(lines)
        self.group = Frame(app.width, app.height, heading)
        self.bar = self.group.bar
        room = self.group.bottom - self.group.top
        least = _LEAST_PITCH - layout.is_low(app.height)
        self._pitch = min(_MOST_PITCH, max(least, room // len(lines)))
        self._shown = min(len(lines), room // self._pitch)
        self._first = 0  # the row at the top
        self._count = len(lines)
        self._left = (app.width - self._width) // 2
        self._columns: dict[Key, list[str]] = {}  # the texts of all rows, by column
        whole = (0, self._width, 1)
        is_head = True  # whether this is the first row with cells
        for row, (name, cells) in enumerate(lines):
            name_colour, cell_colour = self.colours(cells[0])
            self._note(row, name, whole, 0, labels.LEFT, name_colour)
            if len(cells) == 1:
                self._note(row, cells[0], whole, 0, labels.RIGHT, cell_colour)
            else:
                colour = "dim" if is_head else "ink"
                is_head = False
                span = self._span(len(cells))
                for column, text in enumerate(cells[:-1]):
                    self._note(row, text, span, column, labels.RIGHT, colour)
                self._note(row, cells[-1], whole, 0, labels.RIGHT, colour)
        self._labels = self._make_labels()
        self.bar.show(hints, message)
        self._mark = ScrollMark(app.width - WIDTH, self.group.top, room)
        self.group.append(self._mark)
        self._scroll(0)

    def contents(self) -> tuple[str, "list[Line]", str, str]:
        """Return the heading, all lines, key hints, and a message."""
        raise NotImplementedError

    def colours(self, cell: str) -> tuple[str, str]:
        """Return the colours of a line's name and of its only cell."""
        return "dim", "circled"

    def _scroll(self, step: int) -> None:
        """Scroll down (1) or up (-1) a row, if not all rows fit."""
        first = max(0, min(self._first + step, self._count - self._shown))
        if first != self._first:
            self._show_from(first)
        self._mark.show(first, self._shown, self._count)

    def _show_from(self, first: int) -> None:
        self._first = first
        for key, texts in self._columns.items():
            labels.fill(self._labels[key], texts[first : first + self._shown])

    def _is_tight(self, lines: "list[Line]") -> bool:
        """Return whether the cells would be too close to tell apart.

        On the smallest screens, six columns only have room for one digit each.
        """
        for _, cells in lines:
            if len(cells) > 1:
                wide = self._span(len(cells))[1] - _GAP
                if max([font.SMALL.width(cell) for cell in cells[:-1]]) > wide:
                    return True
        return False

    def _span(self, cells: int) -> tuple[int, int, int]:
        """Return the left edge, column width and number of columns of all cells but the last.

        The first column is the name; the last cell ends where all lines do.
        """
        last = max(_LEAST_ALL, self._width // (cells + 1))
        wide = min((self._width - last - _LEAST_NAME) // (cells - 1), last)
        return self._width - last - (cells - 1) * wide, wide, cells - 1

    def _note(self, row: int, text: str, *key: "Any") -> None:  # the elements of a Key
        if key not in self._columns:
            self._columns[key] = [""] * self._count
        self._columns[key][row] = text

    def _make_labels(self) -> "dict[Key, Label]":
        """Return a Label for each column of a single colour, by the same keys."""
        y = self.group.top + (self._pitch + font.SMALL.ascent) // 2
        grids: dict[tuple[int, int, int], GridLayout] = {}  # by span
        made: dict[Key, Label] = {}
        for key, texts in self._columns.items():
            span, column, align, colour = key
            if span not in grids:
                left, wide, columns = span
                grids[span] = labels.make_grid(
                    self._left + left, y, wide * columns, self._pitch, self._shown, columns
                )
            made[key] = labels.make_column(
                font.SMALL, self._pitch, texts[: self._shown], colour, align
            )
            labels.put(grids[span], made[key], self._shown - 1, column)
        for grid in grids.values():
            grid.layout_cells()
            self.group.append(grid)
        return made

    def press(self, key: str) -> None:
        """Scroll, or go back."""
        if key in ("up", "down"):
            self._scroll(1 if key == "down" else -1)
        elif key in ("a", "b", "start"):
            self.app.navigator.pop()


def _one_by_one(lines: "list[Line]") -> "list[Line]":
    """Return a line for each cell, labelled by its row and column."""
    made: list[Line] = []
    heads: list[str] = []
    for name, cells in lines:
        if len(cells) == 1:
            made.append((name, cells))
        elif not name:
            heads = cells
        else:
            for head, cell in zip(heads, cells):
                made.append((name + " " + head, [cell]))
    return made
