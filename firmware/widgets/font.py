"""The two fonts, small and large, in the form that adafruit_display_text and TextLine take."""

from fontio import Glyph

from firmware.loader import unload
from firmware.widgets import glyphs_large, glyphs_small, picture

_UNKNOWN = "\u25a1"  # a box, so that a missing character is seen
_SPACE = 2  # pixels


class Font:
    """Capitals of one height, each as wide as it is drawn; small letters show as capitals."""

    def __init__(self, glyphs):
        """Read a module of glyphs: CHARACTERS, ART, CELL_WIDTH, COLUMNS and HEIGHT."""
        self.ascent = glyphs.HEIGHT
        self.descent = 0
        self._parts = []
        self.add(glyphs)

    def add(self, glyphs):
        """Add another module's characters, which may be taller: accents stand above the ascent.

        A TextLine is as tall as its font is when the line is made, so add before making lines.
        """
        self._parts.append(_Part(glyphs))

    def keep_own(self):
        """Let go of the characters that were added."""
        self._parts = self._parts[:1]

    def get_bounding_box(self):
        """Return the (width, height) in pixels that holds every glyph."""
        width = max([part.cell_width for part in self._parts])
        return width, max([part.height for part in self._parts])

    def get_glyph(self, codepoint):
        """Return the fontio.Glyph of a character code; an unknown one gives a box."""
        if codepoint == 32:
            return Glyph(self._parts[0].bitmap, 0, 0, 0, 0, 0, _SPACE + 1, 0)
        part, index = self._find(chr(codepoint))
        # A TileGrid shows whole cells of its bitmap, so the glyph is as wide as the cell, and
        # only the step to the next one is proportional.
        step = part.widths[index] + 1
        return Glyph(part.bitmap, index, part.cell_width, part.height, 0, 0, step, 0)

    def advance(self, character):
        """Return the pixels from this character to the next, the gap between them included."""
        if character == " ":
            return _SPACE + 1
        part, index = self._find(character)
        return part.widths[index] + 1

    def width(self, text):
        """Return the width of a line of text in pixels."""
        return max(0, sum([self.advance(character) for character in text]) - 1)

    def source(self, character):
        """Return (bitmap, x, y, width, height): where a character other than a blank is drawn."""
        part, index = self._find(character)
        x = index % part.columns * part.cell_width
        y = index // part.columns * part.height
        return part.bitmap, x, y, part.widths[index], part.height

    def _find(self, character):
        """Return the part that has a character, and its place there, or the unknown's."""
        character = character.upper()
        for part in self._parts:
            index = part.characters.find(character)
            if index >= 0:
                return part, index
        return self._find(_UNKNOWN)


class _Part:
    """The glyphs of one module as a one-bit Bitmap; the art itself is not kept."""

    def __init__(self, glyphs):
        self.characters = glyphs.CHARACTERS
        self.columns = glyphs.COLUMNS
        self.cell_width = glyphs.CELL_WIDTH
        self.height = glyphs.HEIGHT
        self.bitmap = picture.bitmap(glyphs.ART, glyphs.COLUMNS * glyphs.CELL_WIDTH, 2)
        count = len(glyphs.CHARACTERS)
        self.widths = bytes([_drawn_width(glyphs, index) for index in range(count)])


def _drawn_width(glyphs, index):
    """Return the columns up to a glyph's rightmost pixel."""
    widest = 0
    for row in range(glyphs.HEIGHT):
        line = index // glyphs.COLUMNS * glyphs.HEIGHT + row
        start = (line * glyphs.COLUMNS + index % glyphs.COLUMNS) * glyphs.CELL_WIDTH
        last = glyphs.ART.rfind(b"#", start, start + glyphs.CELL_WIDTH)
        widest = max(widest, last - start + 1)
    return widest


def use_accents(wanted):
    """Take the accented capitals into both fonts, or out of them; call it before making lines."""
    SMALL.keep_own()
    LARGE.keep_own()
    if wanted:
        # Only now: a board whose language has no accents keeps the memory.
        from firmware.widgets import glyphs_accents_large, glyphs_accents_small

        SMALL.add(glyphs_accents_small)
        LARGE.add(glyphs_accents_large)
        unload("widgets.glyphs_accents_small")
        unload("widgets.glyphs_accents_large")


SMALL = Font(glyphs_small)
LARGE = Font(glyphs_large)
del glyphs_small, glyphs_large
unload("widgets.glyphs_small")
unload("widgets.glyphs_large")
