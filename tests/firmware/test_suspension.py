"""A board with little memory suspends the game at the title, and thinks without the table."""

import sys
from collections.abc import Callable

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept import statistics
from firmware.memory import heap
from firmware.widgets import atlas
from tests.firmware.drop_it_scenes import on_table
from tests.firmware.handheld import FRAME_MS, Handheld
from tests.firmware.situations import unload_engines
from tests.firmware.test_computer import LEAST_MS, at_table, to_first_roll, watch


@pytest.fixture
def little(bytes_free: Callable[[int], None]) -> None:
    """Make memory short, with no engine or Bitmap loaded yet."""
    unload_engines()
    atlas.forget()
    bytes_free(0)


def engines() -> list[str]:
    """Return the games whose engines are loaded."""
    return [name for name in games.NAMES if "firmware." + name + ".game" in sys.modules]


@pytest.mark.parametrize("name", games.NAMES)
def test_at_the_title_no_engine_is_in_memory_and_the_game_continues_as_it_was(name, little):
    device = Handheld()
    device.play_to("drop" if name == "number_drop" else "aim", "random", players=2, game=name)
    before, phase = device.app.session.record.to_bytes(), device.name
    shown = device.texts()
    device.press("start")
    device.choose("title")
    assert device.name == "title" and engines() == []
    assert device.app.session.has_game() and device.app.session.game_name() == name
    device.choose("continue")
    device.press("a")
    assert device.name == phase and device.app.session.record.to_bytes() == before
    assert device.texts() == shown


@pytest.mark.parametrize("name", games.NAMES)
def test_the_menu_of_an_end_needs_no_engine(name, little):
    device = Handheld()
    device.play_to("over", "random", game=name)
    device.rest()
    device.screen.choose()
    device.app.navigator.run_transitions()
    if device.name == "name_entry":  # a new rank
        device.press("b")
        device.screen.choose()
        device.app.navigator.run_transitions()
    assert device.name == "end" and "replay" in device.screen.lines
    assert device.app.session.suspended and engines() == []


@pytest.mark.parametrize("name", games.NAMES)
def test_what_the_latest_turns_gained_is_shown_again(name, little):
    """It is not part of the game itself: see `save_state` of its Rules."""

    def has_gained(device: Handheld) -> bool:
        rules = device.app.session.rules
        return device.name == "hand_over" and any(rules.gain(device.game, side) for side in (0, 1))

    device = Handheld()
    device.play(has_gained, players=2, game=name)
    shown = device.texts()
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    assert engines() == []
    device.choose("continue")
    assert device.name == "hand_over" and device.texts() == shown


@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("name", games.NAMES)
def test_a_new_game_takes_the_place_of_the_one_aside(name, other, little):
    device = Handheld()
    device.play(
        lambda on: on.app.session.record is not None and on.app.session.record.count > 2, game=name
    )
    before = device.app.session.record.to_bytes()
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    if other:
        device.choose("other")
    device.choose("solo")
    assert device.name == "give_up" and device.app.session.suspended
    device.press("down a")
    begun = next(one for one in games.NAMES if (one == name) != other)
    assert device.app.session.game_name() == begun and engines() == [begun]
    assert device.app.session.record.count == 0 and device.app.session.record.to_bytes() != before
    while not device.app.session.record.count:
        device.press("a")
    done = device.app.session.record.to_bytes()
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    assert device.app.session.game_name() == begun
    device.choose("continue")
    assert device.app.session.record.to_bytes() == done and device.app.session.record.count


def test_what_is_aside_is_kept_whatever_is_looked_at_meanwhile(little):
    device = Handheld()
    device.play_to("drop", "random")
    before = device.app.session.record.to_bytes()
    device.press("start")
    device.choose("title")
    device.choose("more")
    for line in ("settings", "scores", "statistics"):
        device.choose(line)
        assert device.name == line and device.app.session.suspended and engines() == []
        device.press("b")
    device.press("b")
    device.choose("continue")
    assert device.name == "drop" and device.app.session.record.to_bytes() == before


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_that_has_ended_is_counted_ranked_and_seen_again(name, little):
    device = Handheld(journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    device.play_to("over", "random", game=name)
    done = device.app.session.record.to_bytes()
    device.press("a")
    device.choose("title")
    assert not device.app.session.has_game() and engines() == []
    device.choose("more")
    device.choose("statistics")
    assert device.name == "statistics" and engines() == [], "it was taken up to be counted"
    device.press("b")
    device.choose("replay")
    assert device.name == "replay"
    device.press("b b")
    assert device.app.session.record.to_bytes() == done
    other = next(one for one in games.NAMES if one != name)
    device.app.session.offer(other)
    device.new_game(1 if other == "number_drop" else 2)
    device.app.navigator.run_transitions()
    assert engines() == [other]
    totals = device.app.session.storage.statistics(device.app.session.record)
    assert statistics.games(totals, name) == 1


@pytest.mark.parametrize("name", games.NAMES)
def test_the_menu_that_a_replay_leads_back_to_puts_the_game_aside_again(name, little):
    device = Handheld(journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    device.play_to("over", "random", game=name)
    done = device.app.session.record.to_bytes()
    device.press("a")
    device.choose("title")
    device.choose("more")
    device.choose("replay")
    assert engines() == [name]
    device.press("b")
    assert device.name == "more" and engines() == [], "what it leads to needs the memory, too"
    device.press("b")
    assert device.name == "title" and engines() == []
    assert device.app.session.record.to_bytes() == done


@pytest.mark.parametrize("game", ["", *games.NAMES])
@pytest.mark.parametrize("taught", games.NAMES)
def test_the_title_that_a_tutorial_leads_back_to_keeps_no_engine(taught, game, little):
    device = Handheld()
    before = b""
    if game:
        device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
        before = device.app.session.record.to_bytes()
        device.press("start")
        device.choose("title")
    if taught != device.app.session.offered:
        device.choose("other")
    device.choose("how_to_play")
    device.choose("tutorial")
    assert engines() == [taught]
    device.press("start")
    while device.name != "title":
        device.press("b")
    assert engines() == []
    if game:
        if taught != game:
            device.choose("other")
        device.choose("continue")
        assert engines() == [game] and device.app.session.record.to_bytes() == before


@pytest.mark.parametrize("first", ["replay", "tutorial"])
@pytest.mark.parametrize("name", games.NAMES)
def test_no_atlases_of_the_other_game_are_read_for_a_table(name, first, little):
    """Bitmaps are reloaded for the next table, because the offered game may have changed."""
    device = Handheld(journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    if first == "replay":
        device.play_to("over", "random", game=name)
        device.press("a")
        device.choose("title")
        device.choose("more")
    else:
        device.app.session.offer(name)
        device.app.navigator.recreate(0)
        device.app.navigator.run_transitions()
        device.choose("how_to_play")
    device.choose(first)
    assert device.name == first
    bitmaps = set(atlas._kept)
    device.press("b" if first == "replay" else "start")
    while device.name != "title":
        device.press("b")
    device.choose("other")
    device.choose("solo")
    assert device.app.navigator.view is not None and device.app.session.game_name() != name
    assert not bitmaps & set(atlas._kept)


def test_a_hint_thinks_while_the_last_picture_stays(little):
    """Without a root group, a refreshed display would show CircuitPython's terminal."""
    device = Handheld()
    device.play_to("drop", "random")
    refreshed = []  # whether there was something to show
    display = device.app.display
    device.watch(lambda: refreshed.append(display.root_group is not None))
    device.tap("select")
    while device.name != "hint":
        device.step()
    assert device.app.navigator.view is None and display.root_group is None
    frames = 0
    while device.name == "hint":
        device.step()
        frames += 1
    assert frames > 3 and device.name == "drop"
    assert refreshed and all(refreshed) and len(refreshed) < frames
    assert device.screen.hinted >= 0 and device.app.session.marks
    device.press("select")
    assert device.screen.choice() == device.screen.hinted


def test_a_key_stops_a_hint_that_nothing_is_shown_of(little):
    device = Handheld()
    device.play_to("drop", "random")
    before = device.screen.choice()
    device.tap("select")
    while device.name != "hint":
        device.step()
    device.tap("b")
    device.rest()
    assert device.name == "drop" and device.screen.choice() == before
    assert not device.app.session.marks


def test_computers_think_so_too(little):
    device = at_table("pcc")
    to_first_roll(device)
    thought = set()
    unpressed = ("computer", "computer_thinking", "motion")
    for _ in range(4000):
        if device.name in ("your_turn", "over"):
            break
        thought.add(device.name)
        device.step() if device.name in unpressed else device.press("a")
    assert "computer_thinking" in thought and device.name == "your_turn"


def test_a_key_pressed_while_a_computer_thinks_unseen_acts_after_it(little):
    device = at_table("pcc")
    to_first_roll(device)
    while device.name != "computer_thinking":
        device.step() if device.name in ("computer", "motion") else device.press("a")
    device.tap("start")
    while device.name == "computer_thinking":
        device.step()
    device.rest()
    assert device.name == "pause"
    device.press("b")
    watch(device, "your_turn")


def test_a_player_who_presses_a_while_a_computer_thinks_unseen_still_sees_each_deed(little):
    device = at_table("pcc")
    to_first_roll(device)
    while device.name != "computer_thinking":
        device.step() if device.name in ("computer", "motion") else device.press("a")
    shown: list[int] = []  # for how many frames each action after thinking
    pressed = 0
    while device.name not in ("your_turn", "over"):
        if device.name == "computer_thinking":
            device.tap("right" if pressed % 2 else "a")
            pressed += 1
            if device.name == "computer":
                shown.append(1)
        else:
            is_shown = device.name == "computer" and device.screen.action >= 0
            shown[-1] += is_shown
            device.step()
    assert pressed > 5 and len(shown) > 2
    assert min(shown) * FRAME_MS >= LEAST_MS


def test_the_computer_in_drop_it_thinks_so_too(little):
    device = on_table(2, 0, 4)
    device.app.session.seats.kinds[:2] = b"\x01\x01"
    device.show_phase()
    device.app.navigator.run_transitions()
    names = set()
    for _ in range(400):
        names.add(device.name)
        device.step()
    assert "computer_thinking" in names and device.game.board.count > 4


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico", "tinycircuits_thumby_color"])
def test_a_solo_games_end_says_the_same_without_its_sheet(board, bytes_free):
    ended = []
    for is_short in (False, True):
        bytes_free(0 if is_short else heap.PLENTY)
        device = Handheld(board=board)
        device.play_to("over", "random")
        ended.append(device)
        assert (device.app.navigator.view is None) is is_short
    whole, alone = ended
    assert sorted(text for text in whole.texts() if text) == sorted(alone.texts())
    for device in ended:
        device.press("a")
        assert device.name == "end"
        device.press("b b")  # back to the end, where undo asks first
        assert device.name == "over" and device.app.session.record.game.is_over()
        device.press("wait:400 b")
        assert device.name in ("drop", "combo", "block")
    assert alone.app.session.record.to_bytes() == whole.app.session.record.to_bytes()


def test_a_low_screen_has_its_own_end_however_little_memory_there_is(little):
    device = Handheld(board="raspberry_pi_pico_mono")
    device.play_to("over", "random")
    assert device.app.navigator.view is not None
