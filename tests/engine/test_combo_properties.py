"""Properties of combos: those found are all that exist, each is correct and has one number."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.number_drop import shapes
from engine.number_drop.combos import Combos
from engine.number_drop.game import Game
from engine.number_drop.sheet import EMPTY, RUN, SAME, WIDTH, Sheet
from tests.engine.positions import CIRCLED, Cell, cells_at, fill, found_combos, take

ROWS, COLS = 3, 4  # of the grids in which every set of cells is tried
DENSE = [
    ["4444", "4444", "4444"],
    ["1212", "1212", "1212"],
    ["1212", "2121", "1212"],
    ["1111", "2222", "3333"],
    ["1234", "2345", "3456"],
    ["1234", "8765", "9012"],
    ["0000", "0890", "0000"],
    ["44X4", "X444", "4X44"],
    ["9999", "9X99", ".9.9"],
    ["789X", "X987", "89X9"],
]

Found = set[tuple[int, tuple[Cell, ...]]]


def is_beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def is_connected(cells: tuple[Cell, ...]) -> bool:
    """Return whether a walk from the first cell reaches all others."""
    reached = {cells[0]}
    for _ in cells:
        reached |= {cell for cell in cells if any(is_beside(cell, other) for other in reached)}
    return len(reached) == len(cells)


def try_everything(sheet: Sheet, cells: list[Cell]) -> Found:
    """Return every combo that is still open, by brute force over all sets of the cells."""
    free = {
        c: sheet.digit(c[0] << 3 | c[1]) for c in cells if not sheet.is_circled(c[0] << 3 | c[1])
    }
    free = {cell: digit for cell, digit in free.items() if digit < 10}
    found: Found = set()
    for size in range(3, 9):
        open_ = [kind for kind in (SAME, RUN) if sheet.open_sizes(kind) >> size & 1]
        for some in combinations(sorted(free), size):
            path = sorted(some, key=lambda cell: free[cell])
            digits = [free[cell] for cell in path]
            if SAME in open_ and digits[0] == digits[-1] and is_connected(some):
                found.add((SAME, some))
            steps = zip(path, path[1:], strict=False)
            rising = digits == list(range(digits[0], digits[0] + size))
            if RUN in open_ and rising and all(is_beside(*step) for step in steps):
                found.add((RUN, tuple(path)))
    return found


@st.composite
def small_sheets(draw: st.DrawFn, marks: str = "1234X.") -> Sheet:
    """Return a sheet of 3 rows of 4 marked cells, with some cells circled and some values taken."""
    row, col = draw(st.integers(0, 11)), draw(st.integers(0, WIDTH - COLS))
    text = st.text(st.sampled_from(marks), min_size=COLS, max_size=COLS)
    lines = draw(st.one_of(st.lists(text, min_size=ROWS, max_size=ROWS), st.sampled_from(DENSE)))
    sheet = fill(
        Sheet(), *[("." * col + line).ljust(WIDTH, ".") for line in lines], *["." * 7] * row
    )
    for r in range(row, row + ROWS):
        mask = draw(st.sampled_from([0, 0, 0, *range(16)]))
        for c in range(col, col + COLS):
            if mask >> c - col & 1 and sheet.digit(r << 3 | c) < 10:
                sheet.bytes[CIRCLED + r] |= 1 << c
    values = st.sets(st.integers(3, 8), max_size=2)
    return take(sheet, same=draw(values), run=draw(values))


EVERY_CELL = [(row, col) for row in range(14) for col in range(WIDTH)]


@given(small_sheets() | small_sheets("0123456789") | small_sheets("789") | small_sheets("44444.5"))
@settings(max_examples=30)
def test_combos_found_are_those_there_are(sheet: Sheet) -> None:
    assert found_combos(sheet, Game(1, 1)) == try_everything(sheet, EVERY_CELL)


@pytest.mark.parametrize("col", [0, 3])
@pytest.mark.parametrize("lines", DENSE)
def test_combos_found_on_dense_grids(lines: list[str], col: int) -> None:
    sheet = fill(Sheet(), *[("." * col + line).ljust(WIDTH, ".") for line in lines])
    assert found_combos(sheet, Game(1, 1)) == try_everything(sheet, EVERY_CELL)


@given(small_sheets(), st.data())
@settings(max_examples=50)
def test_a_finder_used_before_finds_the_same(sheet: Sheet, data: st.DataObject) -> None:
    game = Game(1, 1)
    game.combos.load(data.draw(small_sheets()))
    game.combos.find_open()
    for _ in range(data.draw(st.integers(0, 5))):
        game.combos.next()  # abandoned in the middle
    assert found_combos(sheet, game) == found_combos(sheet, Game(1, 1))


@given(small_sheets() | small_sheets("444445"))
@settings(max_examples=50)
def test_each_combo_has_a_number_of_its_own_that_leads_back_to_it(sheet: Sheet) -> None:
    finder, reader = Combos(), Combos()
    finder.load(sheet)
    reader.load(sheet)
    finder.find_open()
    numbers = []
    while size := finder.next():
        number = finder.action()
        numbers.append(number)
        assert 0 < number < 1 << 30
        assert reader.trace(number)
        assert (reader.kind, reader.size) == (finder.kind, size)
        found = finder.cells[:size]
        assert reader.cells[:size] == found
        assert reader.cells[0] == (min(found) if finder.kind == SAME else found[0])
    assert len(set(numbers)) == len(numbers)


@given(small_sheets("12344"), st.integers(0, (1 << 30) - 1) | st.integers())
@settings(max_examples=166)
def test_any_other_number_is_no_combo(sheet: Sheet, number: int) -> None:
    finder = Combos()
    finder.load(sheet)
    finder.find_open()
    numbers = set()
    while finder.next():
        numbers.add(finder.action())
    nearby = {n ^ 1 << bit for n in list(numbers)[:5] for bit in range(29)} | {
        abs(number),
        number & 2047,
    }
    for near in nearby - {0}:
        assert finder.trace(near) == (near in numbers)


def check_opened(sheet: Sheet, orientation: int, col: int, written: list[int]) -> None:
    """Check that the combos a drop opens are those that can then be circled with its digits."""
    row = sheet.landing(orientation, col)
    digits = sum(digit << 4 * i for i, digit in enumerate(written))
    finder = Combos()
    finder.load(sheet)
    before = bytes(finder.grid)
    message = finder.opened_by(orientation, row * 8 + col, digits)
    assert bytes(finder.grid) == before
    sheet.place(orientation, row, col, digits)
    new = set(cells_at(orientation, row, col))
    opened = 0
    for kind, cells in found_combos(sheet, Game(1, 1)):
        if new & set(cells):
            opened |= 1 << len(cells) + (8 if kind == RUN else 0)
    assert message == opened


@given(small_sheets("1122334X9.") | small_sheets("1234"), st.data())
@settings(max_examples=100)
def test_what_a_drop_would_open_is_what_it_opens(sheet: Sheet, data: st.DataObject) -> None:
    landings = [
        (orientation, col)
        for orientation in range(shapes.FIRST[5])
        for col in range(WIDTH)
        if sheet.landing(orientation, col) >= 0
    ]
    if landings:
        orientation, col = data.draw(st.sampled_from(landings))
        digit = st.integers(0, 9) | st.integers(1, 4)
        check_opened(sheet, orientation, col, data.draw(st.lists(digit, min_size=4, max_size=4)))


@pytest.mark.parametrize("row", ["1.3....", "123.567", "12.4567", "0.2....", "7.9....", "8.0...."])
@pytest.mark.parametrize("digit", range(10))
def test_a_digit_that_joins_two_halves_opens_the_whole(row: str, digit: int) -> None:
    upright = 1  # the I on end
    sheet = fill(Sheet(), row)
    check_opened(sheet, upright, row.index("."), [digit, 0, 0, 0])


@pytest.mark.parametrize("row", ["4.4....", "444.444", "44.4444", "4.44444"])
def test_a_digit_that_joins_two_groups_opens_both(row: str) -> None:
    for more in ("4......", "......4"):
        check_opened(fill(Sheet(), more, row), 1, row.index("."), [4, 1, 2, 5])


@given(small_sheets() | small_sheets("1.2X"))
@settings(max_examples=50)
def test_whether_any_is_open(sheet: Sheet) -> None:
    finder = Combos()
    finder.load(sheet)
    finder.find_open()
    assert (finder.next() > 0) == bool(try_everything(sheet, EVERY_CELL))


def test_circled_digits_and_xs_and_empty_cells_are_no_digits_to_the_finder() -> None:
    sheet = fill(Sheet(), "12X....", circled=[(0, 0)])
    finder = Combos()
    finder.load(sheet)
    assert finder.grid[0] == EMPTY
    assert finder.grid[1] == 2
    assert all(finder.grid[cell] > 9 for cell in range(2, len(finder.grid)))
