"""Labels drawn into one Bitmap, compared with the library's, which use a Bitmap per letter.

Both have to show the same pixels.
"""

import pytest
from adafruit_display_text import label as library
from displayio import Group

from firmware import theme
from firmware.widgets import font, labels
from tests.firmware.glyphs import WithGlyphs
from tests.firmware.screen import WIDTH

TEXTS = ("I", "LA FIN.", " A B", "12:51", "\u20077", "\u2192 ON")
ALIGNS = (labels.LEFT, labels.CENTRE, labels.RIGHT)


@pytest.fixture(params=[font.SMALL, font.LARGE], ids=["small", "large"])
def face(request):
    font.use_accents(True)
    yield request.param
    font.use_accents(False)


def by_library(face, text, place, point, scale=1):
    return library.Label(
        WithGlyphs(face),
        text=text,
        color=theme.colour("ink"),
        scale=scale,
        base_alignment=True,
        anchor_point=(point, 1.0),
        anchored_position=place,
    )


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("width", [60, 61])
@pytest.mark.parametrize("align", ALIGNS)
def test_a_label_looks_like_the_librarys(on_screen, face, align, width, scale):
    for text in (*TEXTS, "\u00c9T\u00c9"):
        own = labels.make(face, 3, 20, width, "ink", align, text, scale)
        x, y = own.anchored_position
        other = by_library(face, text, (x, y), labels.anchor(align, width), scale)
        assert on_screen(own).picture() == on_screen(other).picture(), text
        assert own.width == other.width


@pytest.mark.parametrize("align", ALIGNS)
def test_a_column_looks_like_a_label_a_line_whatever_it_said_before(on_screen, face, align):
    pitch, left, top = 12, 10, 20
    point = labels.anchor(align, 80)
    group = Group()
    for row, text in enumerate(TEXTS):
        group.append(by_library(face, text, (left + 40, top + row * pitch), point))
    expected = on_screen(group).picture()
    before = [("",) * 6, ("WIDER THAN ALL",) * 6, TEXTS[::-1], (*TEXTS[:3], "", *TEXTS[4:]), ("",)]
    for texts in before:
        column = labels.make_column(face, pitch, texts, "ink", align)
        screen = on_screen(column)
        labels.fill(column, TEXTS)
        column.anchor_point = (point, 1.0)
        column.anchored_position = (left + 40, top + (len(TEXTS) - 1) * pitch)
        screen.refresh()
        assert screen.picture() == expected, texts


BRIGHT = [(0,), range(3), (1, 4), range(6)]


@pytest.mark.parametrize("align", ALIGNS)
def test_bright_lines_are_those_of_a_label_of_their_own_colour(on_screen, face, align):
    for bright in BRIGHT:
        column = labels.make_column(face, 12, TEXTS, "dim", align, 0, bright)
        assert on_screen(column).picture() == in_two_colours(on_screen, face, align, bright)


def in_two_colours(on_screen, face, align, bright):
    """Return a column's picture, composed of two pictures of one colour each."""
    both = Group()
    for colour in ("dim", "circled"):
        column = labels.make_column(face, 12, TEXTS, colour, align)
        labels.fill(
            column,
            [
                text if (row in bright) == (colour == "circled") else ""
                for row, text in enumerate(TEXTS)
            ],
        )
        both.append(column)
    return on_screen(both).picture()


@pytest.mark.parametrize("before", BRIGHT)
@pytest.mark.parametrize("after", [*BRIGHT, ()])
def test_other_lines_become_bright_whether_they_say_something_else_or_not(
    on_screen, face, before, after
):
    for texts in (TEXTS, TEXTS[::-1], [""] * len(TEXTS)):
        column = labels.make_column(face, 12, texts, "dim", labels.RIGHT, 0, before)
        screen = on_screen(column)
        labels.fill(column, TEXTS, after)
        screen.refresh()
        assert screen.picture() == in_two_colours(on_screen, face, labels.RIGHT, after)


def test_bright_lines_follow_the_theme(on_screen, face):
    column = labels.make_column(face, 12, TEXTS, "ink", bright=(1,))
    group = Group()
    group.append(column)
    screen = on_screen(group)
    dark = screen.picture()
    theme.apply({name: 0xFFFFFF - colour for name, colour in theme.DARK.items()})
    labels.repaint(group)
    screen.refresh()
    inverted = screen.picture()
    new = on_screen(labels.make_column(face, 12, TEXTS, "ink", bright=(1,))).picture()
    theme.apply(theme.DARK)
    assert inverted == new != dark


@pytest.mark.parametrize("rows", range(-6, 7))
@pytest.mark.parametrize("align", ALIGNS)
def test_a_column_that_was_scrolled_says_what_a_new_one_does(on_screen, face, align, rows):
    for texts in ((TEXTS * 3)[6 + rows : 12 + rows], ("I",) * 6, TEXTS[:3] + ("",) * 3):
        column, new = (labels.make_column(face, 12, TEXTS, "ink", align) for _ in range(2))
        column.scroll(rows)
        for label in (column, new):
            labels.fill(label, texts)
            label.anchor_point, label.anchored_position = (0.0, 1.0), (10, 90)
        assert on_screen(column).picture() == on_screen(new).picture(), texts


def test_a_scrolled_column_draws_only_what_is_new(face, monkeypatch):
    column = labels.make_column(face, 12, TEXTS, "ink")
    drawn = []
    draw = type(column)._draw

    def noting(label, row, *rest):
        drawn.append(row)
        draw(label, row, *rest)

    monkeypatch.setattr(type(column), "_draw", noting)
    column.scroll(2)
    labels.fill(column, (*TEXTS[2:], "LA", "FIN"))
    assert drawn == [4, 5]


@pytest.mark.parametrize("width", [60, 61])
def test_lines_in_the_middle_of_a_grid_are_placed_like_separate_labels(on_screen, face, width):
    grid = labels.make_grid(5, 20, width, 12, len(TEXTS))
    labels.put_column(grid, face, 12, TEXTS, align=labels.CENTRE)
    grid.layout_cells()
    group = Group()
    for row, text in enumerate(TEXTS):
        place = (5 + (width + 1) // 2, 20 + row * 12)
        group.append(by_library(face, text, place, labels.anchor(labels.CENTRE, width)))
    assert on_screen(grid).picture() == on_screen(group).picture()


def test_only_the_lines_that_say_something_else_are_sent(on_screen):
    column = labels.make_column(font.SMALL, 10, ["LONGEST OF ALL", "TWO", "THREE"])
    column.anchored_position = (0, 60)
    screen = on_screen(column)
    labels.fill(column, ["LONGEST OF ALL", "2", "THREE"])
    (sent,) = screen.refresh()
    x, y, width, height = sent
    assert y >= 60 - 10 - 9 and y + height <= 60 - 10 + 1 and x + width <= WIDTH
    labels.fill(column, ["LONGEST OF ALL", "2", "THREE"])
    assert screen.refresh() == []
