"""In every theme, states differ in brightness or shape, and texts are legible."""

import itertools
import math
from typing import Any

import displayio
import pytest

from engine.number_drop.sheet import SAME
from firmware import theme
from firmware.memory.loader import import_named
from firmware.number_drop.widgets import cells, digit_colours, grid, track
from sim.atlas import catalogue
from sim.exercises.faults import contrast
from tests.firmware import parts
from tests.firmware.screen import differing_pixels

# Every theme with colours: a new one's file has to pass, too.
COLOUR = {"dark": theme.DARK}
COLOUR |= {
    name: import_named("firmware.themes." + name).COLOURS
    for name in import_named("firmware.themes").NAMES[1:]
}
MONO = import_named("firmware.themes.mono").COLOURS
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

# By theme, cell size and rows: the grids that boards have.
GRIDS = [(name, size, 14) for name in COLOUR for size in (9, 8)]
GRIDS += [("mono", 8, 7), ("mono", 6, 5)]


def use(name):
    """Apply a theme to the screen."""
    theme.apply(MONO if name == "mono" else COLOUR[name])


@pytest.mark.parametrize("name", COLOUR)
def test_texts_can_be_read(name):
    assert contrast.too_near(COLOUR[name]) == []


def test_all_themes_have_the_same_names():
    for theme_colours in (*COLOUR.values(), MONO):
        assert set(theme_colours) == set(theme.DARK)
    assert set(MONO.values()) == {0, 0xFFFFFF}


def tile_pictures(on_screen, name, size, rows, shown):
    """Return the greys of each tile, drawn in the lower left of a grid."""
    use(name)
    mono = name == "mono"
    view = parts.low_table_view(size, rows) if mono else parts.grid_view(size=size)
    screen = on_screen(view)
    found = {}
    for tile in shown:
        view.set_cell(0, tile)
        screen.refresh()
        found[tile] = screen.grey(0, (rows - 1) * size, size, size)
    return found


# Colours with a meaning on the sheet, and how far a digit's ink or background has to be from them.
AIM, COST, TAKEN = ("ghost", "shade"), ("warning", "hazard", "danger"), ("circled", "ring")
INK_OFF = 35
GROUND_OFF = 19
APART = 16  # for ink or background, from value to value


def distance(one: int, other: int) -> float:
    """Return the perceived distance of two colours (CIELAB, 1976); 2 is hardly visible."""
    return math.dist(lab(one), lab(other))


def lab(colour: int) -> tuple[float, float, float]:
    """Return a colour's lightness, and how red and how yellow it is."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def looks(name: str) -> list[tuple[int, int]]:
    """Return background and ink of a theme's values, from 1 on."""
    use(name)
    return [
        (one if isinstance(one, int) else theme.colour(one), ink)
        for one, ink in (
            (ground, ink if isinstance(ink, int) else theme.colour(ink))
            for ground, ink in digit_colours.looks()
        )
    ]


@pytest.mark.parametrize("name", COLOUR)
def test_digits_coloured_by_value_can_be_read(name):
    for ground, ink in looks(name):
        assert contrast.ratio(ink, ground) >= 4
        assert contrast.ratio(ground, COLOUR[name]["open"]) >= 1.3


@pytest.mark.parametrize("name", COLOUR)
def test_no_colour_of_a_value_is_like_what_is_aimed_costs_or_is_circled(name):
    colours = COLOUR[name]
    for ground, ink in looks(name):
        for meaning in (*AIM, "warning", "circled"):
            assert distance(ink, colours[meaning]) >= INK_OFF, (hex(ink), meaning)
        for meaning in (*AIM, *COST, *TAKEN, "inside"):
            assert distance(ground, colours[meaning]) >= GROUND_OFF, (hex(ground), meaning)
    for (ground, ink), (other, its) in itertools.combinations(looks(name), 2):
        assert max(distance(ground, other), distance(ink, its)) >= APART


BESIDE = 80  # pixels from one grid to the other


def coloured_grid() -> tuple[Any, Any]:
    """Return a grid with coloured digits, and one with plain ones."""
    sprites = catalogue.bitmaps("table_9_0_12")[1]
    return digit_colours.ColouredGrid(0, 0, sprites), grid.GridView(0, 0, sprites)


@pytest.mark.parametrize("name", COLOUR)
def test_coloured_digits_keep_their_kinds_apart(on_screen, name):
    use(name)
    view, _ = coloured_grid()
    screen = on_screen(view)
    for digit in range(1, 8):
        seen = []
        for kind in KINDS:
            view.set_cell(0, kind + digit)
            screen.refresh()
            seen.append(screen.grey(0, 13 * cells.SIZE, cells.SIZE, cells.SIZE))
        assert all(differing_pixels(*pair) >= 4 for pair in itertools.combinations(seen, 2))


def test_only_plain_digits_from_1_to_7_are_coloured_and_only_while_they_are_there(on_screen):
    both = displayio.Group()
    grids = coloured_grid()
    for place, each in enumerate(grids):
        each.x = place * BESIDE
        both.append(each)
    screen = on_screen(both)
    shown = [kind + digit for kind in KINDS for digit in range(10)] + [*SINGLES, *MARKS]
    changed = set()
    for tile in [*shown, cells.EMPTY, *reversed(shown)]:
        for each in grids:
            each.set_cell(0, tile)
        screen.refresh()
        seen = [screen.grey(x, 13 * cells.SIZE, cells.SIZE, cells.SIZE) for x in (0, BESIDE)]
        if seen[0] != seen[1]:
            changed.add(tile)
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
            continue  # these only count as filled
        shown = tile_pictures(on_screen, name, size, rows, range(kind, kind + 10))
        for one, other in itertools.combinations(shown, 2):
            assert differing_pixels(shown[one], shown[other]) >= 1, (one, other)
    for family in (SINGLES, MARKS):
        shown = tile_pictures(on_screen, name, size, rows, family)
        for one, other in itertools.combinations(shown, 2):
            different = sum(a != b for a, b in zip(shown[one], shown[other], strict=True))
            assert different >= 3, (one, other)


def track_pictures(on_screen, view, width, height, letter_x, letter_y, value_x, value_y):
    """Return the greys of a value and a letter, per state."""
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
