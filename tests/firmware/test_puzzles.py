"""Puzzles are played by keys, on the ordinary table, and leave the game in progress alone."""

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept.puzzle_stars import Stars
from firmware.kept.storage import Storage
from firmware.session import puzzles
from sim import languages
from sim.puzzles.proof import prove
from sim.puzzles.puzzle_file import Description, shipped
from tests import slow
from tests.firmware.cuts import cuts
from tests.firmware.handheld import Handheld, begin
from tests.firmware.power import (
    NOTHING,
    RecordedScreen,
    Watched,
    Write,
    homes_of,
    journal_of,
    new_homes,
)

BOARDS = ("pygamer", "tinycircuits_thumby")


def new_journal() -> Journal:
    """Return the journal of a new memory."""
    return Journal(Tape([bytearray(b"\xff" * 4096)]))


def at_list(game: str = "number_drop", **device_of) -> Handheld:
    """Return a handheld that shows a game's puzzles."""
    device = Handheld(journal=new_journal(), **device_of)
    if game != device.app.session.offered:
        device.choose("other")
    device.choose("puzzles")
    assert device.name == "puzzles"
    return device


def act(device: Handheld, action: int) -> None:
    """Make a choice."""
    if device.name == "aim":
        device.wait(500)  # a hasty key does not drop a piece
    device.screen.select_action(action)
    device.press("a")
    if device.name == "landing":
        device.press("a")


def take(device: Handheld, puzzle: Description) -> None:
    """Make the choices of one of the shortest solutions."""
    solution = prove(puzzle, is_quick=True).solution
    session = device.app.session
    first = session.storage.steps
    while session.storage.steps < first + len(
        solution
    ):  # a tile that has to slide does so by itself
        act(device, solution[session.storage.steps - first])


def solve(device: Handheld, number: int) -> None:
    """Solve a game's puzzle from the list, where it is selected, with the fewest choices."""
    device.press("a")
    take(device, shipped(device.app.session.offered)[number])
    assert device.name == "puzzle_end"


def fail(device: Handheld) -> None:
    """Take any choices up to the end of the round, or until no piece is left."""
    while device.name != "puzzle_end":
        device.press("wait:500 a")


def gained(device: Handheld) -> int:
    """Return the stars in the heading of the end."""
    return sum(text.count("*") for text in device.texts())


def stars(device: Handheld) -> list[str]:
    """Return the stars in the list."""
    return device.screen.menu._values


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_puzzle_is_solved_and_the_next_one_follows(game, board):
    device = at_list(game, board=board)
    goal = device.message
    device.press("a")
    assert device.message.startswith(goal) and device.app.session.task == goal
    device.press("start")
    assert device.name == "pause" and device.message == goal
    device.choose("puzzles")
    solve(device, 0)
    assert device.screen.lines[0] == "next" and gained(device) == 3
    device.press("a")
    assert device.app.session.number == 1 and not device.app.session.is_solved
    device.press("start")
    device.choose("puzzles")
    assert stars(device)[:2] == ["***", ""] and device.screen.menu.chosen == 1


@pytest.mark.parametrize("game", games.NAMES)
def test_a_puzzle_that_failed_is_tried_again_at_the_cost_of_a_star(game):
    device = at_list(game)
    device.press("up a")  # the last one, which is the hardest
    fail(device)
    assert device.screen.lines[0] == "again" and "next" not in device.screen.lines
    taken = device.app.session.storage.steps
    device.press("a")
    session = device.app.session
    assert session.storage.steps == taken > 0 and not session.can_undo()
    take(device, shipped(game)[-1])
    assert session.is_solved and gained(device) == 2 and "next" not in device.screen.lines
    device.choose("list")
    assert stars(device)[-1] == "**"
    solve(device, -1)  # from the list it is a new attempt
    device.choose("list")
    assert stars(device)[-1] == "***"


def test_a_choice_can_be_taken_back_but_counts():
    device = at_list()
    device.press("a")
    session = device.app.session
    puzzle = shipped("number_drop")[0]
    act(device, prove(puzzle, is_quick=True).solution[0])
    assert session.can_undo() and session.storage.steps == 1
    device.press("start")
    device.choose("undo")
    assert not session.can_undo() and session.storage.steps == 1 and device.name == "slide"
    device.press("b")  # there is nothing more to undo
    assert device.name == "slide" and device.app.session is session
    take(device, puzzle)
    assert session.is_solved and session.storage.steps == puzzle.steps + 1 and gained(device) == 2


def test_the_last_choice_of_a_failure_can_be_taken_back():
    device = at_list()
    device.press("up a")
    fail(device)
    session = device.app.session
    device.choose("undo")
    assert device.name != "puzzle_end" and device.app.session is session
    assert device.message.startswith(session.task)


def test_there_are_no_hints_but_the_goal():
    for game in games.NAMES:
        device = at_list(game)
        device.press("a wait:500 select")
        assert device.message == device.app.session.task


@pytest.mark.parametrize("game", games.NAMES)
def test_the_game_in_progress_is_found_as_it_was(game):
    journal = new_journal()
    device = Handheld(journal=journal)
    begin(device)
    device.press("a a")
    before = device.app.session.record.to_bytes()
    device.press("start")
    device.choose("title")
    kinds = [kind for kind in range(16) if journal.has(kind)]
    if game != "number_drop":
        device.choose("other")
    device.choose("puzzles")
    solve(device, 0)
    device.choose("again")
    device.press("start")
    device.choose("puzzles")
    session = device.app.session
    assert session is session.main_session and session.record.to_bytes() == before
    assert [kind for kind in range(16) if journal.has(kind)] == sorted({*kinds, 12})
    again = Handheld(journal=journal)
    assert again.app.session.record.to_bytes() == before
    if game != "number_drop":
        again.choose("other")
    again.choose("puzzles")
    assert stars(again)[:2] == ["***", ""]


def test_pages_turn_and_end_at_the_ends():
    device = at_list()
    device.press("right")
    first = device.screen.menu.chosen
    assert first > 2
    device.press("right*20")
    assert device.screen.menu.chosen == 35
    device.press("left*20")
    assert device.screen.menu.chosen == 0


def test_a_file_of_ones_own_follows_the_others_and_a_broken_one_says_so(tmp_path, monkeypatch):
    for name in games.NAMES:
        lines = (shipped(name)[number].line() for number in range(2))
        (tmp_path / f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    (tmp_path / "anna.json").write_text(shipped("number_drop")[2].line(), "utf-8")
    (tmp_path / "bob.json").write_text('{"game": "d210"', "utf-8")
    (tmp_path / "cat.json").write_text(shipped("drop_it")[2].line(), "utf-8")
    (tmp_path / "dot.json").write_text('{"game": "d210", "goal": "run", "value": 3}', "utf-8")
    (tmp_path / "eve.json").write_text("[]", "utf-8")
    device = Handheld()
    monkeypatch.setattr(puzzles, "FOLDER", f"{tmp_path}/")
    device.choose("puzzles")
    assert device.screen.menu.texts == ["1", "2", "ANNA", "BOB", "DOT", "EVE"]
    for broken in ("BOB.JSON", "DOT.JSON", "EVE.JSON"):
        device.press("down" if device.screen.menu.chosen > 2 else "down*3")
        device.press("a")
        assert device.name == "puzzles" and device.message.startswith(broken)
        assert device.message.endswith(languages.topic("puzzle", "en").BROKEN)
    device.press("up*3 a")
    session = device.app.session
    assert session.file == "anna.json"
    take(device, shipped("number_drop")[2])
    assert session.is_solved and "next" not in device.screen.lines
    device.choose("list")
    assert device.screen.menu.chosen == 2


def test_a_restart_leads_back_to_the_list():
    device = at_list()
    device.press("a")
    device.app.record_place()
    place = device.app.settings.resume, device.app.settings.resume_detail
    device.app.settings.resume = 0
    again = Handheld()
    from firmware.session import resumption

    resumption.go_back(again.app, *place)
    again.step()
    assert again.name == "puzzles"


@pytest.mark.parametrize("kind", slow.but(["rp2"], ["rp2", "nrf52"]))
def test_a_power_cut_while_stars_are_saved_costs_only_these(kind):
    writes: list[Write] = []
    homes = homes_of(kind, new_homes(kind))

    def note(home: Watched, start: int, data: bytes) -> None:
        held = tuple(bytes(other.inner[0 : len(other)]) for other in homes)
        moment = RecordedScreen(NOTHING, NOTHING)
        writes.append(Write(homes.index(home), held, start, data, moment))

    storage = Storage(journal_of(kind, homes))
    Stars(storage, "number_drop").gain(35, 2)
    for home in homes:
        home.note = note
    Stars(storage, "number_drop").gain(35, 3)
    Stars(storage, "number_drop").gain(35, 1)  # no reason to write
    Stars(storage, "drop_it").gain(23, 1)
    seen = set()
    for write in writes:
        for contents in set(cuts(kind, write)):
            kept = Storage(journal_of(kind, homes_of(kind, contents)))
            stars = Stars(kept, "number_drop"), Stars(kept, "drop_it")
            seen.add((stars[0].of(35), stars[1].of(23)))
            assert sum(each.of(number) for each in stars for number in range(32)) == stars[1].of(23)
    assert seen == {(2, 0), (3, 0), (3, 1)}
