"""Bars, menus, tables, the theme and the layout, which hold the other widgets together."""

import pytest

from firmware import theme
from firmware.widgets import bars, dice, grid, layout, menu, table, tiles, track


def test_hints_take_two_lines_and_leave_one_to_a_message(on_screen):
    hints = (("A", "CIRCLE IT"), ("B", "PASS"), ("\u2190\u2192", "NEXT"))
    bar = bars.HintBar(0, 0, 83)
    bar.show(hints)
    screen = on_screen(bar)
    assert max(screen.grey(0, 2, 83, 6)) > 240 and max(screen.grey(0, 9, 83, 6)) > 240
    bar.show(hints)
    assert screen.refresh() == []
    bar.show((("A", "OK"),), "ROLL")
    screen.refresh()
    assert 100 < max(screen.grey(0, 2, 83, 6)) < 240  # the message, in its own colour


def test_hints_are_never_cut_off_for_a_message(on_screen):
    hints = (("\u2190\u2192", "MOVE"), ("\u2191", "TURN"), ("\u2193", "FLIP"), ("A", "DROP"))
    assert bars.lines_of(hints, 81) == 2
    alone, beside = bars.HintBar(0, 0, 83), bars.HintBar(0, 0, 83)
    alone.show(hints)
    beside.show(hints, "PLACE")
    assert on_screen(alone).picture() == on_screen(beside).picture()


def test_a_menu_shows_its_chosen_line_without_colour(on_screen):
    choice = menu.Menu(0, 0, 120, ("NEW GAME", "SETTINGS"))
    choice.set_value(1, "ON")
    screen = on_screen(choice)
    first = screen.grey(0, 0, 12, 12)
    choice.choose(1)
    screen.refresh()
    assert choice.chosen == 1
    assert screen.grey(0, 12, 12, 12) == first != screen.grey(0, 0, 12, 12)


def test_a_table_puts_numbers_at_the_right(on_screen):
    rows = (("CHE", "99"), ("FLO", "92"))
    screen = on_screen(table.make(0, 0, 100, 20, rows, (table.LEFT, table.RIGHT)))
    assert max(screen.grey(0, 0, 4, 20)) > 240 and max(screen.grey(90, 0, 10, 20)) > 240
    assert max(screen.grey(30, 0, 50, 20)) == 0


def test_another_theme_recolours_what_is_shown(on_screen):
    view = grid.GridView(0, 0)
    screen = on_screen(view)
    dark = screen.picture()
    theme.apply({name: 0xFFFFFF - colour for name, colour in theme.DARK.items()})
    screen.refresh()
    assert screen.picture() != dark
    theme.apply(theme.DARK)
    screen.refresh()
    assert screen.picture() == dark


def test_every_sprite_colour_is_in_the_theme():
    assert len(theme.SPRITE_COLOURS) == 16
    assert set(theme.SPRITE_COLOURS) <= set(theme.DARK)


def test_the_layout_leaves_nothing_over_the_edge():
    for width, height in ((160, 128), (240, 240), (320, 240)):
        places = layout.Layout(width, height)
        assert places.panel_x + dice.WIDTH <= width
        assert places.tiles_x + tiles.WIDTH <= width
        assert places.header_y + bars.HEADER_HEIGHT <= places.dice_y
        assert places.dice_y + dice.HEIGHT <= places.track_y
        assert places.track_y + track.HEIGHT <= places.hints_y
        assert places.hints_y + bars.HINTS_HEIGHT <= height
    with pytest.raises(ValueError, match="160x128"):
        layout.Layout(128, 64)
