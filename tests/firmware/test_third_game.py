"""A third game, with dice only, is added by its folders and a line in the list."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
import firmware
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept import settings, statistics
from firmware.kept.storage import pack
from firmware.memory.loader import unload
from firmware.screens.parts import end_screen
from firmware.screens.statistics import totals_of
from firmware.session import marks
from sim import languages, options, session
from sim.board import board_files
from sim.bundler import bundle_folder, drive, pipeline, sizes
from sim.bundler.filing import package_names
from sim.command_line import OptionsError
from tests import dialect, made_bundles, slow
from tests.firmware.handheld import Handheld, pink_board
from tests.firmware.listed_games import listed
from tests.sim.bundler.driven import driven
from web import game_link, result
from web.replayed_game import Showing

HERE = Path(__file__).parent / "third_game"
LINE = '    ("pig", "firmware.pig", 0x3A, 6, 65, 20, 16, 70),\n'
LAST = '    ("drop_it", "firmware.drop_it", 0xB1, 5, 35, 12, 23, 1),\n'
PIG = "pig"
FEW = "clue_nrf52840_express"


@pytest.fixture
def third(monkeypatch: Any) -> Iterator[None]:
    """Add the game, then remove it and unload everything of it."""
    for package in (engine, firmware):
        added = str(HERE / package.__name__)
        monkeypatch.setattr(package, "__path__", [*package.__path__, added])
    listed(monkeypatch, (*games.GAMES, (PIG, "firmware.pig", 0x3A, 6, 65, 20, 16, 70)))
    yield
    for name in [name for name in sys.modules if f".{PIG}" in name]:
        unload([name])


def memory() -> bytearray:
    """Return a new memory that writes without erasing."""
    return bytearray(b"\xff" * 4096)


def switched_on(data: bytearray, **how: Any) -> Handheld:
    """Return a handheld with that memory."""
    return Handheld(journal=Journal(Tape([data])), **how)


def offered(device: Handheld) -> Handheld:
    """Make the title offer the game."""
    for _ in games.NAMES:
        if device.app.session.offered != PIG:
            device.choose("other")
    assert device.app.session.offered == PIG
    return device


def begun(device: Handheld, line: str = "solo") -> Handheld:
    """Begin a game of it."""
    offered(device).choose(line)
    return device


def played(device: Handheld) -> Handheld:
    """Play to the end by keys, holding at twelve points."""
    while device.name != "over":
        if device.name != "turn" or device.game.points < 12:
            device.press("a")
        elif device.app.key_map.is_few:
            count = device.app.session.record.count
            device.screen.handle_key("next")
            device.rest()
            assert device.app.session.record.count == count + 1
        else:
            device.press("up")
    return device


def rolled(device: Handheld) -> Handheld:
    """Roll until there are points to hold."""
    while not device.game.points:
        device.press("a")
    return device


def said(device: Handheld) -> str:
    """Return all text on the screen."""
    return " ".join(device.texts())


def test_it_keeps_to_the_boards_python() -> None:
    assert dialect.main([str(HERE)]) == 0


def test_it_is_on_the_title_one_behind_the_other(third, device):
    titles = {"number_drop": "NUMBER DROP", "drop_it": "DROP IT", PIG: "THE PIG"}
    for game, beside in zip(games.NAMES, (*games.NAMES[1:], games.NAMES[0]), strict=True):
        assert device.app.session.offered == game and device.screen.lines.count("other") == 1
        assert titles[beside] in device.texts()
        device.choose("other")
    assert device.app.session.offered == games.NAMES[0]
    while device.screen.line() != "other":
        device.press("down")
    for key, game in (("left", PIG), ("left", "drop_it"), ("right", PIG), ("right", "number_drop")):
        device.press(key)
        assert device.app.session.offered == game and device.screen.line() == "other"


def test_what_the_next_start_is_to_know_has_room_for_each_game(third):
    app = switched_on(memory()).app
    choices, storage = app.settings, app.session.storage
    for game in games.NAMES:
        for place in range(settings.RESUME_PLACES):
            choices.resume = 1 + games.NAMES.index(game) * settings.RESUME_PLACES + place
            choices.resume_detail = place + 1
            choices.save(storage)
            kept = settings.Settings()
            kept.load(storage)
            assert (kept.resume, kept.resume_detail) == (choices.resume, choices.resume_detail)
            assert kept.values == choices.values


@pytest.mark.parametrize(("board", "language"), [("pygamer", "en"), ("pygamer", "fr"), (FEW, "en")])
def test_it_is_played_to_its_end_alone(third, board, language):
    device = played(begun(Handheld(board=board, language=language)))
    game = device.game
    assert game.is_over() and game.turn == 5 and game.score(0) > 0
    assert {device.app.words.YOU, str(game.score(0))} <= set(device.texts())


def test_two_at_the_table_hear_what_the_turn_gained(third, device):
    begun(device, "players")
    device.press("a")
    assert device.name == "hand_over" and "ANN" in device.texts()
    device.press("a")
    rolled(device)
    points = device.game.points
    device.press("up")
    device.step(500)
    assert device.name == "hand_over" and device.game.player() == 1
    assert f"+{points}" in device.texts() and "BOB" in device.texts()
    device.press("b")
    assert device.name == "turn" and device.game.points == points  # undone
    device.press("up")
    while device.name != "over":
        device.press("up" if device.name == "turn" and device.game.points >= 8 else "a")
    best = max(device.game.totals)
    winner = "ANN BOB".split()[device.game.totals.index(best)]
    assert f"{winner} WINS" in device.texts()
    assert device.texts()[-2:] == [str(points) for points in sorted(device.game.totals)[::-1]]


def test_the_computer_sits_at_its_table_and_advises(third, device):
    begun(device, "players")
    device.press("down*3 right up*3 a")
    assert list(device.app.session.seats.kinds[:2]) == [0, 1]
    seen = set()
    while device.game.turn < 2 or device.name != "turn":
        seen.add((device.name, device.game.player()))
        device.press("up" if device.name == "turn" and device.game.points >= 8 else "a")
    assert ("computer", 1) in seen and ("hand_over", 1) not in seen and ("computer", 0) not in seen
    device.press("select")
    assert any("ROLLS" in text for text in device.texts()) and device.app.session.marks & marks.HINT


def test_what_the_computer_has_done_is_not_undone(third, device):
    begun(device, "players")
    device.press("down*3 right up*3 a")
    while device.game.turn < 2:
        device.press("up" if device.name == "turn" and device.game.points >= 8 else "a")
    while device.app.session.record.latest() != 1:  # a hold, by the computer
        rolled(device).press("up")
        while device.name != "turn":
            device.press("a")
    record = device.app.session.record
    assert record.can_undo() and record.actor == 1 and device.game.player() == 0
    before = record.to_bytes()
    device.press("b")
    assert record.to_bytes() == before and "NOTHING TO UNDO" in said(device)


def test_a_hold_is_undone_and_a_roll_is_not(third, device):
    rolled(begun(device))
    points = device.game.points
    device.press("b")
    assert device.game.points == points and "DICE STAND" in said(device)
    device.press("up")
    assert device.game.turn > 0 and device.game.points == 0
    turn = device.game.turn
    device.press("b")
    assert (device.game.turn, device.game.points) == (turn - 1, points)
    assert device.app.session.marks & marks.UNDO


def test_it_is_kept_at_every_choice_and_continues(third):
    data = memory()
    device = rolled(begun(switched_on(data)))
    device.press("up b")
    while device.name != "over":
        before = device.app.session.record.to_bytes()
        device = switched_on(data)
        assert device.app.session.offered == PIG and device.app.session.record.to_bytes() == before
        device.choose("continue")
        device.press("up" if device.game.points >= 12 else "a")
    before = device.app.session.record.to_bytes()
    again = switched_on(data)
    assert again.app.session.record.to_bytes() == before and "continue" not in again.screen.lines
    again.choose("replay")
    assert again.name == "replay"


def test_a_game_suspended_at_the_title_returns(third, device, bytes_free):
    rolled(begun(device))
    before = device.app.session.record.to_bytes()
    bytes_free(0)
    device.press("start up a")
    assert device.name == "title" and device.app.session.suspended
    assert not [name for name in sys.modules if name.startswith(f"engine.{PIG}.")]
    device.choose("continue")
    assert device.name == "turn" and device.app.session.record.to_bytes() == before


def test_it_is_replayed_to_the_end_and_back(third, device):
    played(begun(device))
    record = device.app.session.record
    device.press("up")
    assert device.name == "replay"
    device.press("right")
    assert device.screen.done == 1 and device.screen.game.turn <= 1
    device.press("down*20")
    assert device.screen.done == record.count
    assert device.screen.game.totals == record.game.totals
    device.press("left b")
    assert device.name == "over"


@pytest.mark.parametrize("on", ["", "a", "down down a a"])
def test_a_link_to_it_is_shown_whichever_game_is_on(third, device, on):
    record = played(begun(Handheld())).app.session.record
    device.press(on)
    Showing(device.app, PIG, record)
    for _ in range(record.count):
        device.press("right")
    assert device.screen.game.totals == record.game.totals
    assert device.texts().count("HOLDS") == 1


def test_the_page_shares_its_end_and_begins_it_again(third, device):
    played(begun(device))
    record = device.app.session.record
    shown = result.result(device.app)
    assert shown is not None and shown["game"] == PIG and shown["squares"] == []
    seed = record.game.seed_low | record.game.seed_high << 16
    assert game_link.text_of(record, 0) == f"game={PIG}&seed={seed}"
    assert game_link.game_of(PIG, str(seed), "", "") == (PIG, seed, 1, 0)


def test_its_score_is_kept_on_a_board_of_its_own_and_counted(third):
    data = memory()
    device = played(begun(switched_on(data)))
    scores = [device.game.score(0)]
    rank = device.app.session.end()[0]
    assert rank
    device.press("select")
    device.choose("scores")
    assert str(scores[0]) in said(device)
    device.press("b b")
    for _ in range(2):
        device.choose("solo")
        scores.append(played(device).game.score(0))
        device.press("select")
    journal = device.journal
    base = pack(device.app.session.record, b"", 0, device.app.session.seats)
    assert journal.compact(statistics.settled(journal), base)
    for again in (device, switched_on(data)):
        offered(again).choose("statistics")
        assert f"3 {max(scores)} {round(sum(scores) / 3)}" in said(again)
        again.press("b b")
    for _ in range(2):
        device.choose("other")
        assert not pink_board(device.app.session).score(rank)
        totals = totals_of(device.app.session)
        name = device.app.session.offered
        assert (statistics.games(totals, name) > 0) == (name == PIG)


def test_a_memory_keeps_its_totals_where_the_game_is_missing(third, monkeypatch):
    data = memory()
    device = played(begun(switched_on(data)))
    device.press("select")
    device.choose("solo")
    journal = device.journal
    base = pack(device.app.session.record, b"", 0, device.app.session.seats)
    assert journal.compact(statistics.settled(journal), base)
    before = statistics.settled(journal)
    listed(monkeypatch, games.GAMES[:2])
    assert journal.compact(statistics.settled(journal), base)
    assert statistics.settled(journal) == before
    assert switched_on(data).app.session.record is None  # a game of it belongs to no known game


def test_everyone_has_the_same_dice_in_its_daily_game(third):
    played_so = set()
    for seed in (1, 2):
        device = offered(Handheld(seed=seed))
        device.choose("seeded")
        device.choose("solo")
        played_so.add(played(device).app.session.record.to_bytes())
        assert end_screen.code(device.app) == "DAILY 1"
    assert len(played_so) == 1


def test_it_has_rules_to_read_and_no_tutorial(third, device):
    offered(device).choose("how_to_play")
    assert device.screen.lines == ["rules"]
    device.press("a")
    assert "PIG" in said(device)


def test_the_desktop_offers_it_and_plays_it_by_keys(third, capsys):
    with pytest.raises(OptionsError, match="pig"):
        options.parse(["--game", "pigs"])
    asked = ["--view", "none", "--game", PIG, "--seed", "3"]
    app = session.play(options.parse([*asked, "--keys", "a a*20", "--dump"]))
    assert app.session.offered == PIG and app.session.record.game.is_over()
    report = json.loads(capsys.readouterr().out)
    assert report["game"] is report["log"] is None  # there is no folder of it in sim/protocol/
    with pytest.raises(OptionsError, match="--auto: pig has no automatic player"):
        session.play(options.parse([*asked, "--auto", "random"]))
    with pytest.raises(OptionsError, match="pig is for 1 to 4 players"):
        options.parse(["--game", PIG, "--auto", "random", "--players", "5"])


def in_the_bundle(monkeypatch: Any, tmp_path: Path) -> None:
    """Make bundles of the project with the game in it."""
    text = Path(games.__file__ or "").read_text("utf-8")
    assert LAST in text
    changed = tmp_path / "games.py"
    changed.write_text(text.replace(LAST, LAST + LINE), "utf-8")
    own = {path.relative_to(HERE): path for path in HERE.rglob("*.py")}
    files = drive.files

    def with_it(names: Any) -> drive.Files:
        return dict(sorted({**files(names), **own, Path("firmware", "games.py"): changed}.items()))

    monkeypatch.setattr(drive, "files", with_it)


def test_a_bundle_with_it_has_it_compiled_and_without_it_is_as_before(
    third: None, monkeypatch: Any, tmp_path: Path
) -> None:
    boards = [board_files.DEFAULT]
    before = made_bundles.bundle(tuple(boards), True).files
    in_the_bundle(monkeypatch, tmp_path)
    files = pipeline.bundle(boards).files
    sources = {path.relative_to(HERE) for path in HERE.rglob("*.py") if path.stem != "__init__"}
    words = Path("firmware", PIG, "text", "en.py")
    for topic in languages.words((HERE / words).read_text("utf-8")):
        sources |= {words.with_name(f"{topic}_{name}.py") for name in languages.names()}
    sources -= {words}
    for source in sources:
        suffix = ".json" if source.parent.name == "text" else ".mpy"
        place = package_names.place(source).with_suffix(suffix)
        assert place in files, place
    assert len(sources) == len([place for place in files if PIG in place.parts])
    assert pipeline.bundle(boards, True, (PIG,)).files == before
    # Modules that no other game needs:
    kit = {Path("e", "plain.mpy"), Path("f", "plain_game.mpy"), Path("f", "scores_alone.mpy")}
    assert kit <= files.keys()
    assert sizes.cost(PIG, boards, files) == sum(
        len(content) for place, content in files.items() if PIG in place.parts or place in kit
    )


def test_on_a_drive_games_of_all_kinds_are_counted(
    third: None, monkeypatch: Any, tmp_path: Path
) -> None:
    in_the_bundle(monkeypatch, tmp_path)
    files = pipeline.bundle([board_files.DEFAULT], True).files
    in_python = made_bundles.for_cpython(files, [board_files.DEFAULT])
    bundle_folder.write(tmp_path / "drive", in_python)
    said = driven(tmp_path / "drive", "down*2 a down*2 a*2", "b start*2 up a up a down*4 a")
    assert said[-1] == "statistics"


LEFT_OUT = [("number_drop",), ("drop_it",), ("number_drop", "drop_it")]


@pytest.mark.parametrize("left_out", slow.but(LEFT_OUT[1:], LEFT_OUT))
def test_a_drive_plays_it_whichever_others_are_on_it(
    third: None, monkeypatch: Any, tmp_path: Path, left_out: tuple[str, ...]
) -> None:
    in_the_bundle(monkeypatch, tmp_path)
    out = tmp_path / "drive"
    files = pipeline.bundle([board_files.DEFAULT], True, left_out).files
    bundle_folder.write(out, made_bundles.for_cpython(files, [board_files.DEFAULT]))
    assert not [place for place in files if set(left_out) & set(place.parts)]
    lines = "solo players other more" if len(left_out) == 1 else "solo players how_to_play more"
    keys = "down down a a" if len(left_out) == 1 else "a"
    said = driven(out, keys)
    assert said[:4] == lines.split() and said[-3:] == ["turn", "over", "replay"]
