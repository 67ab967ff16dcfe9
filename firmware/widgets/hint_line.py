"""A line of a HintBar as one picture in three colours."""

import bitmaptools
from displayio import Bitmap, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.widgets import font

if TYPE_CHECKING:
    from firmware.interfaces.screen import Pieces

MESSAGE = const(1)  # pixel values of a message, a key, and a key's text
KEY = const(2)
WORDS = const(3)
_COLOURS = (None, "ghost", "ink", "dim")
_PIECE = const(3)  # list entries per piece


class HintLine:
    """Texts next to each other; unchanged ones are not redrawn, and so not sent again."""

    below = 0  # pixels below the letters

    def __init__(self, x: int, y: int, width: int) -> None:
        """Place a capital's top left corner at (x, y), in pixels."""
        tall = font.SMALL.get_bounding_box()[1]
        # For each text: its letters, its left edge, and its pixel value.
        self.pieces: Pieces = []
        self.bitmap = Bitmap(width, tall, len(_COLOURS))
        self.grid = TileGrid(
            self.bitmap, pixel_shader=theme.palette(_COLOURS), x=x, y=y + font.SMALL.ascent - tall
        )

    def show(self, pieces: "Pieces") -> None:
        """Show other pieces in place of the current ones."""
        old = self.pieces
        self.pieces = pieces
        most = min(len(old), len(pieces))
        first = 0
        while first < most and old[first] == pieces[first]:
            first += 1
        first -= first % _PIECE
        last = 0
        while last < most - first and old[-1 - last] == pieces[-1 - last]:
            last += 1
        last -= last % _PIECE
        kept = 0  # unchanged letters of the first piece that differs
        end = len(old) - last
        if first < end:
            if first < most - last and old[first + 1 : first + 3] == pieces[first + 1 : first + 3]:
                kept = _alike(old[first], pieces[first])
            start = old[first + 1] + _advance(old[first][:kept])
            end = min(old[end - 2] + _advance(old[end - 3]), self.bitmap.width)
            bitmaptools.fill_region(self.bitmap, start, 0, end, self.bitmap.height, 0)
        for at in range(first, len(pieces) - last, _PIECE):
            text = pieces[at]
            self._write(text[kept:], pieces[at + 1] + _advance(text[:kept]), pieces[at + 2])
            kept = 0

    def _write(self, text: str, x: int, value: int) -> None:
        for number in font.SMALL.numbers_of(text):
            if number >= font.INVISIBLE:
                x += font.SMALL.advance(number)
            else:
                x += self._draw(number, x, value)

    def _draw(self, number: int, x: int, value: int) -> int:
        """Draw a glyph: a coloured rectangle, minus the surroundings of the glyph.

        Return the pixels to the next one, which would otherwise have to be looked up again.
        """
        art, left, wide, height = font.SMALL.source(number)
        width = min(wide, self.bitmap.width - x)
        if width > 0:
            y = self.bitmap.height - self.below - height
            bitmaptools.fill_region(self.bitmap, x, y, x + width, y + height, value)
            bitmaptools.blit(
                self.bitmap,
                art,
                x,
                y,
                x1=left,
                x2=left + width,
                skip_source_index=1,
            )
        return wide + 1


def _advance(text: str) -> int:
    """Return the pixels from the start of a text to whatever follows it."""
    return font.SMALL.width(text) + 1 if text else 0


def _alike(one: str, other: str) -> int:
    """Return the length of the common prefix of two texts."""
    same = 0
    while one[same : same + 1] == other[same : same + 1] != "":
        same += 1
    return same
