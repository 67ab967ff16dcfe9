"""Paints into Blinka's bitmaps word by word instead of pixel by pixel.

The results are the same: test_quick_bitmaps.py compares both. A word has 32 bits, and its first
pixel in the highest ones. Rare cases are left to Blinka.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, BinaryIO

import bitmaptools
from displayio import Bitmap

_WORD = 32
_WHOLE = (1 << _WORD) - 1
_BYTE = 8
_slow: dict[str, Callable[..., None]] = {
    name: getattr(bitmaptools, name) for name in ("fill_region", "blit", "readinto", "arrayblit")
}
# A bitmap's words, by size, bits (0 for those of an array) and content of what was read
_read: dict[tuple[int, int, int, int, bytes], Any] = {}


_slow_dirty = Bitmap.dirty
_slow_pixel = Bitmap.__getitem__


def paint() -> None:
    """Use this way of painting from now on."""
    for function in (fill_region, blit, readinto, arrayblit):
        setattr(bitmaptools, function.__name__, function)
    setattr(Bitmap, "dirty", dirty)  # noqa: B010  # a class's own methods are not assigned to
    setattr(Bitmap, "__getitem__", pixel)  # noqa: B010


def _is_own(bitmap: object) -> bool:
    known: Any = bitmap
    return type(bitmap) is Bitmap and known._data_alloc and not known._read_only


def _is_packed(bitmap: Any) -> bool:
    return _is_own(bitmap) and bitmap._bits_per_value < _BYTE


def dirty(bitmap: Any, x1: int = 0, y1: int = 0, x2: int = -1, y2: int = -1) -> None:
    """Do the same as Bitmap.dirty, without creating an object for each intermediate area."""
    area = bitmap._dirty_area
    is_inside = 0 <= x1 < x2 <= bitmap._bmp_width and 0 <= y1 < y2 <= bitmap._bmp_height
    if not is_inside or bitmap._read_only:
        _slow_dirty(bitmap, x1, y1, x2, y2)
    elif area.x1 == area.x2 or area.y1 == area.y2:
        area.x1, area.y1, area.x2, area.y2 = x1, y1, x2, y2
    else:
        if x1 < area.x1:
            area.x1 = x1
        if y1 < area.y1:
            area.y1 = y1
        if x2 > area.x2:
            area.x2 = x2
        if y2 > area.y2:
            area.y2 = y2


def pixel(bitmap: Any, index: Any) -> int:
    """Return the value of bitmap[index]."""
    bits: int = bitmap._bits_per_value
    if bits < _BYTE and type(index) is tuple:
        x, y = index
        if 0 <= x < bitmap._bmp_width and 0 <= y < bitmap._bmp_height:
            at = x * bits
            word: int = bitmap._data[y * bitmap._stride + at // _WORD]
            return word >> _WORD - bits - at % _WORD & bitmap._bitmask
    return _slow_pixel(bitmap, index)


def lit_rows(bitmap: Any, first: int, end: int) -> list[int]:
    """Return the rows with a pixel other than 0 in columns from `first` to before `end`.

    A pixel has less than 8 bits.
    """
    bits, words, stride = bitmap._bits_per_value, bitmap._data, bitmap._stride
    parts = _words(first * bits, end * bits) if first < end else []
    return [
        row
        for row in range(bitmap.height)
        if any(words[row * stride + word] & mask for word, mask in parts)
    ]


def fill_region(bitmap: Any, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Do the same as bitmaptools.fill_region."""
    if not (_is_packed(bitmap) and type(value) is int):
        _slow["fill_region"](bitmap, x1, y1, x2, y2, value)
        return
    x1, y1 = max(x1, 0), max(y1, 0)
    x2, y2 = min(x2, bitmap.width), min(y2, bitmap.height)
    if x1 >= x2 or y1 >= y2:
        return
    bitmap.dirty(x1, y1, x2, y2)
    bits, words, stride = bitmap._bits_per_value, bitmap._data, bitmap._stride
    same = (value & bitmap._bitmask) * (_WHOLE // bitmap._bitmask)
    for word, mask in _words(x1 * bits, x2 * bits):
        kept, put = _WHOLE ^ mask, same & mask
        for at in range(y1 * stride + word, y2 * stride, stride):
            words[at] = words[at] & kept | put


def _words(start: int, end: int) -> list[tuple[int, int]]:
    """Return the words of a row that contain some bits, each with a mask of them."""
    first, last = start // _WORD, (end - 1) // _WORD
    after = (last + 1) * _WORD - end  # bits of the last word after the end
    if first == last:
        return [(first, (1 << end - start) - 1 << after)]
    between = [(word, _WHOLE) for word in range(first + 1, last)]
    return [(first, _WHOLE >> start % _WORD), *between, (last, _WHOLE >> after << after)]


def blit(
    bitmap: Any,
    source: Any,
    x: int,
    y: int,
    *,
    x1: int = 0,
    y1: int = 0,
    x2: int | None = None,
    y2: int | None = None,
    skip_source_index: int | None = None,
    skip_dest_index: int | None = None,
) -> None:
    """Do the same as bitmaptools.blit."""
    right, below = source.width if x2 is None else x2, source.height if y2 is None else y2
    if not (
        _is_packed(bitmap)
        and _is_packed(source)
        and bitmap is not source
        and source._bits_per_value in (1, bitmap._bits_per_value)
        and skip_dest_index is None
        and 0 <= x1 <= right
        and 0 <= y1 <= below
        and (skip_source_index is None or 0 <= skip_source_index <= source._bitmask)
    ):
        indices = {"skip_source_index": skip_source_index, "skip_dest_index": skip_dest_index}
        _slow["blit"](bitmap, source, x, y, x1=x1, y1=y1, x2=x2, y2=y2, **indices)
        return
    right, below = min(right, source.width), min(below, source.height)
    left, top = max(x, 0), max(y, 0)
    end, bottom = min(x + right - x1, bitmap.width), min(y + below - y1, bitmap.height)
    if left >= end or top >= bottom:
        return
    bitmap.dirty(left, top, end, bottom)
    bits = bitmap._bits_per_value
    words, stride = bitmap._data, bitmap._stride
    from_words, from_stride, from_bits = source._data, source._stride, source._bits_per_value
    from_left, from_end = (left + x1 - x) * from_bits, (end + x1 - x) * from_bits
    left, end = left * bits, end * bits
    # For each row as one number: its words, and the distance of the pixels from the lowest bit.
    from_first, from_last = from_left // _WORD, (from_end - 1) // _WORD + 1
    first, last = left // _WORD, (end - 1) // _WORD + 1
    from_shift, shift = from_last * _WORD - from_end, last * _WORD - end
    from_whole = (1 << (from_end - from_left)) - 1
    whole = (1 << (end - left)) - 1
    ones = whole // bitmap._bitmask
    skipped = None if skip_source_index is None else ones * skip_source_index
    is_plain = bits == from_bits and (skipped is None or bits == 1 and skipped == 0)
    if is_plain and first + 1 == last and from_first + 1 == from_last:  # most letters
        kept = _WHOLE if skipped == 0 else _WHOLE ^ whole << shift
        at, from_at = top * stride + first, (top + y1 - y) * from_stride + from_first
        for _ in range(bottom - top):
            words[at] = words[at] & kept | (from_words[from_at] >> from_shift & whole) << shift
            at += stride
            from_at += from_stride
        return
    for row in range(top, bottom):
        at = (row + y1 - y) * from_stride
        pixels = 0
        for word in from_words[at + from_first : at + from_last]:
            pixels = pixels << _WORD | word
        pixels = pixels >> from_shift & from_whole
        if bits != from_bits:
            pixels = _widened(pixels, bits)
        mask = whole
        if skipped is not None:
            other = pixels ^ skipped
            for step in (1, 2)[: bits // 2]:
                other |= other >> step
            mask = (other & ones) * bitmap._bitmask
        mask <<= shift
        put = pixels << shift & mask
        at = row * stride
        for word in range(at + last - 1, at + first - 1, -1):
            words[word] = words[word] & ~mask | put & _WHOLE
            mask >>= _WORD
            put >>= _WORD


@cache
def _widened(pixels: int, bits: int) -> int:
    """Return pixels of one bit each as pixels of more bits, with the same values."""
    return int(f"{pixels:b}", 1 << bits)


def arrayblit(bitmap: Any, data: Any, *more: Any, **named: Any) -> None:
    """Do the same as bitmaptools.arrayblit, but copy a whole picture that was painted before."""
    if more or named or not _is_own(bitmap):
        _slow["arrayblit"](bitmap, data, *more, **named)
        return
    key = bitmap.width, bitmap.height, 0, bitmap._bits_per_value, bytes(data)
    if key in _read:
        bitmap._data[:] = _read[key]
        bitmap.dirty()
    else:
        _slow["arrayblit"](bitmap, data)
        _read[key] = bitmap._data[:]


def readinto(bitmap: Any, file: BinaryIO, bits: int, *more: Any, **named: Any) -> None:
    """Do the same as bitmaptools.readinto, but copy what was read before."""
    start = file.tell()
    size = (bitmap.width * bits + _BYTE - 1) // _BYTE * bitmap.height
    content = b"" if more or named else file.read(size)
    key = bitmap.width, bitmap.height, bits, bitmap._bits_per_value, content
    if _is_own(bitmap) and key in _read:
        bitmap._data[:] = _read[key]
        bitmap.dirty()
        return
    file.seek(start)
    _slow["readinto"](bitmap, file, bits, *more, **named)
    if content and _is_own(bitmap):
        _read[key] = bitmap._data[:]
