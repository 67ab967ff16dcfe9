"""What the teacher says: a panel of words over the screen.

They are written in TextLines as the table below is: with Labels, 136 KB of a board's memory would
be in use instead of 122. See docs/MEMORY.md.
"""

from displayio import Group

from engine.const import const
from firmware.widgets import background
from firmware.widgets.pages import Pages
from firmware.widgets.text_line import TextLine

_EDGE = const(1)  # pixels of the frame
_INSET = const(3)  # from the frame's outside to the words


class Bubble(Group):
    """A framed panel with a text.

    Where it is too long for the room, it is in pages.
    """

    def __init__(self, x: int, y: int, width: int, height: int, pitch: int = 1) -> None:
        """Take the room that there is at most.

        The panel grows in steps of `pitch`. Sizes are in pixels.
        """
        super().__init__(x=x, y=y)
        self._height = height
        self.append(Group())
        self.append(Group())
        self.widen(width, pitch)

    def widen(self, width: int, pitch: int = 1) -> None:
        """Be of another width, empty."""
        self._width = width
        self._pitch = pitch
        self[0] = Group()
        inside = self._height - 2 * _INSET
        self[1] = self._text = Pages(_INSET, _INSET, width - 2 * _INSET + 2, inside, TextLine)
        self.height = 0  # pixels of the panel

    @property
    def pages(self) -> int:
        """How many pages the text has."""
        return self._text.pages

    def show(self, text: str, page: int = 0) -> None:
        """Show a page of a text, from 0, as Pages do."""
        self._text.show(text, page)
        height = self._height
        if self.pages == 1:
            used = self._text.used + 2 * _INSET
            height = min(height, used + -used % self._pitch)
        if height != self.height:
            self.height = height
            self[0] = self._panel(height)

    def _panel(self, height: int) -> Group:
        ground = background.make(self._width - 2 * _EDGE, height - 2 * _EDGE, "bar")
        ground.x = ground.y = _EDGE
        panel = Group()
        panel.append(background.make(self._width, height, "circled"))
        panel.append(ground)
        return panel

    def turn(self, text: str) -> bool:
        """Go to the next page; return whether there was one."""
        page = self._text.page + 1
        if page >= self.pages:
            return False
        self.show(text, page)
        return True
