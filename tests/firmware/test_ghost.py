"""The ghost of a drop shows what happens then: digits, rows, combos and the line."""

import random

import pytest

from engine.number_drop.game import Game
from engine.number_drop.sheet import RUN, SAME, X
from engine.number_drop.table import BLOCK
from firmware.number_drop.screens.drop import ORDER
from firmware.number_drop.widgets import cells, grid, track
from tests.engine.positions import cells_at, fill
from tests.firmware.handheld import Handheld, begin
from tests.firmware.situations import at_drop, empty

BONUS = 2  # in Handheld.values: in addition to SAME and RUN


def after(device, action):
    """Return a copy of the game after a drop."""
    game = device.game
    later = Game(game.players, 1)
    work = bytearray(game.saved_size())
    game.save_into(work)
    later.load_from(work)
    later.apply(action)
    return later


def opened(later, new):
    """Return each (kind, value) that the new cells allow to circle; (2, 8) is the bonus."""
    combos = later.load_combos()
    combos.find_open()
    found = set()
    while size := combos.next():
        if new & set(combos.cells[:size]):
            found.add((combos.kind, size) if size < 8 else (BONUS, 8))
    return found


def check_ghost(device):
    """Compare what is marked with the effect of the drop as currently set."""
    falling, action = device.screen.falling, device.screen.choice()
    later = after(device, action)
    row = device.game.sheet().landing(falling.orientation, falling.col)
    where = [r << 3 | c for r, c in cells_at(falling.orientation, row, falling.col)]
    shown = device.digits()
    for i, cell in enumerate(where):
        look = cells.GHOST_WILD if device.screen.dial.stars() >> i & 1 else cells.GHOST
        if device.screen.cursor in (i, ORDER):
            look += cells.CURSOR - cells.GHOST
        assert shown[cell] == look + later.sheet().digit(cell)
    ghosts = [cell for cell, tile in shown.items() if cells.GHOST <= tile < cells.EMPTY]
    assert sorted(ghosts) == sorted(where)
    marks = device.row_marks()
    for line in range(14):
        full = line < 11 and later.sheet().gaps(line) == 0
        costs = line >= 11 and any(cell >> 3 == line for cell in where)
        new = any(cell >> 3 == line for cell in where) and not device.game.sheet().row_is_circled(
            line
        )
        assert (marks[line] == grid.COMING) == ((full or costs) and new)
    assert device.values(track.COMING) == opened(later, set(where))


SHEETS = {
    "low": ("1234567",),
    "rows to complete": (".34567.", "1234567"),
    "long runs": ("7......", "6.1....", "5.2....", "4.3...."),
    "equal ones": ("4.44.44", "4.4444."),
    "near the line": tuple(["1.35.72"] * 11),
}


@pytest.mark.parametrize("dice", ["4 4 4 3 I", "1 2 3 5 S", "5 * 6 7 T", "1 2 3 5 *", "* * * 3 L"])
@pytest.mark.parametrize("rows", SHEETS.values(), ids=SHEETS)
def test_the_ghost_shows_what_the_drop_does(dice, rows):
    device = at_drop(dice, *rows)
    chance = random.Random(dice)
    for _ in range(40):
        check_ghost(device)
        device.press(chance.choice(["left", "right", "up", "down", "b", "right", "up"]))


def test_a_value_that_is_circled_is_not_offered_again():
    device = at_drop("4 4 4 3 I", "1......", same=[3])
    assert (SAME, 3) not in device.values(track.COMING)
    assert (SAME, 3) in device.values(track.CIRCLED)
    check_ghost(device)


def test_a_row_that_the_ghost_fills_is_marked_and_no_other():
    device = at_drop("4 4 4 3 I", "...4567")
    device.press("left:2000")
    assert device.row_marks()[0] == grid.OPEN  # it is on the digits
    device = at_drop("4 4 4 3 I", "4567...", "4567...")
    device.press("up right:2000")
    assert grid.COMING not in device.row_marks()
    device = at_drop("4 4 4 3 I", "456....")
    device.press("right:2000")
    assert device.row_marks() == [grid.COMING] + [grid.OPEN] * 13


def test_rows_above_the_line_are_marked_as_they_cost():
    device = at_drop("4 4 4 3 O", *["1.....2"] * 10)
    device.press("left:2000")
    assert [row for row, mark in enumerate(device.row_marks()) if mark == grid.COMING] == [11]
    device.press("right*2")
    assert grid.COMING not in device.row_marks()


@pytest.mark.parametrize("taken", [{}, {"same": [8]}])
def test_eight_in_a_row_are_marked_at_the_bonus(taken):
    device = at_drop("1 2 4 3 I", "..5....", "..6....", "..7....", "..8....", **taken)
    device.screen.dial.set_all(0x4321)
    device.press("up left:2000 right*2")  # the 1 on top, the 4 on the 5
    check_ghost(device)
    assert ((BONUS, 8) in device.values(track.COMING)) is not bool(taken)
    device.press("left")
    assert device.values(track.COMING) == {(RUN, 3), (RUN, 4)}


def test_a_block_shows_its_xs_and_the_rows_they_fill():
    device = Handheld()
    begin(device)
    game = device.game
    empty(game.sheet())
    fill(game.sheet(), "1234567"[:3] + "....")
    game.tiles[:] = bytes((0, 1, 2, 3, 4))
    game.letter, game.phase = 0, BLOCK
    device.show_phase()
    device.app.navigator.run_transitions()
    device.press("right:2000")
    assert device.row_marks() == [grid.COMING] + [grid.OPEN] * 13
    shown = device.digits()
    assert [shown[col] for col in range(3, 7)] == [cells.GHOST_BLOCK] * 4
    assert device.values(track.COMING) == set()
    device.press("a")
    assert [game.sheet().digit(col) for col in range(3, 7)] == [X] * 4


def test_same_and_run_are_distinct_at_the_track():
    device = at_drop("3 2 4 1 I", ".......")
    device.screen.dial.set_all(0x4321)
    device.press("right")
    assert device.values(track.COMING) == {(RUN, 3), (RUN, 4)}
