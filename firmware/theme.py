"""The colours by name: every Palette on the screen follows a theme.

A theme is one dict.
"""

from displayio import Palette

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Protocol

    class Theme(Protocol):
        """A module of themes/."""

        COLOURS: dict[str, int]


# 24-bit RGB. Names say what a colour is for; other themes are dicts of the same names, in
# themes/. The parts that must be told apart differ in brightness or shape too, never in hue
# alone.
DARK = {
    "background": 0x0B0D17,
    "bar": 0x20263E,  # behind the key hints
    "open": 0x181C2E,  # an empty cell
    "danger": 0x1F1018,  # an empty cell above the Game Over line
    "hazard": 0x3C1A24,  # its stripes
    "filled": 0x2F3860,  # behind a digit
    "edge": 0x606A96,  # outlines of what is still open
    "dim": 0x7C86AC,  # text to glance at
    "ink": 0xFFFFFF,  # text to read
    "dark": 0x0A0B12,  # digits on a bright ground
    "circled": 0xFFC233,  # text to look at first
    "ring": 0xFFC233,  # around what is circled on the sheet
    "inside": 0xFFC233,  # and within the ring,
    "pen": 0x0A0B12,  # where this digit stands
    "ghost": 0x6BF09A,
    "shade": 0x2E8A5C,  # the dashes around a ghost
    "letter": 0x6FB4FF,
    "warning": 0xFF5566,
    "pink": 0xFF85C0,  # the player's own scores
    "star": 0xFF5566,  # on a die
    "gone": 0x606A96,  # a tile turned over
}

# The sprites' pictures are drawn in letters. A bitmap of 16 colours takes the low 4 bits of a
# letter's code, so each letter below stands at the place that its code gives it.
SPRITE_COLOURS = (
    "ring",  # p
    "inside",  # a
    "warning",  # r
    "pen",  # s
    "danger",  # d
    "edge",  # e
    "filled",  # f
    "ghost",  # g
    "shade",  # h
    "ink",  # i
    "hazard",  # z
    "dark",  # k
    "letter",  # l
    "dim",  # m
    "background",  # .
    "open",  # o
)

_colours = DARK
# (names, Palette) of each palette made so far
_shared: list[tuple[tuple[str | int | None, ...], Palette]] = []


def colour(name: str) -> int:
    """Return the named colour of the theme in use, 0xRRGGBB.

    It is for a Label or a vectorio shape.
    """
    return _colours[name]


def palette(names: tuple[str | int | None, ...]) -> Palette:
    """Return the Palette of these colour names.

    Equal tuples share one. None is transparent. A number, 0xRRGGBB, is a colour that is the same in
    every theme.
    """
    for known, shared in _shared:
        if known == names:
            return shared
    made = Palette(len(names))
    paint(made, names)
    _shared.append((names, made))
    return made


def ink(name: str) -> Palette:
    """Return a one-bit picture's Palette: a named colour on transparent ground."""
    return palette((None, name))


def apply(colours: dict[str, int]) -> None:
    """Give every palette the colours of another theme.

    Those made so far get them, and all later ones.
    """
    global _colours
    _colours = colours
    for names, made in _shared:
        paint(made, names)


def forget() -> None:
    """Drop the palettes made so far.

    What is shown in them follows no other theme any more.
    """
    _shared.clear()


def paint(made: Palette, names: tuple[str | int | None, ...]) -> None:
    """Give a Palette these colours of the theme in use.

    None is transparent. It follows no other theme by itself, unless `palette` made it.
    """
    for index, name in enumerate(names):
        if name is None:
            made.make_transparent(index)
        else:
            made[index] = name if isinstance(name, int) else _colours[name]
