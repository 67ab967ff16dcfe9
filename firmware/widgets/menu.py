"""A menu: lines to choose from, one of them chosen."""

import bitmaptools
from displayio import Bitmap, Group, Palette, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.widgets import font, labels, scroll_mark
from firmware.widgets.layout import MARGIN
from firmware.widgets.scroll_mark import ScrollMark

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from firmware.widgets.labels import Label

WIDTH = const(110)  # pixels of a menu by itself on a screen that has room
PITCH = const(12)  # pixels from one line of the large font to the next
_TIGHT_PITCH = const(10)  # and where they would not fit else
_SMALL_PITCH = const(8)
_INDENT = const(12)  # room for the arrow
_SMALL_INDENT = const(7)
_EDGE = const(4)  # pixels right of the values: the mark, and what keeps them clear of it
_GAP = const(4)  # pixels at least between a line and its value
_FEW = const(3)  # lines that should be seen at once
_ARROW = "\u2192"
_COLOURS = ("bar", "ink", "circled", None)  # of a ChosenLine's pixels; a font's are 0 and 1
_GROUND = const(0)
_POINTER = const(2)
_CLEAR = const(3)


class ChosenLine(TileGrid):
    """The line that is chosen, as one picture.

    It has a bar, an arrow and bright words, and covers the line that it stands on. So a step sends
    the display two rows, each of them once. With a bar, an arrow and words of their own a board
    took 0.2 s: displayio sends again what overlaps.
    """

    def __init__(self, face: font.Font, width: int, pitch: int, indent: int) -> None:
        """Make a bar `width` pixels wide.

        It is a pixel less high than lines are apart. The words begin `indent` pixels from its left.
        """
        top = (pitch - face.ascent) // 2
        # Accents may reach into the gap above the bar: nothing but them is drawn there.
        above = max(0, face.get_bounding_box()[1] - face.ascent - top)
        bitmap = Bitmap(width, above + pitch - 1, len(_COLOURS))
        # Its own: one that is shared stays in `theme` until a table comes, also beside an analysis.
        self._palette = Palette(len(_COLOURS))
        super().__init__(bitmap, pixel_shader=self._palette)
        self.repaint()
        self._bitmap = bitmap
        self._face = face
        self._indent = indent
        self._pitch = pitch
        self._above = above
        self._bottom = above + top + face.ascent
        self.text = ""
        left = MARGIN if face is font.SMALL else MARGIN + 1
        art, first, wide, height = face.source(face.numbers_of(_ARROW)[0])
        y = self._bottom - height
        bitmaptools.fill_region(bitmap, left, y, left + wide, y + height, _POINTER)
        bitmaptools.blit(bitmap, art, left, y, x1=first, x2=first + wide, skip_source_index=1)

    def repaint(self) -> None:
        """Take the colours of the theme in use."""
        theme.paint(self._palette, _COLOURS)

    def show(self, row: int, text: str, column: "Label") -> None:
        """Move to a row, counted from 0.

        Its text is copied from the column, which has it by now.
        """
        self.y = row * self._pitch - self._above
        if text == self.text:
            return
        self.text = text
        bitmap = self._bitmap
        wide, high = bitmap.width, bitmap.height
        bitmaptools.fill_region(bitmap, 0, 0, wide, self._above, _CLEAR)
        bitmaptools.fill_region(bitmap, self._indent, self._above, wide, high, _GROUND)
        tall = self._face.get_bounding_box()[1]
        top = row * self._pitch
        bitmaptools.blit(
            bitmap,
            column.bitmap,
            self._indent,
            self._bottom - tall,
            y1=top,
            y2=top + tall,
            skip_source_index=0,
        )


class Menu(Group):
    """Lines of which one is chosen.

    That one lies on a bar, is bright and has an arrow.

    The lines are of the large font if all are short enough for it, else of the small one. Where
    there are more of them than room, those around the chosen one are shown.
    """

    def __init__(
        self,
        x: int,
        y: int,
        width: int,
        lines: "Sequence[str]",
        chosen: int = 0,
        height: int = 0,
        values: int = 0,
    ) -> None:
        """Put the first line's bar at (x, y), `width` pixels wide.

        `lines` are texts. `height` is the room there is in pixels, 0 for as much as the lines need;
        `values` the width of the widest value that a line will have.
        """
        super().__init__(x=x, y=y)
        self.texts = lines
        self._values = [""] * len(lines)
        self._is_tight = bytearray(len(lines))  # whether there is no room for line and value
        widest = max([font.LARGE.width(line) for line in lines])
        large = widest + (values + _GAP if values else 0) <= width - _INDENT - _EDGE
        pitch = PITCH
        if 0 < height < PITCH * len(lines) - 1:  # the last bar needs no gap below it
            pitch = _TIGHT_PITCH
        if 0 < height < pitch * len(lines) - 1:
            pitch = PITCH
            # Small where that saves scrolling, or where next to nothing else would be seen.
            large = large and _SMALL_PITCH * len(lines) > height >= PITCH * _FEW
        self._face = font.LARGE if large else font.SMALL
        self.pitch = pitch if large else _SMALL_PITCH
        self._indent = _INDENT if large else _SMALL_INDENT
        count = len(lines)
        if height:
            count = min(count, max(1, (height + 1) // self.pitch))
        self.height = count * self.pitch  # pixels
        self._first = 0  # the line in the first row
        self._room = width - self._indent - _EDGE
        self.count = count  # lines that are seen at once
        # A column is one Label. It has all lines, so that a step changes nothing in it.
        self._names = self._column(self._face, lines, "dim")
        self._chosen_line = ChosenLine(self._face, width, self.pitch, self._indent)
        self.append(self._chosen_line)
        self._value_column: Label | None = None  # made for the first value
        self._mark = ScrollMark(width - scroll_mark.WIDTH, 0, self.height - 1)
        self.append(self._mark)
        self.chosen = -1
        self.choose(chosen)

    def _column(
        self, face: font.Font, texts: "Sequence[str]", colour: str, align: int = labels.LEFT
    ) -> "Label":
        """Return a column for any of these texts, one a row.

        It begins as wide as the widest of them. Later that would have all of it sent twice.
        """
        widest = max(texts, key=face.width)
        shown = [widest] + [""] * (self.count - 1)
        column = labels.make_column(face, self.pitch, shown, colour, align)
        bottom = (self.pitch - face.ascent) // 2 + face.ascent
        grid = labels.make_grid(self._indent, bottom, self._room, self.pitch, self.count)
        labels.put(grid, column, self.count - 1)
        grid.layout_cells()
        self.append(grid)
        return column

    def choose(self, index: int) -> None:
        """Move the bar to the line numbered `index`, from 0."""
        if index != self.chosen:
            self.chosen = index
            self._arrange()

    def _arrange(self) -> None:
        """Let the chosen line be seen."""
        index = self.chosen
        first = self._first_with(index)
        if first != self._first:
            self._names.scroll(first - self._first)
            if self._value_column is not None:
                self._value_column.scroll(first - self._first)
            self._first = first
        total = len(self.texts)
        self._mark.show(min(self._first, total - self.count), self.count, total)
        self._show()
        self._chosen_line.show(index - self._first, self.texts[index], self._names)

    def _first_with(self, index: int) -> int:
        """Return which line is seen first with one chosen.

        It takes two rows if its value has no room.
        """
        rows = 1 + (self._is_tight[index] if self.count > 1 else 0)
        return max(min(self._first, index), index - self.count + rows)

    def step(self, step: int) -> None:
        """Go to the next line (1) or the one before (-1).

        It goes round the ends.
        """
        self.choose((self.chosen + step) % len(self.texts))

    def scrolls(self, step: int) -> bool:
        """Return whether a step changes the first row."""
        return self._first_with((self.chosen + step) % len(self.texts)) != self._first

    def line_at(self, y: int) -> int:
        """Return which line is at a pixel, -1 for none."""
        row = (y - self.y) // self.pitch
        line = self._first + row
        if line > self.chosen and self._is_tight[self.chosen]:  # which has two rows
            line -= 1
        return line if 0 <= row < self.count and line < len(self.texts) else -1

    def has_value(self, index: int) -> bool:
        """Return whether a line shows a value."""
        return self._values[index] != ""

    def set_values(self, index: int, values: "Iterable[str]") -> None:
        """Show settings' values at the right end of their lines.

        The first is in the line numbered `index`.
        """
        is_new = False
        for line, value in enumerate(values, index):
            if value != self._values[line]:
                self._values[line] = value
                wide = self._face.width(self.texts[line]) + _GAP + font.SMALL.width(value)
                self._is_tight[line] = value != "" and wide > self._room
                is_new = True
        if is_new:  # to arrange and draw all lines takes a board 20 ms
            self._arrange()

    def _show(self) -> None:
        """Show lines and values; if tight, the chosen line's value below it."""
        names = []
        values = []
        for line in range(self._first, min(self._first + self.count, len(self.texts))):
            name, value = self.texts[line], self._values[line]
            if self._is_tight[line]:
                names.append(name)
                values.append("")
                if line != self.chosen:
                    continue
                name = ""  # the value stands below it
            names.append(name)
            values.append(value)
        names = (names + [""])[: self.count]
        values = (values + [""])[: self.count]
        labels.fill(self._names, names)
        if self._value_column is None and any(values):
            self._value_column = self._column(font.SMALL, self._values, "circled", labels.RIGHT)
        if self._value_column is not None:
            labels.fill(self._value_column, values)
