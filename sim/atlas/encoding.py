"""The bytes of an atlas: what firmware/widgets/atlas.py reads with bitmaptools.readinto.

Each sheet is its width and height, two bytes each with the low one first, its bits a pixel (1, 2 or
4), then its rows, each in whole bytes, the first pixel in the lowest bits.
"""

from collections.abc import Iterable

from displayio import Bitmap


def encode(sheets: Iterable[Bitmap]) -> bytes:
    """Return the bytes of an atlas of these sheets."""
    made = bytearray()
    for sheet in sheets:
        bits: int = sheet._bits_per_value  # type: ignore[attr-defined]  # Blinka's own
        made += sheet.width.to_bytes(2, "little") + sheet.height.to_bytes(2, "little")
        made.append(bits)
        for y in range(sheet.height):
            row = sum(sheet[x, y] << x * bits for x in range(sheet.width))
            made += row.to_bytes((sheet.width * bits + 7) // 8, "little")
    return bytes(made)
