"""Setting the table by keys: names, computers, and how many; kept for this game and the next."""

from typing import Any

import pytest

from engine.store.codeword import BLANK
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.memory import loader
from firmware.text import en
from sim import languages
from tests.firmware import scenes
from tests.firmware.boxes import noted, texts
from tests.firmware.handheld import Handheld, begin, held


@pytest.fixture
def memory():
    """A memory that survives the handheld."""
    return bytearray([BLANK]) * 8192


def switched_on(memory: bytearray) -> Handheld:
    return Handheld(journal=Journal(Tape([memory])))


def names(device: Handheld) -> list[str]:
    seats = device.app.session.seats
    return [seats.name(seat) for seat in range(seats.count)]


def test_a_table_that_wants_to_play_at_once_presses_a(device):
    device.press("down a a")
    assert device.name == "hand_over" and names(device) == ["ANN", "BOB"]


def test_names_and_computers_are_set_by_keys(device):
    device.press("down a down right*2")  # four players
    device.press("down a up a down a up*2 a")
    assert device.name == "players" and device.screen.menu.chosen == 2
    device.press("down right down left down right*6")
    device.press("up*5 a")
    assert names(device) == ["BMP", "BEN", "LU6", "DAN"]
    assert device.game.players == 4


def test_a_computer_has_no_name_to_write(device):
    device.press("down a down*2 right a")
    assert device.name == "players"


def test_what_was_set_is_still_there_after_b_and_the_game_that_is_on_keeps_its_own(device):
    device.press("down a a")
    assert device.game.players == 2
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("players")
    device.press("down a down right down right b")
    assert device.name == "title" and names(device) == ["ANN", "BOB"]
    device.choose("players")
    assert device.screen.seats.count == 3 and list(device.screen.seats.kinds[:3]) == [1, 1, 0]
    device.press("b")
    device.choose("continue")
    assert device.game.players == 2 and not any(device.app.session.seats.kinds)


def test_a_count_that_was_set_for_another_game_becomes_one_of_this_game(device):
    device.press("b right down")
    device.choose("players")
    device.press("down left")
    assert device.app.session.draft.count == 1
    device.press("b left")
    device.choose("players")
    assert device.app.session.offered == "number_drop" and device.screen.seats.count == 2


def test_the_next_table_is_as_the_last_one_was(memory):
    device = switched_on(memory)
    device.choose("players")
    device.press("down right down a up start up*2 a")
    assert names(device) == ["BNN", "BOB", "CAT"]
    device.press("a start")
    again = switched_on(memory)
    assert names(again) == ["BNN", "BOB", "CAT"]
    again.press("a")
    assert again.name == "hand_over" and "BNN" in again.texts()


def test_start_plays_again_with_those_who_played(memory):
    """Players who were set up for another game, and then left, do not count."""
    device = switched_on(memory)
    begin(device, 3)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("players")
    device.press("down*2 right b")
    assert device.app.session.draft is not None and device.app.session.draft.kinds[0]
    device.choose("continue")
    device.play_to("over", "random")
    device.press("start")
    assert device.name == "hand_over" and not any(device.app.session.seats.kinds)
    assert device.game.players == 3


def test_a_cut_in_the_set_up_leaves_the_game_and_its_names(memory):
    device = switched_on(memory)
    begin(device, 3)
    count = device.app.session.record.count
    device.press("start up a down*2 a down*2 a up start down right")
    assert device.name == "players"
    again = switched_on(memory)
    assert names(again) == ["ANN", "BOB", "CAT"] and again.app.session.record.count == count
    again.press("a")
    assert again.name == "hand_over" and again.game.players == 3


def test_a_cut_at_the_hand_over_returns_to_it(memory):
    device = switched_on(memory)
    begin(device, 2)
    device.press("a")
    while device.name != "hand_over":
        device.press("a")
    again = switched_on(memory)
    again.press("a")
    assert again.name == "hand_over" and again.game.player == device.game.player == 1
    again.press("a")
    assert again.name == "drop"


def test_every_sheet_can_be_looked_at_and_one_is_back_where_one_was(device):
    begin(device, 3)
    device.press("a")
    device.play_to("drop", players=3)
    device.press("right up b up right")
    screen, choice, cursor = device.screen, device.screen.choice(), device.screen.cursor
    shown = device.digits(), device.texts(), screen.bar.measured
    for keys in ("start down a b", "start down a right*3 b", "start down a left a start b"):
        device.press(keys)
        screen = device.screen
        assert device.name == "drop" and (screen.choice(), screen.cursor) == (choice, cursor)
        assert (device.digits(), device.texts(), screen.bar.measured) == shown


def test_the_arrow_keys_show_the_sheets_where_they_have_nothing_else_to_do(device):
    begin(device, 3)
    for name in ("roll", "hand_over"):
        assert device.name == name
        seen = []
        device.press("right")
        for _ in range(3):
            assert device.name == "sheets"
            seen.append(device.screen.player)
            device.press("right")
        assert sorted(seen) == [0, 1, 2]
        device.press("b")
        device.rest()
        assert device.name == name
        while device.name != "hand_over":
            device.press("a")


def test_two_keys_reach_names_and_computers():
    device = Handheld(names=("b", "a"))
    device.press("b a b*2")
    assert device.name == "players"
    device.press("a")
    assert device.name == "seat"
    device.press("b*2 a")
    assert device.name == "name_entry"
    device.press("b a*3")
    assert device.name == "seat"
    device.press("b a")
    assert device.app.session.draft.is_computer(0)
    device.press("b*2 a")
    assert device.name == "players" and en.BACK not in device.texts()


@pytest.mark.parametrize("language", languages.names())
def test_the_values_of_a_seat_end_at_one_edge(language):
    with held("clue_nrf52840_express", language), noted():
        found = texts(scenes.seat())
    kind = languages.topic("table", language).COMPUTER.strip()
    shown = {text.text: text.right for text in found}
    assert shown[kind] == shown["BEN 13"]


@pytest.mark.parametrize("board", ["pygamer", "clue_nrf52840_express"])
def test_the_bar_says_what_the_number_next_to_a_computer_is(board):
    with held(board):
        device = scenes.players()
    # On the narrow screen, the seat's line has no room for the word.
    who = en.SOLO if board == "pygamer" else en.table.COMPUTER.strip()
    assert device.message == f"{who}, {en.statistics.MEAN} 13"
    device.press("up")  # a person
    assert device.message == ""
    with held(board):
        assert scenes.seat().message == f"{en.SOLO}, {en.statistics.MEAN} 13"


@pytest.mark.parametrize("name", ["players", "seat"])
def test_no_key_on_a_computers_seat_reads_the_drive(name, monkeypatch):
    device = scenes.players() if name == "players" else scenes.seat()
    device.press("down up" if name == "players" else "down")
    read: list[str] = []

    def noted(module: str) -> Any:
        read.append(module)
        return read_once(module)

    read_once = loader.read_once
    monkeypatch.setattr(loader, "read_once", noted)
    for key in ("right", "right", "left"):
        before = device.texts()
        device.press(key)
        assert device.name == name and device.texts() != before
    assert not read


@pytest.mark.parametrize("line", ["help", "sheets", "continue"])
def test_on_two_keys_the_menu_of_a_hand_over_leads_back_to_it(line):
    device = Handheld(names=("b", "a"))
    device.press("b a a")
    assert device.name == "hand_over"
    device.app.navigator.screen.press("start")
    device.app.navigator.run_transitions()
    assert device.name == "pause" and line in device.screen.lines
    while device.screen.lines[device.screen.menu.chosen] != line:
        device.press("b")
    device.press("a")
    for _ in range(4):
        if device.name != "hand_over":
            device.app.navigator.screen.press("b")
            device.app.navigator.run_transitions()
    device.rest()
    assert device.name == "hand_over"


@pytest.mark.parametrize("board", ["tinycircuits_thumby_color", "clue_nrf52840_express", "pygamer"])
@pytest.mark.parametrize("language", languages.names())
def test_computers_are_named_in_all_lines_at_once(board, language):
    with held(board, language):
        device = scenes.players()
        seats = device.app.session.draft
        names = [seats.name(seat) for seat in range(seats.count) if seats.is_computer(seat)]
        device.screen.menu.choose(0)
        shown = " ".join(device.texts())
        assert names and all(name in shown for name in names), (names, shown)
