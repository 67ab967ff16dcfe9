"""Paints the score track's atlases: a sprite for each number in number_drop/widgets/track.py."""

import bitmaptools
from displayio import Bitmap

from firmware import theme
from firmware.number_drop.widgets import track
from firmware.widgets import font
from sim.atlas.art import track_art
from sim.atlas.painter import Painter, squeeze

_VALUES = 6  # 3..7 and the bonus 8, in four states
_LETTERS = 24  # the first sprite of A..E, in five states
_TENS = 49  # the first of the three +10 sprites
_COLUMNS = 8
_TILES = 56
_FIVE = 5
_CHARACTER = 5  # pixels of a squeezed digit's or letter's width; the height is one more
_TEN = "10"  # preceded by a plus where that overlaps the next column's by no more than a pixel
_PITCH = 4  # pixels from one of its characters to the next
_STAMP = 9  # pixels of its background's height


def bitmap(size: int) -> Bitmap:
    """Return all sprites of the score track in 16 colours.

    They take 4032 bytes for a `size` of 12 pixels, less for smaller ones, which are the larger
    sprites without their middle rows and columns.
    """
    painter = Painter(_COLUMNS, _TILES // _COLUMNS, size, size, len(theme.SPRITE_COLOURS))
    for state, (ground, ink) in enumerate(track_art.VALUES):
        _paint_row(painter, size, state * _VALUES, ground, "345678", ink)
    for state, (ground, ink) in enumerate(track_art.LETTERS):
        _paint_row(painter, size, _LETTERS + state * _FIVE, ground, "ABCDE", ink)
    for state, ink in enumerate("esg"):
        x, y = _corner(_TENS + state, size)
        if state == track.CIRCLED:
            _stamp(painter.bitmap, x, y + max(0, (size - 7) // 2 - 2), size)
        text = _TEN if size < track.SIZE else "+" + _TEN
        x += (size - _PITCH * len(text) + 1) // 2
        for place, character in enumerate(text):
            painter.glyph(font.SMALL, character, x + place * _PITCH, y + (size - 7) // 2, ink)
    return painter.bitmap


def _paint_row(
    painter: Painter, size: int, sprite: int, ground: bytes, characters: str, ink: str
) -> None:
    """Paint consecutive sprites: the background with one of the characters each."""
    art = squeeze(ground, track.SIZE, size)
    squeezed = size < track.SIZE
    left = (size - _CHARACTER) // 2
    top = (size - 1 - font.LARGE.ascent + squeezed) // 2
    for character in characters:
        x, y = _corner(sprite, size)
        painter.picture(art, x, y)
        painter.glyph(font.LARGE, character, x + left, y + top, ink, squeezed)
        sprite += 1


def _stamp(bitmap: Bitmap, x: int, y: int, width: int) -> None:
    """Paint the background of a +10 that was won."""
    for inset, letter in enumerate("pa"):
        edges = x, y + inset, x + width, y + _STAMP - inset
        bitmaptools.fill_region(bitmap, *edges, ord(letter) & 15)


def _corner(sprite: int, size: int) -> tuple[int, int]:
    return sprite % _COLUMNS * size, sprite // _COLUMNS * size
