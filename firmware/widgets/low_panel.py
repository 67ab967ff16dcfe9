"""Score track and tiles on a low screen: lying, values from left to right, in black and white."""

import bitmaptools
from displayio import Bitmap, TileGrid

from engine.const import const
from engine.number_drop.shapes import NAMES
from firmware import theme
from firmware.widgets import font, tiles, track
from firmware.widgets.text_line import TextLine

HEIGHT = const(31)  # pixels of track and tiles
TILES_Y = const(14)  # of the letters, below the two rows of values
_WIDE = const(9)  # pixels of a tile
_TALL = const(7)
_VALUES = const(6)
_LETTERS = const(24)
_TENS = const(49)
_TILES = const(56)
_SHAPES = len(NAMES)

# fmt: off
_PLAIN = b"........." * 7
_FULL = (
    b".iiiiii.."
    b"iiiiiiii."
    b"iiiiiiii."
    b"iiiiiiii."
    b"iiiiiiii."
    b"iiiiiiii."
    b".iiiiii.."
)
_DASHED = (
    b"i.i..i.i."
    b"........."
    b"i......i."
    b"........."
    b"i......i."
    b"........."
    b"i.i..i.i."
)
_BRACKETS = (
    b"ii....ii."
    b"i......i."
    b"i......i."
    b"i......i."
    b"i......i."
    b"i......i."
    b"ii....ii."
)
_CROSS = (
    b"........."
    b".i....i.."
    b"..i..i..."
    b"...ii...."
    b"..i..i..."
    b".i....i.."
    b"........."
)
_FULL_CROSS = (
    b".iiiiii.."
    b"ikiiiiki."
    b"iikiikii."
    b"iiikkiii."
    b"iikiikii."
    b"ikiiiiki."
    b".iiiiii.."
)
_WARNING = (
    b".......i."
    b".......i."
    b".......i."
    b".......i."
    b"........."
    b".......i."
    b"........."
)
# fmt: on

# Ground and ink of the values and letters in the states of track.py; without ink no character.
_VALUE_ART = ((_PLAIN, "i"), (_FULL, "k"), (_DASHED, "i"), (_BRACKETS, "i"))
_LETTER_ART = ((_PLAIN, "i"), (_FULL, "k"), (_CROSS, ""), (_FULL_CROSS, ""), (_WARNING, "i"))
_TEN_ART = ((_PLAIN, "i"), (_FULL, "k"), (_DASHED, "i"))


def _sheet():
    """Return the Bitmap of all tiles in the order of track.py, one below the other."""
    from firmware.widgets.painter import Painter  # let go when the table is made

    painter = Painter(1, _TILES, _WIDE, _TALL, len(theme.SPRITE_COLOURS))
    for art, first, texts in (
        (_VALUE_ART, 0, "345678"),
        (_LETTER_ART, _LETTERS, "ABCDE"),
        (_TEN_ART, _TENS, ("10",)),
    ):
        tile = first
        for ground, ink in art:
            for text in texts:
                y = tile * _TALL
                painter.picture(ground, 0, y)
                left = (_WIDE - font.SMALL.width(text)) // 2
                for character in text if ink else "":
                    painter.glyph(font.SMALL, character, left, y + 1, ink)
                    left += font.SMALL.advance(character)
                tile += 1
    return painter.sheet


class LowTrack(track.TrackView):
    """Three rows: identical, consecutive, each with its +10, and the letters with the bonus 8."""

    def __init__(self, x, y, heading):
        """Put the headings at (x, y), `heading` pixels wide: three characters, or one if short."""
        self._heading = heading
        super().__init__(x, y, _TALL, _TALL, 2 * _TALL, "")

    def _make_parts(self, size, run, letters, bonus):
        sheet = _sheet()
        self._values = (self._row(sheet, 0), self._row(sheet, run))
        self._letters = self._row(sheet, letters)
        texts = ("===", "123") if self._heading > 2 * _TALL - 4 else ("=", "12")
        for text, y in zip(texts, (0, run)):
            self.append(TextLine(font.SMALL, 0, y + 1, self._heading, "ink", text=text))

    def _row(self, sheet, y):
        row = TileGrid(
            sheet,
            pixel_shader=theme.palette(theme.SPRITE_COLOURS),
            width=track.ROWS,
            tile_width=_WIDE,
            tile_height=_TALL,
            x=self._heading,
            y=y,
        )
        self.append(row)
        return row


class LowTiles(tiles.TilesView):
    """The five tiles below their letters, and below each its four notches."""

    def __init__(self, x, y, side=None):
        """Put the top left corner of the letters' tiles at (x, y).

        Where the panel has a page of its own a LowSide, `side`, shows them beside the grid.
        """
        self._side = side
        super().__init__(x, y, _WIDE)

    def show(self, tiles, notches=None, crossed=0):
        if self._side is not None:
            self._side.show_tiles(tiles, notches is not None)
        super().show(tiles, notches, crossed)

    def select(self, letter):
        if self._side is None:
            super().select(letter)
        else:
            self._side.select(letter)

    def _set_tile(self, letter, tile):
        super()._set_tile(letter, tile)
        if self._side is not None:
            self._side.set_notch(letter, tile)

    def _make_parts(self, pitch, reach, upright):
        from firmware.widgets import miniature, tile_sheet  # let go when the table is made

        sheet = Bitmap(_WIDE, (_SHAPES + 1) * _TALL, 2)
        for shape in range(_SHAPES):
            miniature.draw(sheet, 0, shape * _TALL, _WIDE - 1, _TALL, shape, 2, 0, 1)
        self._shapes = [
            self._strip(sheet, theme.ink("ink"), 1, _TALL, row * pitch, _TALL, _SHAPES)
            for row in range(5)
        ]
        notches = _notches()
        colours = theme.palette(theme.SPRITE_COLOURS)
        self._notches = self._strip(notches, colours, 5, 3, 0, 2 * _TALL, 0)
        self._goal = TextLine(font.SMALL, 5 * pitch + 1, 2 * _TALL - 3, pitch, "dim", text="GO")
        self.append(self._goal)
        frame = tile_sheet.frame(_WIDE + 1, 2 * _TALL + 4)
        self.frame = TileGrid(frame, pixel_shader=theme.ink("chosen"), y=-1)

    def _strip(self, sheet, colours, count, tall, x, y, tile):
        strip = TileGrid(
            sheet,
            pixel_shader=colours,
            width=count,
            tile_width=_WIDE,
            tile_height=tall,
            default_tile=tile,
            x=x,
            y=y,
        )
        self.append(strip)
        return strip

    def _place_frame(self, letter):
        self.frame.x = letter * _WIDE - 1


def _notches():
    """Return the Bitmap of the notches 0..4, then of a slide from 0..3, 9x3 pixels each."""
    sheet = Bitmap(_WIDE, 9 * 3, 16)
    sheet.fill(ord(".") & 15)
    lit = ord("i") & 15
    for tile in range(9):
        top = tile * 3
        if tile == 4:
            bitmaptools.fill_region(sheet, 0, top, 7, top + 3, lit)
            continue
        coming = tile - 5
        reached = coming if coming >= 0 else tile
        for notch in range(4):
            x = notch * 2
            sheet[x, top + 2] = lit
            if notch < reached:
                sheet[x, top] = sheet[x, top + 1] = lit
            elif notch == coming:
                sheet[x, top] = lit
    return sheet
