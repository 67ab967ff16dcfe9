"""The fonts and lines of text: complete, legible, and only drawn when they change."""

from typing import Any

import pytest
from adafruit_display_text.label import Label

from firmware.widgets import (
    font,
    glyphs_accents_large,
    glyphs_accents_small,
    glyphs_large,
    glyphs_small,
    text_line,
)
from tests.firmware.glyphs import WithGlyphs, pictures
from tests.firmware.screen import HEIGHT, WIDTH

GLYPHS = (glyphs_small, glyphs_large, glyphs_accents_small, glyphs_accents_large)


def where(face: font.Font, character: str) -> tuple[int, int]:
    """Return where a font has a character's picture: its Bitmap's identity, and x in it."""
    bitmap, left, _, _ = face.source(face.numbers_of(character)[0])
    return id(bitmap), left


@pytest.mark.parametrize("glyphs", GLYPHS)
def test_every_picture_of_a_font_is_whole_and_as_wide_as_it_is_drawn(glyphs):
    for wide, columns, letters, art in glyphs.GROUPS:
        assert len(letters) % columns == 0
        assert len(art) == len(letters) * wide * glyphs.HEIGHT
        assert set(art[wide - 1 :: wide]) == {ord(" ")}
        assert set(art) == set(b"#. ")
    letters = "".join(group[2] for group in glyphs.GROUPS)
    assert len(set(letters)) == len(letters)
    for letter, rows in pictures(glyphs).items():
        assert any(row[-2] == ord("#") for row in rows) != letter.isspace(), letter


def test_a_no_break_space_is_as_wide_as_a_space_and_shows_nothing(on_screen):
    assert font.SMALL.width("A\u00a0B") == font.SMALL.width("A B")
    screens = [
        on_screen(text_line.TextLine(font.SMALL, 10, 10, 40, text=f"A{space}B"))
        for space in (" ", "\u00a0")
    ]
    assert screens[0].picture() == screens[1].picture()


def test_a_blank_as_wide_as_a_digit_shows_nothing(on_screen):
    assert font.SMALL.width(f"A{font.BLANK}B") == font.SMALL.width("A0B")
    screen = on_screen(text_line.TextLine(font.SMALL, 10, 10, 40, text=f"A{font.BLANK}B"))
    wide = font.SMALL.width("0")
    assert max(screen.grey(10 + font.SMALL.width("A0") - wide, 10, wide, 5)) == 0


def test_small_letters_show_as_capitals_and_what_a_font_has_not_as_a_box():
    assert font.SMALL.numbers_of("az {\n") == font.SMALL.numbers_of("AZ \u4e00\u4e00")


@pytest.mark.parametrize("face", [font.SMALL, font.LARGE])
def test_a_font_has_letters_digits_and_signs(face):
    assert face.get_bounding_box()[0] == max(map(face.advance, face.numbers_of(face._letters)))
    needed = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-*/.,:!?'()=<>%#\u2190\u2192"
    drawn = {where(face, character) for character in needed}
    assert len(drawn) == len(needed)
    assert where(face, "\u4e00") not in drawn
    assert where(face, "q") == where(face, "Q")


def test_a_zero_is_not_the_letter():
    small, large = pictures(glyphs_small), pictures(glyphs_large)
    assert small["0"][0].startswith(b"#") and not small["O"][0].startswith(b"#")
    # The zero is pointed at top and bottom, the letter is wide and nearly square.
    assert large["0"][0].count(b"#") <= 2 < large["O"][0].count(b"#")
    assert len(large["0"][0]) < len(large["O"][0])


@pytest.mark.parametrize("face", [font.SMALL, font.LARGE])
def test_every_character_is_drawn_from_its_own_place_and_takes_its_width(face):
    glyphs = glyphs_small if face is font.SMALL else glyphs_large
    drawn = pictures(glyphs)
    for character in map(chr, range(33, 127)):
        rows = drawn.get(character.upper(), drawn["\u25a1"])
        wide = len(rows[0])
        (letter,) = face.numbers_of(character)
        bitmap, left, width, height = face.source(letter)
        pixels = [[bitmap[left + x, y] for x in range(width)] for y in range(height)]
        assert pixels == [[letter == ord("#") for letter in row[:-1]] for row in rows]
        assert face.advance(letter) == wide
        assert face.width(character) == wide - 1
        assert face.width(f"A{character} \u2190") == face.width("A  \u2190") + wide - 3
        assert face.width(f"{character} A") == face.width("  A") + wide - 3


@pytest.mark.parametrize("face", [font.SMALL, font.LARGE])
def test_a_font_has_the_arrows_of_key_hints_and_of_the_self_test(face):
    arrows = "\u2190\u2192\u2191\u2193"
    unknown = where(face, "\u4e00")
    assert len({where(face, arrow) for arrow in arrows} - {unknown}) == 4


@pytest.mark.parametrize("glyphs", GLYPHS)
def test_no_two_letters_look_alike(glyphs):
    found = pictures(glyphs).values()
    assert len({b"".join(rows).replace(b" ", b"") for rows in found}) == len(found)


@pytest.mark.parametrize("face", [font.SMALL, font.LARGE])
def test_a_label_is_as_wide_as_its_letters_and_the_last_ones_gap(face):
    for words in ("I", "LA FIN.", "M", "12:51"):
        assert Label(WithGlyphs(face), text=words).width == face.width(words) + 1


def test_a_label_shows_a_font(on_screen):
    label = Label(WithGlyphs(font.LARGE), text="DROP 7", color=0xFFFFFF, x=4, y=20)
    screen = on_screen(label)
    assert max(screen.grey(4, 16, 40, 8)) > 240
    inner: Any = label[0]
    assert len(label) == 5 or len(inner) == 5  # the blank has no TileGrid


def test_a_font_takes_taller_accented_letters(on_screen):
    class Accents:
        """One letter, an E acute, two pixels taller than the rest."""

        HEIGHT = 7
        GROUPS = ((4, 1, "\u00c9", b".#. #.. ### #.. ##. #.. ### "),)

    face = font.Font(glyphs_small)
    face.add(Accents)
    line = text_line.TextLine(face, 10, 10, 30, text="E\u00c9")
    screen = on_screen(line)
    assert line.y == 8
    assert max(screen.grey(10, 8, 4, 2)) == 0
    assert max(screen.grey(14, 8, 4, 2)) > 240
    assert screen.grey(10, 10, 3, 5) == screen.grey(14, 10, 3, 5)


def test_a_line_draws_only_when_its_text_changes(on_screen):
    line = text_line.TextLine(font.SMALL, 10, 10, 40, text="SLIDE")
    screen = on_screen(line)
    line.text = "SLIDE"
    assert screen.refresh() == []
    line.text = "DROP"
    assert screen.refresh() == [(10, 10, 40, 5)]


@pytest.mark.parametrize("align", [text_line.LEFT, text_line.CENTRE, text_line.RIGHT])
def test_a_line_longer_than_its_box_is_cut(on_screen, align):
    line = text_line.TextLine(font.SMALL, 60, 10, 21, align=align, text="CONSECUTIVE")
    screen = on_screen(line)
    lit = screen.grey(60, 10, 21, 5)
    assert max(lit) > 240
    line.text = ""
    screen.refresh()
    assert max(screen.grey(0, 0, WIDTH, HEIGHT)) == 0


def test_alignment_puts_text_at_the_edges(on_screen):
    for align, left, right in ((text_line.LEFT, True, False), (text_line.RIGHT, False, True)):
        screen = on_screen(text_line.TextLine(font.LARGE, 0, 0, 60, align=align, text="HH"))
        assert (max(screen.grey(0, 0, 1, 7)) > 240) is left
        assert (max(screen.grey(59, 0, 1, 7)) > 240) is right
