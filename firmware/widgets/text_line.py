"""A line of text on the table, in a Bitmap that is made once.

Everything else, including the ends of games, uses Labels of adafruit_display_text: see labels.py. A
game in progress has no room for that library, its names, and another 600 bytes per Label. Using
them only in a lesson's box, 136 KB of a board's memory are in use instead of 122, and it has 130
(docs/MEMORY.md). A TextLine only copies pixels, and dirties one rectangle.
"""

import bitmaptools
from displayio import Bitmap, TileGrid

from engine.const import TYPE_CHECKING
from firmware import theme
from firmware.widgets.font import INVISIBLE

if TYPE_CHECKING:
    from firmware.widgets.font import Font

LEFT, CENTRE, RIGHT = 0, 1, 2


class TextLine(TileGrid):
    """One line in a box of fixed width; text that does not fit is cut off at the right."""

    def __init__(
        self,
        font: "Font",
        x: int,
        y: int,
        width: int,
        colour: str = "ink",
        align: int = LEFT,
        text: str = "",
    ) -> None:
        """Put a capital's top left corner at (x, y).

        `width` is in pixels, `colour` a name in the theme.
        """
        tall = font.get_bounding_box()[1]
        bitmap = Bitmap(width, tall, 2)
        top = y + font.ascent - tall
        super().__init__(bitmap, pixel_shader=theme.ink(colour), x=x, y=top)
        self._bitmap = bitmap
        self._font = font
        self._align = align
        self._text = ""
        self._is_written = False
        self._colour = colour
        self.text = text

    @property
    def text(self) -> str:
        """The text shown; setting it redraws only if it changed."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._draw()

    @property
    def colour(self) -> str:
        """The theme's name of the colour of the text."""
        return self._colour

    @colour.setter
    def colour(self, name: str) -> None:
        if name != self._colour:
            self._colour = name
            self.pixel_shader = theme.ink(name)

    def clear(self) -> None:
        """Show nothing."""
        self._text = ""
        self._blank()

    def write(self, text: str, x: int) -> int:
        """Add text at x, and return where more may follow, in pixels from the line's left."""
        self._is_written = self._is_written or text != ""
        for number in self._font.numbers_of(text):
            if number < INVISIBLE:
                self._copy(number, x)
            x += self._font.advance(number)
        return x

    def write_up_to(self, text: str, x: int) -> None:
        """Add text that ends `x` pixels from the left of the line."""
        self.write(text, x - self._font.width(text))

    def _blank(self) -> None:
        if self._is_written:  # filling a blank line would send it to the display again
            self._is_written = False
            self._bitmap.fill(0)

    def _draw(self) -> None:
        self._blank()
        free = self._bitmap.width - self._font.width(self._text)
        self.write(self._text, free * self._align // 2)

    def _copy(self, number: int, x: int) -> None:
        art, left, width, height = self._font.source(number)
        # blit cannot start left of its target, so skip the columns that would.
        hidden = max(0, -x)
        shown = min(width, self._bitmap.width - x)
        if hidden < shown:
            bitmaptools.blit(
                self._bitmap,
                art,
                x + hidden,
                self._bitmap.height - height,
                x1=left + hidden,
                x2=left + shown,
            )
