"""Properties of every landing on every sheet."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.number_drop import shapes
from engine.number_drop.legal import NOWHERE, list_landings
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH, Sheet
from tests import oracle
from tests.engine.positions import Cell, cells_at, fill, landings

ORIENTATIONS = st.integers(0, len(shapes.SIZE) - 1)
COLUMNS = st.integers(0, WIDTH - 1)


@st.composite
def built(draw: st.DrawFn) -> Sheet:
    """Return a sheet that shapes have dropped on, with a surface as in real games."""
    sheet = Sheet()
    for orientation, col in draw(st.lists(st.tuples(ORIENTATIONS, COLUMNS), max_size=20)):
        row = sheet.landing(orientation, col)
        if row >= 0:
            sheet.place(orientation, row, col, 0x54321)
    return sheet


@st.composite
def scattered(draw: st.DrawFn) -> Sheet:
    """Return a sheet with cells anywhere, up to the top row."""
    marks = st.text(st.sampled_from("...1X"), min_size=WIDTH, max_size=WIDTH)
    return fill(Sheet(), *draw(st.lists(marks, max_size=HEIGHT)))


SHEETS = built() | scattered()


def is_filled(sheet: Sheet, cell: Cell) -> bool:
    """Return whether a cell is filled: the floor always is, nothing above the grid ever."""
    row, col = cell
    return row < 0 or (row < HEIGHT and sheet.digit(row << 3 | col) != EMPTY)


@given(SHEETS, ORIENTATIONS, COLUMNS)
@settings(max_examples=166)
def test_a_landing_rests_on_something_and_could_fall_straight(
    sheet: Sheet, orientation: int, col: int
) -> None:
    row = sheet.landing(orientation, col)
    if row < 0:
        return
    cells = cells_at(orientation, row, col)
    assert all(0 <= r < HEIGHT and 0 <= c < WIDTH for r, c in cells)
    assert any(is_filled(sheet, (r - 1, c)) for r, c in cells)
    assert not any(is_filled(sheet, (above, c)) for r, c in cells for above in range(r, HEIGHT))


@given(SHEETS, ORIENTATIONS, COLUMNS)
@settings(max_examples=166)
def test_no_landing_is_told_only_where_a_shape_would_stand_out_of_the_grid(
    sheet: Sheet, orientation: int, col: int
) -> None:
    if sheet.landing(orientation, col) >= 0:
        return
    if col + shapes.WIDE[orientation] > WIDTH:
        return
    highest = HEIGHT - shapes.TALL[orientation]
    cells = cells_at(orientation, highest, col)  # as high as fits: something is in its way
    assert any(is_filled(sheet, (above, c)) for r, c in cells for above in range(r, HEIGHT))


@given(SHEETS, ORIENTATIONS)
@settings(max_examples=100)
def test_listing_landings_is_the_same_as_asking_for_each(sheet: Sheet, orientation: int) -> None:
    rows = bytearray(WIDTH)
    count = list_landings(sheet, orientation, rows)
    asked = [sheet.landing(orientation, col) for col in range(WIDTH)]
    assert [row if row != NOWHERE else -1 for row in rows] == asked
    assert count == sum(row >= 0 for row in asked)


@given(SHEETS)
@settings(max_examples=30)
def test_landings_are_those_found_by_letting_each_drawing_fall_row_by_row(sheet: Sheet) -> None:
    slow = oracle.Sheet()
    for row in range(HEIGHT):
        for col in range(WIDTH):
            slow.grid[row][col] = "1" if is_filled(sheet, (row, col)) else oracle.EMPTY
    for shape in shapes.NAMES:
        assert landings(sheet, shape) == oracle.landings(slow, [shape])


@given(SHEETS, ORIENTATIONS, COLUMNS)
@settings(max_examples=100)
def test_a_drop_fills_its_cells_with_its_digits_and_no_others(
    sheet: Sheet, orientation: int, col: int
) -> None:
    row = sheet.landing(orientation, col)
    if row < 0:
        return
    every = [(r, c) for r in range(HEIGHT) for c in range(WIDTH)]
    wanted = {cell: sheet.digit(cell[0] << 3 | cell[1]) for cell in every}
    sheet.place(orientation, row, col, 0x98760)
    wanted |= dict(zip(cells_at(orientation, row, col), [0, 6, 7, 8, 9], strict=False))
    assert {cell: sheet.digit(cell[0] << 3 | cell[1]) for cell in every} == wanted
    tops = [
        1 + max([r for r in range(HEIGHT) if is_filled(sheet, (r, c))] or [-1]) for c in range(7)
    ]
    assert [sheet.height(c) for c in range(WIDTH)] == tops
    assert sheet.top() == max(tops)


def test_turning_four_times_and_flipping_twice_is_nothing_and_keeps_the_shape() -> None:
    for orientation in range(len(shapes.SIZE)):
        turned = orientation
        for _ in range(4):
            turned = shapes.TURNED[turned]
            assert shapes.SHAPE[turned] == shapes.SHAPE[orientation]
        assert turned == orientation
        assert shapes.FLIPPED[shapes.FLIPPED[orientation]] == orientation
        assert shapes.SHAPE[shapes.FLIPPED[orientation]] == shapes.SHAPE[orientation]


def test_a_turn_is_clockwise_and_a_flip_is_left_to_right() -> None:
    for orientation in range(len(shapes.SIZE)):
        cells = cells_at(orientation, 0, 0)
        right = max(c for _, c in cells)
        turned = sorted((right - c, r) for r, c in cells)
        assert sorted(cells_at(shapes.TURNED[orientation], 0, 0)) == turned
        flipped = sorted((r, right - c) for r, c in cells)
        assert sorted(cells_at(shapes.FLIPPED[orientation], 0, 0)) == flipped


def test_orientations_are_the_drawings_of_the_rules_turned_and_flipped() -> None:
    for shape, name in enumerate(shapes.NAMES):
        first = shapes.FIRST[shape]
        found = {cells_at(first + i, 0, 0) for i in range(shapes.COUNT[shape])}
        assert found == {drawn(art) for art in oracle.orientations(name)}


def drawn(art: tuple[str, ...]) -> tuple[Cell, ...]:
    """Return the cells of a drawing, whose last line is row 0."""
    return tuple((r, c) for r, line in enumerate(art[::-1]) for c, m in enumerate(line) if m == "#")
