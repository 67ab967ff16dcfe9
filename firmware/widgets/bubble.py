"""The tutorial's text: a panel over the screen.

It consists of TextLines, like the table below. With Labels, 136 KB of a board's memory would be in
use instead of 122. See docs/MEMORY.md.
"""

from displayio import Group

from engine.const import const
from firmware.widgets import drawing
from firmware.widgets.pages import Pages
from firmware.widgets.text_line import TextLine

_EDGE = const(1)  # pixels of the frame
_INSET = const(3)  # pixels from the frame's outside to the text


class Bubble(Group):
    """A framed panel with a text, on several pages if there is not enough room."""

    def __init__(self, x: int, y: int, width: int, height: int, pitch: int = 1) -> None:
        """Set the largest area of the panel, which grows in steps of `pitch`, in pixels."""
        super().__init__(x=x, y=y)
        self._height = height
        self.append(Group())
        self.append(Group())
        self.widen(width, pitch)

    def widen(self, width: int, pitch: int = 1) -> None:
        """Change the width, and clear the panel."""
        self._width = width
        self._pitch = pitch
        self[0] = Group()
        inside = self._height - 2 * _INSET
        self[1] = self._text = Pages(_INSET, _INSET, width - 2 * _INSET + 2, inside, TextLine)
        self.height = 0  # of the panel, in pixels

    @property
    def pages(self) -> int:
        """The number of pages of the text."""
        return self._text.pages

    def show(self, text: str, page: int = 0) -> None:
        """Show a page of a text, counted from 0, as Pages do."""
        self._text.show(text, page)
        height = self._height
        if self.pages == 1:
            used = self._text.used + 2 * _INSET
            height = min(height, used + -used % self._pitch)
        if height != self.height:
            self.height = height
            self[0] = self._panel(height)

    def _panel(self, height: int) -> Group:
        ground = drawing.rectangle(self._width - 2 * _EDGE, height - 2 * _EDGE, "bar")
        ground.x = ground.y = _EDGE
        panel = Group()
        panel.append(drawing.rectangle(self._width, height, "circled"))
        panel.append(ground)
        return panel

    def turn(self, text: str) -> bool:
        """Go to the next page; return whether there was one."""
        page = self._text.page + 1
        if page >= self.pages:
            return False
        self.show(text, page)
        return True
