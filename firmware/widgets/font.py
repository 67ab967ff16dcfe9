"""The two fonts, used by both Labels and TextLines.

A font numbers its glyphs, and drawing code asks for the numbers of a whole text. Looping over a
text would make CircuitPython intern each character permanently, and so would `chr`.
"""

from array import array

import bitmaptools
from displayio import Bitmap

from engine.const import TYPE_CHECKING, const
from firmware.memory.loader import read_once
from firmware.widgets import drawing

if TYPE_CHECKING:
    from firmware.interfaces.screen import Glyphs

_UNKNOWN = "\u25a1"  # a box, so that missing characters show
_SPACE = 3  # pixels
BLANK = "\u2007"  # as wide as a digit, for columns of numbers
_SPACE_NUMBER = const(255)  # used by no glyph
_BLANK_NUMBER = const(254)  # of BLANK
INVISIBLE = const(254)  # numbers from here on draw nothing
_FIRST = const(32)  # first code in the lookup table: the space
_END = const(91)  # one past the last, "Z"
_ZERO = const(48)  # the code of "0"


class Font:
    """Capitals of one height and individual widths; lower-case a to z show as capitals.

    All glyphs are in one Bitmap next to each other, those added later in another: each Bitmap takes
    50 bytes of a board's memory besides its pixels.
    """

    def __init__(self, glyphs: "Glyphs") -> None:
        """Load a module of glyphs: HEIGHT, and GROUPS of (cell width, columns, letters, art)."""
        self.ascent = self._tall = glyphs.HEIGHT
        self.descent = 0
        self._letters = ""
        # Where each glyph's cell begins, and the last one ends, in pixels from the left of its
        # Bitmap. Added glyphs continue from there, as if both Bitmaps were one.
        self._starts = array("H", (0,))
        self._bitmap = self._added = self._take(glyphs)
        self._own = len(self._letters)
        # Glyph numbers by code minus _FIRST. Searching for each letter of a hint took as long as
        # everything else that a key does.
        self._number_of = bytearray(_END - _FIRST)
        for code in range(_FIRST, _END):
            self._number_of[code - _FIRST] = self._look_up(bytes((code,)))

    def add(self, glyphs: "Glyphs") -> None:
        """Add another module's characters, which may be taller, in place of those added before.

        Accents are above the ascent. A TextLine gets the font's height when it is made, so add
        characters before making lines.
        """
        self.drop_added()
        self._added = self._take(glyphs)
        self._tall = max(self._tall, glyphs.HEIGHT)

    def drop_added(self) -> None:
        """Remove the characters that were added."""
        self._letters = self._letters[: self._own]
        self._starts = self._starts[: self._own + 1]
        self._added = self._bitmap
        self._tall = self.ascent

    def _take(self, glyphs: "Glyphs") -> Bitmap:
        """Register a module's letters and return their Bitmap, without keeping the art."""
        first = self._starts[len(self._letters)]
        starts = list(self._starts)
        for wide, _, letters, _ in glyphs.GROUPS:
            self._letters += letters
            for _ in range(len(letters)):  # looping over the letters would intern them
                starts.append(starts[-1] + wide)
        self._starts = array("H", starts)
        strip = Bitmap(starts[-1] - first, glyphs.HEIGHT, 2)
        x = 0
        for wide, columns, _, art in glyphs.GROUPS:
            rows = drawing.picture(art, columns * wide, 2)
            for top in range(0, rows.height, glyphs.HEIGHT):
                bitmaptools.blit(strip, rows, x, 0, y1=top, y2=top + glyphs.HEIGHT)
                x += rows.width
        return strip

    def get_bounding_box(self) -> tuple[int, int]:
        """Return the (width, height) in pixels that holds every glyph."""
        return self.width("M") + 1, self._tall

    def numbers_of(self, text: str) -> bytearray:
        """Return the glyph number of each character of a text.

        Numbers from INVISIBLE on draw nothing. Lower-case letters from a to z have the numbers of
        capitals, and missing characters that of a box.
        """
        numbers = bytearray(len(text))
        number_of = self._number_of
        data = text.encode()
        at = 0
        for index in range(len(numbers)):
            first = at
            code = data[at]
            at += 1
            if _FIRST <= code < _END:
                numbers[index] = number_of[code - _FIRST]
            else:  # rare; more UTF-8 bytes may follow, 10xxxxxx each
                while at < len(data) and data[at] & 0xC0 == 0x80:
                    at += 1
                numbers[index] = self._look_up(data[first:at])
        return numbers

    def advance(self, number: int) -> int:
        """Return the pixels from one glyph to the next, including the gap."""
        if number == _SPACE_NUMBER:
            return _SPACE
        if number == _BLANK_NUMBER:
            number = self._number_of[_ZERO - _FIRST]
        return self._starts[number + 1] - self._starts[number]

    def width(self, text: str) -> int:
        """Return the width of a line of text in pixels."""
        wide = 0
        starts = self._starts
        for code in text.encode():
            if not _FIRST <= code < _END:  # a rare letter
                wide = 0
                for number in self.numbers_of(text):
                    wide += self.advance(number)
                break
            number = self._number_of[code - _FIRST]
            wide += _SPACE if number == _SPACE_NUMBER else starts[number + 1] - starts[number]
        return max(0, wide - 1)

    def source(self, number: int) -> tuple[Bitmap, int, int, int]:
        """Return the (bitmap, x, width, height) where a glyph is drawn; the height is the bitmap's.

        Raises IndexError for INVISIBLE ones.
        """
        left = self._starts[number]
        wide = self._starts[number + 1] - left - 1
        if number < self._own:
            return self._bitmap, left, wide, self._bitmap.height
        return self._added, left - self._starts[self._own], wide, self._added.height

    def _look_up(self, data: bytes) -> int:
        """Return the glyph number of a character in UTF-8."""
        character = data.decode().upper()
        if character == " ":
            return _SPACE_NUMBER
        if character == BLANK:
            return _BLANK_NUMBER
        found = self._letters.find(character)
        return self._letters.find(_UNKNOWN) if found < 0 else found


def use_accents(wanted: bool) -> None:
    """Add the accented capitals to both fonts, or remove them; call this before making lines."""
    if not wanted:
        SMALL.drop_added()
        LARGE.drop_added()
    else:
        # Loaded here, so that languages without accents save the memory.
        from firmware.widgets import glyphs_accents_large, glyphs_accents_small

        SMALL.add(glyphs_accents_small)
        LARGE.add(glyphs_accents_large)


SMALL = Font(read_once("firmware.widgets.glyphs_small"))
LARGE = Font(read_once("firmware.widgets.glyphs_large"))
