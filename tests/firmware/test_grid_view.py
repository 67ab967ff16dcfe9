"""The grid on the screen: tiles are distinguishable without colour, and drawn one by one."""

import itertools

import pytest

from engine.number_drop.sheet import RUN, Sheet, X
from firmware.number_drop.widgets import cells, grid
from tests.firmware import parts
from tests.firmware.screen import differing_pixels

KINDS_OF_DIGITS = [
    cells.FILLED,
    cells.CIRCLED,
    cells.CHOSEN,
    cells.GHOST,
    cells.GHOST_WILD,
    cells.CURSOR,
    cells.CURSOR_WILD,
]
SINGLE_TILES = [
    cells.EMPTY,
    cells.DANGER,
    cells.BLOCK,
    cells.GHOST_BLOCK,
]
ROW_MARKS = [
    cells.BONUS,
    cells.BONUS_CIRCLED,
    cells.BONUS_COMING,
    cells.PENALTY,
    cells.PENALTY_CIRCLED,
    cells.PENALTY_COMING,
]
DIGITS = ((0, 1), (1, 2), (2, 3), (8, 4), (9, 4), (16, 4), (11 * 8 + 3, 7))  # (cell, digit)


@pytest.fixture
def sheet():
    """A sheet with a few digits, one of them above the Game Over line."""
    made = Sheet()
    for cell, digit in DIGITS:
        made.write(cell, digit)
    return made


def tile_pictures(on_screen, tiles_shown):
    """Return the 81 greys of each tile, drawn in the lower left cell of a grid."""
    view = parts.grid_view()
    screen = on_screen(view)
    found = {}
    for tile in tiles_shown:
        view.set_cell(0, tile)
        screen.refresh()
        found[tile] = screen.grey(0, 13 * cells.SIZE, cells.SIZE, cells.SIZE)
    return found


@pytest.mark.parametrize("digit", range(10))
def test_the_kinds_of_a_digit_differ_in_grey(on_screen, digit):
    shown = tile_pictures(on_screen, [kind + digit for kind in KINDS_OF_DIGITS])
    for one, other in itertools.combinations(shown, 2):
        assert differing_pixels(shown[one], shown[other]) >= 5, (one, other)


def test_single_tiles_differ_in_grey(on_screen):
    for family in (SINGLE_TILES, ROW_MARKS):
        shown = tile_pictures(on_screen, family)
        for one, other in itertools.combinations(shown, 2):
            different = sum(a != b for a, b in zip(shown[one], shown[other], strict=True))
            assert different >= 10, (one, other)


@pytest.mark.parametrize("kind", KINDS_OF_DIGITS)
def test_all_digits_of_a_kind_can_be_read(on_screen, kind):
    shown = tile_pictures(on_screen, [kind + digit for digit in range(10)])
    for one, other in itertools.combinations(shown, 2):
        assert differing_pixels(shown[one], shown[other]) >= 3, (one, other)


def test_a_change_of_one_cell_sends_one_tile(on_screen):
    view = parts.grid_view(2, 1)
    screen = on_screen(view)
    view.set_cell(5 * 8 + 3, cells.FILLED + 4)
    assert screen.refresh() == [(2 + 3 * 9, 1 + 8 * 9, 9, 9)]
    view.set_cell(5 * 8 + 3, cells.FILLED + 4)
    assert screen.refresh() == []


def test_a_sheet_is_shown_with_row_zero_at_the_bottom(on_screen, sheet):
    view = parts.grid_view()
    view.show_sheet(sheet)
    by_hand = parts.grid_view()
    for cell, digit in DIGITS:
        by_hand.set_cell(cell, cells.FILLED + digit)
    screen = on_screen(view)
    shown = screen.picture()
    assert max(screen.grey(0, 13 * 9, 9, 9)) > 240
    assert shown == on_screen(by_hand).picture()


def test_circled_digits_blocks_and_rows_come_from_the_sheet(on_screen):
    made = Sheet()
    for col, digit in enumerate((1, 2, 3, 4, 5, 6)):
        made.write(col, digit)
    made.write(6, X)
    made.circle(RUN, bytearray((0, 1, 2, 0, 0, 0, 0, 0)), 3)
    made.circle_rows()
    view = parts.grid_view()
    view.show_sheet(made)
    by_hand = parts.grid_view()
    for col, digit in enumerate((1, 2, 3, 4, 5, 6)):
        by_hand.set_cell(col, digit + (cells.CIRCLED if col < 3 else cells.FILLED))
    by_hand.set_cell(6, cells.BLOCK)
    by_hand.set_row_mark(0, grid.CIRCLED)
    assert on_screen(view).picture() == on_screen(by_hand).picture()


def test_cells_above_the_line_are_marked_and_the_line_is_there(on_screen):
    screen = on_screen(parts.grid_view())
    safe, danger = screen.grey(0, 3 * 9, 9, 8), screen.grey(0, 2 * 9, 9, 8)
    assert safe != danger
    assert max(screen.grey(0, 3 * 9 - 1, 63, 1)) > 80


def test_a_cover_is_laid_and_lifted_cell_by_cell(on_screen, sheet):
    view = parts.grid_view()
    view.show_sheet(sheet)
    screen = on_screen(view)
    plain = screen.picture()
    where = bytearray((24, 25, 26, 0, 0, 0, 0, 0))
    shown = bytearray(cells.GHOST + digit for digit in (5, 6, 7, 0, 0, 0, 0, 0))
    view.cover(sheet, where, shown, 3)
    assert screen.refresh() == [(0, 10 * 9, 3 * 9, 9)]
    view.cover(sheet, where, shown, 3)
    assert screen.refresh() == []
    where[2] = 27
    view.cover(sheet, where, shown, 3)
    assert screen.refresh() == [(2 * 9, 10 * 9, 2 * 9, 9)]
    view.cover(sheet, where, shown, 0)
    screen.refresh()
    assert screen.picture() == plain
