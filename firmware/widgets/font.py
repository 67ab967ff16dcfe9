"""The two fonts, for adafruit_display_text and TextLine alike."""

from fontio import Glyph

from engine.const import TYPE_CHECKING, const
from firmware.loader import read_once
from firmware.widgets import picture

if TYPE_CHECKING:
    from displayio import Bitmap

    from firmware.interfaces.widgets import Glyphs

    # Letters, the cell's width and height, cells side by side, and the picture.
    LetterGroup = tuple[str, int, int, int, Bitmap]

_UNKNOWN = "\u25a1"  # a box, so that a missing character is seen
_SPACE = 3  # pixels
BLANK = "\u2007"  # as wide as a digit, for numbers below one another
_BLANKS = " " + BLANK
_SPACE_CODE = const(32)
_FIRST = const(33)  # the codes of the characters that are found at once: from "!"
_END = const(91)  # to "Z"


class Font:
    """Capitals of one height, each as wide as it is drawn.

    Small letters show as capitals.
    """

    def __init__(self, glyphs: "Glyphs") -> None:
        """Read a module of glyphs: HEIGHT and GROUPS.

        Each group is (cell's width, columns, letters, art).
        """
        self.ascent = glyphs.HEIGHT
        self.descent = 0
        self._groups: list[LetterGroup] = []
        # By code, less _FIRST: the number of the group. To look through them for each letter of a
        # hint took as long as all else that a key brings about.
        self._group = bytearray(_END - _FIRST)
        self.add(glyphs)
        for code in range(_FIRST, _END):
            self._group[code - _FIRST] = self._look_up(bytes((code,)).decode())
        self._own = len(self._groups)

    def add(self, glyphs: "Glyphs") -> None:
        """Add another module's characters, which may be taller.

        Accents stand above the ascent. A TextLine is as tall as its font is when the line is made,
        so add before making lines.
        """
        for wide, columns, letters, art in glyphs.GROUPS:
            bitmap = picture.bitmap(art, columns * wide, 2)  # the art itself is not kept
            self._groups.append((letters, wide, glyphs.HEIGHT, columns, bitmap))

    def keep_own(self) -> None:
        """Let go of the characters that were added."""
        self._groups = self._groups[: self._own]

    def get_bounding_box(self) -> tuple[int, int]:
        """Return the (width, height) in pixels that holds every glyph."""
        width = max([group[1] for group in self._groups])
        return width, max([group[2] for group in self._groups])

    def get_glyph(self, codepoint: int) -> Glyph:
        """Return the fontio.Glyph of a character code.

        An unknown one gives a box.
        """
        character = chr(codepoint)
        if character in _BLANKS:  # they take a line's height, so that a Label keeps its place
            wide = self.advance(character)
            return Glyph(self._groups[0][4], 0, 0, self.ascent, 0, 0, wide, 0)
        group, index = self._find(character)
        wide = group[1]
        return Glyph(group[4], index, wide, group[2], 0, 0, wide, 0)

    def advance(self, character: str) -> int:
        """Return the pixels from this character to the next.

        The gap between them is included.
        """
        if character == " ":
            return _SPACE
        return self._groups[self._number("0" if character == BLANK else character)][1]

    def width(self, text: str) -> int:
        """Return the width of a line of text in pixels."""
        wide = 0
        for code in text.encode():
            if _FIRST <= code < _END:
                wide += self._groups[self._group[code - _FIRST]][1]
            elif code == _SPACE_CODE:
                wide += _SPACE
            else:  # a letter that is seldom here
                return max(0, sum([self.advance(character) for character in text]) - 1)
        return max(0, wide - 1)

    def source(self, character: str) -> "tuple[Bitmap, int, int, int, int]":
        """Return where a character other than a blank is drawn.

        That is (bitmap, x, y, width, height).
        """
        group, index = self._find(character)
        _, wide, tall, columns, bitmap = group
        return bitmap, index % columns * wide, index // columns * tall, wide - 1, tall

    def _find(self, character: str) -> "tuple[LetterGroup, int]":
        """Return the group that has a character, and its place there, or the unknown's."""
        group = self._groups[self._number(character)]
        index = group[0].find(character.upper())
        return group, group[0].find(_UNKNOWN) if index < 0 else index

    def _number(self, character: str) -> int:
        """Return the number of the group that has a character, or the unknown's."""
        code = ord(character)
        if _FIRST <= code < _END:
            return self._group[code - _FIRST]
        return self._look_up(character.upper())

    def _look_up(self, character: str) -> int:
        for number, group in enumerate(self._groups):
            if character in group[0]:
                return number
        return self._look_up(_UNKNOWN)


def use_accents(wanted: bool) -> None:
    """Take the accented capitals into both fonts, or out of them.

    Call it before making lines.
    """
    SMALL.keep_own()
    LARGE.keep_own()
    if wanted:
        # Only now: a board whose language has no accents keeps the memory.
        from firmware.widgets import glyphs_accents_large, glyphs_accents_small

        SMALL.add(glyphs_accents_small)
        LARGE.add(glyphs_accents_large)


SMALL = Font(read_once("firmware.widgets.glyphs_small"))
LARGE = Font(read_once("firmware.widgets.glyphs_large"))
