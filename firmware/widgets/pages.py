"""Text of any length in a box of any size: its words wrapped, a page shown at a time."""

from displayio import Group

from engine.const import const
from firmware.widgets import font
from firmware.widgets.scroll_mark import WIDTH, ScrollMark
from firmware.widgets.text_line import TextLine
from firmware.widgets.wrap import wrap

_LEADING = const(2)  # pixels between two lines, accents included in the lines
_GAP = const(2)  # pixels between the text and the mark at its right


class Pages(Group):
    """Lines of the small font; a mark at the right tells which part of the text they are."""

    def __init__(self, x, y, width, height, colour="ink"):
        """Put the top left corner at (x, y); sizes in pixels, one line at the least."""
        super().__init__(x=x, y=y)
        tall = self._tall = font.SMALL.get_bounding_box()[1]
        pitch = self._pitch = max(tall, font.SMALL.ascent + _LEADING)
        top = tall - font.SMALL.ascent  # accents of the first line stay inside
        self._width = width - WIDTH - _GAP
        self._lines = [
            TextLine(font.SMALL, 0, top + row * pitch, self._width, colour)
            for row in range(max(1, (height - tall) // pitch + 1))
        ]
        for line in self._lines:
            self.append(line)
        self._mark = ScrollMark(width - WIDTH, 0, height)
        self.append(self._mark)
        self._text = ""
        self._wrapped = [""]
        self.page = 0

    @property
    def pages(self):
        """How many pages the text has."""
        return -(-len(self._wrapped) // len(self._lines))

    @property
    def used(self):
        """The height in pixels of the text, all pages together."""
        return (len(self._wrapped) - 1) * self._pitch + self._tall

    def show(self, text, page=0):
        """Show a page of a text, from 0; beyond the last page, the last one."""
        if text != self._text:
            self._text = text
            self._wrapped = wrap(text, font.SMALL, self._width)
        self.page = max(0, min(page, self.pages - 1))
        first = self.page * len(self._lines)
        for row, line in enumerate(self._lines):
            place = first + row
            line.text = self._wrapped[place] if place < len(self._wrapped) else ""
        self._mark.show(self.page, 1, self.pages)
