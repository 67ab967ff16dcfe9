"""Colours the sheet's digits by value.

The sprites that the table was drawn with are painted over, so it takes no more memory. What is
circled, chosen or falls as a ghost stays as it is: its ground says what it is. Nobody needs the
colours, as each digit keeps its shape.
"""

from engine.const import TYPE_CHECKING, const
from firmware.number_drop.widgets import cells
from firmware.widgets import atlas

if TYPE_CHECKING:
    from displayio import Bitmap

    from firmware.number_drop.widgets.play_view import PlayView

_PLAIN = (ord("f") & 15, ord("i") & 15)  # a digit's ground and ink: see theme.SPRITE_COLOURS
_FIRST = const(1)  # of the values that have a look of their own
_LOOKS = b"fmflfgzifrfihi"


def colour(view: "PlayView") -> None:
    """Give the digits of a table a colour each; on a low screen there are none."""
    if not view.layout.is_low:
        paint(atlas.load(view.layout.atlas)[0])


def paint(sprites: "Bitmap") -> None:
    """Give the digits of the cells a colour each. What has one already is left as it is."""
    size = sprites.width // cells.COLUMNS
    for index in range(len(_LOOKS) // 2):
        sprite = cells.FILLED + _FIRST + index
        left, top = sprite % cells.COLUMNS * size, sprite // cells.COLUMNS * size
        look = _LOOKS[2 * index : 2 * index + 2]
        for y in range(top, top + size):
            for x in range(left, left + size):
                if sprites[x, y] in _PLAIN:
                    sprites[x, y] = look[_PLAIN.index(sprites[x, y])] & 15
