"""The five dice of a roll: four numbers and a shape."""

from displayio import Group, TileGrid

from engine.const import const
from engine.number_drop import shapes
from firmware import theme
from firmware.widgets import font, miniature, picture

WIDTH = const(81)  # pixels of the whole row
HEIGHT = const(17)  # with the marker below

_NUMBERS = const(4)
_FACE = const(13)  # height of a die
_NUMBER_WIDTH = const(14)
_SHAPE_WIDTH = const(16)
_PITCH = const(16)
_STAR = const(8)  # the tile of a number die's star; 0 is blank, 1..7 are the digits
_SHAPE_STAR = const(6)  # that of the shape die's star; 0 is blank, 1..5 are I O T L S

# The low 2 bits of the letters in the art: p 0, a 1, . 2, k 3.
_FRESH = ("ink", "warning", "background", "dark")
_SHAPE = ("letter", "warning", "background", "dark")
_USED = ("open", "dim", "background", "dim")

_MARKER_ART = b"...##.....####...######."


def _face(width):
    """Return the art of a blank die: a square with round corners."""
    edge = b".." + b"p" * (width - 4) + b".."
    shoulder = b"." + b"p" * (width - 2) + b"."
    return edge + shoulder + b"p" * width * (_FACE - 4) + shoulder + edge


def _painter(width, faces):
    """Return a Painter with `faces` blank faces, one above the other."""
    painter = picture.Painter(1, faces, width, _FACE, 4)
    for face in range(faces):
        painter.picture(_face(width), 0, face * _FACE)
    return painter


def _number_sheet():
    """Return the Bitmap of the number dice's nine faces: 468 bytes."""
    painter = _painter(_NUMBER_WIDTH, _STAR + 1)
    for face in range(1, _STAR):
        painter.glyph(font.LARGE, chr(ord("0") + face), 4, face * _FACE + 3, "k")
    painter.glyph(font.LARGE, "*", 3, _STAR * _FACE + 3, "a")
    return painter.sheet


def _shape_sheet():
    """Return the Bitmap of the shape die's seven faces: 364 bytes."""
    painter = _painter(_SHAPE_WIDTH, _SHAPE_STAR + 1)
    for shape in range(shapes.DICE_SHAPES):
        y = (shape + 1) * _FACE
        miniature.draw(painter.sheet, 0, y, _SHAPE_WIDTH, _FACE, shape, 3, 1, ord("k") & 3)
    painter.glyph(font.LARGE, "*", 4, _SHAPE_STAR * _FACE + 3, "k")
    return painter.sheet


class DiceView(Group):
    """The dice in a row, 81x17 pixels: fresh, used (dark), or blank before the roll."""

    def __init__(self, x, y):
        """Put the top left corner of the first die at (x, y), all dice blank."""
        super().__init__(x=x, y=y)
        numbers = _number_sheet()
        self._used = theme.palette(_USED)
        self._fresh = (theme.palette(_FRESH),) * _NUMBERS + (theme.palette(_SHAPE),)
        self._dice = []
        for die in range(_NUMBERS):
            self._add(numbers, _NUMBER_WIDTH, die * _PITCH)
        self._add(_shape_sheet(), _SHAPE_WIDTH, _NUMBERS * _PITCH + 1)
        self._marker = TileGrid(
            picture.bitmap(_MARKER_ART, 8, 2), pixel_shader=theme.ink("chosen"), y=_FACE + 1
        )
        self._marker.hidden = True
        self.append(self._marker)

    def show(self, dice):
        """Show a roll: five numbers as in Game.dice, four digits 1..7 or STAR, then a shape.

        A tumble is this call with other faces, as often as the caller likes.
        """
        for die in range(_NUMBERS):
            face = dice[die]
            self._turn(die, face if face < _STAR else _STAR)
        shape = dice[_NUMBERS]
        self._turn(_NUMBERS, shape + 1 if shape < shapes.DICE_SHAPES else _SHAPE_STAR)
        self.use(0)

    def show_blank(self):
        """Show five blank, dark dice: nothing is rolled."""
        for die in range(_NUMBERS + 1):
            self._turn(die, 0)
        self.use(31)
        self.mark(-1)

    def use(self, mask):
        """Show the dice of a 5-bit mask (bit 0 = the first) dark: they are used up."""
        for die in range(_NUMBERS + 1):
            shader = self._used if mask >> die & 1 else self._fresh[die]
            if self._dice[die].pixel_shader is not shader:
                self._dice[die].pixel_shader = shader

    def mark(self, die):
        """Put the marker below the die 0..4 that is in hand; -1 for none."""
        hidden = die < 0
        if self._marker.hidden != hidden:
            self._marker.hidden = hidden
        if not hidden:
            width = _SHAPE_WIDTH if die == _NUMBERS else _NUMBER_WIDTH
            self._marker.x = self._dice[die].x + width // 2 - 4

    def _add(self, faces, width, x):
        die = TileGrid(faces, pixel_shader=self._used, tile_width=width, tile_height=_FACE, x=x)
        self._dice.append(die)
        self.append(die)

    def _turn(self, die, face):
        if self._dice[die][0] != face:
            self._dice[die][0] = face
