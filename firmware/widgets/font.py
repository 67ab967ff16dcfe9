"""The two fonts, for Labels and TextLines alike.

A font numbers its letters, and who draws a text asks for the numbers of all of it. A loop over a
text makes each of its characters a name, which CircuitPython keeps for good; so does `chr`.
"""

from array import array

import bitmaptools
from displayio import Bitmap

from engine.const import TYPE_CHECKING, const
from firmware.memory.loader import read_once
from firmware.widgets import picture

if TYPE_CHECKING:
    from firmware.interfaces.widgets import Glyphs

_UNKNOWN = "\u25a1"  # a box, so that a missing character is seen
_SPACE = 3  # pixels
BLANK = "\u2007"  # as wide as a digit, for numbers below one another
_SPACE_NUMBER = const(255)  # that no letter has
_BLANK_NUMBER = const(254)  # likewise, of BLANK
INVISIBLE = const(254)  # the least number of what shows nothing
_FIRST = const(32)  # the codes of the characters that are found at once: from the space
_END = const(91)  # to "Z"
_ZERO = const(48)  # the code of "0"


class Font:
    """Capitals of one height, each as wide as it is drawn.

    Small letters from a to z show as capitals. All letters stand side by side in one Bitmap, those
    that were added in another: each Bitmap takes 50 bytes of a board's memory beside its pixels.
    """

    def __init__(self, glyphs: "Glyphs") -> None:
        """Read a module of glyphs: HEIGHT and GROUPS.

        Each group is (cell's width, columns, letters, art).
        """
        self.ascent = self._tall = glyphs.HEIGHT
        self.descent = 0
        self._letters = ""
        # Where each letter's cell begins, and the last one's ends, in pixels from the left of its
        # Bitmap. The added letters go on behind the last one's end, as if all were one Bitmap.
        self._starts = array("H", (0,))
        self._bitmap = self._added = self._take(glyphs)
        self._own = len(self._letters)
        # By code, less _FIRST: the number of the letter. To look through them for each letter of a
        # hint took as long as all else that a key brings about.
        self._number_of = bytearray(_END - _FIRST)
        for code in range(_FIRST, _END):
            self._number_of[code - _FIRST] = self._look_up(bytes((code,)))

    def add(self, glyphs: "Glyphs") -> None:
        """Add another module's characters, which may be taller.

        Those added before go. Accents stand above the ascent. A TextLine is as tall as its font is
        when the line is made, so add before making lines.
        """
        self.keep_own()
        self._added = self._take(glyphs)
        self._tall = max(self._tall, glyphs.HEIGHT)

    def keep_own(self) -> None:
        """Forget the characters that were added."""
        self._letters = self._letters[: self._own]
        self._starts = self._starts[: self._own + 1]
        self._added = self._bitmap
        self._tall = self.ascent

    def _take(self, glyphs: "Glyphs") -> Bitmap:
        """Note a module's letters; return their Bitmap, but keep no art."""
        first = self._starts[len(self._letters)]
        starts = list(self._starts)
        for wide, _, letters, _ in glyphs.GROUPS:
            self._letters += letters
            for _ in range(len(letters)):  # the letters themselves would become names
                starts.append(starts[-1] + wide)
        self._starts = array("H", starts)
        strip = Bitmap(starts[-1] - first, glyphs.HEIGHT, 2)
        x = 0
        for wide, columns, _, art in glyphs.GROUPS:
            rows = picture.bitmap(art, columns * wide, 2)
            for top in range(0, rows.height, glyphs.HEIGHT):
                bitmaptools.blit(strip, rows, x, 0, y1=top, y2=top + glyphs.HEIGHT)
                x += rows.width
        return strip

    def get_bounding_box(self) -> tuple[int, int]:
        """Return the (width, height) in pixels that holds every glyph."""
        return self.width("M") + 1, self._tall

    def numbers_of(self, text: str) -> bytearray:
        """Return the number of each of a text's characters.

        What shows nothing has INVISIBLE or more. Small letters from a to z have the numbers of
        capitals, and what the font has not has that of a box.
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
            else:  # seldom here; in UTF-8 more bytes may follow, 10xxxxxx each
                while at < len(data) and data[at] & 0xC0 == 0x80:
                    at += 1
                numbers[index] = self._look_up(data[first:at])
        return numbers

    def advance(self, number: int) -> int:
        """Return the pixels from the letter of this number to the next.

        The gap between them is included.
        """
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
            if not _FIRST <= code < _END:  # a letter that is seldom here
                wide = 0
                for number in self.numbers_of(text):
                    wide += self.advance(number)
                break
            number = self._number_of[code - _FIRST]
            wide += _SPACE if number == _SPACE_NUMBER else starts[number + 1] - starts[number]
        return max(0, wide - 1)

    def source(self, number: int) -> tuple[Bitmap, int, int, int]:
        """Return where the letter of this number is drawn.

        That is (bitmap, x, width, height): from its top to its bottom. Raises IndexError for what
        is INVISIBLE.
        """
        left = self._starts[number]
        wide = self._starts[number + 1] - left - 1
        if number < self._own:
            return self._bitmap, left, wide, self._bitmap.height
        return self._added, left - self._starts[self._own], wide, self._added.height

    def _look_up(self, data: bytes) -> int:
        """Return the number of a character in UTF-8."""
        character = data.decode().upper()
        if character == " ":
            return _SPACE_NUMBER
        if character == BLANK:
            return _BLANK_NUMBER
        found = self._letters.find(character)
        return self._letters.find(_UNKNOWN) if found < 0 else found


def use_accents(wanted: bool) -> None:
    """Take the accented capitals into both fonts, or out of them.

    Call it before making lines.
    """
    if not wanted:
        SMALL.keep_own()
        LARGE.keep_own()
    else:
        # Only now: a board whose language has no accents keeps the memory.
        from firmware.widgets import glyphs_accents_large, glyphs_accents_small

        SMALL.add(glyphs_accents_small)
        LARGE.add(glyphs_accents_large)


SMALL = Font(read_once("firmware.widgets.glyphs_small"))
LARGE = Font(read_once("firmware.widgets.glyphs_large"))
