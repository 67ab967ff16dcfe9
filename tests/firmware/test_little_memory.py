"""A board with too little memory to think says so.

In a game of many that may happen. Nothing is lost.
"""

import builtins
import sys
from collections.abc import Callable
from typing import Any

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept.settings import DIGITS, HINTS, STRICT
from firmware.kept.storage import Storage
from firmware.loader import give_back, import_named, settle, unload
from firmware.navigator import Navigator
from firmware.screens.parts import end_screen
from firmware.session import advice, game_end, room, thinking
from firmware.text import en
from sim import languages
from tests.engine.memories import blank
from tests.firmware import test_drop_it_tutorial, test_tutorial
from tests.firmware.drop_it_scenes import on_table
from tests.firmware.handheld import Handheld, held
from tests.firmware.test_analysis import begun as analysing
from tests.firmware.test_analysis import over, think
from tests.firmware.test_computer import at_table, to_first_roll, watch
from tests.firmware.test_tutorial import at_tutorial, said, steps

PLAYER = "engine.number_drop.player."
BOTS = {"number_drop": "engine.number_drop.bot.Bot", "drop_it": "engine.drop_it.bot.Bot"}
WORDS = {name: languages.topic("hint", name) for name in languages.names()}


def fail(*_: Any) -> None:
    """Be a Bot on a board whose memory is full.

    Its making fails, or its thinking.
    """
    raise MemoryError


def failing(device: Handheld) -> tuple[Callable[..., None], list[Any]]:
    """Return a call that finds no room, and a list.

    To the list it adds the table of that moment.
    """
    tables: list[Any] = []

    def fails(*_: Any) -> None:
        tables.append(device.app.navigator.view)
        raise MemoryError

    return fails, tables


def fill(little: pytest.MonkeyPatch, call: str) -> None:
    """Let a call of a Bot fail with its module loaded.

    The module stays as it is then.
    """
    little.setattr(call, fail)
    settle()


def fill_tables(device: Handheld, little: pytest.MonkeyPatch, call: str = "take_hint") -> list[Any]:
    """Let no choice find room for a hint.

    Neither the one that is shown nor any made anew finds room. What fails is a call of its screen,
    or of its table. Return the list of tables that come.
    """
    put_on = Navigator._put_on
    tables = []

    def fill_up(screen: Any) -> None:
        if hasattr(screen, "take_hint"):
            setattr(screen if call == "take_hint" else screen.view, call, fail)

    def put_on_full(navigator: Navigator, screen: Any) -> None:
        put_on(navigator, screen)
        fill_up(screen)
        if hasattr(screen, "take_hint"):
            tables.append(navigator.view)

    fill_up(device.screen)
    little.setattr(Navigator, "_put_on", put_on_full)
    return tables


def shown(device: Handheld) -> str:
    """Return the message in the bar below the screen."""
    return device.screen.bar._message


def thought_in_vain(device: Handheld) -> None:
    """Let a computer begin to think, and fail for want of memory.

    It is tried with the table and without. See that it says why it cannot.
    """
    for _ in range(8):
        device.step()
    assert device.name == "computer" and shown(device) == en.hint.NO_MEMORY


@pytest.mark.parametrize("what", ["__init__", "step"])
@pytest.mark.parametrize("game", BOTS)
@pytest.mark.parametrize("language", languages.names())
def test_a_hint_goes_back_to_the_choice_as_it_was_and_says_why(game, language, what, monkeypatch):
    device = Handheld(language=language)
    device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
    device.press("right up")
    before, count = device.screen.choice(), device.app.session.record.count
    with monkeypatch.context() as little:
        fill(little, f"{BOTS[game]}.{what}")
        device.press("select")
        assert shown(device) == WORDS[language].NO_MEMORY
        assert (device.screen.choice(), device.app.session.record.count) == (before, count)
        assert device.app.session.marks == 0, "there was no hint"
    device.press("select")
    assert shown(device) != WORDS[language].NO_MEMORY and device.app.session.marks


def test_a_hint_whose_screen_cannot_be_read_beside_the_table_comes_without_it(monkeypatch):
    device = Handheld()
    device.play_to("drop", "random")
    before = device.screen.choice()
    arrive = Navigator._arrive
    failed = []

    def arrive_alone(navigator: Navigator, name: str, *rest: Any) -> None:
        if name == "hint" and navigator.view is not None:
            failed.append(name)
            raise MemoryError
        arrive(navigator, name, *rest)

    monkeypatch.setattr(Navigator, "_arrive", arrive_alone)
    device.press("select")
    assert failed == ["hint"]
    assert device.app.session.marks and shown(device) != en.hint.NO_MEMORY
    assert device.screen.hinted >= 0 and device.screen.choice() == before


@pytest.fixture
def scattered(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let a thought find enough memory, but never in one piece.

    The thought is beside the table. Return a list to which each thought adds whether the table was
    there.
    """
    thoughts = []
    navigators = []
    part: Any = games.part
    begin = Navigator.__init__

    def begin_known(navigator: Navigator, *rest: Any) -> None:
        navigators.append(navigator)
        begin(navigator, *rest)

    def load_alone(name: str, module: str) -> Any:
        if module == "computer_player":
            thoughts.append(navigators[-1].view is not None)
            if thoughts[-1]:
                raise MemoryError
        return part(name, module)

    monkeypatch.setattr(Navigator, "__init__", begin_known)
    monkeypatch.setattr(games, "part", load_alone)
    return thoughts


@pytest.mark.parametrize("game", BOTS)
def test_a_hint_that_fails_beside_the_table_comes_without_it(game, scattered):
    device = Handheld()
    device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
    device.press("right up")
    before = device.screen.choice()
    device.press("select")
    assert scattered == [True, False]
    assert device.app.session.marks and shown(device) != en.hint.NO_MEMORY
    device.press("select")
    assert device.app.navigator.view is not None and (
        game == "drop_it" or device.screen.hinted >= 0
    )
    assert device.screen.choice() != before


@pytest.mark.parametrize("game", BOTS)
def test_what_thinks_is_gone_when_the_table_comes_back(game, monkeypatch):
    """It would stay between the gaps that the table needs."""
    unload(thinking.__name__)  # which this file has imported
    device = Handheld()
    device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
    thought = []
    make = room.make_for_table

    def make_and_look(*how: Any) -> None:
        waiting = [call.__globals__ for call, _ in device.app.navigator.trips]
        names = [name for trip in waiting for name in trip]
        thought.append(thinking.__name__ in sys.modules or "Thinking" in names)
        make(*how)

    monkeypatch.setattr(room, "whole", 130_000)
    monkeypatch.setattr(room, "has", lambda need: need != room.THOUGHT)
    monkeypatch.setattr(room, "make_for_table", make_and_look)
    device.press("right select")
    assert thought == [False] and device.app.session.marks


@pytest.mark.parametrize("game", BOTS)
def test_a_hint_that_has_no_room_for_its_mark_comes_with_another_table(game, monkeypatch):
    hinted = []
    for is_full in (False, True):
        device = Handheld()
        device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
        device.press("right up")
        table = device.app.navigator.view
        fails, failed = failing(device)
        if is_full:  # the class goes with the table
            monkeypatch.setattr(type(device.screen), "take_hint", fails)
        device.press("select")
        assert failed == [table] * is_full and device.app.session.marks
        assert (device.app.navigator.view is table) == (not is_full)
        hinted.append((shown(device), device.screen.hinted, device.screen.choice()))
    assert hinted[0] == hinted[1]


@pytest.mark.parametrize("game", BOTS)
def test_an_undo_that_cannot_be_read_beside_the_table_comes_with_another(game, monkeypatch):
    ends = []
    for is_full in (False, True):
        device = Handheld(seed=5)
        device.play_to("drop" if game == "number_drop" else "aim", "random", game=game, seed=5)
        device.press("right a" if game == "number_drop" else "a")
        device.rest()
        table, count = device.app.navigator.view, device.app.session.record.count
        can_undo = device.app.session.can_undo()
        with monkeypatch.context() as little:
            if is_full:
                unload("firmware.session.undo")
                little.setattr(builtins, "__import__", lacks_undo(table, device))
            device.press("b")
        assert can_undo == (game == "number_drop")  # what has fallen in Drop It stays
        if can_undo:
            assert (device.app.navigator.view is table) == (not is_full)
            assert device.app.session.record.count < count
        record = device.app.session.record.to_bytes()
        ends.append((device.name, shown(device), device.screen.choice(), record))
    assert ends[0] == ends[1]


def lacks_undo(table: Any, device: Handheld) -> Any:
    """Return an import that fails for undo's module beside that table.

    It has no room for that module.
    """
    real = builtins.__import__

    def load(name: str, given: Any = None, local: Any = None, fromlist: Any = (), level: int = 0):
        is_undo = name == "firmware.session" and "undo" in (fromlist or ())
        if is_undo and device.app.navigator.view is table and device.app.session.can_undo():
            raise MemoryError
        return real(name, given, local, fromlist, level)

    return load


@pytest.mark.parametrize("lacking", ["the module that tells it", "its mark"])
def test_a_hint_that_has_no_room_to_be_told_whole_comes_with_another_table(lacking, monkeypatch):
    told = []
    for is_full in (False, True):
        device = Handheld(seed=5)
        device.play_to("drop", "random", seed=5)
        device.press("right up select")
        table = device.app.navigator.view
        fails, failed = failing(device)
        if is_full and lacking == "its mark":  # the class goes with the table
            monkeypatch.setattr(type(device.screen), "take_hint", fails)
        elif is_full:
            monkeypatch.setattr(advice, "ask", fails)
        device.press("select")
        assert failed == [table] * is_full
        assert (device.app.navigator.view is table) == (not is_full)
        told.append((shown(device), device.screen.hinted, device.screen.choice()))
    assert told[0] == told[1]
    assert told[0][1] == told[0][2] >= 0 and en.hint.LIKE_THIS in told[0][0]


def test_why_there_is_no_hint_fails_as_all_else_where_there_is_no_room(monkeypatch):
    """Nobody thinks then: hints are off, say."""
    device = Handheld()
    device.play_to("drop", "random")
    device.app.session.settings.values[HINTS] = 0
    monkeypatch.setattr(advice, "ask", fail)
    with pytest.raises(MemoryError):
        device.press("select")


@pytest.mark.parametrize("game", BOTS)
def test_a_hint_that_has_no_room_for_its_mark_at_all_says_so(game, monkeypatch):
    device = Handheld()
    device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
    device.press("right up")
    before, count = device.screen.choice(), device.app.session.record.count
    tables = fill_tables(device, monkeypatch)
    device.press("select")
    assert shown(device) == en.hint.NO_MEMORY
    assert len(set(tables)) == 2, "once with the table that was there, once with another"
    assert (device.screen.choice(), device.app.session.record.count) == (before, count)


def test_who_saw_no_mark_for_want_of_room_has_had_no_hint(monkeypatch):
    device = Handheld()
    device.play_to("drop", "random")
    device.press("right")
    fill_tables(device, monkeypatch, "put_mark")
    device.press("select")
    assert shown(device) == en.hint.NO_MEMORY
    assert device.app.session.marks == 0 and device.screen.hinted < 0


def test_a_game_that_is_not_kept_is_told_so_beside_the_table_that_is_there(monkeypatch):
    device = Handheld()
    device.play_to("drop", "random")
    device.press("right")
    monkeypatch.setattr(room, "whole", 130_000)
    assert not device.app.session.storage.keeps_games
    tables = fill_tables(device, monkeypatch)
    device.press("right select")
    assert shown(device) == en.hint.NO_MEMORY
    assert len(set(tables)) == 2, "once with the table that was there, once with another"


@pytest.mark.parametrize("who", ["hint", "computer"])
def test_what_found_no_room_to_think_is_unloaded_before_a_new_start(who, monkeypatch):
    """A new start needs room for its code and its data.

    So the thought that found none is unloaded before.
    """
    for name in [name for name in sys.modules if PLAYER in name]:
        unload(name)  # which another test may have left
    journal = Journal(Tape([blank(4096, appends=True)]))
    if who == "hint":
        device = Handheld(journal=journal)
        device.play_to("drop", "random")
    else:
        device = at_table("pc", journal)
        to_first_roll(device)
        device.rest()
    monkeypatch.setattr(room, "whole", 130_000)
    part: Any = games.part
    asked = room.may_renew
    left: list[str] = []

    def load_and_fail(name: str, module: str) -> Any:
        found = part(name, module)
        if module == "computer_player":
            assert PLAYER in " ".join(sys.modules)
            raise MemoryError
        return found

    def look_and_ask(app: Any) -> bool:
        left.extend(name for name in sys.modules if PLAYER in name)
        return asked(app)

    monkeypatch.setattr(games, "part", load_and_fail)
    monkeypatch.setattr(room, "may_renew", look_and_ask)
    with pytest.raises(SystemExit):
        device.press("right select" if who == "hint" else "a*14")
    assert not left


@pytest.mark.parametrize("game", BOTS)
def test_no_table_is_there_when_a_hint_without_room_for_its_mark_starts_anew(game, monkeypatch):
    memory = blank(4096, appends=True)
    device = Handheld(journal=Journal(Tape([memory])))
    device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
    device.press("right")
    monkeypatch.setattr(room, "whole", 130_000)
    fill_tables(device, monkeypatch)
    with pytest.raises(SystemExit):
        device.press("right select")
    assert device.app.navigator.view is None, "the note of a new start takes what is left beside it"


@pytest.mark.parametrize("game", BOTS)
def test_a_hint_that_finds_no_room_can_be_asked_for_again_on_a_new_start(game, monkeypatch):
    memory = blank(4096, appends=True)
    device = Handheld(journal=Journal(Tape([memory])))
    device.play_to("drop" if game == "number_drop" else "aim", "random", game=game)
    device.press("right")
    name, count = device.name, device.app.session.record.count
    monkeypatch.setattr(room, "whole", 130_000)
    with monkeypatch.context() as little:
        fill(little, f"{BOTS[game]}.step")
        with pytest.raises(SystemExit):
            device.press("right select")
    anew = Handheld(journal=Journal(Tape([memory])))
    assert (anew.name, anew.app.session.record.count) == (name, count)
    with monkeypatch.context() as little:
        fill(little, f"{BOTS[game]}.step")
        anew.press("select")
    assert shown(anew) == en.hint.NO_MEMORY, "another new start would bring no more"
    anew.press("select")
    assert anew.app.session.marks and shown(anew) != en.hint.NO_MEMORY


def test_a_computer_that_fails_beside_the_table_thinks_without_it(scattered):
    device = at_table("pc")
    to_first_roll(device)
    device.rest()
    while device.name != "computer":
        device.press("a")
    watch(device, "your_turn")
    assert len(scattered) > 2 and scattered == [True, False] * (len(scattered) // 2)


def test_the_computer_in_drop_it_that_fails_does_so_too(scattered):
    device = on_table(2, 0, 4)
    device.app.session.seats.kinds[:2] = b"\x01\x01"
    device.show_phase()
    device.app.navigator.travel()
    for _ in range(400):
        device.step()
    assert device.game.board.count > 4 and scattered[:2] == [True, False]


@pytest.mark.parametrize("is_short", [False, True])
def test_score_and_ranks_of_an_end_without_its_table_are_read_after_that_has_gone(
    is_short, monkeypatch
):
    """In French, table, score and ranks exceeded 130 000 bytes."""
    there: list[bool] = []
    board = game_end._board

    def looked_up(session):
        there.append(device.app.navigator.view is not None)
        return board(session)

    monkeypatch.setattr(game_end, "_board", looked_up)
    settle()
    monkeypatch.setattr(room, "has", lambda *_: not is_short)
    device = Handheld()
    device.play_to("over", "random")
    assert len(there) > 1 and set(there) == {not is_short}


@pytest.mark.parametrize("is_short", [False, True])
def test_where_memory_is_short_a_solo_end_is_loaded_once_its_table_has_gone(is_short, monkeypatch):
    """Names bring a table that takes 3.9 KB as it doubles.

    There was no room for them beside the end's table.
    """
    there = []
    go_to = game_end.go_to

    def noted(app, *rest):
        there.append(app.navigator.view is not None)
        go_to(app, *rest)

    monkeypatch.setattr(game_end, "go_to", noted)
    device = Handheld()
    monkeypatch.setattr(room, "whole", 130_000)
    monkeypatch.setattr(room, "has", lambda *_: not is_short)
    device.play_to("over", "random")
    assert set(there) == {not is_short}


@pytest.mark.parametrize(
    ("players", "whole", "shown"),
    [(3, 130_000, "low_summary"), (3, room.PLENTY, "over"), (1, 130_000, "over")],
)
def test_an_end_of_several_on_a_low_screen_has_no_sheets_where_memory_is_small(
    players, whole, shown, monkeypatch
):
    """With 130 160 bytes the end ran out of memory.

    The sheets and everybody's points ended in a MemoryError.
    """
    monkeypatch.setattr(room, "whole", whole)
    monkeypatch.setattr(room, "has", lambda *_: False)
    with held("raspberry_pi_pico_mono", drawn=False):
        device = Handheld()
        device.play_to("over", "random", players)
    module = type(device.screen).__module__
    assert module == f"firmware.number_drop.screens.{shown}"
    assert (device.app.navigator.view is None) == (shown == "low_summary")
    best = max(device.game.score(player) for player in range(players))
    assert str(best) in device.texts()
    said = " ".join(text for part in device.screen.bar.parts for text in part[0])
    assert end_screen.code(device.app) in said


@pytest.mark.parametrize("players", [1, 2])
def test_an_end_without_a_table_goes_before_it_is_taken_back(players, monkeypatch):
    """Undo found no room beside the Labels of an end of several."""
    shown = []
    take_back = game_end.take_back

    def noted(session):
        shown.append(device.app.navigator.screen)
        take_back(session)

    monkeypatch.setattr(game_end, "take_back", noted)
    device = Handheld()
    monkeypatch.setattr(room, "has", lambda *_: False)
    device.play_to("over", "random", players=players)
    count = device.app.session.record.count
    device.press("b wait:400 b")
    assert not device.game.is_over() and device.app.session.record.count < count
    assert shown == [None] and device.name in ("drop", "combo")


@pytest.mark.parametrize("players", [1, 2])
def test_an_end_without_a_table_stays_where_an_undo_is_refused(players, monkeypatch):
    device = Handheld()
    monkeypatch.setattr(room, "has", lambda *_: False)
    device.app.settings.values[STRICT] = 1
    device.play_to("over", "random", players=players)
    end = device.screen
    device.press("b")
    assert device.screen is end and device.game.is_over()
    assert en.hint.NO_UNDO in device.texts()


def test_what_a_piece_may_not_touch_is_left_unmarked_where_there_is_no_room(monkeypatch):
    asked = []

    def fails(_: Any) -> None:
        asked.append(1)
        raise MemoryError

    device = Handheld()
    device.play_to("aim", game="drop_it")
    monkeypatch.setattr(type(device.screen.view.zone), "ground", fails)
    device.press("b right a")  # another piece, which has not been marked
    for _ in range(20):
        device.step()
    assert len(asked) == 1 and device.name == "aim"
    before = device.screen.x
    device.press("left")
    assert device.screen.x < before


def test_what_was_read_by_then_is_let_go(monkeypatch):
    import_named("firmware.number_drop.computer_player")
    give_back()
    gone = "engine.number_drop.player.levels"
    unload(gone)
    before = set(sys.modules)
    monkeypatch.setitem(sys.modules, gone, None)  # which is an ImportError, as good as any
    with pytest.raises(ImportError):
        import_named("firmware.number_drop.computer_player")
    give_back()
    assert set(sys.modules) == before


def test_an_analysis_says_why_and_shows_what_was_found(monkeypatch):
    device = over()
    with monkeypatch.context() as little:
        fill(little, f"{BOTS['number_drop']}.__init__")
        analysing(device)
        device.rest()
        assert languages.topic("number_drop.analysis", "en").NO_MEMORY in device.texts()
        device.press("a")
        assert device.name == "analysis", "nothing was found"
        device.press("b")
    assert device.name == "end", "it goes back to where it was chosen"
    device.press("b")
    think(analysing(device), 4)
    with monkeypatch.context() as little:
        fill(little, f"{BOTS['number_drop']}.step")
        device.step()
        device.step()
    assert languages.topic("number_drop.analysis", "en").NO_MEMORY in device.texts()
    device.press("a")
    assert device.name == "choices"
    device.press("b b")
    assert device.name == "end"


def test_the_computer_says_why_and_goes_on_when_there_is_memory_again(monkeypatch):
    device = at_table("pc")
    to_first_roll(device)
    with monkeypatch.context() as little:
        fill(little, f"{BOTS['number_drop']}.__init__")
        device.rest()
        while device.name != "computer":
            device.press("a")
        while device.name == "computer_thinking" or shown(device) != en.hint.NO_MEMORY:
            device.step()
        count = device.app.session.record.count
        for keys in ("a", "start b"):
            device.press(keys)
            thought_in_vain(device)
        assert device.app.session.record.count == count
    device.press("a")
    watch(device, "your_turn")
    assert device.app.session.record.count > count


def test_a_computer_that_finds_no_room_thinks_on_a_new_start(monkeypatch):
    memory = blank(4096, appends=True)
    device = at_table("pc", Journal(Tape([memory])))
    to_first_roll(device)
    device.rest()
    monkeypatch.setattr(room, "whole", 130_000)
    with monkeypatch.context() as little:
        fill(little, f"{BOTS['number_drop']}.step")
        with pytest.raises(SystemExit):
            while True:
                device.press("a")
        count = device.app.session.record.count
        anew = Handheld(journal=Journal(Tape([memory])))
        assert anew.app.session.record.count == count
        for _ in range(20):
            anew.step()
        assert shown(anew) == en.hint.NO_MEMORY, "another new start would bring no more"
        anew.press("a")
        for _ in range(20):
            anew.step()
        assert shown(anew) == en.hint.NO_MEMORY and anew.name == "computer"
    anew = Handheld(journal=Journal(Tape([memory])))
    anew.choose("continue")
    watch(anew, "your_turn")
    assert anew.app.session.record.count > count


def test_the_computer_in_drop_it_does_so_too(monkeypatch):
    device = on_table(2, 0, 4)
    device.app.session.seats.kinds[:2] = b"\x01\x01"
    with monkeypatch.context() as little:
        fill(little, f"{BOTS['drop_it']}.__init__")
        device.show_phase()
        device.app.navigator.travel()
        for keys in ("a", "start b"):
            device.press(keys)
            thought_in_vain(device)
        assert device.game.board.count == 4
    device.press("a")
    for _ in range(200):
        device.step()
    assert device.game.board.count > 4


def test_a_round_that_cannot_be_made_safe_is_told_and_the_next_one_saves_both(monkeypatch):
    homes = [bytearray(b"\xff" * 2048), bytearray(b"\xff" * 2048)]
    device = Handheld(journal=Journal(Tape(homes, erases=True)))
    with monkeypatch.context() as little:
        little.setattr(Tape, "commit", fail)
        device.choose("solo")
        device.press("a start b")
        assert shown(device) == en.NOT_KEPT
    device.press("a start b")
    assert shown(device) != en.NOT_KEPT
    kept: Any = Storage(Journal(Tape(homes, erases=True))).load()
    assert kept.to_bytes() == device.app.session.record.to_bytes()


@pytest.mark.parametrize("has_gap", [True, False])
@pytest.mark.parametrize("game", BOTS)
def test_the_end_of_several_comes_without_a_table_where_names_may_find_no_room(
    game, has_gap, monkeypatch
):
    """An end's code brings names, whose table may double.

    It takes 4 KB in one piece as it does.
    """
    device = Handheld()
    tables = []
    end = Navigator._end

    def end_noted(navigator: Navigator, outcome: Any) -> None:
        tables.append(navigator.view is not None)
        end(navigator, outcome)

    monkeypatch.setattr(Navigator, "_end", end_noted)
    monkeypatch.setattr(room, "has_gap", lambda *_: has_gap)
    monkeypatch.setattr(room, "whole", room.SMALL - 1)
    device.play_to("over", "random", players=2, game=game)
    assert tables == [has_gap]


@pytest.mark.parametrize("game", BOTS)
def test_a_lesson_s_screen_that_finds_no_room_comes_with_its_table_made_anew(game, monkeypatch):
    """The lesson goes on as it would have, with the same pixels.

    What is free may be in pieces.
    """
    plain, scattered = lesson(game), lesson(game, monkeypatch)
    assert len(plain) == len(scattered) > LEAST_STEPS[game]
    for number, (one, other) in enumerate(zip(plain, scattered, strict=True)):
        assert one == other, number


LEAST_STEPS = {"number_drop": 20, "drop_it": 15}
LESSON_KEYS = {"number_drop": test_tutorial.KEYS, "drop_it": test_drop_it_tutorial.KEYS}


def lesson(game: str, little: pytest.MonkeyPatch | None = None) -> list[tuple[str, bytes]]:
    """Return what the lessons say and show, step by step.

    With a patch each screen finds room no sooner than the second time.
    """
    device = at_tutorial("en", game, drawn=True)
    find, drop = Navigator.find, Navigator.drop_table
    tries: list[str] = []
    dropped = []
    ends: list[bool] = []  # whether there was a table as an end was loaded

    def drop_noted(navigator: Navigator) -> None:
        dropped.append(len(tries))
        drop(navigator)

    def find_late(navigator: Navigator, name: str) -> Any:
        if name not in ("play", "title"):  # the table's, and what comes behind the last lesson
            tries.append(name)
            if name == "over":
                ends.append(navigator.view is not None)
            if len(tries) % 2:
                raise MemoryError
        return find(navigator, name)

    if little is not None:
        little.setattr(Navigator, "find", find_late)
        little.setattr(Navigator, "drop_table", drop_noted)
    seen = []
    for _, keys in steps(device, LESSON_KEYS[game]):
        seen.append((said(device), bytes(device.display.pixels)))
        device.press(keys)
    assert device.name == "title" and bool(tries) == (little is not None)
    assert set(range(1, len(tries), 2)) <= set(dropped), "the table goes before each second try"
    assert ends[::2] == ends[1::2], "an end that has no table gets none"
    return seen


@pytest.mark.parametrize("whole", [130_000, room.PLENTY])
@pytest.mark.parametrize("is_lesson", [False, True])
def test_a_lesson_has_digits_in_colour_only_where_memory_has_room(is_lesson, whole, monkeypatch):
    """Coloured digits take 2.2 KB of memory.

    With 130 160 bytes the screen of a lesson's drop then found no room.
    """
    device = at_tutorial("en") if is_lesson else Handheld()
    if not is_lesson:
        device.new_game(1)
        device.rest()
    app = device.app
    app.settings.values[DIGITS] = 1
    monkeypatch.setattr(room, "whole", whole)
    table = app.navigator.find("play").make_table(app, app.session.record.game)
    is_plain = type(table.grid).__name__ == "GridView"
    assert is_plain == (is_lesson and whole < room.SMALL)
