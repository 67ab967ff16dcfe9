"""The atlas file format, which firmware/widgets/atlas.py reads with bitmaptools.readinto.

For each bitmap: width and height as 16-bit little-endian numbers, one byte with the bits per pixel
(1, 2 or 4), then the rows. Each row is padded to whole bytes, with its first pixel in the lowest
bits.
"""

from collections.abc import Callable, Iterable

from displayio import Bitmap


def _bits(bitmap: Bitmap) -> int:
    bits: int = bitmap._bits_per_value  # type: ignore[attr-defined]  # Blinka's own
    return bits


def encode(bitmaps: Iterable[Bitmap], bits_of: Callable[[Bitmap], int] = _bits) -> bytes:
    """Return the bytes of an atlas of these bitmaps.

    `bits_of` returns a bitmap's bits per pixel, which each displayio keeps private in its own way.
    """
    made = bytearray()
    for bitmap in bitmaps:
        bits = bits_of(bitmap)
        made += bitmap.width.to_bytes(2, "little") + bitmap.height.to_bytes(2, "little")
        made.append(bits)
        for y in range(bitmap.height):
            row = sum(bitmap[x, y] << x * bits for x in range(bitmap.width))
            made += row.to_bytes((bitmap.width * bits + 7) // 8, "little")
    return bytes(made)
