"""Text of any length in a box, a page at a time."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.widgets import font
from firmware.widgets.scroll_mark import WIDTH, ScrollMark
from firmware.widgets.wrap import wrap

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.widgets.labels import Label
    from firmware.widgets.text_line import TextLine

_LEADING = const(2)  # pixels between lines without accents
_GAP = const(2)  # pixels between the text and the mark at its right


class Pages(Group):
    """Lines of the small font, and a scroll mark that shows which part of the text they are."""

    def __init__(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        make: "Callable[[font.Font, int, int, int], Label | TextLine]",
    ) -> None:
        """Put the top left corner at (x, y), with sizes in pixels; there is at least one line.

        `make` makes a line: labels.make, or TextLine if the table is in memory.
        """
        super().__init__(x=x, y=y)
        tall = self._tall = font.SMALL.get_bounding_box()[1]
        self._pitch = max(tall + 1, font.SMALL.ascent + _LEADING)  # accents clear the line above
        self._width = width - WIDTH - _GAP
        self._make = make
        self._rows = max(1, (height - tall) // self._pitch + 1)
        self._mark = ScrollMark(width - WIDTH, 0, height)
        self.append(self._mark)
        self._lines: list[Label | TextLine] = []  # of the rows that have had a text so far
        self._written = 0  # rows written of the page
        self._text = ""
        self._wrapped = [""]
        self.page = 0

    @property
    def pages(self) -> int:
        """The number of pages of the text."""
        return -(-len(self._wrapped) // self._rows)

    @property
    def used(self) -> int:
        """The height in pixels of the text, all pages together."""
        return (len(self._wrapped) - 1) * self._pitch + self._tall

    def show(self, text: str, page: int = 0) -> None:
        """Show a page of a text, counted from 0, or the last page if there are fewer."""
        self.begin(text, page)
        while not self.is_written:
            self.write_next_line()

    def begin(self, text: str, page: int = 0) -> None:
        """Show an empty page of a text, for `write_next_line` to fill.

        A whole page takes a board a quarter of a second, which is too long for a key's response.
        """
        if text != self._text:
            self._text = text
            self._wrapped = wrap(text, font.SMALL, self._width)
        self.page = max(0, min(page, self.pages - 1))
        self._mark.show(self.page, 1, self.pages)
        self.clear()

    def clear(self) -> None:
        """Hide the current page."""
        for line in self._lines:
            line.hidden = True
        self._written = 0

    @property
    def is_written(self) -> bool:
        """Whether the page is complete."""
        return self._written >= min(self._rows, len(self._wrapped) - self.page * self._rows)

    def write_next_line(self) -> None:
        """Write the next line of the page, if there is one."""
        if self.is_written:
            return
        row = self._written
        text = self._wrapped[self.page * self._rows + row]
        self._written += 1
        if row == len(self._lines):
            top = self._tall - font.SMALL.ascent  # keeps the first line's accents inside
            y = top + row * self._pitch
            self._lines.append(self._make(font.SMALL, 0, y, self._width))
            self.append(self._lines[row])
        self._lines[row].text = text
        self._lines[row].hidden = False
