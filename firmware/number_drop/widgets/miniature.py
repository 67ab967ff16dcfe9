"""A shape in miniature, as on the shape die and the tiles."""

import bitmaptools

from engine.const import TYPE_CHECKING
from engine.number_drop import shapes
from engine.number_drop.shapes import COL_MASK, ROW_SHIFT

if TYPE_CHECKING:
    from displayio import Bitmap


def flat_orientation(shape: int) -> int:
    """Return the orientation of a shape 0..9 that is not taller than wide."""
    first = shapes.FIRST[shape]
    for orientation in range(first, first + shapes.COUNT[shape]):
        if shapes.WIDE[orientation] >= shapes.TALL[orientation]:
            return orientation
    return first


def draw(
    bitmap: "Bitmap",
    x: int,
    y: int,
    width: int,
    height: int,
    shape: int,
    block: int,
    gap: int,
    value: int,
) -> None:
    """Draw a shape in the centre of a box of `bitmap`, in squares of `block` pixels."""
    orientation = flat_orientation(shape)
    step = block + gap
    x += (width - shapes.WIDE[orientation] * step + gap) // 2
    y += (height + shapes.TALL[orientation] * step - gap) // 2 - block
    for index in range(shapes.SIZE[orientation]):
        offset = shapes.OFFSETS[orientation * shapes.MOST_CELLS + index]
        left = x + (offset & COL_MASK) * step
        top = y - (offset >> ROW_SHIFT) * step
        bitmaptools.fill_region(bitmap, left, top, left + block, top + block, value)
