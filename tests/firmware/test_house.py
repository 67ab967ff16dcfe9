"""House rules on the handheld: chosen by keys, seen on the table, saved with the game.

Left and right also push a shape under overhangs.
"""

from itertools import permutations

import pytest

from engine.number_drop.actions import drop_at, landing_of, orientation_of
from engine.number_drop.house import AEG_DICE, NAMES, PLAY_ON, SLIDING, Game
from engine.number_drop.legal import Legal
from engine.number_drop.pushed import is_pushed
from engine.number_drop.table import DROP, ROLL
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.number_drop.text import en as own
from firmware.number_drop.text import fr
from firmware.session import seeds
from firmware.text import en
from firmware.touch.glass import Glass
from tests.engine.playing import saved
from tests.engine.positions import fill, take
from tests.firmware.handheld import Handheld, held, pink_board, set_clock, set_up
from tests.firmware.test_same_dice import type_in
from tests.touch_player import cell_place

ALL = SLIDING | PLAY_ON | AEG_DICE
RULES = pytest.mark.parametrize("house", [SLIDING, PLAY_ON, AEG_DICE, ALL])
SOLO_RULES = pytest.mark.parametrize("house", [SLIDING, AEG_DICE, SLIDING | AEG_DICE])
OVERHANG = ("...1111", "......1", "......1", "......1")
# To the right under a roof, down, and back under the floor; and a tunnel.
CAVES = (
    ("..11111", "......1", "......1", "1111..1", "......1", "......1"),
    ("1.111.1", "1.....1", "1.....1", "1.....1", "1.....1"),
    OVERHANG,
)


def memory() -> Journal:
    return Journal(Tape([bytearray(b"\xff" * 4096)]))


def chosen(house: int, journal: Journal | None = None) -> Handheld:
    """Return a handheld on which these rules were chosen by keys, at the title."""
    device = Handheld(journal=journal)
    device.choose("house")
    for rule in range(len(NAMES)):
        device.press("right down" if house >> rule & 1 else "down")
    device.press("b b")
    assert device.name == "title"
    return device


def dropping(house: int, *rows: str, board: str | None = None, shape: int = 1) -> Handheld:
    """Return a handheld in a solo game before the drop of a shape on these rows."""
    device = Handheld(board=board)
    device.new_game(1, 7 | house << seeds.HOUSE)
    device.app.navigator.run_transitions()
    game = Game(1, 7, None, house)
    fill(game.sheet(), *rows)
    game.round, game.phase = 5, DROP
    game.dice[:] = bytes((1, 2, 3, 4, shape))
    device.game.load_from(saved(game))
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "drop"
    return device


def landings(game: Game) -> set[int]:
    legal = Legal(game)
    return {landing_of(legal.nth(i)) for i in range(legal.count())}


# --- choosing ---


def test_the_choice_is_kept_and_the_next_games_have_it():
    journal = memory()
    device = chosen(SLIDING | AEG_DICE, journal)
    device.choose("solo")
    assert device.game.house == SLIDING | AEG_DICE
    again = Handheld(journal=journal)
    again.choose("house")
    assert [row.split()[-1] for row in again.rows()[:3]] == ["ON", "OFF", "ON"]
    again.press("a b b")
    again.choose("solo")
    again.press("down a")  # instead of the game in progress
    assert again.game.house == AEG_DICE


def test_the_choice_needs_no_table_while_a_game_is_on():
    device = Handheld()
    device.choose("solo")
    device.press("a start")
    device.choose("title")
    device.choose("house")
    assert device.name == "house" and device.app.navigator.view is None


def test_play_on_is_for_several_players():
    device = chosen(ALL)
    device.choose("solo")
    assert device.game.house == SLIDING | AEG_DICE
    device = chosen(ALL)
    set_up(device, 2)
    assert device.game.house == ALL


def test_the_set_up_of_a_table_shows_and_changes_it():
    device = chosen(PLAY_ON)
    device.choose("players")
    device.press("up")
    assert {own.house.HEADING, "P"} <= set(device.texts())
    assert own.house.NAMES[1] in " ".join(device.texts())
    device.press("a")
    assert device.name == "house"
    device.press("a b")
    assert device.name == "players" and "SP" in device.texts()
    device.press("down a")
    assert device.game.house == SLIDING | PLAY_ON


def test_two_keys_choose_it_too():
    with held("clue_nrf52840_express"):
        device = Handheld()
        device.choose("house")
        device.screen.handle_key("a")
        device.step()
        device.screen.handle_key("b")
        device.step()
        assert device.name == "more" and device.app.session.seats.house == SLIDING


# --- codes ---


def test_a_code_with_a_rule_for_several_says_so_to_a_player_alone():
    device = Handheld()
    device.app.navigator.push("seeded", 7 | ALL << seeds.HOUSE)
    device.app.navigator.run_transitions()
    assert device.message == own.house.SEVERAL
    device.press("down")
    assert device.message == en.menus.SAME_DICE
    device.press("up a")
    assert device.game.house == SLIDING | AEG_DICE
    assert device.message == own.house.RULES + "SLIDE, DICE"
    device = Handheld()
    device.app.navigator.push("seeded", 7 | SLIDING << seeds.HOUSE)
    device.app.navigator.run_transitions()
    assert device.message == en.menus.SAME_DICE


@RULES
def test_a_code_has_the_rules_and_older_codes_have_none(house):
    for seed in (0, 7, 0xDA110001, 2**32 - 1):
        code = seeds.code_of(seed | house << seeds.HOUSE)
        assert seeds.seed_of(code) == seed | house << seeds.HOUSE
        assert seeds.seed_of(seeds.code_of(seed)) == seed
        assert code != seeds.code_of(seed)
        assert not seeds.is_daily(seed | house << seeds.HOUSE)


@RULES
@pytest.mark.parametrize("players", [1, 2])
def test_a_game_by_code_has_the_rules_of_the_code_alone(house, players):
    device = chosen(SLIDING ^ house)
    device.choose("code_entry")
    type_in(device, seeds.code_of(7 | house << seeds.HOUSE))
    device.press("a")
    assert device.name == "seeded"
    if players == 1:
        device.press("a")
    else:
        device.press("down a a")
    game = device.game
    assert game.house == (house if players > 1 else house & ~PLAY_ON)
    assert seeds.seed_in(game) == 7 | game.house << seeds.HOUSE


def test_the_rules_of_a_code_can_be_changed_and_the_code_with_them():
    device = chosen(PLAY_ON)
    device.app.navigator.push("seeded", 7)
    device.app.navigator.run_transitions()
    assert seeds.code_of(7) in device.texts()
    device.press("up a a b")
    code = seeds.code_of(7 | SLIDING << seeds.HOUSE)
    assert device.name == "seeded" and code in device.texts() and "S" in device.texts()
    device.press("up a")  # a table
    device.press("up")
    assert "S" in device.texts()
    device.press("down a")
    assert device.game.house == SLIDING and device.game.seed_low == 7
    assert device.app.session.seats.house == PLAY_ON  # that of other games


def test_the_daily_game_has_none_but_by_choice_and_then_is_not_the_daily_one():
    device = chosen(SLIDING)
    set_clock(20)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("seeded")
    assert en.DAILY + " 2026-11-20" in device.texts()
    device.press("a")
    assert device.game.house == 0 and seeds.is_daily(seeds.seed_in(device.game))


def test_with_rules_the_daily_game_has_no_number_and_without_them_one_again():
    device = Handheld()  # without a clock
    device.choose("more")
    device.choose("seeded")
    lines = list(device.screen.lines)
    assert lines[-2:] == ["number", "house"]
    for wanted in ([*lines[:-2], "house"], lines):
        device.choose("house")
        device.press("right b")
        assert device.name == "seeded" and device.screen.lines == wanted
        assert device.screen.lines[device.screen.menu.chosen] == "house"


# --- the table ---


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_shows_which_rules_are_on(language):
    words = own if language == "en" else fr
    with held("pygamer", language):
        device = Handheld()
        device.new_game(2, 7 | ALL << seeds.HOUSE)
        device.app.navigator.run_transitions()
        while device.name != "place":
            device.press("a")
        assert any(text.endswith(words.house.LETTERS) for text in device.texts())
        assert words.house.NAMES[0] in " ".join(device.texts())
    with held("tinycircuits_thumby", language):
        device = Handheld()
        device.new_game(1, 7 | SLIDING << seeds.HOUSE)
        device.app.navigator.run_transitions()
        assert device.app.navigator.view.dice.house == words.house.LETTERS[0]


def test_without_house_rules_it_shows_none():
    device = Handheld()
    device.new_game(1, 7)
    device.app.navigator.run_transitions()
    assert en.SOLO in device.texts()


@pytest.mark.parametrize("board", ["pygamer", "clue_nrf52840_express", "tinycircuits_thumby"])
@pytest.mark.parametrize("rows", CAVES)
def test_left_and_right_reach_every_landing(board, rows):
    pushes = 0
    for shape in range(5):
        device = dropping(SLIDING, *rows, board=board, shape=shape)
        falling = device.screen.falling
        wanted = landings(device.game)
        found = set()
        for _ in range(falling.turns()):
            for _ in range(falling.columns()):
                found.add(falling.landing())
                falling.move(1, wraps=True)
            start = falling.landing()
            for step in (1, -1):  # the way back is the same
                falling.move(step, wraps=True)
            assert falling.landing() == start
            falling.take_turn(1)
        assert found == wanted
        pushes += sum(map(is_pushed, found))
    assert pushes >= 3


def test_a_shape_at_a_wall_is_pushed_under_the_overhang_and_its_way_is_shown():
    device = dropping(SLIDING, *OVERHANG)
    falling = device.screen.falling
    assert falling.col == 1 and not is_pushed(falling.landing())
    device.press("right")
    assert is_pushed(falling.landing())
    assert falling.col == 2 and dots(device) == {i * 8 + 1 for i in (12, 13)}
    device.press("a")
    assert not dots(device)


def dots(device: Handheld) -> set[int]:
    """Return the tiles of the grid, from its top, with dots that show the way of a push."""
    paths = [part for part in device.app.navigator.view.grid if type(part).__name__ == "PushPath"]
    return {tile for path in paths for tile in range(14 * 8) if path[tile]}


@pytest.mark.parametrize("rows", [CAVES[0], OVERHANG])
def test_the_first_push_is_by_one_column_and_others_follow_by_their_number(rows):
    device = dropping(SLIDING, *rows)
    view, falling = device.app.navigator.view, device.screen.falling
    device.press("left*30")
    pushes = []  # right after each straight drop: how often it is pushed to the right
    for _ in range(falling.columns()):
        way = view.way(device.game, falling.landing())
        if len(way) < 2:
            pushes.append([0])
        elif way[1] % 8 > way[0] % 8:
            pushes[-1].append(len(way) - 1)
        device.press("right")
    assert any(len(counts) > 2 for counts in pushes)
    for counts in pushes:
        assert counts == sorted(counts) and set(counts) == set(range(len(set(counts))))


def opening(device: Handheld, corner: int) -> set[tuple[int, ...]]:
    """Return the orders of the digits that open a combo with the shape's corner in a cell."""
    combos = device.game.load_combos()
    turned = orientation_of(device.screen.falling.landing())
    return {
        order
        for order in permutations(device.game.dice[:4])
        if combos.opened_by(turned, corner, sum(digit << 4 * i for i, digit in enumerate(order)))
    }


def test_orders_that_open_a_combo_are_those_under_the_overhang():
    device = dropping(SLIDING, *OVERHANG)
    screen, view = device.screen, device.app.navigator.view
    on_top = opening(device, view.way(device.game, screen.falling.landing())[-1])
    while screen.falling.col < 4 or not is_pushed(screen.falling.landing()):
        device.press("right")
    below = opening(device, view.way(device.game, screen.falling.landing())[-1])
    assert below not in (set(), on_top)
    device.press("b left")  # all digits at once
    found = set()
    for _ in below:
        device.press("up")
        digits = screen.dial.digits()
        found.add(tuple(digits >> 4 * i & 15 for i in range(4)))
    assert found == below


def test_a_push_is_undone_and_offered_again():
    device = Handheld(seed=3)
    device.app.session.seats.house = SLIDING

    def can_push(device: Handheld) -> bool:
        return device.name == "drop" and any(map(is_pushed, landings(device.game)))

    device.play(can_push, "random")
    pushed = max(landings(device.game))
    device.screen.select_action(drop_at(device.screen.dial.digits(), pushed))
    before, action = saved(device.game), device.screen.choice()
    assert is_pushed(pushed) and landing_of(action) == pushed
    device.press("a")
    assert saved(device.game) != before
    device.press("b")
    assert device.name == "drop" and saved(device.game) == before
    assert device.screen.choice() == action


def test_without_the_rule_it_goes_on_top():
    device = dropping(AEG_DICE, *OVERHANG)
    for _ in range(8):
        device.press("right")
        assert not is_pushed(device.screen.falling.landing())
    assert not dots(device)


def test_a_pushed_shape_falls_next_to_the_wall_and_is_pushed_row_by_row():
    device = dropping(SLIDING, *CAVES[0])
    screen = device.screen
    while len(set(landings(device.game))) and not is_pushed(screen.falling.landing()):
        device.press("right")
    action = screen.choice()
    corners = list(device.app.navigator.view.way(device.game, landing_of(action)))
    device.tap("a")
    assert device.name == "motion"
    assert len(corners) > 1
    seen = []
    while device.name == "motion" and device.screen.outcome is None:
        seen.append(min(device.app.navigator.view.where[:4]))
        device.step()
    assert set(corners[:-1]) < set(seen)
    device.rest()
    assert device.game.sheet().digit(corners[-1]) < 10
    assert landing_of(action) == landing_of(screen.choice())


def test_a_finger_drags_it_under_the_overhang_or_on_top():
    device = dropping(SLIDING, *OVERHANG)
    glass, view, falling = Glass(device.app), device.app.navigator.view, device.screen.falling
    start = cell_place(view, 8 + 2)
    for row, is_under in ((0, True), (5, False), (1, True)):
        glass.take("across", *start, *cell_place(view, row * 8 + 3))
        assert (falling.col, is_pushed(falling.landing())) == (3, is_under)
    glass.take("across", *start, *cell_place(view, 0))
    assert falling.col == 0 and not is_pushed(falling.landing())


# --- whole games ---


@SOLO_RULES
@pytest.mark.parametrize("names", [(), ("a", "b")])
def test_a_solo_game_is_played_by_keys_but_not_ranked(house, names):
    device = Handheld(seed=3, journal=memory(), names=names)
    device.app.session.seats.house = house
    device.play_to("over", "random")
    device.rest()
    session = device.app.session
    assert device.game.house == house and session.end()[0] == 0
    assert not any(pink_board(session).score(rank) for rank in range(1, 10))
    assert not any(session.storage.statistics(session.record)[1:])
    texts = " ".join(device.texts()) + device.message
    messages = [name for i, name in enumerate(own.house.NAMES) if house >> i & 1]
    assert ", ".join(messages) + own.house.UNRANKED in texts
    letters = "".join(own.house.LETTERS[i] for i in range(3) if house >> i & 1)
    assert letters in device.texts()
    assert seeds.code_of(seeds.seed_in(device.game)) in texts


@RULES
def test_three_with_a_computer_play_it_by_keys(house):
    device = Handheld(seed=5)
    device.app.session.seats.house = house
    device.choose("players")
    device.press("down right down*3 right down*2 a")  # the third is a computer
    assert device.game.players == 3 and device.app.session.seats.is_computer(2)
    assert device.game.house == house
    device.play_to("over", "random", players=3)
    device.rest()
    assert device.game.house == house and device.game.is_over()
    messages = [name for i, name in enumerate(own.house.NAMES) if house >> i & 1]
    assert ", ".join(messages) in " ".join(device.texts()) + device.message


@RULES
def test_what_is_kept_at_every_choice_returns_with_the_rules(house):
    journal = memory()
    device = Handheld(seed=5, journal=journal)
    device.app.session.seats.house = house
    for number in range(12):

        def moved(device: Handheld, number: int = number) -> bool:
            session = device.app.session
            return session.has_game() and session.record.count >= 3 * number

        device.play(moved, "random", players=2)
        device.rest()
        kept = Handheld(journal=Journal(Tape([bytearray(journal.tape.image[0:4096])])))
        assert kept.app.session.record.to_bytes() == device.app.session.record.to_bytes()
        assert kept.game.house == house


@SOLO_RULES
def test_the_replay_and_the_analysis_go_through_it(house):
    device = Handheld(seed=6)
    device.app.session.seats.house = house
    device.play_to("over", "random")
    device.rest()
    record = device.app.session.record
    device.press("a")
    device.choose("replay")
    while device.screen._playback.done < record.count:
        device.press("right")
    assert saved(device.screen._playback.game) == saved(record.game)
    device.press("left*9")
    assert device.screen._playback.done == record.count - 9
    device.press("b")
    assert device.name in ("over", "end")
    if device.name == "over":
        device.press("a")
    device.choose("analysis")
    for _ in range(5000):
        if not device.screen.is_busy:
            break
        device.step()
    device.press("a")
    assert device.name == "choices"
    for _ in range(len(device.screen._found.costs)):
        device.press("right")


def test_a_hint_can_be_a_push_and_is_taken():
    device = dropping(SLIDING, *CAVES[0])
    for action in sorted(landings(device.game)):
        whole = drop_at(0x4321, action)
        device.screen.select_action(whole)
        assert device.screen.choice() == whole
        assert orientation_of(action) == device.screen.falling.orientation
    device.press("select")
    device.rest()
    for _ in range(300):
        if device.name == "drop":
            break
        device.step()
    device.press("select")
    assert device.game.is_legal(device.screen.choice())


# --- all safe ---


@pytest.mark.parametrize("computers", ["", "c"])
def test_all_safe_is_reported_and_the_round_continues_with_the_rule_alone(computers):
    for house in (PLAY_ON, SLIDING):
        device = Handheld(seed=3)
        device.app.session.seats.kinds[0] = len(computers)
        device.new_game(3, 3 | house << seeds.HOUSE)  # whose first roll has a star
        device.app.navigator.run_transitions()
        game = device.game
        for sheet in game.sheets:
            take(sheet, same=[3], run=[3])
        while device.name != "roll" and game.used == 0:
            device.press("a")
        if device.name == "roll":
            device.press("a")
        texts = " ".join(device.texts())
        if house == PLAY_ON:
            assert own.table.PLAY_ON in texts and game.phase == DROP and game.used == 1
            device.press("a")
            assert device.name == ("computer" if computers else "drop")
        else:
            assert own.table.ALL_SAFE in texts and game.phase == ROLL
