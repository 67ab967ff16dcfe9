"""Test cards for the board's self-test: named colours, and all edges of the screen."""

from displayio import Bitmap, Group, Palette, TileGrid

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.widgets import font, labels

if TYPE_CHECKING:
    from collections.abc import Sequence

_COLOURS = (0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF)
_TWO = (0xFFFFFF, 0x000000)
_LINE = const(8)  # pixels for a name below its colour


def colours(y: int, width: int, height: int, names: "Sequence[str]") -> Group:
    """Return a Group of named colour fields, four or two, as many as `names`."""
    group = Group(y=y)
    shown = _COLOURS if len(names) == len(_COLOURS) else _TWO
    wide = width // len(names)
    for index, name in enumerate(names):
        colour = Palette(1)
        colour[0] = shown[index]
        row = Bitmap(wide - 2, 1, 1)
        field = TileGrid(row, pixel_shader=colour, height=height - _LINE, x=index * wide + 1)
        group.append(field)
        x, y = index * wide, height - 6
        group.append(labels.make(font.SMALL, x, y, wide, "ink", labels.CENTRE, name))
    return group


def edges(width: int, height: int) -> Group:
    """Return a Group with a line along each edge of the screen."""
    group = Group()
    ink = theme.ink("ink")
    across = Bitmap(width, 1, 2)
    along = Bitmap(1, height, 2)
    across.fill(1)
    along.fill(1)
    for y in (0, height - 1):
        group.append(TileGrid(across, pixel_shader=ink, y=y))
    for x in (0, width - 1):
        group.append(TileGrid(along, pixel_shader=ink, x=x))
    return group
