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

_LEADING = const(2)  # pixels between two lines without accents
_GAP = const(2)  # pixels between the text and the mark at its right


class Pages(Group):
    """Lines of the small font, and a mark at the right.

    The mark tells which part of the text they are.
    """

    def __init__(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        make: "Callable[[font.Font, int, int, int], Label | TextLine]",
    ) -> None:
        """Put the top left corner at (x, y); sizes in pixels.

        There is one line at the least. `make` makes a line: labels.make, or TextLine beside the
        table.
        """
        super().__init__(x=x, y=y)
        tall = self._tall = font.SMALL.get_bounding_box()[1]
        self._pitch = max(tall + 1, font.SMALL.ascent + _LEADING)  # accents stay off the line above
        self._width = width - WIDTH - _GAP
        self._make = make
        self._rows = max(1, (height - tall) // self._pitch + 1)
        self._mark = ScrollMark(width - WIDTH, 0, height)
        self.append(self._mark)
        self._lines: list[Label | TextLine] = []  # of the rows that had a text so far
        self._written = 0  # rows of the page
        self._text = ""
        self._wrapped = [""]
        self.page = 0

    @property
    def pages(self) -> int:
        """How many pages the text has."""
        return -(-len(self._wrapped) // self._rows)

    @property
    def used(self) -> int:
        """The height in pixels of the text, all pages together."""
        return (len(self._wrapped) - 1) * self._pitch + self._tall

    def show(self, text: str, page: int = 0) -> None:
        """Show a page of a text, from 0.

        Beyond the last page, it is the last one.
        """
        self.begin(text, page)
        while not self.is_written:
            self.go_on()

    def begin(self, text: str, page: int = 0) -> None:
        """Show an empty page of a text, for `go_on` to write.

        A whole page takes a board a quarter of a second, and a key is to be answered before.
        """
        if text != self._text:
            self._text = text
            self._wrapped = wrap(text, font.SMALL, self._width)
        self.page = max(0, min(page, self.pages - 1))
        self._mark.show(self.page, 1, self.pages)
        self.clear()

    def clear(self) -> None:
        """Show nothing of the text that was there."""
        for line in self._lines:
            line.hidden = True
        self._written = 0

    @property
    def is_written(self) -> bool:
        """Whether all of the page can be read."""
        return self._written >= min(self._rows, len(self._wrapped) - self.page * self._rows)

    def go_on(self) -> None:
        """Write the next line of the page, if there is one."""
        if self.is_written:
            return
        row = self._written
        text = self._wrapped[self.page * self._rows + row]
        self._written += 1
        if row == len(self._lines):
            top = self._tall - font.SMALL.ascent  # accents of the first line stay inside
            y = top + row * self._pitch
            self._lines.append(self._make(font.SMALL, 0, y, self._width))
            self.append(self._lines[row])
        self._lines[row].text = text
        self._lines[row].hidden = False
