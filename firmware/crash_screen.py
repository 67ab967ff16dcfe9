"""The crash screen: a few lines in the small font, drawn without any of the app's code."""

import sys

from displayio import Bitmap, Group, Palette, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware.widgets import glyphs_accents_small, glyphs_small

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.interfaces.screen import Glyphs
    from firmware.interfaces.words import Words

_GLYPHS: "tuple[Glyphs, ...]" = (glyphs_small, glyphs_accents_small)
_INK = ord("#")
_WIDTH = const(120)  # pixels of display width per step of the scale
_HEIGHT = const(64)
_TALL = const(7)  # pixels: height of a letter with its accent
_PITCH = const(8)  # from one line to the next, at least
_WIDE_PITCH = const(13)
_SPACE = const(3)  # pixels: width of a space or a missing glyph


def make(
    width: int, height: int, error: Exception, languages: "Sequence[str]", has_keys: bool = True
) -> Group:
    """Return a Group that reports an exception, in one language, or in several if they fit."""
    scale = max(1, min(width // _WIDTH, height // _HEIGHT))
    width //= scale
    height //= scale
    lines: list[str] = []
    for language in languages:
        more = _lines(_words(language), error, width, has_keys)
        if not lines or (len(lines) + len(more)) * _PITCH <= height:
            lines += more
    pitch = min(_WIDE_PITCH, height // len(lines))
    palette = Palette(2)
    palette.make_transparent(0)  # lines may be tight enough for accents to touch the one above
    palette[1] = 0xFFFFFF
    group = Group(scale=scale)
    y = (height - pitch * len(lines)) // 2
    for line in lines:
        bitmap = Bitmap(width, _TALL, 2)
        _write(line, (width - _write(line, 0, None)) // 2, bitmap)
        group.append(TileGrid(bitmap, pixel_shader=palette, y=y))
        y += pitch
    return group


def _words(language: str) -> "Words":
    name = "crash_" + language
    try:
        __import__("firmware.text." + name)
    except ImportError:  # only a bundle has one file per topic
        from firmware.words import of_topic

        return of_topic("crash", language)
    return sys.modules["firmware.text." + name]


def _lines(texts: "Words", error: Exception, width: int, has_keys: bool) -> list[str]:
    """Return the lines in one language: what happened, what is safe, and how to go on."""
    is_full = isinstance(error, MemoryError) or "pystack" in str(error)
    lines = []
    for text in (
        texts.NO_MEMORY if is_full else texts.MISTAKE,
        type(error).__name__.upper(),  # for anyone asked to help
        texts.KEPT,
        texts.GO_ON if has_keys else texts.TOUCH,
    ):
        line = ""
        for word in text.split(" "):
            longer = line + " " + word if line else word
            if line and _write(longer, 0, None) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def _write(text: str, x: int, bitmap: Bitmap | None) -> int:
    """Draw a line at x unless `bitmap` is None; return the x after its last pixel."""
    for at in range(len(text)):
        x += _draw(text[at : at + 1], x, bitmap)  # indexing text would intern each character
    return x - 1


def _draw(character: str, x: int, bitmap: Bitmap | None) -> int:
    """Draw a letter; return the distance to the next one."""
    for glyphs in _GLYPHS:
        for wide, columns, letters, art in glyphs.GROUPS:
            index = letters.find(character)
            if index < 0:
                continue
            first = (index // columns * glyphs.HEIGHT * columns + index % columns) * wide
            for row in range(glyphs.HEIGHT):
                start = first + row * columns * wide
                for column in range(wide):
                    is_inked = art[start + column] == _INK
                    if is_inked and bitmap is not None and 0 <= x + column < bitmap.width:
                        bitmap[x + column, _TALL - glyphs.HEIGHT + row] = 1
            return wide
    return _SPACE
