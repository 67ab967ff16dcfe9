"""SIS at the table: selectable, also with few keys; she thinks, and a key hurries her."""

import pytest

from firmware import guests
from firmware.kept import seats
from sim.players.opponents import desktop_players
from tests.firmware.handheld import FRAME_MS, Handheld

SIS = len(seats.LEVELS) + 1  # the kind of her seats
TWO_KEYS = "clue_nrf52840_express"
PATIENCE = 20_000  # ms
LONGEST_MS = 10_000  # that she thinks
SLOW_MS = 45  # a tick of a slow board, in which she takes one step


def at_table(kind: int = SIS) -> Handheld:
    """Return a handheld on which SIS, or another player, thinks about a drop next to a person."""
    device = Handheld(seed=3)
    device.app.session.seats.kinds[:2] = bytes((0, kind))
    device.new_game(2)
    device.app.navigator.run_transitions()
    for _ in range(PATIENCE // FRAME_MS):
        screen = device.screen
        if device.name == "computer" and screen.is_busy and device.game.round:
            return device
        if device.name != "computer" and device.app.at_rest:
            device.press("a")
        device.step()
    raise AssertionError("she never thinks")


@pytest.fixture
def offered():
    """SIS among the levels, as on a fast board."""
    with desktop_players(waits=True):
        yield


def frames(device: Handheld) -> int:
    """Return the frames until her choice is shown, and check it."""
    for count in range(PATIENCE // FRAME_MS):
        if device.screen.action >= 0:
            assert device.game.is_legal(device.screen.action)
            return count
        device.step()
    raise AssertionError("she thinks for ever")


def test_a_key_hurries_her_and_does_nothing_else(offered):
    device = at_table()
    assert device.app.session.seats.name(1) == "SIS"
    patient = frames(at_table())
    count = device.app.session.record.count
    while device.screen._thinking.player is None or device.screen._thinking.player.action < 0:
        device.step()
    device.tap("a")
    hurried = frames(device)
    assert device.app.session.record.count == count and device.name == "computer"
    assert hurried * 2 < patient, (hurried, patient)


@pytest.mark.parametrize("name", ["computer", "computer_thinking"])
def test_after_ten_seconds_she_is_hurried_without_a_key(offered, bytes_free, name):
    """On a slow board, also where the table is unloaded meanwhile."""
    if name == "computer_thinking":
        bytes_free(0)
    device = at_table()
    while device.name != name or device.screen._thinking.player is None:
        device.step(0)
    count = device.app.session.record.count
    player, thought = device.screen._thinking.player, 0
    while device.name == "computer_thinking" or device.screen.action < 0:
        device.step(SLOW_MS)
        thought += SLOW_MS
        assert thought <= LONGEST_MS + 2 * SLOW_MS
    assert thought >= LONGEST_MS
    assert player._is_trying and player._played < player._games, "she was not ready by herself"
    assert device.app.session.record.count == count and device.game.is_legal(device.screen.action)


def test_a_key_does_not_hurry_other_levels():
    patient, device = at_table(SIS - 1), at_table(SIS - 1)
    assert device.app.session.seats.name(1) == "LU6" and patient.now == device.now
    while device.screen._thinking.player is None:
        device.step()
    device.tap("a")
    assert frames(device) > 3 and frames(patient)
    assert (device.now, device.screen.action) == (patient.now, patient.screen.action)


def shown(device: Handheld, kind: int) -> str:
    """Return the name of the second seat's player in the set-up."""
    device.choose("players")
    device.app.session.draft.kinds[1] = kind - 1
    device.screen.change(device.screen.first + 1, 1)  # to the next kind
    assert device.app.session.draft.kinds[1] == kind
    if device.app.key_map.is_few:
        device.app.navigator.push("seat", 1)
        device.app.navigator.run_transitions()
    return " ".join(device.texts())


@pytest.mark.parametrize("board", [TWO_KEYS, "pygamer"])
@pytest.mark.parametrize(
    ("game", "scores"), [("number_drop", ("55", "57", "61")), ("drop_it", ("198", "198", "198"))]
)
def test_a_seat_shows_what_its_player_reaches(board, game, scores):
    """In Drop It, which they do not know, guests play as LU6."""
    with desktop_players(waits=True):
        for name, score in zip(("LU6", "SIS", "DAD"), scores, strict=True):
            device = Handheld(board=board)
            device.app.session.offer(game)
            kind = seats.LEVELS.index(name) + 1
            assert f" {name} {score}" in f" {shown(device, kind)} ", (name, device.texts())
    assert guests.POINTS == {}


def test_a_guest_of_whom_nothing_is_known_has_no_score(offered):
    guests.POINTS.clear()
    assert "SIS" in shown(Handheld(), SIS).split()
    assert not {"55", "57"} & set(shown(Handheld(), SIS).split())
