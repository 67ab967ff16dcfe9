"""What is next to the grid if the panel has its own page.

It consists of four bitmaps, each 8 pixels high. Screens in black and white are sent in rows of
bytes, each of them 8 pixels of a column, and displayio sends the bounding rectangle of all changes
to a bitmap.
"""

import bitmaptools
from displayio import Bitmap, Group, TileGrid

from engine.const import TYPE_CHECKING, const
from engine.number_drop.dice import SHAPE_DIE
from engine.number_drop.shapes import DICE_SHAPES
from engine.number_drop.table import BOTTOM, TILES
from firmware import theme
from firmware.number_drop import LETTERS
from firmware.widgets import font
from firmware.widgets.drawing import hide

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDTH = const(21)
_LINE = const(8)
_TALL = const(7)  # pixels of a die
_STAR = const(8)  # the lowest value that means a number die's star
_DICE = SHAPE_DIE + 1
_BLANK = const(255)
FRAME_Y = const(6)  # below the letters: next to one, a line would look like part of it
HEIGHT = const(18)  # from there to below the notches
_TOTAL = const(3)  # the line of the points, and of the chosen tile's shape
TILES_X = const(1)
PITCH = const(4)  # from one tile to the next, and from one notch to the next
_NOTCH = const(3)
_DOT, _SQUARE, _HOLLOW, _PART = 0, 1, 2, 3  # looks of a notch: open, reached, next, part of the bar
_TOTAL_X = const(2)  # of the points
_SHAPE_X = const(13)  # of the chosen tile's shape, next to the points
# Pictures side by side in the sprite sheet: digits 0 to 7 and a star, I O T L S and a star, ten
# shapes.
_PITCH = const(8)  # pixels from one to the next
_ROOMY = const(16)  # and from one of the shape die's to the next
_DICE_X = const(72)  # where these begin
_SHAPES_X = const(168)


class LowSide(Group):
    """The dice above the points or, while a tile is chosen, the letters of all tiles.

    Each letter has its notches below it, and below all of them is the chosen tile's shape.
    """

    def __init__(self, x: int, bitmap: Bitmap) -> None:
        """Put the top left corner at (x, 0), with nothing in it; `bitmap` has the pictures."""
        super().__init__(x=x)
        self._art = bitmap
        self._lines = [Bitmap(_WIDTH, _LINE, 2) for _ in range(_TOTAL + 1)]
        for number, line in enumerate(self._lines):
            self.append(TileGrid(line, pixel_shader=theme.ink("ink"), y=number * _LINE))
        bar = Bitmap(1, _TALL, 2)
        bar.fill(1)
        # Separate: moving it from die to die sends the two places, not everything between them.
        self._bar = TileGrid(bar, pixel_shader=theme.ink("ink"))
        self._bar.hidden = True
        self.append(self._bar)
        self._faces = bytearray([_BLANK] * _DICE)
        self._in_hand = -1
        self._total = ""
        self.house = ""  # the letters of house rules, next to the points
        self._tiles = bytes(TILES)
        self._has_notches = False
        self._notches = bytearray(TILES)  # as TilesView counts them
        self._letter = -1  # of the chosen tile

    # --- the dice, as in DiceView ---

    def show(self, dice: "Sequence[int]", count: int = _DICE) -> None:
        """Show the first `count` dice of a roll: four digits 1..7 or STAR, then a shape."""
        for die in range(count):
            self._turn(die, dice[die])

    def show_blank(self) -> None:
        """Show no dice: nothing has been rolled."""
        for die in range(_DICE):
            self._turn(die, _BLANK)
        self.mark(-1)

    def mark(self, die: int) -> None:
        """Put a bar next to the die in hand, 0..4, or hide it for -1."""
        self._in_hand = die
        self._move_bar()

    def _move_bar(self) -> None:
        die = self._in_hand
        hidden = die < 0 or self._letter >= 0
        hide(self._bar, hidden)
        if not hidden:
            self._bar.x = _left(die) - 2
            self._bar.y = die // 2 * _LINE

    def show_total(self, points: int) -> None:
        """Show the points, -15 to 100."""
        text = str(points)
        if text != self._total:
            line = self._lines[_TOTAL]
            wide = max(font.SMALL.width(text + self.house), font.SMALL.width(self._total))
            bitmaptools.fill_region(line, _TOTAL_X, 0, _TOTAL_X + wide, _LINE, 0)
            _write(line, text, _TOTAL_X, 2)
            self._total = text
            self._paint_house()

    def _paint_house(self) -> None:
        """Show the letters of house rules, if there is room next to the points."""
        x = _WIDTH - font.SMALL.width(self.house)
        if self._letter < 0 and _TOTAL_X + font.SMALL.width(self._total) < x:
            _write(self._lines[_TOTAL], self.house, x, 2)

    def _turn(self, die: int, face: int) -> None:
        if self._faces[die] != face:
            self._faces[die] = face
            self._paint_die(die)

    def _paint_die(self, die: int) -> None:
        if self._letter >= 0:
            return
        line, x, face = self._lines[die // 2], _left(die), self._faces[die]
        width = _ROOMY - 1 if die == SHAPE_DIE else _TALL
        if face == _BLANK:
            bitmaptools.fill_region(line, x, 0, x + width, _TALL, 0)
            return
        left = min(face, _STAR) * _PITCH
        if die == SHAPE_DIE:
            left = _DICE_X + min(face, DICE_SHAPES) * _ROOMY
        self._copy(line, x, left, width, _TALL)

    def _copy(self, line: Bitmap, x: int, left: int, width: int, height: int) -> None:
        """Show the picture of the sprite sheet that begins at `left`."""
        bitmaptools.blit(line, self._art, x, 0, x1=left, y1=0, x2=left + width, y2=height)

    # --- the tiles ---

    def show_tiles(self, tiles: "Sequence[int]", has_notches: bool) -> None:
        """Take the five tiles' shapes, and whether they have notches, as in a solo game."""
        self._tiles = bytes(tiles)
        self._has_notches = has_notches

    def set_notch(self, letter: int, sprite: int) -> None:
        """Show a letter's notches; `sprite` is a number 0 to 8, as in TilesView."""
        before = self._notches[letter]
        self._notches[letter] = sprite
        if self._letter >= 0:
            for notch in range(BOTTOM):
                if _look(sprite, notch) != _look(before, notch):
                    self._paint_notch(letter, notch)

    def select(self, letter: int) -> None:
        """Show the tiles with one of them chosen, or for -1 the dice."""
        before = self._letter
        if letter == before:
            return
        self._letter = letter
        self._move_bar()
        if before >= 0 and letter >= 0:
            self._underline(before, 0)
            self._underline(letter, 1)
            self._paint_shape()
            return
        for line in self._lines:
            x = _SHAPE_X if line is self._lines[_TOTAL] else TILES_X
            bitmaptools.fill_region(line, x, 0, _WIDTH, _LINE, 0)
        if letter >= 0:
            self._paint_tiles()
        else:
            self._paint_dice()

    def _paint_dice(self) -> None:
        self._paint_house()
        for die in range(_DICE):
            if self._faces[die] != _BLANK:
                self._paint_die(die)

    def _paint_tiles(self) -> None:
        for letter in range(TILES):
            _write(self._lines[0], LETTERS[letter], letter * PITCH + TILES_X, 0)
            for notch in range(BOTTOM):
                self._paint_notch(letter, notch)
        self._underline(self._letter, 1)
        self._paint_shape()

    def _underline(self, letter: int, value: int) -> None:
        x = letter * PITCH + TILES_X
        bitmaptools.fill_region(self._lines[0], x, _TALL - 1, x + _NOTCH, _TALL, value)

    def _paint_shape(self) -> None:
        left = _SHAPES_X + self._tiles[self._letter] * _PITCH
        self._copy(self._lines[_TOTAL], _SHAPE_X, left, _WIDTH - _SHAPE_X, _LINE)

    def _paint_notch(self, letter: int, notch: int) -> None:
        """Draw a notch: a dot, a square, a hollow one or, at the bottom, part of one bar."""
        if not self._has_notches:
            return
        look = _look(self._notches[letter], notch)
        line, y = self._lines[1 + notch // 2], notch % 2 * PITCH
        x = letter * PITCH + TILES_X
        tall = PITCH if look == _PART else _NOTCH
        bitmaptools.fill_region(line, x, y, x + _NOTCH, y + PITCH, 0)
        if look != _DOT:
            bitmaptools.fill_region(line, x, y, x + _NOTCH, y + tall, 1)
        if look == _DOT or look == _HOLLOW:
            line[x + 1, y + 1] = 1 if look == _DOT else 0


def _look(sprite: int, notch: int) -> int:
    """Return how notch 0 to 3 looks in a sprite of TilesView."""
    coming = sprite - BOTTOM - 1
    reached = coming if coming >= 0 else sprite
    if notch == coming:
        return _HOLLOW
    if notch >= reached:
        return _DOT
    return _PART if reached == BOTTOM else _SQUARE


def _left(die: int) -> int:
    """Return where a die begins in its line: two lines of two numbers each, then the shape."""
    return 2 + die % 2 * 10


def _write(bitmap: Bitmap, text: str, x: int, y: int) -> None:
    """Write a text of the small font at (x, y)."""
    for number in font.SMALL.numbers_of(text):
        art, left, width, _ = font.SMALL.source(number)
        bitmaptools.blit(bitmap, art, x, y, x1=left, x2=left + width)
        x += font.SMALL.advance(number)
