"""The fonts and lines of text: whole, legible, and drawn only when they change."""

import pytest
from adafruit_display_text.label import Label

from firmware.widgets import font, glyphs_large, glyphs_small, text_line
from tests.firmware.screen import HEIGHT, WIDTH


@pytest.mark.parametrize("glyphs", [glyphs_small, glyphs_large])
def test_every_picture_of_a_font_is_whole(glyphs):
    cell = glyphs.CELL_WIDTH * glyphs.HEIGHT
    assert len(glyphs.ART) % (cell * glyphs.COLUMNS) == 0
    assert len(glyphs.CHARACTERS) == len(glyphs.ART) // cell
    assert len(set(glyphs.CHARACTERS)) == len(glyphs.CHARACTERS)
    assert set(glyphs.ART[glyphs.CELL_WIDTH - 1 :: glyphs.CELL_WIDTH]) == {ord(" ")}
    assert set(glyphs.ART) == set(b"#. ")


@pytest.mark.parametrize("face", [font.SMALL, font.LARGE])
def test_a_font_has_letters_digits_and_signs(face):
    needed = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-*/.,:!?'()=<>%#\u2190\u2192"
    unknown = face.get_glyph(ord("\u4e00"))
    drawn = {face.get_glyph(ord(character)).tile_index for character in needed}
    assert len(drawn) == len(needed)
    assert unknown.tile_index not in drawn
    assert face.get_glyph(ord("q")) == face.get_glyph(ord("Q"))


def test_the_small_font_has_the_arrows_of_key_hints():
    drawn = {font.SMALL.get_glyph(ord(arrow)).tile_index for arrow in "\u2190\u2192\u2191\u2193"}
    assert len(drawn) == 4


@pytest.mark.parametrize("glyphs", [glyphs_small, glyphs_large])
def test_no_two_letters_look_alike(glyphs):
    width, height = glyphs.COLUMNS * glyphs.CELL_WIDTH, glyphs.HEIGHT
    pictures = set()
    for index in range(len(glyphs.CHARACTERS)):
        column = index % glyphs.COLUMNS * glyphs.CELL_WIDTH
        start = index // glyphs.COLUMNS * height * width + column
        lines = [glyphs.ART[start + row * width :][: glyphs.CELL_WIDTH] for row in range(height)]
        pictures.add(b"".join(lines))
    assert len(pictures) == len(glyphs.CHARACTERS)


def test_a_label_shows_a_font(on_screen):
    label = Label(font.LARGE, text="DROP 7", color=0xFFFFFF, x=4, y=20)
    screen = on_screen(label)
    assert max(screen.grey(4, 16, 40, 8)) > 240
    assert len(label) == 5 or len(label[0]) == 5  # the blank has no TileGrid


def test_a_font_takes_taller_accented_letters(on_screen):
    class Accents:
        """One letter, an E acute, two pixels taller than the rest."""

        CHARACTERS = "\u00c9"
        CELL_WIDTH, COLUMNS, HEIGHT = 6, 1, 7
        ART = b".#....#.....###...#.....##....#.....###..."

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
