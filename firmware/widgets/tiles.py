"""The five block tiles beside the letters A..E: each one's shape, and how far it has slid."""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import const
from firmware import theme
from firmware.widgets import font, miniature, picture
from firmware.widgets.text_line import RIGHT, TextLine

PITCH = const(12)  # pixels from one tile to the next, as the letters beside them
WIDTH = const(30)

_FIVE = const(5)
_NO_SHAPE = const(10)  # the tile after the ten shapes
_SHAPE_WIDTH = const(12)
_NOTCHES_X = const(15)
_BOTTOM = const(4)
_HEADING = const(8)  # pixels from the heading's top to the first row
_NOTCH_COLOURS = ("filled", "circled", "background", "warning")

# The low 2 bits of the letters in the art: d 0, a 1, . 2, w 3. Four notches; at the lowest they
# join into one bar, so that it is seen without colour.
_NOTCH_ART = (b"ddd.ddd.ddd.ddd.", b"aaa.ddd.ddd.ddd.", b"aaa.aaa.ddd.ddd.", b"aaa.aaa.aaa.ddd.")
_BAR_ART = b"wwwwwwwwwwwwwww."
# The notch that a slide would reach is hollow: its first and last line, and those between.
_EDGE_ART = (b"aaa.ddd.ddd.ddd.", b"aaa.aaa.ddd.ddd.", b"aaa.aaa.aaa.ddd.", b"aaa.aaa.aaa.www.")
_HOLLOW_ART = (b"a.a.ddd.ddd.ddd.", b"aaa.a.a.ddd.ddd.", b"aaa.aaa.a.a.ddd.", b"aaa.aaa.aaa.w.w.")
_COMING = const(5)  # the first of the tiles with a hollow notch
_BLANK_ART = b"................"


def _notch_sheet():
    """Return the Bitmap of the notches 0..4, then of a slide from 0..3: 432 bytes."""
    art = b""
    for notch in range(_BOTTOM):
        art += _BLANK_ART * 3 + _NOTCH_ART[notch] * 5 + _BLANK_ART * 4
    art += _BLANK_ART * 2 + _BAR_ART * 7 + _BLANK_ART * 3
    for notch in range(_BOTTOM):
        edge = _EDGE_ART[notch]
        art += _BLANK_ART * 3 + edge + _HOLLOW_ART[notch] * 3 + edge + _BLANK_ART * 4
    return picture.bitmap(art, len(_BLANK_ART), 4)


def _shape_sheet():
    """Return the Bitmap of all ten shapes, one above the other, then a blank: 528 bytes."""
    sheet = Bitmap(_SHAPE_WIDTH, (_NO_SHAPE + 1) * PITCH, 2)
    for shape in range(_NO_SHAPE):
        miniature.draw(sheet, 0, shape * PITCH, _SHAPE_WIDTH, PITCH - 1, shape, 3, 0, 1)
    return sheet


def _frame(width, height):
    """Return the Bitmap of a one-pixel frame with open corners."""
    frame = Bitmap(width, height, 2)
    bitmaptools.fill_region(frame, 1, 0, width - 1, height, 1)
    bitmaptools.fill_region(frame, 0, 1, width, height - 1, 1)
    bitmaptools.fill_region(frame, 1, 1, width - 1, height - 1, 0)
    return frame


class TilesView(Group):
    """Five rows, 30x60 pixels, of a shape in miniature and its notches, with a heading above."""

    def __init__(self, x, y, reach=0):
        """Put the first row at (x, y); the frame of a selected row reaches that far to the left."""
        super().__init__(x=x, y=y)
        sheet = _shape_sheet()
        self._inks = (theme.ink("ink"), theme.ink("edge"))  # of a tile in play, and turned over
        self._shapes = []
        for row in range(_FIVE):
            shape = TileGrid(
                sheet,
                pixel_shader=self._inks[0],
                tile_width=_SHAPE_WIDTH,
                tile_height=PITCH,
                y=row * PITCH,
                default_tile=_NO_SHAPE,
            )
            self._shapes.append(shape)
            self.append(shape)
        self._notches = TileGrid(
            _notch_sheet(),
            pixel_shader=theme.palette(_NOTCH_COLOURS),
            height=_FIVE,
            tile_width=len(_BLANK_ART),
            tile_height=PITCH,
            x=_NOTCHES_X,
        )
        self.append(self._notches)
        self._goal = TextLine(
            font.SMALL, _NOTCHES_X, -_HEADING, len(_BLANK_ART) - 1, "dim", RIGHT, "GO!"
        )
        self.append(self._goal)
        self._frame = TileGrid(
            _frame(WIDTH + reach + 4, PITCH + 1), pixel_shader=theme.ink("chosen"), x=-reach - 2
        )
        self._frame.hidden = True
        self.append(self._frame)

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
            self._frame.y = letter * PITCH - 1
