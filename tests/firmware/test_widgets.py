"""Bars, menus, tables, theme and layout, which connect the other widgets."""

import pytest

from firmware import theme
from firmware.memory import loader
from firmware.number_drop.widgets import dice, phone, tiles, track
from firmware.number_drop.widgets.layout import lay_out
from firmware.widgets import bars, font, hint_line, menu, rank_grid
from tests.firmware import parts
from tests.firmware.handheld import Message, menu_names


def test_hints_take_two_lines_and_leave_one_to_a_message(on_screen):
    hints = "[A] CIRCLE IT [B] PASS [←→] NEXT"
    bar = bars.HintBar(0, 0, 83)
    bar.show(hints)
    screen = on_screen(bar)
    assert max(screen.grey(0, 2, 83, 6)) > 240 and max(screen.grey(0, 9, 83, 6)) > 240
    bar.show(hints)
    assert screen.refresh() == []
    bar.show("[A] OK", "ROLL")
    screen.refresh()
    assert 100 < max(screen.grey(0, 2, 83, 6)) < 240  # the message, in its own colour


def message_of(line):
    """Return the message in a line of a bar."""
    return Message(line).text


def shared_words(bar):
    """Return a bar's message, and which lines show hints."""
    shown = [text for text in map(message_of, bar.lines) if text]
    rows = [row for row, line in enumerate(bar.lines) if pixels_of(line, hint_line.KEY)]
    return " ".join(shown), rows


def pixels_of(line, value):
    """Return how many pixels of a line have a value."""
    bitmap = line.bitmap
    return sum(bitmap[x, y] == value for x in range(bitmap.width) for y in range(bitmap.height))


def hints_of(bar):
    """Return how many pixels of the first line belong to hints: a key, or what it does."""
    return sum(pixels_of(bar.lines[0], value) for value in (hint_line.KEY, hint_line.WORDS))


LONG = "[←→] MOVE [↑] TURN [↓] FLIP [A] DROP"


def test_the_first_hints_are_below_a_message_where_not_all_are(on_screen):
    bar = bars.HintBar(0, 0, 83)
    bar.show(LONG, "PLACE")
    on_screen(bar)
    seen = []
    for _ in range(4):
        seen.append(shared_words(bar))
        bar.tick(1999)
        assert shared_words(bar) == seen[-1]
        bar.tick(1)
        for row in range(2):  # one line at a time: a key pressed now only waits for one
            before = [list(line.pieces) for line in bar.lines]
            bar.tick(20)
            assert [i for i in range(2) if bar.lines[i].pieces != before[i]] == [row]
    assert seen == [("PLACE", [1]), ("", [0])] * 2
    below, beyond = bar.pages
    assert 0 == below[1] < beyond[1] < len(bars.pairs(LONG))  # each is in one of the two
    bar.show(LONG)
    assert shared_words(bar) == ("", [0, 1])
    bar.tick(9999)
    bar.tick(20)
    assert shared_words(bar) == ("", [0, 1])


def test_a_bar_of_one_line_shows_all_hints_in_parts_and_what_is_short_at_once(on_screen):
    bar = bars.HintBar(0, 0, 83, 8)
    on_screen(bar)
    bar.show("[A] OK [B] BACK", "ROLL")
    assert shared_words(bar) == ("ROLL", [0]) and len(bar.pages) == 1
    bar.show(LONG, "PLACE")
    shown = 0
    for part in range(len(bar.pages)):
        assert shared_words(bar)[1] == ([0] if part else [])
        shown += hints_of(bar)
        bar.turn()
    wide = bars.HintBar(0, 0, 300, 8)
    wide.show(LONG)
    assert shown == hints_of(wide)


@pytest.mark.parametrize(
    ("height", "parts"),
    [
        (8, [["NO SHAPE:"], ["NO POINTS,"], ["AT ALL"], []]),
        (24, [["NO SHAPE: NO", "POINTS, AT ALL"]]),
    ],
)
def test_a_message_is_parted_between_its_signs_unless_all_fits_otherwise(height, parts):
    bar = bars.HintBar(0, 0, 60, height)
    bar.show("[A] GO ON", "NO SHAPE: NO POINTS, AT ALL")
    assert [part[0] for part in bar.pages] == parts


def test_only_what_differs_in_a_line_is_sent_again(on_screen):
    bar = bars.HintBar(0, 0, 120, 8)
    screen = on_screen(bar)
    turn = "[A] CIRCLE"
    bar.show(turn, "=== 5 1/3")
    screen.refresh()
    bar.show(turn, "=== 5 2/3")
    ((x, _, width, height),) = screen.refresh()
    start = 1 + font.SMALL.width("=== 5 ")
    assert start <= x and width <= font.SMALL.width("2/3") + 1 and height <= 8
    bar.show("[A] CHANGE", "=== 5 2/3")
    ((x, _, width, _),) = screen.refresh()
    assert x > start + font.SMALL.width("2/3") and width <= font.SMALL.width("CIRCLE")
    bar.show("[A] CHANGE")
    screen.refresh()
    after = screen.grey(0, 0, 120, 8)
    fresh = bars.HintBar(0, 0, 120, 8)
    fresh.show("[A] CHANGE")
    assert on_screen(fresh).grey(0, 0, 120, 8) == after


def test_a_message_goes_into_the_lines_above_the_bar(on_screen):
    bar = bars.HintBar(0, 40, 120, 8, ((60, -13, 53), (60, -6, 53)))
    on_screen(bar)
    bar.show("[A] CIRCLE", "CONSECUTIVE 5  2/2")
    assert [message_of(line) for line in bar.lines] == ["CONSECUTIVE 5", "2/2", ""]
    assert shared_words(bar)[1] == [2]


def test_no_part_of_a_message_ends_in_a_comma(on_screen):
    bar = bars.HintBar(0, 40, 80, 17)
    on_screen(bar)
    bar.show("[A] BACK", "GOALS: 40 WITHOUT HELP, 3 LETTERS, 10 ROWS")
    assert [message_of(line) for line in bar.lines] == ["GOALS:", "40 WITHOUT HELP"]
    bar.turn()
    assert [message_of(line) for line in bar.lines] == ["3 LETTERS, 10 ROWS", ""]
    bar.show("[A] BACK", "10 ROWS, 8 LETTERS, 75 POINTS, 40 POINTS")
    assert [message_of(line) for line in bar.lines] == [
        "10 ROWS, 8 LETTERS,",
        "75 POINTS, 40 POINTS",
    ]


def test_a_menu_shows_whether_a_step_moves_its_rows_also_where_a_value_takes_one(on_screen):
    lines = ["ONE", "TWO", "THREE", "A LINE WITHOUT ROOM", "FIVE", "SIX"]
    choice = menu.Menu(0, 0, 90, lines, height=32)
    choice.set_values(3, ["FOR A VALUE"])
    on_screen(choice)
    assert choice.count < len(lines)
    choice.choose(3)
    assert menu_names(choice)[-2:] == [lines[3], ""], "its value takes a row"
    choice.choose(0)
    moved = []
    for step in [1] * len(lines) + [-1] * len(lines):
        shown, first = choice.scrolls(step), choice.line_at(choice.y)
        choice.step(step)
        assert shown == (choice.line_at(choice.y) != first)
        moved.append(shown)
    assert True in moved and False in moved


def test_a_menu_shows_its_chosen_line_without_colour(on_screen):
    choice = menu.Menu(0, 0, 120, ("NEW GAME", "SETTINGS"))
    choice.set_values(1, ["ON"])
    screen = on_screen(choice)
    first = screen.grey(0, 0, 12, 12)
    choice.choose(1)
    screen.refresh()
    assert choice.chosen == 1
    assert screen.grey(0, 12, 12, 12) == first != screen.grey(0, 0, 12, 12)


def test_a_table_puts_numbers_at_the_right(on_screen):
    rows = [("1", "CHE", "99"), ("2", "FLO", "92")]
    screen = on_screen(rank_grid.ranks(0, 0, 99, 10, rows, (1,)))
    assert max(screen.grey(0, 0, 4, 20)) > 150 and max(screen.grey(96, 0, 3, 20)) > 150
    assert max(screen.grey(99, 0, 10, 20)) == 0
    assert max(screen.grey(10, 0, 30, 20)) == max(screen.grey(60, 0, 25, 20)) == 0
    assert max(screen.grey(0, 0, 99, 10)) > max(screen.grey(0, 10, 99, 10))  # white, and not


def test_another_theme_recolours_what_is_shown(on_screen):
    view = parts.grid_view()
    screen = on_screen(view)
    dark = screen.picture()
    theme.apply({name: 0xFFFFFF - colour for name, colour in theme.DARK.items()})
    screen.refresh()
    assert screen.picture() != dark
    theme.apply(theme.DARK)
    screen.refresh()
    assert screen.picture() == dark


def test_a_palette_that_was_forgotten_follows_no_theme_and_is_made_again():
    forgotten = theme.palette(("pink", "dim"))
    assert theme.palette(("pink", "dim")) is forgotten
    theme.forget()
    made = theme.palette(("pink", "dim"))
    theme.apply({name: 0xFFFFFF - colour for name, colour in theme.DARK.items()})
    assert (forgotten[0], made[0]) == (theme.DARK["pink"], 0xFFFFFF - theme.DARK["pink"])
    theme.apply(theme.DARK)
    assert made[0] == theme.DARK["pink"]


def test_every_sprite_colour_is_in_the_theme():
    assert len(theme.SPRITE_COLOURS) == 16
    assert set(theme.SPRITE_COLOURS) <= set(theme.DARK)


COLOUR_SIZES = ((160, 128), (160, 120), (120, 120), (128, 128), (240, 135))


@pytest.mark.parametrize(("width", "height"), COLOUR_SIZES)
def test_the_layout_leaves_nothing_over_the_edge(width, height):
    place = lay_out(width, height)
    bar_is_beside = place.hints_x > 0
    bottom = place.hints_y if bar_is_beside else place.grid_y + 14 * place.cell
    bottom += min([y - 1 for _, y, _ in place.notes], default=0)  # their accents are that high
    assert place.grid_y >= 0 and place.grid_x + 8 * place.cell < place.panel_x
    assert place.grid_y + 14 * place.cell <= (height if bar_is_beside else place.hints_y)
    assert place.hints_y + place.hints_height <= height
    assert place.panel_x + dice.row_width(place.dice_size) <= width
    tiles_width = tiles.UPRIGHT_WIDTH if place.upright else tiles.WIDTH
    assert place.panel_x + place.tiles_x + tiles_width <= width
    assert place.header_y + bars.HEADER_HEIGHT <= place.dice_y
    assert (
        place.dice_y + dice.HEIGHTS[place.dice_size] + dice.MARKERS[place.dice_size]
        <= place.track_y
    )
    assert place.track_y + track.ROWS_Y + track.ROWS * place.track_size <= bottom
    assert place.track_size >= 11


@pytest.mark.parametrize(("width", "height"), [(120, 160), (120, 191), (148, 191), (120, 260)])
def test_a_tall_screen_has_dice_and_hints_below_the_grid(width, height):
    place = lay_out(width, height)
    assert (place.cell, place.grid_x) == (9, 0)
    bottom = place.grid_y + 14 * place.cell
    tall = dice.HEIGHTS[place.dice_size] + dice.MARKERS[place.dice_size] - 1
    above = place.tiles_y + phone.TILE_HEIGHT if place.is_phone else bottom
    assert above <= place.dice_y and place.dice_y + tall <= place.hints_y
    assert place.dice_x >= 0 and place.dice_x + dice.row_width(place.dice_size) <= width
    assert place.hints_width == width and place.hints_y + place.hints_height == height
    x, top, room, count, pitch = place.scores
    assert top >= place.header_y + bars.HEADER_HEIGHT
    assert top + count * pitch <= place.track_y + 1  # the last one's letters are lower
    assert x + room <= width
    edge = 8 * place.cell - 1  # the row marks' last pixels are empty
    assert edge < place.track_x  # and one more is left between them and the track
    right = place.track_x + place.letter_x + place.track_size
    if place.is_phone:
        assert bottom <= place.tiles_y and place.tiles_x >= 0
        assert place.tiles_x + 5 * phone.TILE_WIDTH <= width
    else:
        right = place.track_x + place.tiles_x + tiles.UPRIGHT_WIDTH + place.upright - 1
    assert right <= width  # a frame begins one pixel before them
    assert place.track_y + track.ROWS_Y + track.ROWS * place.track_size <= bottom


def test_a_screen_too_small_for_any_layout_is_named():
    with pytest.raises(ValueError, match="72x40"):
        lay_out(64, 40)


def test_a_hint_wider_than_its_bar_has_its_key_above_what_that_does():
    bar = bars.HintBar(80, 0, 48, 34)
    bar.show("[B] AIM[HOLD B] GO BACK", "BLUE CIRCLE")
    shown = []
    for _ in range(2):
        shown.append([list(line.pieces) for line in bar.lines])
        bar.turn()
    for part in shown:
        for line in part:
            for text, x in zip(line[::3], line[1::3], strict=True):
                assert x + font.SMALL.width(text) <= bar.lines[0].bitmap.width, text
    said = [[text for line in part for text in line[::3]] for part in shown]
    assert "HOLD B" not in said[0] and said[1] == ["HOLD B", "GO BACK"]


def test_a_hint_wider_than_its_bar_leaves_a_message_above_alone():
    bar = bars.HintBar(80, 0, 48, 16)
    bar.show("[HOLD B] GO BACK", "BLUE")
    above, below = [list(line.pieces) for line in bar.lines]
    assert above[::3] == ["BLUE"] and below[::3] == ["HOLD B", "GO BACK"]


@pytest.fixture
def two_colours():
    theme.apply(loader.import_named("firmware.themes.mono").COLOURS)
    yield
    theme.apply(theme.DARK)


def test_in_black_and_white_a_key_with_a_name_is_dark_on_a_cap(on_screen, two_colours):
    bar = bars.HintBar(0, 0, 120, 8)
    bar.show("[A] SLIDE [←→] TILE")
    (letter, x, _, _, after, _) = bar.lines[0].pieces[:6]
    assert (letter, after > x + font.SMALL.width("A") + 1) == ("A", True)
    left, wide = bar.lines[0].grid.x + x + 1, font.SMALL.width("A")
    screen = on_screen(bar)
    rim = [screen.grey(left - 1, y, wide + 2, 1) for y in (0, 6)]
    rim += [screen.grey(at, 0, 1, 7) for at in (left - 1, left + wide)]
    assert min(min(edge) for edge in rim) > 240
    face = screen.grey(left, 1, wide, font.SMALL.ascent)
    source, start, _, _ = font.SMALL.source(font.SMALL.numbers_of("A")[0])
    drawn = [source[start + at % wide, at // wide] for at in range(len(face))]
    assert [grey < 20 for grey in face] == [value == 1 for value in drawn]
    bar.show("[←→] TILE [A] OK")
    screen.refresh()
    wide = font.SMALL.width("←→")
    assert max(screen.grey(0, 0, left + wide, 1)) < 20  # above the arrows: they have no cap
    assert max(screen.grey(left, 1, wide, font.SMALL.ascent)) > 240


def test_a_cap_that_goes_leaves_nothing_behind(on_screen, two_colours):
    bar = bars.HintBar(0, 0, 120, 8)
    screen = on_screen(bar)
    for hints in ("[A] OK", "[B] BACK", "[A] OK [B] BACK", "[HOLD A] OK", "[HOLD B] OK", "[A] OK"):
        bar.show(hints)
        screen.refresh()
        fresh = bars.HintBar(0, 0, 120, 8)
        fresh.show(hints)
        assert pixels_in(bar) == pixels_in(fresh), hints


def pixels_in(bar):
    """Return the values of the pixels of a bar's first line."""
    bitmap = bar.lines[0].bitmap
    return [bitmap[x, y] for y in range(bitmap.height) for x in range(bitmap.width)]
