"""The screen after a crash: a few lines in the small font, drawn with nothing of the app's code."""

import sys

from displayio import Bitmap, Group, Palette, TileGrid

from engine.const import const
from firmware.widgets import glyphs_accents_small, glyphs_small

_GLYPHS = (glyphs_small, glyphs_accents_small)
_INK = ord("#")
_WIDTH = const(120)  # pixels of a display that shows each of them twice as large, or larger
_HEIGHT = const(64)
_TALL = const(7)  # pixels of a letter with its accent
_PITCH = const(8)  # from one line to the next, at least
_WIDE_PITCH = const(13)
_SPACE = const(3)


def make(width, height, error, languages):
    """Return a Group that tells of an exception, in one language or several if there is room."""
    scale = max(1, min(width // _WIDTH, height // _HEIGHT))
    width //= scale
    height //= scale
    lines = []
    for language in languages:
        more = _lines(_words(language), error, width)
        if not lines or (len(lines) + len(more)) * _PITCH <= height:
            lines += more
    pitch = min(_WIDE_PITCH, height // len(lines))
    palette = Palette(2)
    palette.make_transparent(0)  # lines may stand so close that accents touch the one above
    palette[1] = 0xFFFFFF
    group = Group(scale=scale)
    y = (height - pitch * len(lines)) // 2
    for line in lines:
        bitmap = Bitmap(width, _TALL, 2)
        _write(line, (width - _write(line, 0, None)) // 2, bitmap)
        group.append(TileGrid(bitmap, pixel_shader=palette, y=y))
        y += pitch
    return group


def _words(language):
    __import__("firmware.text.crash_" + language)
    return sys.modules["firmware.text.crash_" + language]


def _lines(texts, error, width):
    """Return what to say in one language: what happened, that the game is kept, and the key."""
    is_full = isinstance(error, MemoryError) or "pystack" in str(error)
    lines = []
    for text in (
        texts.NO_MEMORY if is_full else texts.MISTAKE,
        type(error).__name__.upper(),  # for whoever is asked for help
        texts.KEPT,
        texts.GO_ON,
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


def _write(text, x, bitmap):
    """Draw a line from x on, or with None for a bitmap nothing; return where it ends."""
    for character in text:
        x += _SPACE if character == " " else _draw(character, x, bitmap)
    return x - 1


def _draw(character, x, bitmap):
    """Draw a letter; return how far it is to the next one."""
    widest = 0
    for glyphs in _GLYPHS:
        index = glyphs.CHARACTERS.find(character)
        if index < 0:
            continue
        for row in range(glyphs.HEIGHT):
            line = index // glyphs.COLUMNS * glyphs.HEIGHT + row
            start = (line * glyphs.COLUMNS + index % glyphs.COLUMNS) * glyphs.CELL_WIDTH
            y = _TALL - glyphs.HEIGHT + row
            for column in range(glyphs.CELL_WIDTH):
                if glyphs.ART[start + column] == _INK:
                    widest = max(widest, column + 1)
                    if bitmap is not None and 0 <= x + column < bitmap.width:
                        bitmap[x + column, y] = 1
    return widest + 1
