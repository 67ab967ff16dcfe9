"""Paints the block tiles' atlases: shapes and notches."""

import bitmaptools
from displayio import Bitmap

from engine.number_drop.shapes import NAMES
from firmware.number_drop.widgets import miniature

_NO_SHAPE = len(NAMES)  # the blank sprite after all shapes
_SHAPE_WIDTH = 12
_COLUMNS = 2
_BOTTOM = 4
_NOTCHES = 9  # sprites of the notches: 0 to 4 reached, then a slide starting from 0 to 3
_UPRIGHT_STEP = 2  # pixels from one notch to the next where they are stacked
_UPRIGHT_HEIGHT = 8
_UPRIGHT_WIDTH = 4
_COMING = 5  # the first sprite with a hollow notch
# Pixel values of notches: open, reached, none, and the bottom one reached.
_OPEN, _REACHED, _NONE, _GO = 0, 1, 2, 3


def shapes(pitch: int) -> Bitmap:
    """Return all ten shapes and a blank: 288 bytes.

    A Bitmap pads each row to whole words, so two shapes side by side take no more than one.
    """
    rows = (_NO_SHAPE + _COLUMNS) // _COLUMNS
    bitmap = Bitmap(_COLUMNS * _SHAPE_WIDTH, rows * pitch, 2)
    for shape in range(_NO_SHAPE):
        x, y = shape % _COLUMNS * _SHAPE_WIDTH, shape // _COLUMNS * pitch
        miniature.draw(bitmap, x, y, _SHAPE_WIDTH, pitch - 1, shape, 3, 0, 1)
    return bitmap


def notches(pitch: int, upright: bool) -> Bitmap:
    """Return the notches' sprites: 0 to 4 reached, then a slide starting from 0 to 3.

    Side by side (not upright), they take 432 bytes. At the bottom, the four notches join into one
    bar; the notch that a slide would reach is hollow. Both are recognizable without colour.
    """
    width = _UPRIGHT_WIDTH if upright else 16
    bitmap = Bitmap(width, _NOTCHES * pitch, 4)
    bitmap.fill(_NONE)
    for sprite in range(_NOTCHES):
        top = sprite * pitch
        if sprite == _BOTTOM:
            inset = (pitch - _UPRIGHT_HEIGHT) // 2 if upright else 2
            box = (0, top + inset, width - (not upright), top + pitch - inset - (not upright))
            bitmaptools.fill_region(bitmap, *box, _GO)
            continue
        top += (pitch - (_UPRIGHT_HEIGHT if upright else 6)) // 2
        coming = sprite - _COMING
        reached = coming if coming >= 0 else sprite
        for notch in range(_BOTTOM):
            value = _REACHED if notch < reached else _OPEN
            if notch == coming:
                value = _GO if notch == _BOTTOM - 1 else _REACHED
            _draw_notch(bitmap, top, notch, value, notch == coming, upright)
    return bitmap


def _draw_notch(
    bitmap: Bitmap, top: int, notch: int, value: int, hollow: bool, upright: bool
) -> None:
    """Draw the notch numbered `notch` of four, counted from the left, as a small box.

    Upright notches are counted from the top and drawn without gaps, an open one as a line, so that
    each tile's notches look separate from the next tile's.
    """
    if upright:
        top += notch * _UPRIGHT_STEP
        wide = _UPRIGHT_WIDTH
        bitmaptools.fill_region(bitmap, 0, top, wide, top + _UPRIGHT_STEP, value)
        if value == _OPEN:
            bitmaptools.fill_region(bitmap, 0, top, wide, top + 1, _NONE)
        if hollow:
            bitmaptools.fill_region(bitmap, 1, top + 1, wide - 1, top + _UPRIGHT_STEP, _NONE)
        return
    left, high = notch * 4, 5
    bitmaptools.fill_region(bitmap, left, top, left + 3, top + high, value)
    if hollow:
        bitmaptools.fill_region(bitmap, left + 1, top + 1, left + 2, top + high - 1, _NONE)
