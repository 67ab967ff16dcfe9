"""The two fonts, small and large, in the form that adafruit_display_text and TextLine take."""

from fontio import Glyph

from firmware.loader import unload
from firmware.widgets import glyphs_large, glyphs_small, picture

_UNKNOWN = "\u25a1"  # a box, so that a missing character is seen
_SPACE = 3  # pixels
BLANK = "\u2007"  # as wide as a digit, for numbers below one another
_BLANKS = " " + BLANK


class Font:
    """Capitals of one height, each as wide as it is drawn; small letters show as capitals."""

    def __init__(self, glyphs):
        """Read a module of glyphs: HEIGHT, and GROUPS of (cell's width, columns, letters, art)."""
        self.ascent = glyphs.HEIGHT
        self.descent = 0
        self._groups = []  # (letters, cell's width and height, cells side by side, Bitmap)
        self.add(glyphs)
        self._own = len(self._groups)

    def add(self, glyphs):
        """Add another module's characters, which may be taller: accents stand above the ascent.

        A TextLine is as tall as its font is when the line is made, so add before making lines.
        """
        for wide, columns, letters, art in glyphs.GROUPS:
            bitmap = picture.bitmap(art, columns * wide, 2)  # the art itself is not kept
            self._groups.append((letters, wide, glyphs.HEIGHT, columns, bitmap))

    def keep_own(self):
        """Let go of the characters that were added."""
        self._groups = self._groups[: self._own]

    def get_bounding_box(self):
        """Return the (width, height) in pixels that holds every glyph."""
        width = max([group[1] for group in self._groups])
        return width, max([group[2] for group in self._groups])

    def get_glyph(self, codepoint):
        """Return the fontio.Glyph of a character code; an unknown one gives a box."""
        character = chr(codepoint)
        if character in _BLANKS:  # they take a line's height, so that a Label keeps its place
            wide = self.advance(character)
            return Glyph(self._groups[0][4], 0, 0, self.ascent, 0, 0, wide, 0)
        group, index = self._find(character)
        wide = group[1]
        return Glyph(group[4], index, wide, group[2], 0, 0, wide, 0)

    def advance(self, character):
        """Return the pixels from this character to the next, the gap between them included."""
        if character == " ":
            return _SPACE
        return self._find("0" if character == BLANK else character)[0][1]

    def width(self, text):
        """Return the width of a line of text in pixels."""
        return max(0, sum([self.advance(character) for character in text]) - 1)

    def source(self, character):
        """Return (bitmap, x, y, width, height): where a character other than a blank is drawn."""
        group, index = self._find(character)
        _, wide, tall, columns, bitmap = group
        return bitmap, index % columns * wide, index // columns * tall, wide - 1, tall

    def _find(self, character):
        """Return the group that has a character, and its place there, or the unknown's."""
        character = character.upper()
        for group in self._groups:
            index = group[0].find(character)
            if index >= 0:
                return group, index
        return self._find(_UNKNOWN)


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
