"""Named colours: every Palette on the screen follows a theme, which is one dict."""

from displayio import Palette

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Protocol

    class Theme(Protocol):
        """A module of themes/."""

        COLOURS: dict[str, int]


# 24-bit RGB. Names say what a colour is for; other themes are dicts with the same names, in
# themes/. Parts that must be distinguishable differ in brightness or shape too, never only in hue.
DARK = {
    "background": 0x0B0D17,
    "bar": 0x20263E,  # the background of the key hints
    "open": 0x181C2E,  # an empty cell
    "danger": 0x1F1018,  # an empty cell above the Game Over line
    "hazard": 0x3C1A24,  # its stripes
    "filled": 0x2F3860,  # the ground of a digit
    "edge": 0x606A96,  # outlines of open values
    "dim": 0x7C86AC,  # text to glance at
    "ink": 0xFFFFFF,  # text to read
    "dark": 0x0A0B12,  # digits on bright ground
    "circled": 0xFFC233,  # text that should be noticed first
    "ring": 0xFFC233,  # the ring around a circled digit
    "inside": 0xFFC233,  # the ground inside the ring
    "pen": 0x0A0B12,  # the digit inside the ring
    "ghost": 0x6BF09A,
    "shade": 0x2E8A5C,  # the dashes around a ghost
    "letter": 0x6FB4FF,
    "warning": 0xFF5566,
    "pink": 0xFF85C0,  # the player's own scores
    "star": 0xFF5566,  # on a die
    "gone": 0x606A96,  # a tile that is turned over
}

# Sprites are drawn in letters. A bitmap of 16 colours uses the low 4 bits of a letter's code, so
# each colour below is at the index given by its letter.
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
# The names and Palette of each palette made so far.
_shared: list[tuple[tuple[str | int | None, ...], Palette]] = []


def colour(name: str) -> int:
    """Return a named colour of the current theme as 0xRRGGBB, for a Label or a vectorio shape."""
    return _colours[name]


def palette(names: tuple[str | int | None, ...]) -> Palette:
    """Return the Palette of these colours; equal tuples share one.

    A name is a colour of the theme, None is transparent, and a number, 0xRRGGBB, is the same in
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
    """Apply the colours of another theme to all palettes, existing and future."""
    global _colours
    _colours = colours
    for names, made in _shared:
        paint(made, names)


def forget() -> None:
    """Drop the palettes made so far; those still in use no longer follow theme changes."""
    _shared.clear()


def paint(made: Palette, names: tuple[str | int | None, ...]) -> None:
    """Fill a Palette with these colours of the current theme; None is transparent.

    It does not follow theme changes unless `palette` made it.
    """
    for index, name in enumerate(names):
        if name is None:
            made.make_transparent(index)
        else:
            made[index] = name if isinstance(name, int) else _colours[name]
