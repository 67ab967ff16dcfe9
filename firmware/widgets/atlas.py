"""Loads atlases of sprites: files that a desktop painted, beside the firmware.

It keeps the Bitmaps of a table, those that the table paints into as well.
"""

import bitmaptools
from displayio import Bitmap

import firmware
from engine.const import const

_LARGEST = const(5940)  # bytes of the largest Bitmap of a table
_SECOND = const(3240)  # and of the second largest
_HEADER = const(5)  # bytes: width, height, two each, low byte first, and bits a pixel
# Of the package: a joined module's own __file__ is its host's.
_FOLDER = firmware.__file__[: firmware.__file__.rfind("firmware")] + "atlas/"


# By name the Bitmaps of an atlas, by shape a canvas.
_kept: dict[str | tuple[int, int, int], list[Bitmap] | Bitmap] = {}
# Names and shapes of those that the latest table was drawn with.
_latest: list[str | tuple[int, int, int]] = []
_gaps: tuple[bytearray, ...] = ()  # see `hold_gaps`


def load(name: str) -> list[Bitmap]:
    """Return the Bitmaps of an atlas.

    RuntimeError if its file is missing or cut short.

    They are kept until `forget`: whatever else is shown on the table shares them.
    """
    global _gaps
    if name in _kept:
        return _kept[name]  # type: ignore[return-value]  # a name's are a list
    _gaps = ()
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
    global _gaps
    shape = (width, height, values)
    if shape not in _kept:
        _gaps = ()
        _kept[shape] = Bitmap(width, height, values)
    return _kept[shape]  # type: ignore[return-value]  # a shape's is one


def hold_gaps(are_wanted: bool = True) -> None:
    """Keep room for the largest Bitmaps of a table.

    It is kept until they are made, or until it is not wanted any more. Else the code that is loaded
    before those Bitmaps would take it. The first to be made may be the largest, or one that the
    smaller gap has room for, too: whichever gap it takes, the other has room for the next.
    """
    global _gaps
    _gaps = ()
    if are_wanted:
        _gaps = (bytearray(_LARGEST), bytearray(_SECOND))


def forget() -> None:
    """Keep no Bitmaps: the table goes."""
    if _kept:
        _latest[:] = list(_kept)
        _kept.clear()


def forget_names() -> None:
    """Let `read_again` read nothing."""
    _latest.clear()


def read_again() -> bool:
    """Read what the latest table was drawn with.

    Return whether there was one. It is read before the code of the next one is loaded. A Bitmap
    needs up to 6 KB in one piece. Once code has been loaded into all gaps there is none.
    """
    for name in _latest:
        if isinstance(name, str):
            load(name)
        else:
            canvas(*name)
    return len(_latest) > 0
