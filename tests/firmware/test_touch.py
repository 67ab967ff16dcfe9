"""What gestures on the glass do, and must not do: each of them, and whole games."""

import itertools
import random
from importlib import import_module
from typing import Any

import pytest

from engine.drop_it.pieces import CIRCLE, COLOURS, KINDS
from engine.number_drop.actions import digit_in
from engine.number_drop.dice import STAR
from engine.number_drop.shapes import WIDE
from engine.number_drop.sheet import EMPTY
from engine.number_drop.table import BOTTOM
from firmware.kept.settings import SPEED
from firmware.memory.loader import import_named
from firmware.number_drop.screens.drop import NO_DIAL
from firmware.touch.gesture import Gesture, answer
from firmware.touch.glass import Glass
from firmware.widgets.bars import pairs
from sim import languages
from sim.bundler import drive
from sim.players.auto import make_player
from sim.project import ROOT
from tests import slow
from tests.firmware.handheld import Handheld, begun, held, menu_names
from tests.touch_player import Move, cell_place, die_place, next_move, tap, touch

SHARE = 2 / 3  # of the keys that a game takes: the maximum number of gestures
SEEDS = (2, 4)
BOARDS = ("pygamer", "tinycircuits_thumby", "adafruit_feather_esp32s3_reverse_tft")
TALL = ((120, 191), (120, 160), (148, 260))  # upright screens: of phones, and of a board
FAR = 30


class Touched:
    """A handheld with a touch screen."""

    def __init__(self, device):
        self.device = device
        self.glass = Glass(device.app)

    def do(self, *move):
        touch(self.device, self.glass, Move(*move))

    def tap(self, place):
        touch(self.device, self.glass, tap(*place))

    def swipe(self, place, across, along):
        self.do(*place, place[0] + across, place[1] + along)

    def tap_line(self, index):
        """Tap a line of a menu that is visible."""
        menu = self.device.screen.menu
        row = menu_names(menu).index(menu.texts[index])
        self.tap((menu.x + 20, menu.y + row * menu.pitch + 4))

    def drag(self, place, x, y):
        """Drag a finger, and do not lift it."""
        self.glass.take("across", place[0], place[1], x, y)
        self.device.step()
        self.device.rest()

    def hint(self, label):
        """Tap a hint by the key that it names."""
        bar = self.device.screen.bar
        for line in bar.lines:
            if label in line.pieces:
                x = line.pieces[line.pieces.index(label) + 1]
                self.tap((bar.x + line.grid.x + x + 2, bar.y + line.grid.y + 3))
                return
        raise AssertionError(f"no hint {label}")


def on(name, seed=2):
    """Return one whose game of Number Drop has reached a screen."""
    device = Handheld(seed=seed)
    device.play_to(name, "random", seed=seed)
    return Touched(device)


def middle(view):
    return cell_place(view, 8 * 8 + 3)


def game_by_keys(seed, game):
    """Return a random solo game's actions, and the number of keys."""
    device = Handheld(seed=seed)
    player = make_player("random", 1, seed, game)
    while not device.app.session.has_game():
        device.press(player.next_key(device.app) or "")
    keys = -device.app.input.presses
    before = device.app.session.record.count
    while (key := player.next_key(device.app)) is not None:
        device.press(key)
    replay = import_module(f"engine.{game}.replay").Replay(device.app.session.record)
    actions = []
    for _ in range(device.app.session.record.count):
        actions.append(replay.next())
        replay.do(actions[-1])
    return actions[before:], keys + device.app.input.presses, device.game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_number_drop_takes_two_thirds_of_the_keys(seed):
    actions, keys, wanted = game_by_keys(seed, "number_drop")
    touched = Touched(begun_afresh(seed, "number_drop"))
    gestures = play(touched, actions)
    assert touched.device.game.sheets[0].score() == wanted.sheets[0].score()
    assert touched.device.app.session.record.count == len(actions)
    assert gestures <= keys * SHARE


def test_a_game_of_drop_it_takes_two_thirds_of_the_keys():
    actions, keys, _ = game_by_keys(1, "drop_it")
    touched = Touched(begun_afresh(1, "drop_it"))
    assert play(touched, actions) <= keys * SHARE
    assert touched.device.game.board.count == 36


@pytest.mark.parametrize("screen", slow.but(TALL[:1], TALL))
@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_both_games_are_played_by_touch_on_tall_screens(game, screen):
    actions, _, _ = game_by_keys(2, game)
    touched = Touched(begun_afresh(2, game, screen))
    play(touched, actions)
    record = touched.device.app.session.record
    assert game == "drop_it" and record.game.board.count == 36 or record.count == len(actions)


@pytest.mark.parametrize("screen", TALL)
def test_dice_below_the_sheet_are_not_the_sheet(screen):
    device = Handheld(seed=2, screen=screen)
    device.play_to("drop", "random", seed=2)
    touched, shown = Touched(device), device.screen
    before = shown.falling.orientation
    die = next(die for die in range(4) if shown.game.dice[die] != STAR)
    x, y = die_place(shown.view, die)
    assert x < shown.view.layout.panel_x and y > shown.view.layout.cell * 14
    touched.tap((x, y))
    assert shown.falling.orientation == before
    assert device.name == "drop" and shown.cursor >= 0


@pytest.mark.parametrize("screen", TALL)
def test_a_finger_between_points_and_tiles_opens_no_menu(screen):
    device = Handheld(seed=2, screen=screen)
    device.play_to("slide", "random", seed=2)
    touched, view = Touched(device), device.screen.view
    x = view.tiles.x + 5
    touched.tap((x, view.track.y - 5))
    assert device.name == "slide"
    touched.tap((x, view.tiles.y - 2))  # a little above the first tile
    assert device.app.session.record.game.notches[0] == 1
    touched.device.press("b")
    touched.tap((x, 4))
    assert device.name == "pause"


def begun_afresh(seed, game, screen=None):
    """Return a handheld with a solo game that has just begun, on a screen of any size."""
    device = Handheld(seed=seed, screen=screen)
    device.app.session.offer(game)
    device.new_game(1, seed)
    device.step()
    device.rest()
    return device


def play(touched, actions):
    """Play these actions by touch; return the number of gestures."""
    device = touched.device
    count = 0
    while device.name != "over":
        touch(device, touched.glass, next_move(device.app, actions))
        count += 1
        assert count < 400, device.name
    return count


# --- Number Drop ---


@pytest.mark.parametrize("place", [(30, 70), (90, 70)])
def test_a_tap_anywhere_rolls_and_a_swipe_does_not(place):
    touched = Touched(begun(Handheld(seed=2)))
    device = touched.device
    touched.swipe(middle(device.screen.view), 0, FAR)
    assert device.name == "roll"
    touched.tap(place)
    assert device.name == "slide"


def test_a_tap_on_the_points_pauses_before_the_roll_too():
    touched = Touched(begun(Handheld(seed=2)))
    touched.tap((140, 4))
    assert touched.device.name == "pause"


def test_a_tap_in_haste_does_not_roll():
    touched = on("round_end")
    device = touched.device
    device.undo()
    device.step()
    device.rest()
    while device.name != "round_end":
        device.tap("a")
    assert not device.app.at_rest
    for kind in ("tap", "tap"):
        touched.glass.take(kind, *die_place(device.screen.view, 0) * 2)
        device.step()
    device.rest()
    assert device.name == "round_end" and device.app.session.can_undo()


def test_a_tap_that_ends_an_animation_goes_no_further():
    touched = Touched(begun(Handheld(seed=2)))
    screen = touched.device.screen
    screen.at_rest = False
    screen.skip = lambda: setattr(screen, "at_rest", True)
    touched.tap(die_place(screen.view, 0))
    assert touched.device.name == "roll"
    del screen.skip
    touched.tap(die_place(screen.view, 0))
    assert touched.device.name == "slide"


def test_a_tile_slides_where_it_is_tapped_if_it_can():
    touched = on("slide")
    device = touched.device
    view, game = device.screen.view, device.game
    can, cannot = 1, 2
    game.notches[cannot] = BOTTOM
    x, y, pitch = view.tiles.x + 4, view.tiles.y + 4, view.layout.track_size
    touched.tap((x, y + cannot * pitch))
    assert device.name == "slide"
    before = game.notches[can]
    touched.tap((x, y + can * pitch))
    assert game.notches[can] == before + 1


def test_the_shape_goes_where_the_finger_goes():
    touched = on("drop")
    screen = touched.device.screen
    falling, view = screen.falling, screen.view
    x, y = middle(view)
    wide = WIDE[falling.orientation]
    for to_x, col in ((view.grid.x + 1, 0), (view.grid.x + 70, 7 - wide)):
        touched.drag((x, y), to_x, y + 4)
        assert falling.col == col
    orientation = falling.orientation
    touched.swipe((x, y), 2, -FAR)
    flipped = falling.orientation
    touched.tap(cell_place(view, view.where[0]))
    assert len({orientation, flipped, falling.orientation}) > 1
    for col in (0, 3):
        touched.tap(cell_place(view, 13 * 8 + col))
        assert falling.col <= col < falling.col + WIDE[falling.orientation]
    assert touched.device.screen is screen  # nothing has dropped
    touched.do(x, y, x + 3, y + FAR)
    assert touched.device.name != "drop"


def test_letting_go_over_the_sheet_drops_there_and_outside_does_not():
    touched = on("drop")
    device, screen = touched.device, touched.device.screen
    view, falling = screen.view, screen.falling
    x, y = middle(view)
    touched.do(x, y, view.layout.panel_x + 10, y)
    assert device.screen is screen
    assert falling.col == 7 - WIDE[falling.orientation]
    before = bytes(screen.game.sheet().landing(falling.orientation, col) for col in range(2))
    touched.do(x, y, *cell_place(view, 8 * 8))
    assert device.name != "drop" and falling.col == 0
    assert device.game.sheets[0].landing(falling.orientation, 0) != before[0]


def test_a_plain_round_takes_two_to_four_touches():
    """A roll, a tile, and a drop that is dragged to its column."""
    touched = on("roll")
    device = touched.device
    view = device.screen.view
    touched.tap((40, 40))
    assert device.name == "slide"
    touched.tap((view.tiles.x + 4, view.tiles.y + 4))
    assert device.name == "drop"
    x, y = middle(view)
    touched.do(x, y, *cell_place(view, 8 * 8 + 1))
    assert device.name in ("roll", "round_end", "combo")


def test_on_the_spot_only_a_swipe_down_or_its_hint_drops():
    touched = on("drop")
    device = touched.device
    for move in ((0, -FAR), (0, 0)):
        touched.swipe(middle(device.screen.view), *move)
        assert device.name == "drop"
    touched.swipe((140, 70), 0, FAR)  # outside the sheet
    assert device.name == "drop"
    wanted = device.screen.choice()
    count = device.app.session.record.count
    touched.hint("A")
    assert device.app.session.record.count > count
    assert device.name != "drop"
    device.undo()
    device.step()
    device.rest()
    device.screen.select_action(wanted)
    touched.swipe(middle(device.screen.view), 0, FAR)
    assert device.app.session.record.count > count


def test_dice_change_their_digits_and_their_places():
    touched = on("drop")
    screen = touched.device.screen
    view, dice = screen.view, screen.game.dice
    plain = [die for die in range(4) if dice[die] != STAR]
    first, second = next((a, b) for a in plain for b in plain if dice[a] < dice[b])
    order = list(screen.falling.dice)
    touched.do(*die_place(view, first), *die_place(view, second))
    swapped = list(screen.falling.dice)
    assert swapped.index(first) == order.index(second)
    assert swapped.index(second) == order.index(first)
    cell = swapped.index(first)
    before = digit_in(screen.dial.digits(), cell)
    touched.tap(die_place(view, first))
    assert digit_in(screen.dial.digits(), cell) != before
    assert screen.cursor == cell


@pytest.mark.parametrize("names", [("a", "b"), ("up", "a", "down")])
def test_keys_continue_with_what_a_finger_has_marked(names):
    device = Handheld(seed=2, names=names)
    device.play_to("drop", "random", seed=2)
    touched, screen = Touched(device), device.screen
    view, dice = screen.view, screen.game.dice
    die = next(die for die in range(4) if dice[die] != STAR)
    touched.tap(die_place(view, die))
    cell = screen.cursor
    before = digit_in(screen.dial.digits(), cell), screen.falling.orientation
    device.press("b" if len(names) == 2 else "down")
    assert digit_in(screen.dial.digits(), cell) != before[0]
    assert screen.falling.orientation == before[1] and screen.cursor == cell
    at = screen.falling.col
    touched.swipe(cell_place(view, 8 * 8 + at), view.layout.cell * 2, 0)
    assert screen.cursor == NO_DIAL


def test_a_star_turns_as_far_as_it_is_dragged():
    touched = next(
        found
        for found in (on("drop", seed) for seed in range(1, 30))
        if STAR in list(found.device.game.dice[:4])
    )
    screen = touched.device.screen
    star = list(screen.game.dice[:4]).index(STAR)
    x, y = die_place(screen.view, star)
    cell = list(screen.falling.dice).index(star)
    before = screen.dial.digit(cell)
    touched.tap((x, y))
    assert screen.dial.digit(cell) == (before + 1) % 10
    touched.do(x, y, x, y + 6 * 4 - 3)
    assert screen.dial.digit(cell) == (before + 1 - 4) % 10
    touched.do(x, y, x, y - 6 * 5 - 3)
    assert screen.dial.digit(cell) == (before + 1 - 4 + 5) % 10


def test_a_tap_chooses_a_combo_and_a_second_one_circles_it():
    touched = on("combo")
    device = touched.device
    screen, sheet = device.screen, device.game.sheets[0]
    first = screen.action
    empty = next(cell for cell in range(13 * 8, 13 * 8 + 7) if sheet.digit(cell) == EMPTY)
    touched.tap(cell_place(screen.view, empty))
    assert screen.entry == screen.count and device.screen is screen
    screen.select_action(first)
    cell = screen.combos.cells[0]
    touched.tap(cell_place(screen.view, empty))
    touched.tap(cell_place(screen.view, cell))
    assert device.screen is screen and not sheet.is_circled(cell)
    touched.tap(cell_place(screen.view, screen.combos.cells[1]))
    assert sheet.is_circled(cell)


# --- outside games ---


def opened(name):
    """Return one that shows a screen reached from the title."""
    touched = Touched(Handheld())
    touched.device.app.navigator.push(name)
    touched.device.step()
    touched.device.rest()
    return touched


def test_a_line_of_a_menu_does_what_it_says():
    touched = Touched(Handheld())
    device = touched.device

    touched.tap_line(device.screen.lines.index("more"))
    assert device.name == "more"
    touched.hint("B")
    assert device.name == "title"
    touched.tap_line(device.screen.lines.index("players"))
    assert device.name == "players"


def test_a_setting_changes_under_the_finger_and_a_swipe_shows_others():
    touched = Touched(Handheld())
    device = touched.device
    device.choose("settings")
    screen = device.screen
    menu = screen.menu
    value = device.app.settings.values[SPEED]
    touched.tap_line(menu.texts.index(languages.topic("settings", "en").LINES[SPEED][0]))
    assert device.app.settings.values[SPEED] != value
    before = menu_names(menu)
    touched.swipe((60, 80), 0, -FAR)
    touched.swipe((60, 80), 0, -FAR)
    assert menu_names(menu)[0] in before[1:]
    touched.tap((menu.x + 20, menu.y + menu.pitch + 2))
    assert menu.texts[menu.chosen] == menu_names(menu)[1]
    for _ in range(3):
        touched.swipe((60, 60), 0, FAR)
    assert menu.chosen == 0


@pytest.mark.parametrize("language", languages.names())
def test_where_the_chosen_line_has_two_rows_a_tap_is_for_the_line_it_is_on(language):
    with held("tinycircuits_thumby", language, drawn=False):
        touched = opened("settings")
        menu = touched.device.screen.menu
        tight = 0
        for chosen in range(len(menu.texts)):
            for row in range(menu.count):
                menu.choose(chosen)
                names = menu_names(menu)
                wanted = names[row] or menu.texts[chosen]  # whose value is in that row
                tight += names[row] == ""
                touched.tap((20, menu.y + row * menu.pitch + 3))
                assert menu.texts[menu.chosen] == wanted, (chosen, row)
                menu = touched.device.screen.menu
        assert tight


def test_a_value_below_the_last_line_is_tapped_as_that_line():
    with held("tinycircuits_thumby", "fr", drawn=False):
        device = Handheld()
        device.app.session.offer("drop_it")
        device.app.navigator.push("players")
        device.step()
        device.press("up right")
        menu = device.screen.menu
        last = len(menu.texts) - 1
        assert menu.chosen == last and menu_names(menu)[-1] == "", "its value takes a row"
        before = device.texts()
        Touched(device).tap((20, menu.y + (menu.count - 1) * menu.pitch + 3))
        assert menu.chosen == last and device.texts() != before


def test_a_swipe_along_a_sheet_shows_its_other_rows_where_they_have_no_room():
    with held("raspberry_pi_pico_mono", "en", drawn=False):
        device = Handheld()
        device.new_game(2)
        device.app.navigator.run_transitions()
        touched = Touched(device)
        device.app.navigator.push("sheets")
        device.step()
        device.rest()
        grid = device.screen.view.grid
        touched.swipe((30, 30), 0, FAR)
        top = grid.top
        assert top > device.screen.view.layout.rows - 1
        touched.swipe((30, 30), 0, -FAR)
        assert grid.top < top and device.name == "sheets"


def test_a_letter_turns_where_it_is_tapped():
    touched = opened("code_entry")
    screen = touched.device.screen
    before = bytes(screen.letters)
    touched.tap((screen.left + 2 * screen.pitch + 3, screen.group.top + 2))
    assert [index for index in range(8) if screen.letters[index] != before[index]] == [2]
    touched.swipe((60, 60), 0, FAR)
    assert bytes(screen.letters) == before


def test_a_swipe_down_writes_the_first_digit():
    touched = on("place")
    device = touched.device
    x, y = cell_place(device.screen.view, 2)
    touched.do(x, y, x, y + FAR)
    assert device.name == "roll"


def test_a_swipe_in_a_combo_goes_to_the_next_set_of_cells_or_back():
    device = Handheld(seed=2)
    device.play(lambda device: device.name == "combo" and device.screen.turns > 2, "random", seed=2)
    touched = Touched(device)
    screen = device.screen
    x, y = cell_place(screen.view, 8 * 8 + 3)
    for along, turn in ((-FAR, 1), (-FAR, 2), (FAR, 1)):
        touched.swipe((x, y), 0, along)
        assert screen.turn == turn


def test_a_lesson_is_touched_as_the_game_is():
    touched = opened("tutorial")
    device = touched.device
    lesson, record = device.screen, device.app.session.record
    assert not lesson.is_read
    touched.tap(cell_place(device.app.navigator.view, record.wanted))
    assert device.screen is lesson and record.count == 1


def test_words_of_a_lesson_are_read_on_by_taps():
    touched = opened("tutorial")
    device = touched.device
    lesson = device.screen
    for _ in range(60):
        if lesson.is_read:
            break
        if lesson.inner.can_select_action:
            lesson.inner.select_action(device.app.session.record.wanted)
        device.press("a")
    before = device.texts()
    assert lesson.is_read
    touched.tap((40, 60))
    assert device.texts() != before


# --- Drop It ---


def test_drop_it_is_aimed_turned_chosen_and_dropped():
    touched = Touched(begun_afresh(1, "drop_it"))
    device = touched.device
    screen, view = device.screen, device.screen.view
    layout = view.layout
    left, top = view.cell(1, 3)
    touched.tap((layout.panel_x + left + 4, layout.supply_y + top + 4))
    assert (screen.colour, screen.kind) == (1, 3)
    touched.tap((40, 60))
    assert screen.o == 1
    touched.tap((12, 60))
    assert screen.o == 1 and screen.x < 60
    touched.do(40, 60, 75, 62)
    assert screen.x > 96
    touched.swipe((60, 60), -3, -FAR)
    assert screen.o == 0 and device.screen is screen
    touched.swipe((layout.panel_x + 5, 40), 0, FAR)  # outside the zone
    assert device.game.board.count == 0
    touched.swipe((40, 60), 0, FAR)
    assert device.game.board.count == 1


@pytest.mark.parametrize("board", BOARDS)
def test_each_pixel_of_a_cell_takes_the_piece_that_is_seen_there(board):
    with held(board, drawn=False):
        touched = Touched(begun_afresh(1, "drop_it"))
        screen, view = touched.device.screen, touched.device.screen.view
        if view.supply.hidden:
            view.turn()
        wide, tall = view.layout.cell
        colours = [screen.colour] if view.layout.is_narrow else range(COLOURS)
        shown = [(colour, kind) for colour in colours for kind in range(KINDS)]
        side = screen.game.side()
        held_pieces = [one for one in shown if screen.game.left(side, *one)]
        assert len(held_pieces) >= KINDS
        for colour, kind in held_pieces:
            x, y = view.cell(shown.index((colour, kind)) // KINDS, kind)
            for across, down in ((0, 0), (wide - 1, 0), (0, tall - 1), (wide - 1, tall - 1)):
                screen.kind = (kind + 1) % KINDS
                at = max(view.layout.panel_x, view.supply.x + x + across)
                touched.tap((at, view.supply.y + y + down))
                assert (screen.colour, screen.kind) == (colour, kind)


def test_outside_the_supply_no_piece_is_taken():
    touched = Touched(begun_afresh(1, "drop_it"))
    screen, view = touched.device.screen, touched.device.screen.view
    before = screen.choice()
    x, y = view.layout.panel_x, view.supply.y + 4
    touched.glass.take("tap", x, y, x - 5, y)  # one that slips out of the panel
    assert screen.choice() == before


def test_a_piece_of_another_kind_is_taken_unturned():
    touched = Touched(begun_afresh(1, "drop_it"))
    screen, view = touched.device.screen, touched.device.screen.view
    layout = view.layout
    for kind in (3, CIRCLE):
        left, top = view.cell(0, kind)
        touched.tap((layout.panel_x + left + 4, layout.supply_y + top + 4))
        assert (screen.kind, screen.o) == (kind, 0)
        touched.tap((40, 60))  # a quarter turn, if it can be turned


# --- all screens ---


@pytest.mark.parametrize("board", BOARDS)
def test_no_gesture_breaks_anything(board):
    with held(board, drawn=False):
        device = Handheld(seed=3)
        glass = Glass(device.app)
        chance = random.Random(5)
        seen = set()
        width, height = device.display.width, device.display.height
        for _ in range(400):
            seen.add(device.name)
            move = tap(chance.randrange(width), chance.randrange(height))
            if chance.random() < 0.4:
                move = Move(move.x, move.y, chance.randrange(width), chance.randrange(height))
            for kind in move.gestures():
                glass.take(kind, *move)
            device.step()
            if chance.random() < 0.8:
                device.rest()
        assert len(seen) > 5


def test_a_game_without_an_answer_of_its_own_gives_none():
    nothing: Any = None
    assert not answer(nothing, Gesture("tap", 0, 0, 0, 0))


def test_only_boards_with_a_touch_screen_have_what_it_needs():
    def touched(*boards):
        return [place for place in drive.files(boards) if "touch" in place.as_posix()]

    assert touched("pygamer", "clue_nrf52840_express") == []
    assert len(touched("pyportal")) == len(touched("pygamer", "pyportal")) > 8


# --- texts ---


@pytest.fixture
def spoken():
    """Return a function that switches on a handheld that may speak of gestures."""

    def start(language="en", **options):
        touched = Touched(Handheld(seed=2, language=language, **options))
        touched.glass.wording.listen()
        return touched

    return start


def said(device):
    """Return the hints on the screen, each with what precedes its text."""
    return [hint[:2] for hint in device.screen.bar.measured]


def test_hints_name_gestures_after_a_finger_and_keys_after_a_key(spoken):
    touched = spoken(screen=TALL[0])
    device, use = touched.device, touched.glass.wording.use
    begun(device)
    assert said(device)[0] == ("A", "ROLL")
    use(True)
    assert said(device) == [("TAP TO", "ROLL"), ("PAUSE", ""), ("UNDO", "")]
    use(False)
    assert said(device)[0] == ("A", "ROLL")


def test_words_of_gestures_are_buttons(spoken):
    touched = spoken(screen=TALL[0])
    device = touched.device
    begun(device)
    touched.glass.wording.use(True)
    touched.hint("UNDO")
    assert device.name == "place"
    touched.tap(cell_place(device.screen.view, 3))
    touched.hint("PAUSE")
    assert device.name == "pause"


@pytest.mark.parametrize("language", languages.WHOLE)
def test_no_lesson_and_no_help_speaks_of_keys_to_fingers(language, spoken):
    touched = spoken(language)
    app = touched.device.app
    touched.glass.wording.use(True)
    names = app.key_map.names_of_keys()
    for game in ("number_drop", "drop_it"):
        lessons = app.game_words("tutorial", game).TEXTS
        texts = ["\n".join(text) for text in itertools.chain(*lessons) if isinstance(text, tuple)]
        help = vars(app.game_words("help", game))
        texts += [text[1] for name, text in help.items() if name[:5] == "HELP_" and text[1:]]
        assert len(texts) > 10
        for text in texts:
            assert "[" in text and "[" not in names.named_in(text, ""), text


@pytest.mark.parametrize("language", languages.WHOLE)
def test_the_gestures_of_a_language_are_for_words_that_it_has(language):
    file = f"firmware.touch.said.{language}"
    table = import_named(file).HINTS
    words = {"|".join(what for _, what in pairs(hints)) for hints in all_hints(language)}
    for row in table:
        assert any(f"|{row}|" in f"|{found}|" for found in words), row


def all_hints(language):
    """Return all key hints of a language."""
    found = []
    for game in ("", "number_drop.", "drop_it."):
        file = ROOT.joinpath("firmware", game.strip("."), "text", f"{language}.py")
        for topic in languages.words(file.read_text("utf-8")).values():
            found += [hints for name, hints in topic.items() if name.startswith("HINTS_")]
    return found


def test_a_lesson_is_said_again_when_a_key_is_pressed(spoken):
    touched = spoken()
    device = touched.device
    touched.glass.wording.use(True)
    device.app.navigator.push("tutorial")
    device.step()
    device.rest()
    assert "TAP ITS COLUMN" in " ".join(device.texts())
    touched.glass.wording.use(False)
    text = " ".join(device.texts())
    assert "TAP" not in text and "WRITES" in text
