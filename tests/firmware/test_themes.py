"""In every theme what must be told apart differs in brightness or shape, and texts can be read."""

import itertools

import pytest

from engine.number_drop.sheet import SAME
from firmware import theme
from firmware.loader import borrow
from firmware.number_drop.widgets import cells, digit_colours, grid, track
from sim.atlas import catalogue
from sim.exercises.faults import contrast
from tests.firmware import parts
from tests.firmware.screen import differing_pixels

# Every theme that has colours: a new one's file is held to the same.
COLOUR = {"dark": theme.DARK}
COLOUR |= {
    name: borrow("firmware.themes." + name).COLOURS for name in borrow("firmware.themes").NAMES[1:]
}
MONO = borrow("firmware.themes.mono").COLOURS
KINDS = (
    cells.FILLED,
    cells.CIRCLED,
    cells.CHOSEN,
    cells.GHOST,
    cells.GHOST_WILD,
    cells.CURSOR,
    cells.CURSOR_WILD,
)
SINGLES = (cells.EMPTY, cells.DANGER, cells.BLOCK, cells.GHOST_BLOCK)
MARKS = tuple(range(cells.BONUS, cells.PENALTY_COMING + 1))
VALUES = (track.OPEN, track.CIRCLED, track.COMING, track.CHOSEN)
LETTERS = (track.OPEN, track.CIRCLED, track.CROSSED, track.CIRCLED_CROSSED, track.THREATENS)

# By theme, size of a cell and rows: the grids that boards have.
GRIDS = [(name, size, 14) for name in COLOUR for size in (9, 8)]
GRIDS += [("mono", 8, 7), ("mono", 6, 5)]


def use(name):
    """Give the screen a theme."""
    theme.apply(MONO if name == "mono" else COLOUR[name])


@pytest.mark.parametrize("name", COLOUR)
def test_texts_can_be_read(name):
    assert contrast.too_near(COLOUR[name]) == []


def test_all_themes_have_the_same_names():
    for theme_colours in (*COLOUR.values(), MONO):
        assert set(theme_colours) == set(theme.DARK)
    assert set(MONO.values()) == {0, 0xFFFFFF}


def tile_pictures(on_screen, name, size, rows, shown):
    """Return the greys of each tile at the lower left cell of a grid."""
    use(name)
    mono = name == "mono"
    view = parts.low_grid_view(size, rows) if mono else parts.grid_view(size=size)
    screen = on_screen(view)
    found = {}
    for tile in shown:
        view.set_cell(0, tile)
        screen.refresh()
        found[tile] = screen.grey(0, (rows - 1) * size, size, size)
    return found


@pytest.mark.parametrize("name", COLOUR)
def test_digits_coloured_by_value_can_be_read_and_keep_their_kinds_apart(on_screen, name):
    use(name)
    sprites = catalogue.bitmaps("table_9_0_12")[0]
    digit_colours.paint(sprites)
    view = grid.GridView(0, 0, sprites)
    colours = [COLOUR[name][each] for each in theme.SPRITE_COLOURS]
    looks = digit_colours._LOOKS
    assert len(set(zip(looks[::2], looks[1::2], strict=True))) == 7
    for ground, ink in zip(looks[::2], looks[1::2], strict=True):
        assert contrast.ratio(colours[ink & 15], colours[ground & 15]) >= 3
    screen = on_screen(view)
    for digit in range(1, 8):
        seen = []
        for kind in KINDS:
            view.set_cell(0, kind + digit)
            screen.refresh()
            seen.append(screen.grey(0, 13 * cells.SIZE, cells.SIZE, cells.SIZE))
        assert all(differing_pixels(*pair) >= 4 for pair in itertools.combinations(seen, 2))


def test_only_plain_digits_change_their_colours_and_only_once():
    plain, coloured = (catalogue.bitmaps("table_9_0_12")[0] for _ in range(2))
    digit_colours.paint(coloured)
    once = [coloured[x, y] for y in range(coloured.height) for x in range(coloured.width)]
    digit_colours.paint(coloured)
    changed = set()
    for y in range(coloured.height):
        for x in range(coloured.width):
            assert coloured[x, y] == once[y * coloured.width + x]
            if coloured[x, y] != plain[x, y]:
                changed.add(y // cells.SIZE * cells.COLUMNS + x // cells.SIZE)
    assert changed == {cells.FILLED + value for value in (1, 2, 3, 4, 5, 7)}  # 6 is plain


@pytest.mark.parametrize("digit", range(10))
@pytest.mark.parametrize(("name", "size", "rows"), GRIDS)
def test_the_kinds_of_a_digit_differ_in_grey(on_screen, name, size, rows, digit):
    shown = tile_pictures(on_screen, name, size, rows, [kind + digit for kind in KINDS])
    small = size == 6
    for one, other in itertools.combinations(shown, 2):
        # Never on the screen at once: a combo is chosen when the dials are done.
        if small and (one - digit, other - digit) == (cells.CHOSEN, cells.CURSOR):
            continue
        assert differing_pixels(shown[one], shown[other]) >= (2 if small else 4), (one, other)


@pytest.mark.parametrize(("name", "size", "rows"), GRIDS)
def test_the_digits_of_each_kind_and_other_tiles_differ(on_screen, name, size, rows):
    for kind in KINDS:
        if size == 6 and kind == cells.CIRCLED:
            continue  # these count as filled and no more
        shown = tile_pictures(on_screen, name, size, rows, range(kind, kind + 10))
        for one, other in itertools.combinations(shown, 2):
            assert differing_pixels(shown[one], shown[other]) >= 1, (one, other)
    for family in (SINGLES, MARKS):
        shown = tile_pictures(on_screen, name, size, rows, family)
        for one, other in itertools.combinations(shown, 2):
            different = sum(a != b for a, b in zip(shown[one], shown[other], strict=True))
            assert different >= 3, (one, other)


def track_pictures(on_screen, view, width, height, letter_x, letter_y, value_x, value_y):
    """Return the greys of a value, then of a letter, in each of their states."""
    screen = on_screen(view)
    values, letters = [], []
    for state in VALUES:
        view.set_value(SAME, 3, state)
        screen.refresh()
        values.append(screen.grey(value_x, value_y, width, height))
    for state in LETTERS:
        view.set_letter(0, state)
        screen.refresh()
        letters.append(screen.grey(letter_x, letter_y, width, height))
    return values, letters


@pytest.mark.parametrize("name", [*COLOUR, "mono"])
def test_the_states_of_values_and_letters_differ_in_grey(on_screen, name):
    use(name)
    if name == "mono":
        low = parts.low_track(7)
        families = track_pictures(on_screen, low, 8, 7, 7, 14, 7, 0)
    else:
        view = parts.track_view()
        families = track_pictures(on_screen, view, 12, 12, 34, track.ROWS_Y, 0, track.ROWS_Y)
    for family in families:
        for one, other in itertools.combinations(family, 2):
            assert differing_pixels(one, other) >= 5


@pytest.mark.parametrize("name", [*COLOUR, "mono"])
def test_faces_stars_and_used_dice_differ_in_grey(on_screen, name):
    use(name)
    view = parts.dice_view(3 if name == "mono" else 0)
    screen = on_screen(view)
    seen = []
    for face in (1, 2, 3, 4, 5, 6, 7, 10):
        view.show(bytes((face, 1, 1, 1, 0)))
        screen.refresh()
        seen.append(screen.grey(0, 0, 9, 9))
    view.use(1)
    screen.refresh()
    seen.append(screen.grey(0, 0, 9, 9))
    for one, other in itertools.combinations(seen, 2):
        assert differing_pixels(one, other) >= 2


@pytest.mark.parametrize("name", [*COLOUR, "mono"])
def test_notches_and_tiles_turned_over_differ_in_grey(on_screen, name):
    use(name)
    mono = name == "mono"
    view = parts.low_tiles() if mono else parts.tiles_view()
    screen = on_screen(view)
    x, y, width, height = (0, 14, 7, 3) if mono else (15, 0, 15, 12)
    seen = []
    for notch in range(5):
        view.set_notch(0, notch)
        screen.refresh()
        seen.append(screen.grey(x, y, width, height))
    for notch in range(4):
        view.set_coming(0, notch)
        screen.refresh()
        seen.append(screen.grey(x, y, width, height))
    for one, other in itertools.combinations(seen, 2):
        assert sum(abs(a - b) >= 25 for a, b in zip(one, other, strict=True)) >= 1
    area = (0, 7, 8, 7) if mono else (0, 0, 12, 12)
    whole = []
    for crossed in (False, True):
        view.set_shape(0, 4, crossed)
        screen.refresh()
        whole.append(screen.grey(*area))
    assert differing_pixels(*whole) >= 8
