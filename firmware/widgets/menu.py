"""A menu: lines to choose from, one of them selected."""

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

WIDTH = const(110)  # pixels: width of a menu if the screen has room
PITCH = const(12)  # pixels: line height of the large font
_TIGHTER_PITCHES = (10, 9)  # the same if the lines do not fit otherwise
_SMALL_PITCH = const(8)
_ASCII = "\x7f"
FINGER_PITCH = const(16)  # for fingers: 40 pixels of a browser on the narrowest phone
_INDENT = const(12)  # room for the arrow
_SMALL_INDENT = const(7)
_EDGE = const(4)  # pixels right of the values: the scroll mark and a gap
_GAP = const(4)  # smallest distance in pixels between a line and its value
_FEW = const(3)  # lines that should be visible at once
_ARROW = "\u2192"
_COLOURS = ("bar", "ink", "circled", None)  # of a ChosenLine's pixels; a font uses 0 and 1
_GROUND = const(0)
_POINTER = const(2)
_CLEAR = const(3)


class ChosenLine(TileGrid):
    """The selected line as one picture: a bar, an arrow and bright text, covering the plain line.

    Because of this, a step sends the display two rows, each of them once. A separate bar, arrow and
    text took a board 0.2 s, since displayio sends overlapping areas again.
    """

    def __init__(self, face: font.Font, width: int, pitch: int, indent: int) -> None:
        """Make a bar `width` pixels wide, and a pixel less high than the line height.

        The text begins `indent` pixels from its left.
        """
        top = (pitch - face.ascent) // 2
        # Accents may reach into the gap above the bar, where only they are drawn.
        above = max(0, face.get_bounding_box()[1] - face.ascent - top)
        bitmap = Bitmap(width, above + pitch - 1, len(_COLOURS))
        # Not shared: `theme` would keep it until a table is loaded, even during an analysis.
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
        """Apply the colours of the current theme."""
        theme.paint(self._palette, _COLOURS)

    def show(self, row: int, text: str, column: "Label") -> None:
        """Move to a row, counted from 0, and copy its text from a column that already shows it."""
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
    """Lines of which one is selected: it is bright, on a bar, and has an arrow.

    The lines are in the large font if all are short enough, otherwise in the small one. If not all
    lines fit, those around the selected one are shown.
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
        pitch: int = 0,
    ) -> None:
        """Put the first line's bar at (x, y), `width` pixels wide.

        `lines` are texts. `height` is the available room in pixels, 0 for as much as the lines
        need; `values` is the width of the widest value of any line. `pitch` is the line height, 0
        for one at which as many lines as possible are visible.
        """
        super().__init__(x=x, y=y)
        self.texts = lines
        self._values = [""] * len(lines)
        self._is_tight = bytearray(len(lines))  # whether a value needs its own row
        widest = max([font.LARGE.width(line) for line in lines])
        large = widest + (values + _GAP if values else 0) <= width - _INDENT - _EDGE
        if not pitch:
            pitch = PITCH
            has_accents = max("".join(lines)) > _ASCII  # which the tightest has no room for
            for tighter in _TIGHTER_PITCHES[: 1 if has_accents else 2]:
                if 0 < height < pitch * len(lines) - 1:  # the last bar needs no gap below
                    pitch = tighter
            if 0 < height < pitch * len(lines) - 1:
                pitch = PITCH
                # Small if that avoids scrolling, or if hardly any other lines would be visible.
                large = large and _SMALL_PITCH * len(lines) > height >= PITCH * _FEW
            if not large:
                pitch = _SMALL_PITCH
        self._face = font.LARGE if large else font.SMALL
        self.pitch = pitch
        self._indent = _INDENT if large else _SMALL_INDENT
        count = len(lines)
        if height:
            count = min(count, max(1, (height + 1) // self.pitch))
        self.height = count * self.pitch  # in pixels
        self._first = 0  # the line in the first row
        self._room = width - self._indent - _EDGE
        self.count = count  # lines visible at once
        # A column is one Label with all lines, so that a step changes nothing in it.
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
        """Return a column for any of these texts, one per row.

        It starts as wide as the widest text, since widening it later would send all of it twice.
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
        """Select the line numbered `index`, from 0."""
        if index != self.chosen:
            self.chosen = index
            self._arrange()

    def _arrange(self) -> None:
        """Scroll to the selected line."""
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
        """Return the first visible line when a given one is selected.

        That line takes two rows if its value does not fit next to it.
        """
        rows = 1 + (self._is_tight[index] if self.count > 1 else 0)
        return max(min(self._first, index), index - self.count + rows)

    def step(self, step: int) -> None:
        """Select the next (1) or previous (-1) line, wrapping around."""
        self.choose((self.chosen + step) % len(self.texts))

    def scrolls(self, step: int) -> bool:
        """Return whether a step scrolls."""
        return self._first_with((self.chosen + step) % len(self.texts)) != self._first

    def line_at(self, y: int) -> int:
        """Return the line at a pixel, -1 for none."""
        row = (y - self.y) // self.pitch
        line = self._first + row
        if line > self.chosen and self._is_tight[self.chosen]:  # it has two rows
            line -= 1
        return line if 0 <= row < self.count and line < len(self.texts) else -1

    def has_value(self, index: int) -> bool:
        """Return whether a line shows a value."""
        return self._values[index] != ""

    def set_values(self, index: int, values: "Iterable[str]") -> None:
        """Show values at the right end of lines, from the line numbered `index` on."""
        is_new = False
        for line, value in enumerate(values, index):
            if value != self._values[line]:
                self._values[line] = value
                wide = self._face.width(self.texts[line]) + _GAP + font.SMALL.width(value)
                self._is_tight[line] = value != "" and wide > self._room
                is_new = True
        if is_new:  # laying out and drawing all lines takes 20 ms
            self._arrange()

    def _show(self) -> None:
        """Draw lines and values; the selected line's value is below it if it does not fit."""
        names = []
        values = []
        for line in range(self._first, min(self._first + self.count, len(self.texts))):
            name, value = self.texts[line], self._values[line]
            if self._is_tight[line]:
                names.append(name)
                values.append("")
                if line != self.chosen:
                    continue
                name = ""  # the value is in the row below
            names.append(name)
            values.append(value)
        names = (names + [""])[: self.count]
        values = (values + [""])[: self.count]
        labels.fill(self._names, names)
        if self._value_column is None and any(values):
            self._value_column = self._column(font.SMALL, self._values, "circled", labels.RIGHT)
        if self._value_column is not None:
            labels.fill(self._value_column, values)
