"""Several games of the same players: who begins, and who has won how many."""

from typing import Any

import pytest

from engine.standing import winners
from firmware import games
from firmware.drop_it.facts import TEAMS
from firmware.kept import match
from firmware.kept.seats import PERSON, Seats
from firmware.kept.settings import Settings
from firmware.kept.storage import SEATS, Storage
from firmware.session import resumption
from firmware.session.session import Session
from firmware.text import en
from tests import slow
from tests.firmware.cuts import cuts
from tests.firmware.handheld import Handheld, begin, held, set_up
from tests.firmware.power import (
    NOTHING,
    RecordedScreen,
    Watched,
    Write,
    homes_of,
    journal_of,
    new_homes,
)
from tests.firmware.test_over import show_end
from tests.firmware.test_settings import a_memory, switched_on


def names(device: Handheld) -> list[str]:
    seats = device.app.session.seats
    return [seats.name(seat) for seat in range(seats.count)]


def wins(device: Handheld) -> dict[str, int]:
    seats = device.app.session.seats
    return {seats.name(seat): seats.wins[seat] for seat in range(seats.count)}


def rematch(device: Handheld) -> None:
    """Choose the first line of the end's menu, from the end."""
    device.press("a")
    assert device.name == "end"
    device.wait(400)
    device.choose("again")
    device.rest()


def test_a_rematch_lets_the_next_player_begin_and_counts_who_won(device):
    begin(device, 3)
    show_end(device, 20, 30, 10)
    assert en.match.WINS not in device.message  # it says who won anyway
    rematch(device)
    assert device.name == "hand_over" and en.table.GIVE + "BOB" in device.message
    assert names(device) == ["BOB", "CAT", "ANN"]
    assert wins(device) == {"ANN": 0, "BOB": 1, "CAT": 0}
    show_end(device, 10, 20, 30)
    assert en.match.WINS + "BOB 1, ANN 1" in device.message
    rematch(device)
    assert names(device) == ["CAT", "ANN", "BOB"]
    show_end(device, 10, 20, 15)
    assert en.match.WINS + "ANN 2, BOB 1" in device.message
    assert device.game.players == 3


def test_the_line_says_what_it_does(device):
    begin(device, 2)
    show_end(device, 20, 30)
    device.press("a")
    assert en.match.REMATCH in device.texts() and en.menus.AGAIN not in device.texts()


def test_start_at_the_end_begins_a_rematch_too(device):
    begin(device, 2)
    show_end(device, 20, 30)
    device.press("start")
    assert names(device) == ["BOB", "ANN"]


def test_a_win_counts_once_the_next_game_begins_so_an_end_can_be_taken_back():
    device = Handheld(seed=4)
    device.play_to("over", "random", players=2)
    assert not any(device.app.session.seats.wins)
    device.press("b")
    device.wait(400)
    device.press("b")
    assert device.name != "over"
    device.play_to("over", "random", players=2)
    rematch(device)
    assert sum(wins(device).values()) == 1


def test_equal_totals_are_a_win_for_each(device):
    begin(device, 3)
    show_end(device, 30, 20, 30)
    rematch(device)
    assert wins(device) == {"ANN": 1, "BOB": 0, "CAT": 1}


@pytest.mark.parametrize("game", games.NAMES)
def test_wins_survive_switching_off(game):
    memory = a_memory()
    device = switched_on(memory)
    device.app.session.offer(game)
    device.app.navigator.recreate()
    device.step()
    device.play_to("over", "random", players=2, game=game)
    won = winners(device.game)
    expected = {"ANN": won & 1, "BOB": won >> 1}
    rematch(device)
    device.press("a a a a a a")
    device.press("start")
    again = switched_on(memory)
    assert names(again) == ["BOB", "ANN"] and wins(again) == expected
    assert again.app.session.has_game()
    score = f"BOB+ANN {expected['BOB']}-{expected['ANN']}"
    assert again.message.startswith(score)


def test_a_game_that_ended_before_switching_off_counts_when_the_next_begins():
    memory = a_memory()
    device = switched_on(memory)
    device.play_to("over", "random", players=2)
    device = switched_on(memory)
    device.choose("solo")  # in between
    device = switched_on(memory)
    assert sum(wins(device).values()) == 1
    device.choose("players")
    device.press("a")
    if device.name == "give_up":
        device.press("down a")
    assert device.name == "hand_over" and sum(wins(device).values()) == 1


@pytest.mark.parametrize("change", ["right", "down right"])
def test_with_other_players_wins_start_from_0(device, change):
    begin(device, 2)
    show_end(device, 30, 20)
    rematch(device)
    assert any(device.app.session.seats.wins)
    show_end(device, 30, 20)
    device.press("select")
    device.choose("players")
    device.press(f"down {change}")
    while device.screen.menu.chosen:
        device.press("up")
    device.press("a")
    assert device.name == ("hand_over" if change == "right" else "computer")
    assert not any(device.app.session.seats.wins)


def test_the_same_players_go_on_with_the_setup_too(device):
    begin(device, 2)
    show_end(device, 30, 20)
    device.press("select")
    set_up(device, 2)
    assert names(device) == ["ANN", "BOB"] and wins(device) == {"ANN": 1, "BOB": 0}


def test_few_keys_have_it_too():
    with held("clue_nrf52840_express"):
        device = Handheld()
        begin(device, 2)
        show_end(device, 30, 20)
        rematch(device)
        assert names(device) == ["BOB", "ANN"] and wins(device) == {"ANN": 1, "BOB": 0}


def test_seats_of_an_older_program_have_no_wins():
    memory = a_memory()
    device = switched_on(memory)
    seats = Seats()
    seats.names[0][:] = b"EVA"
    data = bytearray(26)
    seats.write_into(data)
    device.app.session.storage.store(SEATS, data[:20], 20)
    device.app.session.storage.save()
    assert names(switched_on(memory)) == ["EVA", "BOB"]


def test_players_keep_their_wins_wherever_they_move_round_the_table():
    seats = Seats()
    seats.count = 4
    seats.kinds[1] = 3
    seats.wins[:4] = bytes((1, 0, 1, 7))
    for moved in range(1, 5):
        match.seat(seats, match.seats_of_rematch(seats))
        assert seats.kinds[(1 - moved) % 4] == 3 and seats.wins[(3 - moved) % 4] == 7
    others = Seats()
    others.copy_from(seats)
    others.kinds[1] = PERSON
    match.seat(seats, others)
    assert not any(seats.wins)


def test_a_teams_win_is_one_for_each_of_its_players():
    record = games.load_game("drop_it").new(4, 0, TEAMS)
    record.game.scores[1] = 9  # type: ignore[attr-defined]  # a game of Drop It
    seats = Seats()
    seats.count = 4
    match.count_wins(seats, record.game)
    assert bytes(seats.wins[:4]) == bytes((0, 1, 0, 1))


@pytest.mark.parametrize("kind", slow.but(["rp2"], ["rp2", "nrf52"]))
def test_no_power_cut_counts_a_win_twice(kind):
    homes = homes_of(kind, new_homes(kind))
    writes: list[Write] = []

    def note(home: Watched, start: int, data: bytes) -> None:
        held = tuple(bytes(other.inner[0 : len(other)]) for other in homes)
        writes.append(Write(homes.index(home), held, start, data, RecordedScreen(NOTHING, NOTHING)))

    for home in homes:
        home.note = note
    device = Handheld(seed=4, journal=journal_of(kind, homes))
    device.play_to("over", "random", players=2)
    writes.clear()
    rematch(device)
    device.press("a a start")
    assert writes
    found = set()
    for write in writes:
        for contents in set(cuts(kind, write)):
            storage = Storage(journal_of(kind, homes_of(kind, contents)))
            session: Any = Session(storage, Settings(), None)
            resumption.load_game(session)
            waits = session.record is not None and not session.has_game()  # to be counted
            found.add((waits, sum(session.seats.wins)))
    assert (True, 0) in found and (False, 1) in found
    assert found <= {(True, 0), (False, 0), (False, 1)}
