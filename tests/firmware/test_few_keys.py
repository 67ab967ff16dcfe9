"""Two and three keys: choices are made in steps, all can be reached, and all can be undone."""

from typing import Any

import pytest

from engine.number_drop import shapes
from engine.number_drop.combos import PASS
from engine.number_drop.legal import Legal
from engine.number_drop.table import BLOCK, COMBO, DROP
from firmware.keys.input import HOLD
from firmware.keys.names import marked
from firmware.number_drop.screens.few_drop import DIGITS
from sim import languages
from sim.players.auto import make_player
from tests import slow
from tests.bench import keys
from tests.boards.soldered import WITH_KEYS
from tests.engine.playing import saved
from tests.engine.positions import dropping
from tests.firmware.handheld import Handheld, held, is_shown
from tests.firmware.scenes import SCENES

PLAY = languages.topic("number_drop.play", "en")

TWO = ("a", "b")
THREE = ("up", "a", "down")
BACK = f"b:{HOLD + 100}"
MENU = f"a:{HOLD + 100}"


def at(position, names=TWO):
    """Return a handheld with few keys in the middle of a game."""
    device = Handheld(names=names)
    device.new_game(1)
    device.app.navigator.run_transitions()
    device.press("a")
    device.game.load_from(saved(position))
    device.show_phase()
    device.app.navigator.run_transitions()
    return device


def at_drop(dice, *rows, names=TWO):
    device = at(dropping(dice, *rows), names)
    assert device.name == "drop"
    return device


def hints(device):
    """Return the bar's hints, as {what it does: the key}."""
    return {what: key for key, what in device.hints}


# --- the steps of a drop ---


def test_a_drop_goes_through_its_stages_and_says_which():
    device = at_drop("1 2 3 5 *", "1......")
    said = []
    while device.name == "drop":
        said.append(device.hints[0])
        count = device.app.session.record.count
        device.press("a")
    assert said == [("B", verb) for verb in ("SHAPE", "TURN", "MOVE", "DIGITS")], (
        "one A is enough for digits that are in order"
    )
    assert device.app.session.record.count > count


def test_another_key_leads_through_the_orders_that_open_a_combo_to_each_digit():
    device = at_drop("4 2 3 5 I", "44.....")
    device.press("a")
    while device.screen.falling.col != 2:
        device.press("b")
    device.press("a")
    seen = []
    while device.hints[0][1] == "DIGITS":
        seen.append(device.screen.dial.digits())
        device.press("b")
    combos, falling = device.game.load_combos(), device.screen.falling
    assert falling.orientation == shapes.FIRST[0] and len(seen) > 3
    assert all(combos.opened_by(falling.orientation, falling.col, order) for order in seen[1:])
    assert [nibbles(order) for order in seen[1:]] == sorted(map(nibbles, set(seen[1:])))
    said = []
    while device.name == "drop":
        said.append(device.hints[0][1])
        device.press("a")
    assert said == ["DIGIT 1/4", "DIGIT 2/4", "DIGIT 3/4"]


def nibbles(digits: int) -> list[int]:
    """Return the digits of an arrangement, first cell first."""
    return [digits >> (4 * cell) & 15 for cell in range(4)]


def test_stages_without_a_choice_are_left_out():
    device = at_drop("3 2 2 3 O", "1......")
    verbs = []
    while device.name == "drop":
        verbs.append(device.hints[0][1])
        device.press("a")
    # An O has only one orientation.
    assert verbs == ["MOVE", "DIGITS"]


def test_the_last_stage_says_drop_and_back_leads_to_the_stage_before():
    device = at_drop("1 2 3 5 L", "1......")
    device.press("a a")
    assert hints(device)["DROP"] == "A" and hints(device)["BACK"] == "HOLD B"
    while device.screen.steps.at < DIGITS:
        device.press("b")
    device.press("a a")
    assert hints(device)["DROP"] == "A" and hints(device)["BACK"] == "HOLD B"
    choice = device.screen.choice()
    steps = [device.screen.steps.at]
    for _ in range(5):
        device.press(BACK)
        steps.append(device.screen.steps.at)
    assert steps == [6, 5, 4, 3, 2, 1] and device.name == "drop"
    assert device.screen.choice() == choice and "BACK" not in hints(device)


@pytest.mark.parametrize("dice", ["1 2 3 5 *", "1 1 4 6 L", "* 2 * 3 S", "1 2 4 6 O"])
def test_every_drop_is_within_reach_of_two_keys(dice):
    rows = ("1.....2", "1.3..22")
    legal = Legal(dropping(dice, *rows))
    reached = set()
    wanted = set()
    for index in range(0, legal.count(), legal.count() // 12):
        action = legal.nth(index)
        wanted.add(action)
        device = at_drop(dice, *rows)
        player = make_player("hint", 1, 1)
        player._decided, player._action = device.app.session.record.count, action
        for _ in range(60):
            key = player.next_key(device.app)
            if key == "a" and device.screen.choice() == action:
                reached.add(action)
                break
            device.press(key)
    assert reached == wanted and len(wanted) > 10


def test_turning_leads_through_all_ways_once_and_round():
    device = at_drop("1 2 3 5 L", "1......")
    seen = []
    for _ in range(8):
        seen.append(device.screen.falling.orientation)
        device.press("b")
    first = shapes.FIRST[shapes.NAMES.index("L")]
    assert sorted(seen) == list(range(first, first + 8))
    assert device.screen.falling.orientation == seen[0]


def test_three_keys_step_both_ways():
    device = at_drop("1 2 3 5 L", "1......", names=THREE)
    device.press("a")
    before = device.screen.falling.col
    device.press("down")
    assert device.screen.falling.col == before + 1
    device.press("up up")
    assert device.screen.falling.col == before - 1
    device.press(f"up:{HOLD + 100}")
    assert device.screen.steps.at == 1


# --- blocks, combos ---


def test_a_block_is_turned_then_moved():
    position = dropping("1 2 3 5 L", "1......")
    position.phase, position.letter = BLOCK, 0
    position.tiles[:] = bytes((2, 0, 1, 3, 4))  # A is the T
    device = at(position)
    assert device.name == "block" and PLAY.GO + "A" in device.texts()
    assert device.hints[0] == ("B", "TURN")
    device.press("b a")
    assert device.hints[0] == ("B", "MOVE")
    device.press(BACK)
    assert device.hints[0] == ("B", "TURN")
    device.press("a b")
    landing = device.screen.falling.landing()
    assert device.game.is_legal(landing)
    device.press("a")
    assert device.game.phase == DROP


def at_combo():
    position = dropping("1 2 3 5 L", "4444..5")
    position.phase = COMBO
    device = at(position)
    assert device.name == "combo"
    return device


def test_a_combo_is_chosen_by_its_value_then_its_cells():
    device = at_combo()
    screen = device.screen
    assert screen.turns == 1 and hints(device)["CIRCLE"] == "A"
    device.press("b")
    assert screen.turns == 2 and hints(device)["CELLS"] == "A"
    assert any(text.endswith(" (1 OF 2)") for text in device.texts())
    device.press("a b")
    assert screen.turn == 1 and hints(device)["CIRCLE"] == "A"
    device.press(BACK)
    assert device.screen is screen and hints(device)["CELLS"] == "A"
    device.press("b")
    assert screen.action == PASS and hints(device)["PASS"] == "A"
    device.press("b a")
    assert device.game.sheet().same >> 1 & 1


# --- the menu, hints, the way out ---


def test_boards_with_a_hint_key_have_no_line_for_it(device):
    device.new_game(1)
    device.app.navigator.run_transitions()
    device.press("a start")
    assert device.name == "pause" and "hint" not in device.screen.lines


@pytest.mark.parametrize("names", [TWO, THREE, ("up", "down", "left", "right", "a", "b")])
def test_the_title_is_within_reach_at_the_end_of_a_game(names):
    device = Handheld(names=names)
    device.play_to("over")
    device.press("a")
    assert device.name == "end"
    onward = device.app.key_map.names[
        device.app.key_map.pressed.index("next" if len(names) < 4 else "down")
    ]
    while device.screen.lines[device.screen.menu.chosen] != "title":
        device.press(onward)
    device.press("a")
    assert device.name == "title"


@pytest.mark.parametrize("names", [TWO, THREE])
@pytest.mark.parametrize("screen", [(72, 40), (128, 64)])
def test_every_sheet_and_its_page_is_within_reach(names, screen):
    device = Handheld(names=names, screen=screen)
    device.play_to("drop", players=4)
    device.press(MENU)
    onward = names[device.app.key_map.pressed.index("next")]
    while device.screen.lines[device.screen.menu.chosen] != "sheets":
        device.press(onward)
    device.press("a")
    seen: list[Any] = []
    rows: dict[int, set[int]] = {player: set() for player in range(4)}

    def look():
        grid = device.screen.view.grid
        found = device.screen.player, tuple(device.texts())
        if is_shown(grid, device.screen.view):
            last = grid.top - device.screen.view.layout.rows
            rows[found[0]] |= set(range(last + 1, grid.top + 1))
        if found not in seen[-1:]:
            seen.append(found)

    pages = 8 if device.screen.view.layout.is_paged else 4
    look()
    while len(seen) <= pages:
        device.press(onward)
        look()
    assert len(set(seen)) == pages and seen[0] == seen[-1], "all, and round"
    for player, sheet in enumerate(device.game.sheets):
        assert rows[player] >= set(range(sheet.top())), "all that has anything in it"
    if names == THREE:
        forth, seen[:] = [*seen], [seen[0]]
        while len(seen) <= pages:
            device.press("up")
            look()
        assert seen == forth[::-1]
        assert rows[forth[0][0]] == set(range(14))


@pytest.mark.parametrize("board", ["clue_nrf52840_express", "adafruit_feather_esp32s3_reverse_tft"])
@pytest.mark.parametrize("name", ["hand_over", "computer", "landing_with_joker", "slide", "drop"])
def test_help_names_each_key_as_the_screen_below_does(name, board):
    with held(board, "en", drawn=False):
        device = SCENES[name]()
        if name == "hand_over":
            device.rest()
        hints = device.hints
        device.screen.handle_key("start")
        device.app.navigator.run_transitions()
        device.choose("help")
        device.rest()
        text = " ".join(device.texts()).replace("\xa0", " ")
        assert hints and device.name == "help"
        keys = [line for line in device.screen._text.split("\n") if line]
        assert len(keys) == 1 + len(hints)
        for key, what in hints:
            assert marked(key).replace("\xa0", " ") + " " + what in text


# --- how many presses ---


@pytest.mark.parametrize("games", slow.but([2], [2, 6]))
def test_few_keys_need_at_most_two_and_a_half_times_the_presses(games):
    found = keys.all_presses("hint", range(1, games + 1))
    first = found[keys.BOARDS[0]]
    assert first.drop <= keys.MOST_FOR_DROP + 0.5  # of few games; `make bench` has more
    for board, presses in found.items():
        assert presses.game <= keys.MOST_RATIO * first.game, board


@pytest.mark.parametrize("board", WITH_KEYS)
def test_a_random_player_gets_through_a_game_by_each_boards_own_keys(board):
    assert keys.presses(board, "random", [5]).game > 30
