"""Stand-in for CircuitPython's bitmaptools, on framebuf, with the parts that the firmware uses."""

import pixels
from displayio import drawn_touch  # type: ignore[attr-defined]  # the stand-in's
from framebuf import GS2_HMSB, GS4_HMSB, GS8, MONO_HMSB, FrameBuffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from web.machine.displayio import Bitmap

    class File(Protocol):
        """A file that is read as bytes."""

        def readinto(self, room: bytearray) -> int: ...


# In 1-bit formats framebuf treats all values but 0 as 1; here the lowest bit counts.
_LOWEST_BIT = FrameBuffer(bytearray([value & 1 for value in range(256)]), 256, 1, GS8)
_STRIP = 256  # bytes copied at once: boards need no buffer, and tests count the memory used here
_IN_FILES = {1: MONO_HMSB, 2: GS2_HMSB, 4: GS4_HMSB}  # by bits per pixel


def arrayblit(bitmap: "Bitmap", data: bytes | bytearray) -> None:
    """Fill a whole Bitmap, row by row, from one byte per pixel, of which the low bits count."""
    if len(data) < bitmap.width * bitmap.height:
        raise ValueError("too few pixels")
    table = _LOWEST_BIT if bitmap.drawn_bits == 1 else None
    source = (data, bitmap.width, bitmap.height, GS8)
    pixels.over(bitmap).blit(source, 0, 0, -1, table)
    drawn_touch()


def blit(
    target: "Bitmap",
    source: "Bitmap",
    x: int,
    y: int,
    *,
    x1: int = 0,
    y1: int = 0,
    x2: int | None = None,
    y2: int | None = None,
    skip_source_index: int | None = None,
) -> None:
    """Copy a part of one Bitmap to (x, y) of another.

    The part is from (x1, y1) up to, but not including, (x2, y2). Pixels of the value
    `skip_source_index` are not copied. The target must not have fewer colours than the source.
    """
    if source.drawn_bits > target.drawn_bits:
        raise ValueError("the target has fewer colours")
    width = min(source.width if x2 is None else x2, source.width) - x1
    height = min(source.height if y2 is None else y2, source.height) - y1
    if width <= 0 or height <= 0:
        return
    bits = source.drawn_bits
    rows = min(height, max(1, _STRIP * 8 // (width * bits)))
    memory = pixels.blank(width, rows, bits)
    read, drawn = pixels.over(source), pixels.over(target)
    key = -1 if skip_source_index is None else skip_source_index
    tops = range(0, height, rows)
    for top in reversed(tops) if y > y1 else tops:  # within one Bitmap, before rows are overwritten
        strip = pixels.frame(memory, width, min(rows, height - top), bits)
        strip.blit(read, -x1, -y1 - top)
        drawn.blit(strip, x, y + top, key)
    drawn_touch()


def fill_region(bitmap: "Bitmap", x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Set all pixels from (x1, y1) up to, but not including, (x2, y2) to one value."""
    drawn = pixels.over(bitmap)
    value &= (1 << bitmap.drawn_bits) - 1
    for y in range(max(y1, 0), min(y2, bitmap.height)):
        # Row by row: framebuf's fill_rect is wrong where rows begin or end in the middle of a byte.
        drawn.hline(x1, y, x2 - x1, value)
    drawn_touch()


def readinto(bitmap: "Bitmap", file: "File", bits_per_pixel: int) -> None:
    """Fill a Bitmap with rows from a file.

    Each row is padded to whole bytes, with its first pixel in the lowest bits. The file has as many
    bits per pixel as the Bitmap: 1, 2 or 4.
    """
    row = bytearray((bitmap.width * bits_per_pixel + 7) // 8)
    stride = len(row) * 8 // bits_per_pixel
    source = (row, bitmap.width, 1, _IN_FILES[bits_per_pixel], stride)
    drawn = pixels.over(bitmap)
    for y in range(bitmap.height):
        if file.readinto(row) != len(row):
            raise EOFError
        if bits_per_pixel == 4:  # framebuf expects the first pixel in the highest bits here
            for place in range(len(row)):
                row[place] = row[place] >> 4 | (row[place] & 15) << 4
        drawn.blit(source, 0, y)
    for place in range(len(row)):
        row[place] = 0  # the collector could take a picture's bytes for pointers
    drawn_touch()
