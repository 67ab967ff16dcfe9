"""Draws TileGrids and Rectangles row by row instead of pixel by pixel.

The results are the same as Blinka's: test_quick_drawing.py compares both. Pixels have 16 bits, and
one bit of the mask each, 1 where something above is drawn. Rare cases are left to Blinka: black and
white screens, rotated or mirrored grids, other shapes.
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from string import hexdigits
from typing import Any

from displayio import _tilegrid  # type: ignore[attr-defined]  # private to Blinka, like every name with "_" here
from vectorio import _vectorshape  # type: ignore[attr-defined]  # private to Blinka

_FEW = 4  # pixels
_BYTE = 8
_WORD_BYTES = 4
_BYTES = 2  # of a pixel
_VALUES = 256
_RUN = re.compile("1+")
_DIGITS = bytes(int(chr(byte), 16) if chr(byte) in hexdigits else 0 for byte in range(_VALUES))
_PAIRS = str.maketrans({f"{pair:x}": f"{pair >> 2}{pair & 3}" for pair in range(16)})
_slow: dict[str, Callable[..., bool]] = {
    "tiles": vars(_tilegrid)["_fill_pixels"],
    "shape": vars(_vectorshape)["_fill_shape_pixels"],
}


def draw() -> None:
    """Use this way of drawing from now on."""
    vars(_tilegrid)["_fill_pixels"] = fill_tiles
    vars(_vectorshape)["_fill_shape_pixels"] = fill_shape


def fill_tiles(
    buffer: Any, mask: Any, colours: Any, opaque: Any, geometry: Any, grid: Any, bitmap: Any
) -> bool:
    """Do the same as displayio._tilegrid._fill_pixels."""
    start, across, down, x_shift, y_shift, left, right, top, bottom = geometry
    if across != 1 or right - left < _FEW or sys.byteorder != "little":
        return _slow["tiles"](buffer, mask, colours, opaque, geometry, grid, bitmap)
    halves, solid = _tables(tuple(colours), bytes(opaque))
    scale = grid._absolute_transform.scale
    screen = _Screen(buffer, mask, right - left)
    sheet: dict[int, bytes] = {}
    is_full = True
    line = -1
    for y in range(top, bottom):
        at = start + (y - top + y_shift) * down + x_shift
        free = screen.free(at)
        if not free:
            continue
        if line != y // scale:
            line = y // scale
            row = _row(grid, bitmap, line, left, right, scale, sheet)
            shown = int(row.translate(solid)[::-1], 2)
            pixels = bytearray(_BYTES * len(row))
            for place, half in enumerate(halves):
                pixels[place::_BYTES] = row.translate(half)
        is_full = is_full and free & shown == free
        screen.put(at, free & shown, pixels)
    return is_full


def fill_shape(
    buffer: Any, mask: Any, cover: Any, geometry: Any, shape: Any, transform: Any
) -> bool:
    """Do the same as vectorio._vectorshape._fill_shape_pixels."""
    colour, kind, wide, high = cover
    start, stride, left, top, right, bottom = geometry
    is_turned, x_origin, y_origin, x_sign, y_sign = transform
    if (
        kind != _vectorshape._COVER_RECTANGLE
        or is_turned
        or (x_sign, y_sign) != (1, 1)
        or sys.byteorder != "little"
    ):
        return _slow["shape"](buffer, mask, cover, geometry, shape, transform)
    count = right - left
    screen = _Screen(buffer, mask, count)
    first, end = max(x_origin - left, 0), min(x_origin + wide - left, count)
    shown = (1 << end) - (1 << first) if first < end else 0
    pixels = colour.to_bytes(_BYTES, "little") * count
    is_full = True
    for y in range(top, bottom):
        if not 0 <= y - y_origin < high:
            is_full = False
            continue
        at = start + (y - top) * stride
        free = screen.free(at)
        is_full = is_full and free & shown == free
        screen.put(at, free & shown, pixels)
    return is_full


class _Screen:
    """The pixels that are drawn, and their mask, in rows of the same length."""

    def __init__(self, buffer: Any, mask: Any, count: int) -> None:
        self._pixels = memoryview(buffer).cast("B")
        self._mask = memoryview(mask).cast("B")
        self._count = count
        self._whole = (1 << count) - 1

    def free(self, at: int) -> int:
        """Return a row's pixels where nothing is drawn yet, the first one in the lowest bit."""
        covered = int.from_bytes(self._mask[at // _BYTE : self._end(at)], "little")
        return ~(covered >> at % _BYTE) & self._whole

    def put(self, at: int, wanted: int, pixels: bytes | bytearray) -> None:
        """Draw the wanted pixels of a row, all of which are free."""
        if not wanted:
            return
        byte, end = at // _BYTE, self._end(at)
        covered = int.from_bytes(self._mask[byte:end], "little") | wanted << at % _BYTE
        self._mask[byte:end] = covered.to_bytes(end - byte, "little")
        if wanted == self._whole:
            self._pixels[_BYTES * at : _BYTES * (at + self._count)] = pixels
            return
        for run in _RUN.finditer(f"{wanted:b}"[::-1]):
            first, last = _BYTES * run.start(), _BYTES * run.end()
            self._pixels[_BYTES * at + first : _BYTES * at + last] = pixels[first:last]

    def _end(self, at: int) -> int:
        return (at + self._count + _BYTE - 1) // _BYTE


@cache
def _tables(colours: tuple[int, ...], opaque: bytes) -> tuple[list[bytes], bytes]:
    """Return each value's low and high colour byte, and 1 if it is drawn, otherwise 0."""
    pairs = [colour.to_bytes(_BYTES, "little") for colour in colours]
    halves = [bytes(half).ljust(_VALUES, b"\0") for half in zip(*pairs, strict=True)]
    return halves, bytes(b"01"[bool(one)] for one in opaque).ljust(_VALUES, b"0")


def _row(
    grid: Any, bitmap: Any, line: int, left: int, right: int, scale: int, sheet: dict[int, bytes]
) -> bytes:
    """Return the values of a row of a grid's pixels, from left to right on the screen."""
    across, in_sheet = grid._tile_width, grid._bitmap_width_in_tiles
    columns = grid._width_in_tiles
    tile_row, inner = divmod(line, grid._tile_height)
    tiles = (tile_row + grid._top_left_y) % grid._height_in_tiles * columns
    pixels = bytearray()
    x, end = left // scale, (right - 1) // scale + 1
    while x < end:
        column, first = divmod(x, across)
        count = min(across - first, end - x)
        tile = grid._tiles[tiles + (column + grid._top_left_x) % columns]
        y = tile // in_sheet * grid._tile_height + inner
        if y not in sheet:
            sheet[y] = _values(bitmap, y)
        beside = tile % in_sheet * across + first
        pixels += sheet[y][beside : beside + count].ljust(count, b"\0")
        x += count
    if scale == 1:
        return bytes(pixels)
    larger = bytearray(scale * len(pixels))
    for place in range(scale):
        larger[place::scale] = pixels
    return bytes(larger[left % scale :][: right - left])


def _values(bitmap: Any, y: int) -> bytes:
    """Return the values of a bitmap's row, none below the bitmap."""
    if y >= bitmap._bmp_height:
        return b""
    words = bitmap._data[y * bitmap._stride : (y + 1) * bitmap._stride]
    bits = bitmap._bits_per_value
    if bits == _BYTE:
        return memoryview(words).cast("B").tobytes()[: bitmap._bmp_width]
    packed = b"".join([word.to_bytes(_WORD_BYTES, "big") for word in words])
    written = packed.hex()
    if bits == 1:
        written = f"{int(written, 16):0{_BYTE * len(packed)}b}"
    elif bits == 2:
        written = written.translate(_PAIRS)
    return written.encode().translate(_DIGITS)[: bitmap._bmp_width]
