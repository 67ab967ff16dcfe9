"""Loads the table's sprite sheets, painted on the desktop and stored next to the firmware.

While the table is in memory, their Bitmaps are cached, as are those that the table paints into.
"""

import bitmaptools
from displayio import Bitmap

import firmware
from engine.const import const

_HEADER = const(5)  # bytes: width and height, two each, low byte first; bits per pixel
# From the package, since a merged module's own __file__ is that of its host.
_FOLDER = firmware.__file__[: firmware.__file__.rfind("firmware")] + "atlas/"


# An atlas's Bitmaps by name, a canvas by shape.
_kept: dict[str | tuple[int, int, int], list[Bitmap] | Bitmap] = {}


def load(name: str) -> list[Bitmap]:
    """Return the Bitmaps of an atlas, cached until `forget` and shared by the whole table.

    RuntimeError if its file is missing or truncated.
    """
    if name in _kept:
        return _kept[name]  # type: ignore[return-value]  # a name has a list
    path = _FOLDER + name + ".bin"
    bitmaps = []
    wrong = False
    try:
        with open(path, "rb") as file:
            header = file.read(_HEADER)
            while header:
                bits = header[4]
                size = header[0] | header[1] << 8, header[2] | header[3] << 8
                bitmap = Bitmap(size[0], size[1], 1 << bits)
                bitmaptools.readinto(bitmap, file, bits)
                bitmaps.append(bitmap)
                header = file.read(_HEADER)
    except (OSError, EOFError, IndexError):
        wrong = True
    if wrong:
        raise RuntimeError(path + " is missing or cut short: copy the whole bundle again")
    _kept[name] = bitmaps
    return bitmaps


def canvas(width: int, height: int, values: int) -> Bitmap:
    """Return the Bitmap of this shape for painting a whole table, shared by all callers."""
    shape = (width, height, values)
    if shape not in _kept:
        _kept[shape] = Bitmap(width, height, values)
    return _kept[shape]  # type: ignore[return-value]  # a shape has one Bitmap


def forget() -> "list[str | tuple[int, int, int]]":
    """Drop the cached Bitmaps when the table is unloaded, and return them for `reload`."""
    names = list(_kept)
    _kept.clear()
    return names


def reload(names: "list[str | tuple[int, int, int]]") -> None:
    """Cache the Bitmaps of an earlier table, for the next one."""
    for name in names:
        if isinstance(name, str):
            load(name)
        else:
            canvas(*name)
