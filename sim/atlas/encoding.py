"""The bytes of an atlas: what firmware/widgets/atlas.py reads with bitmaptools.readinto.

Each bitmap is its width and height, two bytes each with the low one first, and its bits a pixel (1,
2 or 4). Then come its rows, each in whole bytes, the first pixel in the lowest bits.
"""

from collections.abc import Callable, Iterable

from displayio import Bitmap


def _bits(bitmap: Bitmap) -> int:
    bits: int = bitmap._bits_per_value  # type: ignore[attr-defined]  # Blinka's own
    return bits


def encode(bitmaps: Iterable[Bitmap], bits_of: Callable[[Bitmap], int] = _bits) -> bytes:
    """Return the bytes of an atlas of these bitmaps.

    `bits_of` returns the bits of a pixel: displayio keeps them to itself, each in its own way.
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
