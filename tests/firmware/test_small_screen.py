"""The smallest screen: a page each for grid and panel, with what a round needs by the grid."""

import pytest
from PIL import Image, ImageChops

from engine.number_drop.dice import STAR
from engine.number_drop.shapes import NAMES
from engine.number_drop.table import OVER
from firmware.number_drop.widgets.low_table import TALL
from sim import languages
from sim.players.auto import make_player
from tests.firmware.drop_it_scenes import on_table
from tests.firmware.handheld import Handheld, chosen_line, held, is_shown, thinking
from tests.firmware.scenes import SCENES, scene

PLAY = languages.topic("number_drop.play", "en")

BOARD = "tinycircuits_thumby"


@pytest.fixture
def at_the_drop():
    """A Thumby in a solo game, with the first drop half made."""
    device = Handheld(7, drawn=True, board=BOARD)
    device.press("a a")
    for key in "a" * 2 + "b":
        device.tap(key)
        device.rest()
    device.tap("up")
    device.step()
    assert device.name == "drop"
    return device


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("name", ["slide", "drop", "combo"])
def test_a_player_who_hesitates_sees_where_the_other_page_is(name, language):
    with held(BOARD, language, drawn=False):
        device = SCENES[name]()
        device.rest()
        for _ in range(110):
            device.step(100)
        key = device.app.words.HOLD + " A"
        assert key in dict(device.hints)
        device.screen.handle_key("look")
        device.app.navigator.run_transitions()
        assert device.name == "track_page"


def test_the_other_page_is_shown_in_place_of_a_thought(monkeypatch):
    monkeypatch.setattr(thinking(), "think", lambda *_: False)  # a long one
    with held(BOARD, "en", drawn=False):
        device = SCENES["drop"]()
        device.rest()
        device.screen.give_hint()
        device.step()
        assert device.name == "hint"
        monkeypatch.setattr(device.app.input, "peek_key", lambda: "look")
        device.screen.skip()
        device.app.navigator.run_transitions()
        assert device.name == "drop"  # which the key is still for


def test_at_the_end_of_a_late_round_undo_is_named():
    with held(BOARD, "en", drawn=False):
        device = SCENES["round_end"]()
        device.game.round = 12
        device.screen.invite()
        assert dict(device.hints)["B"] == "UNDO"


@pytest.mark.parametrize("language", languages.names())
def test_the_chosen_line_of_a_menu_shows_its_name_and_its_choice(language):
    with held(BOARD, language):
        device = Handheld(drawn=True)
        device.choose("settings")
        menu = device.screen.menu
        tight = []
        for line in range(len(menu.texts)):
            assert menu.chosen == line
            seen = [*menu._value_column.text.split("\n")]
            row = line - menu._first
            beside = row + 1 if menu._is_tight[line] else row
            assert chosen_line(menu).text == menu.texts[line]
            assert seen[beside] == menu._values[line]
            tight += [line] if beside > row else []
            device.press("down")
        assert tight


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("board", [BOARD, "pygamer"])
def test_a_step_in_a_menu_leaves_nothing_of_the_line_before(board, language):
    with held(board, language):
        device = Handheld(drawn=True)
        device.choose("settings")
        seen = set()
        while device.screen.menu.chosen not in seen:
            seen.add(device.screen.menu.chosen)
            device.press("down")
            stepped = device.picture()
            device.app.navigator.recreate(device.screen.menu.chosen)
            device.app.navigator.run_transitions()
            device.rest()
            assert device.picture().tobytes() == stepped.tobytes(), device.screen.menu.chosen
        assert len(seen) == len(device.screen.menu.texts)


def hold(device, key):
    device.tap(key, 700)
    device.rest()
    device.step()


def test_a_held_shows_the_panel_and_any_key_leads_back_to_the_half_made_drop(at_the_drop):
    device = at_the_drop
    before, choice = device.picture(), device.screen.choice()
    for key in ("a", "b", "left", "up"):
        hold(device, "a")
        assert device.name == "track_page"
        panel = device.picture()
        assert panel.tobytes() != before.tobytes()
        device.tap(key)
        device.step()
        assert device.name == "drop" and device.screen.choice() == choice
        assert device.picture().tobytes() == before.tobytes()


def test_a_held_does_what_a_does_where_there_is_nothing_to_look_at():
    with held(BOARD, "en", drawn=False):
        device = Handheld(7)
        hold(device, "a")
        assert device.name == "place", "it begins the game that the title offers"
        hold(device, "a")
        assert device.name == "track_page", "which has more to look at"
        device = SCENES["help_drop"]()
        before = device.texts()
        hold(device, "a")
        assert device.name == "help" and device.texts() != before
        device = on_table(2, 8, 17, True)
        joker = device.app.session.record.count
        hold(device, "a")
        assert device.app.session.record.count == joker + 1


def test_a_held_reads_on_in_a_lesson():
    with held(BOARD, "en", drawn=False):
        device = SCENES["tutorial_tells"]()
        while not (device.screen.is_read and device.screen.bubble.pages == 1):
            device.tap("a")
            device.rest()
        read = device.texts()
        hold(device, "a")
        assert device.name == "tutorial" and device.texts() != read


def test_a_held_gets_through_a_hand_over_only_if_it_went_down_when_that_was_ready():
    with held(BOARD, "en", drawn=False):
        device = SCENES["hand_over"]()
        device.rest()
        device.app.navigator.recreate()  # it has just appeared
        device.app.navigator.run_transitions()
        device.tap("a", 700)
        device.wait(100)
        assert device.name == "hand_over", "this one was meant for the screen before"
        device.rest()
        hold(device, "a")
        assert device.name == "drop"


@pytest.mark.parametrize("key", ["left", "right", "a"])
def test_nothing_is_written_or_moved_while_the_other_page_is_seen(key):
    device = Handheld(7, drawn=True, board=BOARD)
    device.press("a")
    before, choice = device.picture().tobytes(), device.screen.choice()
    device.press("down")
    assert device.picture().tobytes() != before
    device.press(key)
    assert device.name == "place" and device.screen.choice() == choice
    assert device.picture().tobytes() == before


def test_the_menu_has_the_sheet_where_a_page_is_hidden(at_the_drop):
    hold(at_the_drop, "b")
    assert at_the_drop.name == "pause" and "sheets" in at_the_drop.screen.lines
    big = Handheld(7)
    big.press("a a start")
    assert big.name == "pause" and "sheets" not in big.screen.lines


def test_from_the_sheets_other_page_one_returns_to_the_grid(at_the_drop):
    device = at_the_drop
    before = device.picture()
    hold(device, "b")
    device.screen.do(device.screen.lines.index("sheets"))
    device.tap("down")
    device.step()
    assert device.picture().tobytes() != before.tobytes()
    device.tap("b")
    device.rest()
    device.step()
    assert device.name == "drop" and device.picture().tobytes() == before.tobytes()


@pytest.mark.parametrize("board", [BOARD, "raspberry_pi_pico_mono"])
@pytest.mark.parametrize("players", [1, 3])
def test_all_rows_of_a_sheet_can_be_seen_and_the_bar_says_how(players, board):
    with held(board, "en", drawn=False):
        device = scene(players=players)
        device.show_phase()
        device.app.navigator.run_transitions()
        device.app.open_menu()
        device.app.navigator.run_transitions()
        device.screen.do(device.screen.lines.index("sheets"))
        device.app.navigator.run_transitions()
        device.step()
        keys = ["\u2191\u2193", "B"] if players == 1 else ["\u2190\u2192", "\u2191\u2193", "B"]
        assert [key for key, _ in device.hints] == keys
        grid, view = device.screen.view.grid, device.screen.view
        rows = set()
        for key in ["up"] * 5 + ["down"] * 8:
            device.screen.press(key)
            device.step()
            if is_shown(grid, view):
                rows |= set(range(grid.top - view.layout.rows + 1, grid.top + 1))
        assert rows == set(range(14))
        assert is_shown(grid, view) != view.layout.is_paged, "the other page is below the rows"
        device.screen.press("up")
        assert is_shown(grid, view)
        device.screen.press("b")
        device.app.navigator.run_transitions()
        grid = device.app.navigator.view.grid
        highest = device.game.sheet().top() - 1
        assert grid.top - view.layout.rows < highest <= grid.top, "where the choice is made"


@pytest.mark.parametrize("star", [False, True])
def test_the_tile_and_the_roll_are_told_while_the_tiles_stand_in_its_place(star):
    device = Handheld(7, board=BOARD)

    def at_a_slide(device):
        if device.name != "slide":
            return False
        # A star on the shape die also gives a choice of the second tile.
        is_star = device.game.dice[-1] == STAR if star else STAR in device.game.dice
        return is_star == star

    device.play(at_a_slide)
    *digits, shape = device.game.dice
    text = "".join("*" if digit == STAR else str(digit) for digit in digits)
    text += " " + ("*" if shape == STAR else NAMES[shape])
    told_star = PLAY.DICE + text + "\n" + PLAY.SLIDE_STAR
    chosen = set()
    for moves in range(2):
        letter = device.screen.letter
        chosen.add(letter)
        parts = [f"GO! \u2190 {'ABCDE'[letter]} {device.game.notches[letter]}/4", PLAY.DICE + text]
        assert device.message == "\n".join(parts if moves else parts[::-1])
        device.press("down")
    assert len(chosen) == 2
    if star:
        device.press("a")
        assert device.message.startswith(told_star + "\n")


def test_the_pages_of_the_end_are_the_same_both_ways(at_the_drop):
    device = at_the_drop
    device.game.phase = OVER
    device.show_phase()
    device.app.navigator.run_transitions()
    ahead = shown_by(device, "down")
    assert len(ahead) >= 4, "the score, the ranking, the grid, and the rows below"
    assert ahead[0] == ahead[-1] and len(set(ahead)) == len(ahead) - 1, "and round"
    back = shown_by(device, "up")
    assert back[:2] == [ahead[0], ahead[2]] and back[-2:] == [ahead[1], ahead[0]]


def shown_by(device: Handheld, key: str) -> list[bytes]:
    """Return the pictures that a key leads through, until the first one returns."""
    pictures = [device.picture().tobytes()]
    while len(pictures) < 2 or pictures[-1] != pictures[0]:
        device.tap(key)
        pictures.append(device.picture().tobytes())
    return pictures


def test_the_end_is_sent_once(at_the_drop):
    device = at_the_drop
    device.step()
    device.game.phase = OVER
    device.show_phase()
    device.app.navigator.run_transitions()
    before = device.display.pixels_sent
    for _ in range(3):
        device.step()
    rows = 8  # of 5 pixels, where the indicator was: this display is sent in groups of eight rows
    assert device.display.pixels_sent - before == 72 * 40 + 5 * rows


def test_help_names_the_key_that_shows_the_panel(at_the_drop):
    device = at_the_drop
    device.app.navigator.push("help", "drop")
    device.app.navigator.run_transitions()
    lines = []
    while device.name == "help":
        device.rest()
        lines += device.texts()[2:]  # below the heading and the page's number
        device.press("right")
    assert "[HOLD A] SHOWS TRACK" in " ".join(lines).replace("\xa0", " ")


def test_the_letter_under_choice_is_dark_on_a_bright_ground():
    device = Handheld(7, drawn=True, board=BOARD)
    device.choose("more")
    device.choose("code_entry")
    *_, ground, _ = device.screen.group
    for place in range(3):
        seen = device.picture().convert("L").crop((ground.x, ground.y, ground.x + 8, ground.y + 11))
        lit = sum(grey > 128 for grey in seen.tobytes())
        assert 8 * 11 // 2 < lit < 8 * 11, place
        device.press("a")


def test_a_round_needs_no_page_but_the_grids():
    device = Handheld(7, board=BOARD)
    device.press("a a")
    player = make_player("hint", 1, 7)
    seen = set()
    while device.game.round < 4:
        key = player.next_key(device.app)
        assert key is not None
        device.tap(key)
        device.rest()
        seen.add(device.name)
        assert is_shown(device.app.navigator.view.grid, device.app.navigator.view)
    assert {"slide", "drop", "round_end"} <= seen


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_points_are_nearer_to_their_name_than_to_the_next(board):
    with held(board):
        picture = SCENES["hand_over"]().picture()
        top, bottom = (18, 25) if board == "raspberry_pi_pico_mono" else (11, 17)
        lit = [x for x in range(picture.width) if lights(picture, x, top, bottom)]
        gaps = [after - x for x, after in zip(lit, lit[1:], strict=False)]
        inner, between, other = [gap for gap in gaps if gap > 3]
        assert between > max(inner, other), (inner, between, other)


def lights(picture, x, top, bottom):
    return any(picture.getpixel((x, y))[0] > 128 for y in range(top, bottom))


def test_on_128x64_the_frame_of_a_tile_stands_off_the_value_above():
    with held("raspberry_pi_pico_mono", "en", drawn=False):
        view = SCENES["slide"]().app.navigator.view
        below = view.track.y + 2 * TALL - 1  # the last row of a value's cell is blank
        assert view.tiles.y + view.tiles.frame.y > below


def test_a_roll_is_seen_before_the_tiles_take_its_place():
    with held(BOARD):
        device = Handheld(seed=21, drawn=True)
        device.press("a left*3 wait:500 a wait:500")
        before = device.picture()
        device.tap("a")
        device.wait(300)
        assert device.name == "roll" and differing(before, device.picture()) > 100
        device.wait(600)
    assert device.name == "slide"
    assert device.screen.bar.contents()[1].startswith(PLAY.DICE + device.screen.faces())


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return how many pixels differ."""
    return sum(ImageChops.difference(one, other).convert("1").histogram()[255:])


def test_a_drop_names_the_combos_that_it_would_open():
    with held(BOARD):
        device = SCENES["drop"]()
    assert device.screen.bar.contents()[1] == "123:5 123:6"
    device.press("right")
    assert device.screen.bar.contents()[1] == device.screen.opened()
