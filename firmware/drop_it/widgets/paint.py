"""Paints the pieces of Drop It into a Bitmap row by row, with letters or in patterns.

Lengths are in 16ths of a pixel unless stated otherwise; y grows downwards. A Scale converts the
board's units. Colours are distinguished by a letter on each piece or, in black and white, by a
pattern.
"""

import bitmaptools

from engine.const import TYPE_CHECKING, const
from engine.drop_it.pieces import CIRCLE, CORNER_X, CORNER_Y, FIRST_CORNER, KIND, RADIUS
from firmware.widgets import font

if TYPE_CHECKING:
    from displayio import Bitmap

# Palette indices
GROUND = const(0)
INK = const(1)  # of letters and outlines, dark
PIECE = const(2)  # the first of four colours
BLUE = const(3)  # the last of them
LINE = const(6)
BONUS = const(7)
LIT = const(8)
WALL = const(9)
WRONG = const(10)
NUMBER = const(11)  # of a level
WHITE = const(12)  # of letters on blue
COLOURS = (
    "open",
    0x0A0B12,
    0xF0606A,  # red
    0xFFDC50,  # yellow
    0x58C878,  # green
    0x3A66E0,  # blue: dark, so its letter is light
    "edge",
    "circled",
    "ink",
    "bar",
    0xFF40FF,  # what a landing must not touch
    "dim",
    0xFFFFFF,
    "ink",
    "ink",
    "ink",
)
MONO = ("background", "background", "ink", "ink", "ink", "ink", "ink", "ink", "ink", "background")
MONO_COLOURS = MONO + ("ink",) * 6

AT_PIXEL = const(4)  # the shift from 16ths of a pixel to whole pixels
_PIXEL = const(16)
HALF = const(8)  # half a pixel
_ICON = const(16)  # pixels of the supply's largest scale: there the shape is what counts
_HOLLOW = const(1)  # the colour that is an outline in black and white
_SPARSE = const(4)  # a pattern that no colour has
_ROOM = const(70)  # from the centre to the nearest edge, where an outline has room for a pattern
_LETTER = const(52)  # from the centre to the nearest edge, where there is room for a letter
# By kind: units from the centroid to the nearest edge, so that outlines are equally thick.
_INNER = bytes((20, 17, 15, 13))
_MOST_CORNERS = const(4)
_TALL = const(5)  # pixels of a letter's height

_xs = [0] * _MOST_CORNERS
_ys = [0] * _MOST_CORNERS


class Scale:
    """Shows `units` of the board as `pixels` on the screen."""

    def __init__(self, pixels: int, units: int) -> None:
        self.pixels = pixels
        self.units = units

    def of(self, length: int) -> int:
        """Return a length of the board as it is on the screen."""
        return length * self.pixels * _PIXEL // self.units


def piece(
    bitmap: "Bitmap",
    shape: int,
    colour: int,
    x: int,
    y: int,
    scale: "Scale",
    mono: bool = False,
    outline: int = INK,
    letter: str = "",
) -> None:
    """Paint a shape with its centroid at (x, y), and a letter on it."""
    kind = KIND[shape]
    if mono and scale.pixels > _ICON and scale.of(_INNER[kind]) < _ROOM:
        # Otherwise neighbours would merge.
        _paint(bitmap, shape, x, y, scale, -_PIXEL, INK)  # as clear_around: here calls are deep
        if outline == INK:  # too small for an outlined pattern: the pattern is all over it
            pattern = 0 if colour == _HOLLOW else colour
            _paint(bitmap, shape, x, y, scale, HALF, LIT, pattern)
            if colour == _HOLLOW:
                _paint(bitmap, shape, x, y, scale, HALF + _PIXEL, INK)
            return
    _paint(bitmap, shape, x, y, scale, 0, outline)
    if mono:
        _paint(bitmap, shape, x, y, scale, _PIXEL, LIT)
        if colour:
            _paint(bitmap, shape, x, y, scale, 2 * _PIXEL, INK)
            _paint(bitmap, shape, x, y, scale, 3 * _PIXEL - HALF, LIT, colour)
        return
    # A light theme's outlines are all dark: the one that counts is two pixels wide.
    _paint(bitmap, shape, x, y, scale, _PIXEL << (outline == LIT), PIECE + colour)
    if letter:
        write_on(bitmap, shape, x, y, scale, letter, letter_ink(colour))


def write_on(
    bitmap: "Bitmap",
    shape: int,
    x: int,
    y: int,
    scale: "Scale",
    letter: str,
    value: int,
    over: int | None = None,
) -> None:
    """Write a letter on a shape if there is room; `over` is as for `write`."""
    if has_letter(shape, scale):
        write(bitmap, letter, (x >> AT_PIXEL) - 1, (y >> AT_PIXEL) - 2, value, over)


def has_letter(shape: int, scale: "Scale") -> bool:
    """Return whether a shape has room for a letter."""
    return scale.of(_INNER[KIND[shape]]) >= _LETTER


def hollow(
    bitmap: "Bitmap", shape: int, colour: int, x: int, y: int, scale: "Scale", mono: bool
) -> None:
    """Paint a shape as an outline; in black and white, where pieces are outlines, in dots."""
    if mono:
        _paint(bitmap, shape, x, y, scale, 0, LIT, _SPARSE)
        return
    _paint(bitmap, shape, x, y, scale, 0, PIECE + colour)
    _paint(bitmap, shape, x, y, scale, _PIXEL, GROUND)


def clear_around(bitmap: "Bitmap", shape: int, x: int, y: int, scale: "Scale") -> None:
    """Paint a shape dark and a pixel larger, to set it off from its background."""
    _paint(bitmap, shape, x, y, scale, -_PIXEL, INK)


def swatch(bitmap: "Bitmap", x: int, y: int, width: int, height: int, colour: int) -> None:
    """Fill a rectangle with a colour's pattern; lengths are in pixels."""
    if colour == _HOLLOW:
        fill(bitmap, x, y, width, height, LIT)
        fill(bitmap, x + 1, y + 1, width - 2, height - 2, INK)
    for row in range(y, y + height):
        _row(bitmap, row, x << AT_PIXEL, x + width << AT_PIXEL, LIT, colour)


def letter_ink(colour: int) -> int:
    """Return the ink of a letter on a colour: light on blue, as a B looks much like an R."""
    return WHITE if colour == BLUE else INK


def fill(bitmap: "Bitmap", x: int, y: int, width: int, height: int, value: int) -> None:
    """Fill the part of a rectangle that is on the Bitmap; lengths are in pixels."""
    right = min(bitmap.width, x + width)
    bottom = min(bitmap.height, y + height)
    x, y = max(0, x), max(0, y)
    if x < right and y < bottom:
        bitmaptools.fill_region(bitmap, x, y, right, bottom, value)


def write(
    bitmap: "Bitmap", letter: str, x: int, y: int, value: int, over: int | None = None
) -> None:
    """Write a letter of the small font, three by five pixels, at (x, y) in pixels.

    With `over`, write only over pixels of that value. A letter above the Bitmap is cut off.
    """
    (number,) = font.SMALL.numbers_of(letter)
    source, left, width, height = font.SMALL.source(number)
    top = height - _TALL  # without accents
    for row in range(max(0, -y), _TALL):
        for col in range(width):
            if source[left + col, top + row] and (over is None or bitmap[x + col, y + row] == over):
                fill(bitmap, x + col, y + row, 1, 1, value)


def disc(bitmap: "Bitmap", x: int, y: int, radius: int, value: int, pattern: int = 0) -> None:
    """Paint a disc."""
    square = radius * radius
    for row in range((y - radius) >> AT_PIXEL, (y + radius >> AT_PIXEL) + 1):
        up = (row << AT_PIXEL) + HALF - y
        left = square - up * up
        if left > 0:
            wide = 0
            while wide * wide < left:
                wide += HALF
            # One less, so that both sides match where a pixel's centre is on the edge.
            _row(bitmap, row, x - wide, x + wide - 1, value, pattern)


def _paint(
    bitmap: "Bitmap",
    shape: int,
    x: int,
    y: int,
    scale: "Scale",
    inset: int,
    value: int,
    pattern: int = 0,
) -> None:
    """Paint a shape, each of its edges `inset` nearer to the centroid."""
    if shape == CIRCLE:
        disc(bitmap, x, y, scale.of(RADIUS) - inset, value, pattern)
        return
    inner = scale.of(_INNER[KIND[shape]])
    rest = inner - inset
    if rest <= 0:
        return
    first = FIRST_CORNER[shape]
    count = FIRST_CORNER[shape + 1] - first
    for i in range(count):
        _xs[i] = x + scale.of(CORNER_X[first + i]) * rest // inner
        _ys[i] = y - scale.of(CORNER_Y[first + i]) * rest // inner
    top = min(_ys[:count]) >> AT_PIXEL
    for row in range(top, (max(_ys[:count]) >> AT_PIXEL) + 1):
        _polygon_row(bitmap, row, count, value, pattern)


def _polygon_row(bitmap: "Bitmap", row: int, count: int, value: int, pattern: int) -> None:
    middle = (row << AT_PIXEL) + HALF
    left = 1 << 20
    right = -left
    before = count - 1
    for i in range(count):
        y = _ys[i]
        other = _ys[before]
        if (y <= middle) != (other <= middle):
            at = _xs[i] + (_xs[before] - _xs[i]) * (middle - y) // (other - y)
            left = min(left, at)
            right = max(right, at)
        before = i
    if left <= right:
        _row(bitmap, row, left, right, value, pattern)


def _row(bitmap: "Bitmap", row: int, left: int, right: int, value: int, pattern: int) -> None:
    """Paint a row's pixels whose centres are between `left` and `right`, within the Bitmap.

    Patterns: 1 nothing, 2 every other row, 3 every other dot, 4 a quarter of the dots; any other
    fills the row.
    """
    first = max(0, left + HALF >> AT_PIXEL)
    end = min(bitmap.width, right + HALF >> AT_PIXEL)
    if not 0 <= row < bitmap.height or first >= end or pattern == 1 or pattern == 2 and row & 1:
        return
    if pattern == 3 or pattern == _SPARSE:
        for x in range(first, end):
            if not x + row & 1 and (pattern == 3 or row & 1):
                bitmap[x, row] = value
        return
    bitmaptools.fill_region(bitmap, first, row, end, row + 1, value)
