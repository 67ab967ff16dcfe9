"""Loads the table's sprite sheets: files that a desktop painted, beside the firmware.

Their Bitmaps are cached while the table is in memory, and so are those that it paints into.
"""

import bitmaptools
from displayio import Bitmap

import firmware
from engine.const import const

_HEADER = const(5)  # bytes: width, height, two each, low byte first, and bits a pixel
# Of the package: a joined module's own __file__ is its host's.
_FOLDER = firmware.__file__[: firmware.__file__.rfind("firmware")] + "atlas/"


# By name the Bitmaps of an atlas, by shape a canvas.
_kept: dict[str | tuple[int, int, int], list[Bitmap] | Bitmap] = {}


def load(name: str) -> list[Bitmap]:
    """Return the Bitmaps of an atlas.

    RuntimeError if its file is missing or cut short.

    They are kept until `forget`: whatever else is shown on the table shares them.
    """
    if name in _kept:
        return _kept[name]  # type: ignore[return-value]  # a name's are a list
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
    """Return a Bitmap to paint a whole table into.

    All that ask for this shape share it.
    """
    shape = (width, height, values)
    if shape not in _kept:
        _kept[shape] = Bitmap(width, height, values)
    return _kept[shape]  # type: ignore[return-value]  # a shape's is one


def forget() -> "list[str | tuple[int, int, int]]":
    """Drop the cached Bitmaps, since the table goes; return what `load_again` takes."""
    names = list(_kept)
    _kept.clear()
    return names


def load_again(names: "list[str | tuple[int, int, int]]") -> None:
    """Cache the Bitmaps that a table was drawn with, for the next one."""
    for name in names:
        if isinstance(name, str):
            load(name)
        else:
            canvas(*name)
