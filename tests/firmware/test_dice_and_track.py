"""The dice, the score track and the tiles without colour: every state is distinguishable."""

import itertools

import pytest

from engine.number_drop import shapes
from engine.number_drop.sheet import RUN, SAME, Sheet
from firmware.number_drop.widgets import dice, track
from firmware.widgets import font
from firmware.widgets.layout import scale
from firmware.widgets.text_line import TextLine
from sim.atlas import catalogue
from tests.firmware import parts
from tests.firmware.handheld import held
from tests.firmware.scenes import SCENES
from tests.firmware.screen import differing_pixels


def test_dice_show_their_faces_and_stars(on_screen):
    view = parts.dice_view()
    screen = on_screen(view)
    seen = set()
    for face in (1, 2, 3, 4, 5, 6, 7, 10):
        view.show(bytes((face, 1, 1, 1, 0)))
        screen.refresh()
        seen.add(tuple(screen.grey(0, 0, 14, 13)))
    assert len(seen) == 8
    seen = set()
    for shape in (0, 1, 2, 3, 4, 10):
        view.show(bytes((1, 1, 1, 1, shape)))
        screen.refresh()
        seen.add(tuple(screen.grey(65, 0, 16, 13)))
    assert len(seen) == 6


def test_blank_used_and_fresh_dice_differ_in_grey(on_screen):
    view = parts.dice_view()
    screen = on_screen(view)
    view.show(bytes((5, 5, 5, 5, 1)))
    screen.refresh()
    fresh = screen.grey(0, 0, 14, 13)
    view.use(1)
    screen.refresh()
    used = screen.grey(0, 0, 14, 13)
    view.show_blank()
    screen.refresh()
    blank = screen.grey(0, 0, 14, 13)
    assert sum(fresh) > 3 * sum(used) > 3 * sum(blank) > 0


def test_the_marker_is_below_the_die_in_hand(on_screen):
    view = parts.dice_view()
    screen = on_screen(view)
    for die in range(5):
        view.mark(die)
        screen.refresh()
        row = screen.grey(0, 14, dice.row_width(0), 3)
        lit = [place % dice.row_width(0) for place, grey in enumerate(row) if grey > 200]
        assert 16 * die <= min(lit) and max(lit) < 16 * die + 18
    view.mark(-1)
    screen.refresh()
    assert max(screen.grey(0, 14, dice.row_width(0), 3)) < 40


def test_a_tumble_of_the_same_faces_sends_nothing(on_screen):
    view = parts.dice_view()
    view.show(bytes((1, 2, 3, 4, 0)))
    screen = on_screen(view)
    view.show(bytes((1, 2, 3, 4, 0)))
    assert screen.refresh() == []


def test_the_states_of_values_and_letters_differ_in_grey(on_screen):
    view = parts.track_view()
    screen = on_screen(view)
    values, letters = [], []
    for state in (track.OPEN, track.CIRCLED, track.COMING, track.CHOSEN):
        view.set_value(SAME, 3, state)
        screen.refresh()
        values.append(screen.grey(0, track.ROWS_Y, 12, 12))
    for state in (
        track.OPEN,
        track.CIRCLED,
        track.CROSSED,
        track.CIRCLED_CROSSED,
        track.THREATENS,
    ):
        view.set_letter(0, state)
        screen.refresh()
        letters.append(screen.grey(34, track.ROWS_Y, 12, 12))
    for family in (values, letters):
        for one, other in itertools.combinations(family, 2):
            assert differing_pixels(one, other) >= 12


def test_the_track_follows_the_sheet(on_screen):
    made = Sheet()
    for cell in (0, 1, 2, 8, 9, 10):
        made.write(cell, 4)
    made.circle(SAME, bytearray((0, 1, 2, 0, 0, 0, 0, 0)), 3)
    shown, by_hand = parts.track_view(), parts.track_view()
    shown.show_sheet(made, threats=0b00010)
    by_hand.set_value(SAME, 3, track.CIRCLED)
    by_hand.set_letter(1, track.THREATENS)
    assert on_screen(shown).picture() == on_screen(by_hand).picture()


def test_one_value_is_one_tile_on_the_screen(on_screen):
    view = parts.track_view()
    screen = on_screen(view)
    view.set_value(RUN, 5, track.COMING)
    assert screen.refresh() == [(16, track.ROWS_Y + 2 * 12, 12, 12)]
    view.set_value(RUN, 8, track.CHOSEN)
    assert screen.refresh() == [(34, track.ROWS_Y + 5 * 12, 12, 12)]


@pytest.mark.parametrize("size", [10, 11, 12])
def test_the_headings_of_the_track_are_whole_and_do_not_touch(on_screen, size):
    columns = {"run_x": size + 1, "letter_x": 2 * size + 3}
    bitmap = catalogue.bitmaps(f"table_9_0_{size}")[0]
    view = track.TrackView(0, 0, bitmap, size, **columns)
    same, run = [part for part in view if isinstance(part, TextLine)][:2]
    assert (same.text, run.text) == ("===", "123")
    screen = on_screen(view)
    end = same.x + font.SMALL.width(same.text)
    assert max(screen.grey(end - 3, 0, 3, 7)) > 50
    assert max(screen.grey(end, 0, run.x - end, 7)) == 0 and run.x - end >= 2


@pytest.mark.parametrize("size", [10, 11, 12])
@pytest.mark.parametrize("value", [6, 8])
def test_the_rings_of_a_digit_are_open(on_screen, size, value):
    """The two rings of an 8 must stay open; squeezed like other digits, one had a single pixel."""
    bitmap = catalogue.bitmaps(f"table_9_0_{size}")[0]
    view = track.TrackView(0, 0, bitmap, size, size + 1, 2 * size + 3, "")
    view.set_value(RUN, value, track.CHOSEN)
    x, row = (2 * size + 3, 5) if value == 8 else (size + 1, value - 3)
    grey = on_screen(view).grey(x, track.ROWS_Y + row * size, size, size - 1)
    ground = {divmod(at, size) for at, level in enumerate(grey) if level > 200}
    areas = []
    while ground:
        area, found = 0, [ground.pop()]
        while found:
            y, x = found.pop()
            area += 1
            beside = {(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)} & ground
            ground -= beside
            found += beside
        areas.append(area)
    assert len(areas) == (3 if value == 8 else 2)
    assert min(areas) >= (3 if value == 8 else 2)


def test_all_ten_shapes_and_five_notches_differ(on_screen):
    view = parts.tiles_view()
    screen = on_screen(view)
    seen = set()
    for shape in range(len(shapes.NAMES)):
        view.set_shape(0, shape)
        screen.refresh()
        picture = screen.grey(0, 0, 12, 12)
        assert sum(grey > 200 for grey in picture) == 9 * shapes.SIZE[shapes.FIRST[shape]]
        seen.add(tuple(picture))
    assert len(seen) == len(shapes.NAMES)
    view.show(bytes(5), bytes((0, 1, 2, 3, 4)))
    screen.refresh()
    notches = [screen.grey(15, row * 12, 15, 12) for row in range(5)]
    for one, other in itertools.combinations(notches, 2):
        assert differing_pixels(one, other) >= 12


def test_a_selected_tile_is_framed_and_a_multiplayer_game_has_no_notches(on_screen):
    view = parts.tiles_view(20, 16)
    view.show(bytes(5))
    screen = on_screen(view)
    assert max(screen.grey(35, 0, 15, 60)) == 0
    view.select(2)
    screen.refresh()
    assert min(screen.grey(5, 23, 40, 1)) > 240
    view.select(-1)
    screen.refresh()
    assert max(screen.grey(0, 0, 16, 60)) == 0


@pytest.mark.parametrize("name", ["raspberry_pi_pico", "tinycircuits_thumby_color"])
def test_a_selected_tiles_frame_cuts_nothing_of_the_column_next_to_it(name):
    with held(name):
        view = SCENES["slide"]().app.navigator.view
    layout, tiles = view.layout, view.tiles
    assert tiles.x + tiles.frame.x >= view.track.x + layout.run_x + layout.track_size


def at_side(on_screen):
    """Return a LowSide and its screen, with dice and tiles."""
    side = parts.side()
    side.show(bytes((5, 10, 7, 2, 3)))
    side.show_tiles((0, 1, 2, 3, 4), True)
    return side, on_screen(side)


def test_next_to_a_small_grid_are_dice_or_tiles(on_screen):
    side, screen = at_side(on_screen)
    seen = {tuple(screen.grey(0, 0, 21, 24))}
    for letter in (0, 3, -1):
        side.select(letter)
        screen.refresh()
        seen.add(tuple(screen.grey(0, 0, 21, 24)))
    assert len(seen) == 3  # the dice are unchanged


def test_next_to_a_small_grid_each_notch_looks_different(on_screen):
    side, screen = at_side(on_screen)
    side.select(0)
    seen = set()
    for notch in range(9):
        side.set_notch(2, notch)
        screen.refresh()
        seen.add(tuple(screen.grey(8, 8, 4, 16)))
    assert len(seen) == 9
    side.set_notch(2, 0)
    sent = screen.refresh()
    assert sum(width * height for _, _, width, height in sent) <= 4 * 16


def test_the_die_in_hand_has_a_bar_next_to_it(on_screen):
    side, screen = at_side(on_screen)
    seen = {screen.picture()}
    for die in range(5):
        side.mark(die)
        screen.refresh()
        seen.add(screen.picture())
    assert len(seen) == 6


@pytest.mark.parametrize(
    "board", ["pygamer", "pajenicko_picopad", "clue_nrf52840_express", "raspberry_pi_pico_upright"]
)
def test_what_is_below_a_column_keeps_off_the_next_columns(board):
    with held(board):
        device = SCENES["drop"]()
        view = device.app.navigator.view
        shown = device.picture()
        pixel = scale(*shown.size)
        art = shown.reduce(pixel).convert("L")
    grey = art.tobytes()
    size, layout = view.layout.track_size, view.layout
    top = layout.track_y + track.ROWS_Y + 5 * size
    lit = [
        x
        for x in range(layout.panel_x - 2, layout.panel_x + layout.letter_x + 3)
        if any(grey[y * art.width + x] > 60 for y in range(top, top + size - 1))
    ]
    gaps = [after - x - 1 for x, after in zip(lit, lit[1:], strict=False) if after - x > 1]
    words = [gap for gap in gaps if gap > 1]  # the others separate the characters of a word
    assert len(words) >= 2, (lit, gaps)
