"""The five block tiles beside the letters A..E: each one's shape, and how far it has slid."""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import const
from firmware import theme
from firmware.widgets import font, miniature
from firmware.widgets.text_line import RIGHT, TextLine

WIDTH = const(30)  # pixels of a row with its notches side by side
UPRIGHT_WIDTH = const(16)  # and one above the other

_FIVE = const(5)
_NO_SHAPE = const(10)  # the tile after the ten shapes
_SHAPE_WIDTH = const(12)
_NOTCHES_X = const(15)
_UPRIGHT_X = const(13)
_GOAL_WIDTH = const(15)
_BOTTOM = const(4)
_HEADING = const(8)  # pixels from the heading's top to the first row
_NOTCHES = const(9)  # tiles of the notches: 0 to 4 reached, then a slide from 0 to 3
_COMING = const(5)  # the first of those with a hollow notch
# Values of the pixels of notches: open, reached, none, and the bottom reached.
_OPEN, _REACHED, _NONE, _GO = 0, 1, 2, 3
_NOTCH_COLOURS = ("filled", "circled", "background", "warning")


def _notch_sheet(pitch, upright):
    """Return the Bitmap of the notches 0..4, then of a slide from 0..3: 432 bytes side by side.

    At the bottom the four notches join into one bar, and the one that a slide would reach is
    hollow, so that both are seen without colour.
    """
    width = 4 if upright else 16
    sheet = Bitmap(width, _NOTCHES * pitch, 4)
    sheet.fill(_NONE)
    for tile in range(_NOTCHES):
        top = tile * pitch
        if tile == _BOTTOM:
            box = (0, top, 3, top + 11) if upright else (0, top + 2, 15, top + pitch - 3)
            bitmaptools.fill_region(sheet, *box, _GO)
            continue
        if not upright:
            top += (pitch - 6) // 2
        coming = tile - _COMING
        reached = coming if coming >= 0 else tile
        for notch in range(_BOTTOM):
            value = _REACHED if notch < reached else _OPEN
            if notch == coming:
                value = _GO if notch == _BOTTOM - 1 else _REACHED
            _draw_notch(sheet, top, notch, value, notch == coming, upright)
    return sheet


def _draw_notch(sheet, top, notch, value, hollow, upright):
    """Draw a small box, the first of four at the left or at the top."""
    if upright:
        left, high, edge = 0, 2, 0
        top += notch * 3
    else:
        left, high, edge = notch * 4, 5, 1
    bitmaptools.fill_region(sheet, left, top, left + 3, top + high, value)
    if hollow:
        bitmaptools.fill_region(sheet, left + 1, top + edge, left + 2, top + high - edge, _NONE)


def _shape_sheet(pitch):
    """Return the Bitmap of all ten shapes, one above the other, then a blank: 528 bytes."""
    sheet = Bitmap(_SHAPE_WIDTH, (_NO_SHAPE + 1) * pitch, 2)
    for shape in range(_NO_SHAPE):
        miniature.draw(sheet, 0, shape * pitch, _SHAPE_WIDTH, pitch - 1, shape, 3, 0, 1)
    return sheet


def frame(width, height):
    """Return the Bitmap of a one-pixel frame with open corners."""
    made = Bitmap(width, height, 2)
    bitmaptools.fill_region(made, 1, 0, width - 1, height, 1)
    bitmaptools.fill_region(made, 0, 1, width, height - 1, 1)
    bitmaptools.fill_region(made, 1, 1, width - 1, height - 1, 0)
    return made


class TilesView(Group):
    """Five rows of a shape in miniature and its notches, with GO! where they lead to."""

    def __init__(self, x, y, pitch=12, reach=0, upright=False):
        """Put the first row at (x, y), each of them `pitch` pixels high.

        The notches stand side by side, or `upright` one above the other. The frame of a selected
        row reaches `reach` pixels to the left.
        """
        super().__init__(x=x, y=y)
        self._pitch = pitch
        self._inks = (theme.ink("ink"), theme.ink("gone"))  # of a tile in play, and turned over
        self._make_parts(pitch, reach, upright)
        self._frame.hidden = True
        self.append(self._frame)

    def _make_parts(self, pitch, reach, upright):
        sheet = _shape_sheet(pitch)
        self._shapes = []
        for row in range(_FIVE):
            shape = TileGrid(
                sheet,
                pixel_shader=self._inks[0],
                tile_width=_SHAPE_WIDTH,
                tile_height=pitch,
                y=row * pitch,
                default_tile=_NO_SHAPE,
            )
            self._shapes.append(shape)
            self.append(shape)
        notches = _notch_sheet(pitch, upright)
        self._notches = TileGrid(
            notches,
            pixel_shader=theme.palette(_NOTCH_COLOURS),
            height=_FIVE,
            tile_width=notches.width,
            tile_height=pitch,
            x=_UPRIGHT_X if upright else _NOTCHES_X,
        )
        self.append(self._notches)
        width = UPRIGHT_WIDTH if upright else WIDTH
        heading_y = _FIVE * pitch + 2 if upright else -_HEADING
        self._goal = TextLine(
            font.SMALL, width - _GOAL_WIDTH, heading_y, _GOAL_WIDTH, "dim", RIGHT, "GO!"
        )
        self.append(self._goal)
        self._frame = TileGrid(
            frame(width + reach + (2 if upright else 4), pitch + 1),
            pixel_shader=theme.ink("chosen"),
            x=-reach - (1 if upright else 2),
        )

    def show(self, tiles, notches=None, crossed=0):
        """Show five shapes 0..9, their notches 0..4, and the letters crossed off as a 5-bit mask.

        Without `notches` none are shown: only the solo game has them.
        """
        self._notches.hidden = self._goal.hidden = notches is None
        for row in range(_FIVE):
            self.set_shape(row, tiles[row], crossed >> row & 1)
            if notches is not None:
                self.set_notch(row, notches[row])

    def set_shape(self, letter, shape, crossed=False):
        """Show a letter's shape 0..9, dark if the letter is crossed off."""
        grid = self._shapes[letter]
        if grid[0] != shape:
            grid[0] = shape
        shader = self._inks[1 if crossed else 0]
        if grid.pixel_shader is not shader:
            grid.pixel_shader = shader

    def set_notch(self, letter, notch):
        """Show how far a letter's tile has slid: 0, the top, to 4, the bottom."""
        self._set_tile(letter, notch)

    def set_coming(self, letter, notch):
        """Show that a letter's tile, now at a notch 0 to 3, would slide one further."""
        self._set_tile(letter, _COMING + notch)

    def _set_tile(self, letter, tile):
        if self._notches[letter] != tile:
            self._notches[letter] = tile

    def select(self, letter):
        """Put the frame around a letter 0..4 and its tile; -1 for none."""
        hidden = letter < 0
        if self._frame.hidden != hidden:
            self._frame.hidden = hidden
        if not hidden:
            self._place_frame(letter)

    def _place_frame(self, letter):
        self._frame.y = letter * self._pitch - 1
