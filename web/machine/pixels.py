"""The pixels of a Bitmap, accessed with MicroPython's framebuf."""

import framebuf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Drawn(Protocol):
        """The attributes used of displayio.py's Bitmap."""

        width: int
        height: int
        drawn_memory: bytearray
        drawn_bits: int


_FORMATS = {1: framebuf.MONO_HLSB, 2: framebuf.GS2_HMSB, 4: framebuf.GS4_HMSB, 8: framebuf.GS8}
_WORD = 32  # bits; each row of a Bitmap is padded to whole words


def blank(width: int, height: int, bits: int) -> bytearray:
    """Return memory for width x height pixels of `bits` bits each, all 0."""
    return bytearray((width * bits + _WORD - 1) // _WORD * (_WORD // 8) * height)


def frame(memory: bytearray, width: int, height: int, bits: int) -> "framebuf.FrameBuffer":
    """Return a new FrameBuffer over a Bitmap's memory, not cached since a board has none either."""
    stride = (width * bits + _WORD - 1) // _WORD * _WORD // bits
    return framebuf.FrameBuffer(memory, width, height, _FORMATS[bits], stride)


def over(bitmap: "Drawn") -> "framebuf.FrameBuffer":
    """Return a FrameBuffer over a Bitmap."""
    return frame(bitmap.drawn_memory, bitmap.width, bitmap.height, bitmap.drawn_bits)
