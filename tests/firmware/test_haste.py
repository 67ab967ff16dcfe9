"""A thumb faster than the eye loses nothing: what cannot be undone waits until it was seen."""

from typing import Any

import pytest

from engine.number_drop.table import BLOCK, DROP, ROLL, SLIDE
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import settings
from firmware.kept.storage import SETTINGS, Storage
from sim import languages
from sim.views.recorder import picture
from tests import slow
from tests.engine.memories import blank
from tests.engine.positions import roll, take
from tests.firmware.handheld import Handheld, begin, held

QUICK = (2, 3, 5, 9)  # frames from one press to the next: 66 to 300 ms
PRESSES = 16
BOARDS = (
    "pygamer",
    "tinycircuits_thumby",
    "adafruit_feather_esp32s3_reverse_tft",
    "clue_nrf52840_express",
)


def mash(device: Handheld, frames: int) -> None:
    """Press A again and again, whatever is shown."""
    names = device.app.key_map
    for _ in range(PRESSES):
        device.tap(names.names[names.pressed.index("a")])
        for _ in range(frames - 2):
            device.step()


@pytest.mark.parametrize("frames", QUICK)
@pytest.mark.parametrize("board", BOARDS)
def test_sixteen_quick_presses_lose_at_most_the_first_roll(board, frames):
    with held(board, drawn=False):
        device = Handheld()
        mash(device, frames)
        device.rest()
        assert device.game.round <= 1
        assert device.app.session.can_undo() or device.name == "slide"


@pytest.mark.parametrize("frames", QUICK)
def test_sixteen_quick_presses_drop_at_most_the_first_piece_of_drop_it(frames):
    device = Handheld()
    device.choose("other")
    device.choose("solo")
    mash(device, frames)
    assert device.name == "aim" and device.game.board.count == 1
    assert device.message == device.app.game_words("play").AGAIN
    device.rest()
    device.press("a")
    assert device.game.board.count == 2


def test_a_piece_is_aimed_and_dropped_as_fast_as_ever():
    device = Handheld()
    device.choose("other")
    device.choose("solo")
    device.show_phase()
    device.app.navigator.run_transitions()
    x = device.screen.x
    device.tap("right")
    assert device.screen.x > x
    device.tap("a")
    device.rest()
    assert device.game.board.count == 1


def assert_looks_ready_only_at_rest(device: Handheld) -> None:
    """Let time pass until keys respond, and check that the picture has changed before."""
    name, seen = device.name, []
    device.step()
    while not device.app.at_rest:
        seen.append(picture(device.display))
        device.step()
    assert len(seen) > 6 and device.name == name  # 200 ms
    assert picture(device.display) not in seen


LINES = ("pygamer", "raspberry_pi_pico_mono", "tinycircuits_thumby")  # bars of two lines and of one


@pytest.mark.parametrize("name", ["round_end", "aim", "hand_over"])
@pytest.mark.parametrize("board", LINES)
def test_a_screen_looks_ready_only_when_its_keys_answer(board, name):
    with held(board):
        device = Handheld(seed=2, drawn=True)
        players = 3 if name == "hand_over" else 1
        device.play_to(name, players=players, game="drop_it" if name == "aim" else "number_drop")
        device.screen.bar.show("[A] OK", "")  # as after the previous choice
        device.show_phase() if name != "hand_over" else device.app.navigator.replace_all(name)
        device.app.navigator.run_transitions()
        assert_looks_ready_only_at_rest(device)


def at_turn(name: str, points: int) -> Handheld:
    """Return a handheld as its only person's turn begins, with points gained by computers."""
    device = Handheld(seed=2, drawn=True)
    device.play_to(name, players=6, game="drop_it" if name == "aim" else "number_drop")
    session, game = device.app.session, device.game
    me = session.rules.player(game)
    session.seats.kinds[:6] = bytes(player != me for player in range(6))
    session.computer_gains = [[player, points] for player in range(6) if player != me]
    device.app.settings.values[settings.CONFIRM] = settings.ALWAYS  # so a roll is protected itself
    if name != "drop":
        device.show_phase()
        device.app.navigator.run_transitions()
        assert device.screen.is_guarded
    device.screen.show_message("BE5")  # as on the computer's turn before
    device.app.navigator.overlay("your_turn")
    device.app.navigator.run_transitions()
    return device


TURNS = [("en", "drop", 0), ("fr", "drop", 12), ("en", "round_end", 12), ("en", "aim", 12)]
QUICK_TURNS = [(LINES[0], *TURNS[1]), (LINES[1], *TURNS[3]), (LINES[2], *TURNS[0])]


@pytest.mark.parametrize(
    ("board", "lang", "name", "points"),
    slow.rows_but(QUICK_TURNS, [(board, *turn) for board in LINES for turn in TURNS]),
)
def test_so_does_a_person_s_turn_after_the_computers(board, lang, name, points):
    with held(board, lang):
        device = at_turn(name, points)
        seen = []
        while device.name == "your_turn":
            device.step()
            seen.append(picture(device.display))
        device.step()
        assert device.name == name and device.app.at_rest
        assert len(seen) > 6 and picture(device.display) not in seen[:-1]
        hints, message = device.screen.bar.contents()
        assert hints and ("+12" in message) == (points > 0)
        shown = device.screen.bar.page
        device.step()
        assert device.screen.bar.page == shown == 0, "it stands as long as any"


def test_a_game_that_is_not_kept_is_reported_as_such_a_turn_begins():
    device = at_turn("drop", 12)
    memory = blank(4096, appends=True)
    device.app.session.storage = Storage(Journal(Tape([memory])))
    memory.fails = 99
    device.app.session.storage.store(SETTINGS, b"", 0)
    device.rest()
    assert device.name == "drop" and device.app.words.NOT_KEPT in device.texts()


@pytest.mark.parametrize("board", LINES)
def test_so_does_the_question_before_a_roll(board):
    with held(board):
        device = Handheld(seed=2, drawn=True)
        device.play_to("round_end")
        device.app.settings.values[settings.CONFIRM] = settings.ALWAYS
        device.screen.handle_key("a")
        assert words().SURE in device.texts() and not device.hints
        assert_looks_ready_only_at_rest(device)
        device.screen.handle_key("a")
        assert device.game.phase != ROLL


def test_the_question_is_there_again_after_a_look_at_the_sheets():
    device = Handheld(seed=2)
    begin(device, 2)
    device.app.settings.values[settings.CONFIRM] = settings.ALWAYS
    device.press("a")
    assert words().SURE in device.texts()
    device.press("right b")
    assert words().SURE in device.texts()


@pytest.mark.parametrize("board", LINES)
def test_so_does_a_piece_that_was_not_dropped_in_haste(board):
    with held(board):
        device = Handheld(seed=2, drawn=True)
        device.play_to("aim", game="drop_it")
        device.show_phase()
        device.app.navigator.run_transitions()
        names = device.app.key_map
        device.tap(names.names[names.pressed.index("a")])
        assert device.message == device.app.game_words("play").AGAIN
        assert not device.hints
        assert_looks_ready_only_at_rest(device)


@pytest.mark.parametrize("board", LINES)
def test_a_lesson_continues_to_show_its_own_keys(board):
    with held(board, drawn=False):
        device = Handheld()
        device.choose("other")
        device.app.navigator.push("tutorial")
        device.app.navigator.run_transitions()
        message = device.app.navigator.view.hints.contents()
        for _ in range(20):
            device.step()
        assert device.app.navigator.view.hints.contents() == message


def test_a_lesson_is_settled_once_all_is_marked():
    device = Handheld()
    device.choose("other")
    device.app.navigator.push("tutorial")
    device.app.navigator.run_transitions()
    for _ in range(40):
        if not device.screen.is_settled:
            break
        device.press("a")
    assert not device.screen.is_settled
    for _ in range(40):
        device.step()
    zone = device.app.navigator.view.zone
    assert device.screen.is_settled and zone.warned >= 0


# --- what is not a choice ---


def before_second_slide(shape: str) -> Handheld:
    """Return a handheld in the first slide of a roll with a star and this shape."""
    device = Handheld(seed=11)
    begin(device)
    roll(device.game, f"1 * 3 7 {shape}")
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "slide" and not device.game.slides
    return device


def words() -> Any:
    return languages.topic("number_drop.play", "en")


def test_a_star_that_leaves_no_choice_slides_its_tile_by_itself_and_says_why():
    device = before_second_slide("L")
    before = list(device.game.notches)
    device.tap("a")
    device.step()
    assert device.name == "slide" and device.game.phase == SLIDE, "it is seen first"
    letter = device.screen.letter
    assert table_words().STAR_TILE + "ABCDE"[letter] in device.texts()
    assert not any("TILE" in what for _, what in device.hints), "it is no choice"
    device.rest()
    assert device.name == "drop" and device.game.phase == DROP
    assert sum(device.game.notches) == sum(before) + 2
    device.press("start down a")  # undo reverts both slides, one of which was a choice
    assert device.name == "slide" and not device.game.slides
    assert list(device.game.notches) == before


def test_a_key_hurries_it_and_does_nothing_else():
    device = before_second_slide("L")
    device.tap("a")
    count = device.app.session.record.count
    device.tap("a")
    device.rest()
    assert device.name == "drop" and device.app.session.record.count == count + 1


def test_where_a_star_leaves_a_choice_it_is_asked():
    device = before_second_slide("*")
    device.press("a")
    assert device.name == "slide" and device.game.slides == 1
    assert words().SLIDE_STAR in device.texts()


def test_the_tile_that_was_slid_last_is_the_one_that_is_offered():
    device = before_second_slide("*")
    device.press("down down")
    letter = device.screen.letter
    device.press("a")
    assert device.screen.letter == letter != 0
    device.press("a")
    device.game.notches[letter] = 4
    device.play_to("round_end")
    device.press("a")
    assert device.name == "slide" and device.screen.letter != letter, "it cannot slide any more"


# --- a roll that starts blocks ---


def table_words() -> Any:
    return languages.topic("number_drop.table", "en")


def rolled_with(*safe: int) -> Handheld:
    """Return a handheld of three players after a roll with a star; `safe` are safe from A."""
    device = Handheld(seed=3)  # which rolls one
    begin(device, 3)
    for player in safe:
        take(device.game.sheets[player], same=[3], run=[3])
    device.press("a")
    return device


@pytest.mark.parametrize("key", ["a", "right"])
def test_a_roll_that_starts_blocks_waits_and_says_on_whom_they_fall(key):
    device = rolled_with(1)
    assert device.name == "roll" and device.game.phase == BLOCK
    for _ in range(200):
        device.step()
    assert device.name == "roll"
    assert "BLOCK A FALLS: ANN, CAT" in " ".join(device.texts())
    device.press(key)
    assert device.name == "block"


def test_a_roll_from_which_all_are_protected_says_so():
    device = rolled_with(0, 1, 2)
    assert device.name == "roll" and table_words().ALL_SAFE in " ".join(device.texts())
    device.press("a")
    assert device.name == "hand_over" and device.game.round == 2


def test_a_roll_that_stands_is_not_rolled_again_after_the_menu():
    device = rolled_with(1)
    count = device.app.session.record.count
    device.press("start b")
    assert device.name == "block" and device.app.session.record.count == count
    device = rolled_with(1)
    device.press("b")
    assert device.name == "roll" and table_words().STANDS in device.texts()


def test_a_roll_without_a_block_continues_by_itself():
    device = rolled_with()
    assert device.name == "drop"
