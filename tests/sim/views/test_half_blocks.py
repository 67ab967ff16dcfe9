"""Pictures as text: only changes are written, two pixels per cell."""

from sim.views.half_blocks import changes

WHITE, BLACK, RED = b"\xff\xff", b"\x00\x00", b"\x00\xf8"


def test_all_cells_at_first_and_colours_only_when_they_change():
    text = changes(b"", WHITE * 2 + BLACK * 2, 2)
    assert text == "\x1b[1;1H\x1b[38;2;255;255;255;48;2;0;0;0m\u2580\u2580"


def test_nothing_changed_is_nothing_written():
    assert changes(RED * 8, RED * 8, 2) == ""


def test_only_the_changed_cell_is_written():
    before = BLACK * 4 + BLACK * 4
    after = BLACK * 4 + BLACK * 2 + RED + BLACK
    assert changes(before, after, 4) == "\x1b[1;3H\x1b[38;2;0;0;0;48;2;255;0;0m\u2580"


def test_an_odd_last_line_has_black_below():
    before = WHITE * 6
    assert changes(before, WHITE * 4 + RED + WHITE, 2) == (
        "\x1b[2;1H\x1b[38;2;255;0;0;48;2;0;0;0m\u2580"
    )
    assert changes(b"", WHITE * 2, 2).count("\u2580") == 2
