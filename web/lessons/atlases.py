"""Paints a pupil's tile into the atlases.

Only the pictures of all shapes are repainted; the rest stays as the desktop painted it.
"""

import os

from engine.const import TYPE_CHECKING
from sim.atlas import low_panel, low_side, tiles
from sim.atlas.encoding import encode

if TYPE_CHECKING:
    from displayio import Bitmap

_FOLDER = "/atlas/"
_HEADER = 5  # width, height, bits per pixel: see sim/atlas/encoding.py


def paint() -> None:
    """Repaint the atlases with the shapes now in engine/number_drop/shapes.py."""
    for name in os.listdir(_FOLDER):
        kind = name.split(".")[0].split("_")
        if kind[0] == "table":
            with open(_FOLDER + name, "rb") as file:
                parts = _parts(file.read())
            if kind[1] == "low":
                parts[-2] = _encoded(low_panel._shapes())
            elif kind[1] == "paged":
                parts[1] = _encoded(low_side.bitmap())
                parts[-2] = _encoded(low_panel._shapes())
            else:
                parts[-1] = _encoded(tiles.shapes(int(kind[3])))
            with open(_FOLDER + name, "wb") as file:
                file.write(b"".join(parts))


def _parts(data: bytes) -> list[bytes]:
    """Return an atlas's bitmaps, each as its bytes."""
    found = []
    while data:
        width, height = data[0] | data[1] << 8, data[2] | data[3] << 8
        end = _HEADER + (width * data[4] + 7) // 8 * height
        found.append(data[:end])
        data = data[end:]
    return found


def _encoded(bitmap: "Bitmap") -> bytes:
    return encode([bitmap], _bits)


def _bits(bitmap: "Bitmap") -> int:
    bits: int = bitmap.drawn_bits  # type: ignore[attr-defined]  # of the page's displayio
    return bits
