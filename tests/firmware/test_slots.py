"""A game waits in its slot while one of another slot is played.

Each game has a slot of its own; today's game has one, and so has a game by a code.
"""

from typing import Any

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept import statistics
from firmware.kept.seats import Seats
from firmware.kept.settings import Settings
from firmware.kept.storage import (
    DAILY_SCORES,
    HISTORY,
    LINK_SLOT,
    OWN_SLOT,
    PROGRESS,
    SEATS,
    SETTINGS,
    TODAY_SLOT,
    Storage,
)
from firmware.kept.whole_game import data_of, pack, unpack
from firmware.session import game_start, resumption, seeds, slots
from firmware.session.session import Session
from firmware.text import en
from tests import slow
from tests.firmware.cuts import cuts
from tests.firmware.handheld import Handheld, set_clock
from tests.firmware.power import (
    NOTHING,
    RecordedScreen,
    Watched,
    Write,
    homes_of,
    journal_of,
    new_homes,
)
from tests.firmware.situations import unload_engines

SIZE = 4096
CODE = 77  # a seed
NUMBER_DROP_GAME, DROP_IT_GAME = 72, 190  # bytes of the longest solo games with their heads
LOG = 330  # codewords of the longest log of a game without undo
NO_CHANGE = RecordedScreen(NOTHING, NOTHING)


@pytest.fixture(autouse=True)
def no_engine() -> None:
    """Unload any engine that an earlier test left in memory."""
    unload_engines()


@pytest.fixture
def memory() -> bytearray:
    """A new memory of a board that writes without erasing."""
    return bytearray(b"\xff" * SIZE)


def with_clock(journal: Journal, day: int = 24, seed: int = 1) -> Handheld:
    """Switch a board on and set its clock."""
    device = Handheld(journal=journal, seed=seed)
    set_clock(day)
    device.app.navigator.recreate()
    device.app.navigator.run_transitions()
    return device


def switched_on(memory: bytearray, day: int = 24, seed: int = 1) -> Handheld:
    return with_clock(Journal(Tape([memory])), day, seed)


def to_title(device: Handheld) -> None:
    """Go to the title by the menu."""
    device.press("start")
    assert device.name == "pause"
    device.press("up a")
    assert device.name == "title"


def game_in(device: Handheld) -> bytes:
    saved: bytes = device.app.session.record.to_bytes()
    return saved


def play_a_round(device: Handheld) -> bytes:
    """Play until a round is over, and go to the title; return the game."""
    number = device.game.round
    device.play(lambda other: other.game.round > max(1, number), "random")
    to_title(device)
    return game_in(device)


def drop_one(device: Handheld) -> bytes:
    """Drop a piece of Drop It, and go to the title; return the game."""
    device.press("a a")
    assert device.game.board.count == 1
    to_title(device)
    return game_in(device)


def continued(device: Handheld) -> list[str]:
    """Return what the lines of the title say that they continue."""
    lines = [at for at, line in enumerate(device.screen.lines) if line.startswith("continue")]
    if len(lines) == 1:
        return [device.message]
    name = f"{device.screen.menu.texts[lines[0]]} " if lines else "?"
    return [row.removeprefix(name) for row in device.rows() if row.startswith(name)]


def seats_of(session: Any) -> bytes:
    """Return the names of three players, and who plays for them."""
    return b"".join(session.seats.names[:3]) + bytes(session.seats.kinds[:3])


def resume(device: Handheld, line: int = 0) -> bytes:
    """Continue the game of one of these lines, the first being 0; return it."""
    device.choose([name for name in device.screen.lines if name.startswith("continue")][line])
    assert device.name not in ("title", "give_up")
    return game_in(device)


# --- slots of one game ---


def test_today_does_not_end_the_own_game(memory):
    device = switched_on(memory)
    device.choose("solo")
    own = play_a_round(device)
    device.choose("today")
    assert device.name == "place" and seeds.seed_in(device.game) == seeds.today()
    today = play_a_round(device)
    for on in (device, switched_on(memory)):
        texts = continued(on)
        assert texts[0].startswith(en.DAILY + " R2, ") and texts[1].startswith("SOLO R2, ")
        assert "today" not in on.screen.lines
    assert resume(on, 1) == own
    on.press("wait:500 a")
    own = game_in(on)
    to_title(on)
    assert resume(on, 1) == today
    on = switched_on(memory)
    assert game_in(on) == today
    assert resume(on, 1) == own


def test_a_game_by_code_ends_neither(memory):
    device = switched_on(memory)
    device.choose("solo")
    play_a_round(device)
    device.choose("today")
    play_a_round(device)
    game_start.begin(device.app, 1, CODE)
    device.app.navigator.run_transitions()
    assert device.name == "place" and seeds.seed_in(device.game) == CODE
    play_a_round(device)
    texts = [text.split(" ")[0] for text in continued(device)]
    assert texts == [en.menus.CODE, en.DAILY, "SOLO"]
    game_start.begin(device.app, 1, CODE + 1)
    device.app.navigator.run_transitions()
    assert device.name == "give_up"
    assert en.menus.REPLACES + continued(switched_on(memory))[0] in device.texts()


def test_todays_line_continues_todays_game(memory):
    device = switched_on(memory)
    device.choose("today")
    today = play_a_round(device)
    assert "today" not in device.screen.lines
    game_start.begin(device.app, 1, seeds.today())
    device.app.navigator.run_transitions()
    assert device.name != "give_up" and game_in(device) == today


def test_yesterdays_game_makes_todays_ask(memory):
    device = switched_on(memory, 23)
    device.choose("today")
    play_a_round(device)
    device = switched_on(memory, 24)
    device.choose("today")
    assert device.name == "give_up"
    device.press("b")
    assert len(continued(device)) == 1
    device.choose("solo")
    play_a_round(device)
    device.choose("today")
    assert device.name == "give_up" and f"{en.DAILY} R2" in "".join(device.texts())
    device.press("down a")
    assert seeds.seed_in(device.game) == seeds.today()
    to_title(device)
    assert [text.split(" ")[0] for text in continued(device)] == [en.DAILY + ",", "SOLO"]


def test_a_new_own_game_asks_before_it_ends_the_one_that_waits(memory):
    device = switched_on(memory)
    device.choose("solo")
    play_a_round(device)
    device.choose("today")
    today = play_a_round(device)
    text = continued(device)[1]
    device.choose("solo")
    assert device.name == "give_up" and en.menus.REPLACES + text in device.texts()
    device.press("down a")
    assert device.name == "place"
    to_title(device)
    assert continued(device)[0] == "SOLO, 0" and resume(device, 1) == today
    to_title(device)
    assert len(continued(device)) == 2


@pytest.mark.parametrize("again", [False, True])
def test_the_end_of_one_leaves_the_other_and_counts_once(memory, again):
    device = switched_on(memory)
    device.choose("solo")
    own = play_a_round(device)
    device.choose("today")
    play_a_round(device)
    resume(device, 1)
    to_title(device)
    resume(device, 1)  # today's has waited too, and is no longer there once it is over
    device.play_to("over", "random")
    device.press("select")
    assert device.name == "title" and len(continued(device)) == 1
    if again:
        device = switched_on(memory)
    assert resume(device) == own
    for _ in range(2):
        session = device.app.session
        assert statistics.games(session.storage.statistics(None), "number_drop") == 1
        assert slots.waiting(session) == []
        device = switched_on(memory)


def test_again_asks_if_an_own_game_waits(memory):
    device = switched_on(memory)
    device.choose("solo")
    own = play_a_round(device)
    device.choose("today")
    device.play_to("over", "random")
    device.press("start")
    assert device.name == "give_up"
    device.press("b")
    assert device.name == "over"
    device.press("select")
    assert resume(device) == own


def test_players_and_how_it_is_played_come_back(memory):
    device = switched_on(memory)
    session = device.app.session
    session.draft = Seats()
    session.draft.names[1][:] = b"ZOE"
    session.draft.kinds[2] = 2
    session.draft.count = 3
    game_start.begin(device.app, 3)
    device.app.navigator.run_transitions()
    before = seats_of(session)
    session.mark(1)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    text = "+".join(session.seats.name(seat) for seat in range(3))
    device.choose("today")
    session.seats.names[1][:] = b"XXX"
    to_title(device)
    assert continued(device)[1] == text
    resume(device, 1)
    for _ in range(2):
        assert seats_of(device.app.session) == before and device.app.session.marks == 1
        device = switched_on(memory)


# --- the other game ---


def test_the_other_game_does_not_end_the_first(memory):
    device = switched_on(memory)
    device.choose("solo")
    own = play_a_round(device)
    device.choose("other")
    device.choose("solo")
    assert device.name == "aim"
    other = drop_one(device)
    assert continued(device) == ["SOLO 2/36, 0"]
    for _ in range(2):
        device.choose("other")
        assert continued(device)[0].startswith("SOLO R2, ")
        assert resume(device) == own
        to_title(device)
        device.choose("other")
        assert resume(device) == other
        device = switched_on(memory)


def test_a_suspended_game_is_saved_too(memory):
    device = switched_on(memory)
    device.choose("solo")
    own = play_a_round(device)
    device.choose("other")
    device.app.session.suspend()
    device.choose("solo")
    assert device.name == "aim"
    drop_one(device)
    device.choose("other")
    assert resume(device) == own


# --- memories that are full, too small, or cut off ---


def test_a_memory_without_room_for_a_second_game_has_one_slot():
    for size in (0, 1000):
        device = switched_on(bytearray(b"\xff" * size))
        device.choose("solo")
        own = play_a_round(device)
        device.choose("today")
        assert device.name == "give_up"
        device.press("a")
        assert resume(device) == own


def test_a_game_that_cannot_be_read_is_reported(memory):
    device = switched_on(memory)
    device.choose("solo")
    play_a_round(device)
    device.choose("today")
    today = play_a_round(device)
    device = switched_on(memory)
    (slot, head) = slots.waiting(device.app.session)[0]
    assert device.app.session.storage.keep_waiting(slot, bytes(head[:12]))
    device.choose(f"continue{slot}")
    assert device.name == "title" and en.menus.DAMAGED_PART in device.texts()
    assert resume(device) == today


@pytest.mark.parametrize("kind", [DAILY_SCORES, 12, HISTORY])
def test_records_between_the_slots_are_no_games_whatever_they_hold(memory, kind):
    device = switched_on(memory)
    device.choose("solo")
    play_a_round(device)
    session = device.app.session
    packed = pack(data_of(session.record), session.standing(), 0, session.seats)
    device = switched_on(bytearray(b"\xff" * SIZE))
    storage = device.app.session.storage
    assert storage.store(kind, packed, len(packed))
    assert not storage.has_waiting() and slots.waiting(device.app.session) == []


def recorded(kind: str) -> tuple[list[list[Write]], bytes, bytes]:
    """Return the writes of starting today's game, and of going back to the own one and on.

    The own game and today's, as they were played, are returned as well.
    """
    contents = new_homes(kind)
    writes: list[Write] = []
    homes = homes_of(kind, contents)

    def note(home: Watched, start: int, data: bytes) -> None:
        held = tuple(bytes(other.inner[0 : len(other)]) for other in homes)
        writes.append(Write(homes.index(home), held, start, data, NO_CHANGE))

    for home in homes:
        home.note = note
    device = with_clock(journal_of(kind, homes))
    device.choose("solo")
    device.press("a wait:500 a wait:1500")
    to_title(device)
    own = game_in(device)
    writes.clear()
    device.choose("today")
    to_title(device)
    begun = writes[:]
    resume(device)
    device.press("right a wait:500 a wait:1500")
    to_title(device)
    today = game_in(device)
    writes.clear()
    for _ in range(2):
        resume(device, 1)
        to_title(device)
    return [begun, writes], own, today


def kept_in(kind: str, contents: tuple[bytes, ...]) -> set[bytes]:
    """Return all games in progress that a memory has."""
    session: Any = Session(Storage(journal_of(kind, homes_of(kind, contents))), Settings(), None)
    resumption.load_game(session)
    found = {session.record.to_bytes()} if session.has_game() else set()
    for slot, _ in slots.waiting(session):
        packed = bytearray(session.storage.read(slot, bytearray(0)))
        session.storage.read(slot, packed)
        found.add(unpack(packed).to_bytes())
    return found


@pytest.mark.parametrize("kind", slow.but(["rp2"], ["rp2", "nrf52"]))
def test_a_power_cut_while_games_change_places_loses_neither(kind):
    (begun, back), own, today = recorded(kind)
    assert begun and back
    for write in begun:
        for contents in set(cuts(kind, write)):
            assert own in kept_in(kind, contents)
    for write in back:
        for contents in set(cuts(kind, write)):
            assert kept_in(kind, contents) == {own, today}


def test_what_is_continued_says_how_far_a_game_of_drop_it_is(device):
    device.app.session.offer("drop_it")
    device.app.navigator.recreate()
    device.step()
    device.choose("solo")
    for pieces in range(1, 4):
        to_title(device)
        score = device.app.session.record.game.score(0)
        assert device.message == f"SOLO {pieces}/36, {score}"
        resume(device)
        device.press("wait:500 a wait:1500")
        while device.name not in ("aim", "play"):
            device.press("a wait:500")


def test_in_2048_bytes_there_is_room_for_a_solo_game_in_every_slot():
    """The games are as long as they get, beside the largest record of each other kind."""
    journal = Journal(Tape([bytearray(b"\xff" * 2048)], True, 2048))
    storage = Storage(journal)
    assert journal.compact(bytes(statistics.new_totals()), bytes(NUMBER_DROP_GAME))
    sizes = {SETTINGS: 20, SEATS: 26, PROGRESS: 23, DAILY_SCORES: 67, HISTORY: 69}
    for kind, size in (
        sizes | {games.entry(name)[games.SCORES]: 66 for name in games.NAMES}
    ).items():
        assert storage.store(kind, bytes(range(size)), size)
    for slot in (TODAY_SLOT, LINK_SLOT, OWN_SLOT + 3):
        assert storage.keep_waiting(slot, bytes(range(NUMBER_DROP_GAME)))
    assert storage.keep_waiting(OWN_SLOT + 5, bytes(range(DROP_IT_GAME)))
    assert storage.is_healthy and journal.free() >= LOG
