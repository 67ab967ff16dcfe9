"""Drop It without colour: the four colours of pieces and edges differ in grey."""

from itertools import combinations

import pytest
from displayio import Bitmap

from engine.drop_it.pieces import COLOURS, FIRST, KINDS
from firmware import theme
from firmware.drop_it.widgets import paint as paint

SIDE = 26
MIDDLE = SIDE << 3
SMALLEST = 60  # pixels of 320 units: pieces as small as on 72x40


def greys(kind: int, colour: int, mono: bool, width: int) -> list[int]:
    """Return each pixel of a piece as dark, light or coloured, whichever of the four colours.

    `width` is the board's, in pixels.
    """
    art = Bitmap(SIDE, SIDE, 16)
    scale = paint.Scale(width, 320)
    paint.piece(art, FIRST[kind], colour, MIDDLE, MIDDLE, scale, mono, letter="RYGB"[colour])
    values = [art[x, y] for y in range(SIDE) for x in range(SIDE)]
    known = {paint.GROUND: 0, paint.INK: 0, paint.LIT: 255}
    return [known.get(value, 128) for value in values]


@pytest.mark.parametrize(("mono", "width"), [(False, 110), (True, 110), (True, SMALLEST)])
@pytest.mark.parametrize("kind", range(KINDS))
def test_pieces_of_two_colours_differ_though_no_colour_is_seen(
    kind: int, mono: bool, width: int
) -> None:
    shown = [greys(kind, colour, mono, width) for colour in range(COLOURS)]
    for one, other in combinations(shown, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 4


def grey(place: int) -> int:
    """Return the brightness of an index of the palette."""
    rgb = theme.palette(paint.COLOURS)[place]
    assert rgb is not None
    return (299 * (rgb >> 16) + 587 * (rgb >> 8 & 255) + 114 * (rgb & 255)) // 1000


@pytest.mark.parametrize("colour", range(COLOURS))
def test_a_letter_can_be_read_on_its_piece(colour: int) -> None:
    assert abs(grey(paint.PIECE + colour) - grey(paint.letter_ink(colour))) >= 100


@pytest.mark.parametrize("radius", range(16, 100, 3))
def test_a_round_is_as_wide_to_the_left_as_to_the_right_and_as_high(radius: int) -> None:
    art = Bitmap(SIDE, SIDE, 16)
    for middle in (MIDDLE, MIDDLE + 8):  # between two pixels, and on one
        art.fill(paint.GROUND)
        paint.disc(art, middle, middle, radius, paint.LIT)
        last = (middle >> 3) - 1
        lit = {(x, y) for x in range(SIDE) for y in range(SIDE) if art[x, y]}
        assert lit == {(last - x, y) for x, y in lit} == {(x, last - y) for x, y in lit}
