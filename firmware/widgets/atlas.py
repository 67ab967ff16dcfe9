"""Loads sprite sheets, called atlases: files that sim/atlas painted, beside the firmware."""

import bitmaptools
from displayio import Bitmap

import firmware
from engine.const import const

_HEADER = const(5)  # bytes: width, height, two each, low byte first, and bits a pixel
# Of the package: a joined module's own __file__ is its host's.
_FOLDER = firmware.__file__[: firmware.__file__.rfind("firmware")] + "atlas/"


_kept = {}  # by name: the Bitmaps
_latest: list = []  # names of those that the latest table was drawn with


def load(name):
    """Return the Bitmaps of an atlas. RuntimeError if its file is missing or cut short.

    They are kept until `forget`: whatever else is shown on the table shares them.
    """
    if name not in _kept:
        _kept[name] = _read(name)
    return _kept[name]


def forget():
    """Keep no Bitmaps: the table goes."""
    if _kept:
        _latest[:] = list(_kept)
        _kept.clear()


def forget_names():
    """Let `read_again` read nothing."""
    _latest.clear()


def read_again():
    """Read what the latest table was drawn with, before the code of the next one is loaded.

    A Bitmap needs up to 4 KB in one piece. Once code has been loaded into all gaps there is none.
    """
    for name in _latest:
        load(name)


def _read(name):
    path = _FOLDER + name + ".bin"
    sheets = []
    wrong = False
    try:
        with open(path, "rb") as file:
            header = file.read(_HEADER)
            while header:
                bits = header[4]
                size = header[0] | header[1] << 8, header[2] | header[3] << 8
                sheet = Bitmap(size[0], size[1], 1 << bits)
                bitmaptools.readinto(sheet, file, bits)
                sheets.append(sheet)
                header = file.read(_HEADER)
    except (OSError, EOFError, IndexError):
        wrong = True
    if wrong:
        raise RuntimeError(path + " is missing or cut short: copy the whole bundle again")
    return sheets
