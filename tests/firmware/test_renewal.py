"""Where memory is in pieces the program starts anew.

The player goes on where they were.
"""

import builtins
import gc
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from engine.store.home import Home
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games, navigator
from firmware.kept import settings, statistics
from firmware.kept.scores import Scores
from firmware.kept.storage import AMPLE
from firmware.screens.parts.base import Base
from firmware.session import renewal, room, tutorial_session
from firmware.widgets import atlas
from sim.board import board_files
from tests import slow
from tests.engine.memories import Memory, blank
from tests.firmware import test_drop_it_tutorial
from tests.firmware.handheld import Handheld, held, pink_board, set_up
from tests.firmware.power import fill, made_room
from tests.firmware.test_tutorial import KEYS, Keys, steps

SIZE = 4096
NO_GAP = 1 << 62  # bytes that no memory has in one piece


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return what splits memory into pieces.

    No gap is large enough for a table.
    """

    def part() -> None:
        monkeypatch.setattr(room, "TITLE_GAP", NO_GAP)
        monkeypatch.setattr(room, "_has_bitmaps", lambda: False)

    return part


def scatter(device: Handheld, little: pytest.MonkeyPatch) -> None:
    """Leave a PyGamer's memory no large piece.

    No piece is large enough for anything.
    """
    little.setattr(room, "whole", 140_000)
    little.setattr(room, "has_gap", lambda *_: False)


def switched_on(memory: Memory) -> Handheld:
    return Handheld(journal=Journal(Tape([memory])))


def no_room(_: Tape) -> bytearray:
    """Be a Tape.scratch that finds no room beside a table.

    There are no 4 KB in one piece.
    """
    raise MemoryError


def playing(memory: Memory) -> Handheld:
    """Return a device with a solo game at its first drop."""
    device = switched_on(memory)
    device.choose("solo")
    device.play_to("drop")
    return device


def state(device: Handheld) -> bytes:
    return bytes(device.app.session.record.to_bytes())


def test_a_game_put_off_is_offered_by_the_title_of_the_new_start(part: Callable[[], None]) -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    part()
    device.press("start")
    with pytest.raises(SystemExit):
        device.choose("title")
    assert device.app.display.root_group is None, "nothing of it is shown while the board starts"
    again = switched_on(memory)
    assert again.name == "title" and "continue" in again.screen.lines
    assert state(again) == state(device)


def test_who_comes_back_to_the_table_is_there_again_and_only_once(part: Callable[[], None]) -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    part()
    device.press("start")
    with pytest.raises(SystemExit):
        device.choose("continue")
    again = switched_on(memory)
    assert again.name == "drop" and state(again) == state(device)
    assert switched_on(memory).name == "title", "a power cut is no new start"


@pytest.mark.parametrize("is_aside", [False, True])
def test_where_a_menu_finds_no_room_for_its_words_the_game_goes_on_anew(
    is_aside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    kept = state(device)
    device.press("start")
    device.choose("help")
    if is_aside:
        device.app.session.put_aside()
    scatter(device, monkeypatch)
    with pytest.raises(SystemExit):
        device.press("b")
    monkeypatch.undo()
    again = switched_on(memory)
    assert again.name == "drop" and state(again) == kept


def test_a_replay_whose_table_finds_no_room_is_opened_by_a_new_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("over", "random", game="drop_it")
    monkeypatch.setattr(room, "_has_bitmaps", lambda: False)
    with pytest.raises(SystemExit):
        device.press("up")
    monkeypatch.undo()
    found: list[str] = []
    find = navigator.Navigator.find

    def noted(shown: navigator.Navigator, name: str) -> Any:
        found.append(name)
        return find(shown, name)

    monkeypatch.setattr(navigator.Navigator, "find", noted)
    again = switched_on(memory)
    assert again.name == "replay" and state(again) == state(device)
    assert found[0] == "replay", "what else is loaded first leaves gaps, and the table needs all"
    assert "over" not in found
    again.press("b")
    assert again.name == "over"


@pytest.mark.parametrize("has_room", [False, True])
@pytest.mark.parametrize("board", ["pygamer", "clue_nrf52840_express", "tinycircuits_thumby"])
@pytest.mark.parametrize(
    ("game", "players"),
    [("number_drop", 1), ("number_drop", 2), ("number_drop", 6), ("drop_it", 1), ("drop_it", 4)],
)
def test_such_a_replay_leads_back_to_its_end_whichever_that_is(
    game: str, players: int, board: str, has_room: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("over", "random", players, game=game)
    with pytest.raises(SystemExit):
        renewal.renew_in_game(device.app, False, "replay")
    kept = state(device)
    if not has_room:
        monkeypatch.setattr(room, "whole", room.SMALL - 1)
    monkeypatch.setattr(room, "has", lambda _: has_room)
    with held(board, drawn=False):
        again = switched_on(memory)
    assert again.name == "replay"
    again.app.navigator.close()
    again.step()
    assert again.name == "over" and state(again) == kept


def test_a_replay_of_a_game_that_lost_its_end_to_damage_goes_on_with_the_game() -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    with pytest.raises(SystemExit):
        renewal._end(device.app, settings.IN_REPLAY)
    again = switched_on(memory)
    assert again.name == "drop" and state(again) == state(device)


def test_a_replay_of_the_game_before_goes_with_a_new_start_and_the_one_begun_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("over", "random", players=2)
    device.new_game(2)
    device.rest()
    device.press("start")
    device.choose("title")
    device.choose("more")
    monkeypatch.setattr(room, "_has_bitmaps", lambda: False)
    with pytest.raises(SystemExit):
        device.choose("replay")
    again = switched_on(memory)
    assert again.name == "hand_over" and state(again) == state(device)


@pytest.mark.parametrize("is_fresh", [False, True])
def test_a_replay_that_finds_no_room_starts_anew_but_never_in_circles(
    is_fresh: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(Base):
        on_table = True

        def __init__(self, app: Any) -> None:
            raise MemoryError

    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("over", "random", players=2)
    monkeypatch.setattr(room, "whole", room.SMALL - 1)
    kept = state(device)
    while device.name != "over":
        device.press("b")
    find = navigator.Navigator.find

    def find_full(shown: navigator.Navigator, name: str) -> Any:
        return SimpleNamespace(Screen=Full) if name == "replay" else find(shown, name)

    monkeypatch.setattr(navigator.Navigator, "find", find_full)
    if is_fresh:
        device.app.navigator.open("replay")
        device.app.input.presses = 0
        with pytest.raises(MemoryError):
            device.app.navigator.travel()
        return
    with pytest.raises(SystemExit):
        device.press("down")
    monkeypatch.undo()
    again = switched_on(memory)
    assert again.name == "replay" and state(again) == kept
    again.press("right b")
    assert again.name == "over" and state(again) == kept
    assert switched_on(memory).name == "title", "a power cut is no new start"


@pytest.mark.parametrize("game", games.NAMES)
def test_a_screen_that_finds_no_room_starts_anew_with_what_was_done(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("hand_over", "random", game=game, players=2)
    monkeypatch.setattr(room, "whole", room.SMALL - 1)
    count = device.app.session.record.count
    find = navigator.Navigator.find

    def find_full(shown: navigator.Navigator, name: str) -> Any:
        if name == "hand_over":
            raise MemoryError
        return find(shown, name)

    monkeypatch.setattr(navigator.Navigator, "find", find_full)
    with pytest.raises(SystemExit):
        device.play_to("over", "random", game=game, players=2)
    monkeypatch.undo()
    assert device.app.session.record.count > count
    assert state(switched_on(memory)) == state(device)


@pytest.mark.parametrize("ended", [False, True])
def test_a_game_that_finds_no_room_to_begin_is_offered_by_a_new_start(
    ended: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    if ended:
        device.play_to("over", "random")
        device.press("select")
    device.choose("other")
    load_game = games.load_game
    refused: list[str] = []

    def load(name: str) -> Any:
        if name == "drop_it" and not refused:
            refused.append(name)
            raise MemoryError
        return load_game(name)

    monkeypatch.setattr(room, "whole", 140_000)
    monkeypatch.setattr(games, "load_game", load)
    with pytest.raises(SystemExit) as left:
        device.choose("solo")
    assert left.value.args == (renewal.REASON,) and refused
    again = switched_on(memory)
    assert again.name == "title" and again.app.session.offered == "drop_it"
    again.choose("solo")
    assert again.name == "aim" and again.app.session.record.count == 0
    totals = again.app.session.storage.statistics(again.app.session.record)
    assert statistics.games(totals, "number_drop") == ended


def test_whoever_plays_has_the_device_still_after_a_new_start(part: Callable[[], None]) -> None:
    """Nobody is asked to hand it over, as after a power cut."""
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    set_up(device, 2)
    device.press("a a a")
    assert device.name == "place" and device.game.player == 1
    device.press("start")
    part()
    with pytest.raises(SystemExit):
        device.choose("continue")
    again = switched_on(memory)
    assert again.name == "place" and again.game.player == 1
    again = switched_on(memory)
    again.choose("continue")
    assert again.name == "hand_over"


@pytest.mark.parametrize("way", ["pause", "sheets"])
def test_who_was_to_be_handed_the_device_is_so_after_a_new_start_too(
    way: str, part: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    set_up(device, 2)
    device.press("a a")
    assert device.name == "hand_over" and device.game.player == 1
    part()
    scatter(device, monkeypatch)
    with pytest.raises(SystemExit):
        device.press("start" if way == "pause" else "right")
    monkeypatch.undo()
    again = switched_on(memory)
    assert again.name == "hand_over" and again.game.player == 1


@pytest.mark.parametrize("other", [False, True])
def test_a_title_that_finds_no_room_asks_for_no_game(
    other: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A menu of the title comes back to the title.

    It does so whichever game that offers.
    """
    device = playing(blank(SIZE, appends=True))
    device.press("start")
    device.choose("title")
    if other:
        device.choose("other")
    device.choose("more")
    scatter(device, monkeypatch)
    device.press("b")
    assert device.name == "title"


def test_a_game_aside_that_cannot_be_made_safe_is_not_given_up(
    part: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Help opens from the table without saving.

    What erases keeps its latest rounds in RAM.
    """
    memory = blank(SIZE)
    device = playing(memory)
    device.press("select:800")
    assert device.name == "help"
    device.app.session.put_aside()
    part()
    memory.fails = 1 << 30
    device.press("b")
    assert device.name == "drop" and not device.app.session.storage.is_well


@pytest.mark.parametrize("board", board_files.names())
def test_the_gaps_that_are_held_are_as_large_as_any_table_needs(board: str) -> None:
    for game in games.NAMES:
        atlas._kept.clear()
        device = Handheld(board=board)
        if device.app.session.offered != game:
            device.choose("other")
        device.choose("solo")
        device.rest()
        parts = [kept if isinstance(kept, list) else [kept] for kept in atlas._kept.values()]
        second, largest = sorted(_bytes(bitmap) for part in parts for bitmap in part)[-2:]
        assert largest <= atlas._LARGEST and second <= atlas._SECOND
        atlas._kept.clear()


def _bytes(bitmap: Any) -> int:
    """Return what a Bitmap's pixels take on a board.

    Each row begins with a word.
    """
    return -(-bitmap.width * bitmap._bits_per_value // 32) * 4 * int(bitmap.height)


def test_another_game_begins_on_a_new_start(part: Callable[[], None]) -> None:
    """The game that has just begun is kept by then."""
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    part()
    with pytest.raises(SystemExit):
        device.new_game(1, 99)
        device.step()
    again = switched_on(memory)
    assert again.name == "place" and again.app.session.record.count == 0


def test_room_for_the_first_table_is_held_while_its_code_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Code would take all gaps that are large enough.

    Nobody knows yet which Bitmaps the table has.
    """
    held = []
    find = navigator.Navigator.find

    def noted(self: navigator.Navigator, name: str) -> object:
        held.append((name, len(atlas._gaps)))
        return find(self, name)

    monkeypatch.setattr(navigator.Navigator, "find", noted)
    monkeypatch.setattr(atlas, "_latest", [])
    monkeypatch.setattr(atlas, "_kept", {})
    playing(blank(SIZE, appends=True))
    assert ("place", 2) in held and ("drop", 0) in held


def test_a_table_without_room_for_its_code_begins_on_a_new_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its Bitmaps may fit, and its code not."""
    device = playing(blank(SIZE, appends=True))
    device.press("start")
    monkeypatch.setattr(room, "has_gap", lambda size: size < 4000)
    with pytest.raises(SystemExit):
        device.choose("continue")


def test_nothing_is_renewed_right_after_a_start(part: Callable[[], None]) -> None:
    """It would not help, and would never end."""
    part()
    device = switched_on(blank(SIZE, appends=True))
    device.start(1)
    device.step()
    assert device.name == "place"


@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_a_lesson_that_finds_no_room_is_not_taken_for_a_game_that_goes_on(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson's session knows no game's name.

    The crash's screen has to say what it is.
    """

    class Full(Base):
        def __init__(self, app: Any) -> None:
            super().__init__(app)
            app.session = tutorial_session.TutorialSession(app.session, 0)
            raise MemoryError

    device = switched_on(blank(SIZE, appends=True))
    device.app.session.offer(game)
    monkeypatch.setattr(room, "whole", room.SMALL - 1)
    find = navigator.Navigator.find

    def find_full(shown: navigator.Navigator, name: str) -> Any:
        return SimpleNamespace(Screen=Full) if name == "tutorial" else find(shown, name)

    monkeypatch.setattr(navigator.Navigator, "find", find_full)
    device.app.session.storage.was_empty = True  # else the lesson begins with a new start
    device.app.input.presses = 1
    device.app.navigator.open("tutorial")
    with pytest.raises(MemoryError):
        device.app.navigator.travel()


def test_the_title_of_a_new_start_offers_the_game_that_was_offered(
    part: Callable[[], None],
) -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    part()
    device.press("start")
    device.app.session.offer("drop_it")
    with pytest.raises(SystemExit):
        device.choose("title")
    assert switched_on(memory).app.session.offered == "drop_it"


def test_what_has_no_room_to_be_noted_is_forgotten(
    part: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A memory that is begun needs 4 KB in one piece.

    The game is kept.
    """
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    kept = state(device)
    part()
    device.press("start")
    device.app.session.offer("drop_it")

    def keep(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(device.app.settings, "keep", keep)
    with pytest.raises(SystemExit):
        device.choose("title")
    monkeypatch.undo()
    again = switched_on(memory)
    assert again.name == "title" and again.app.session.offered == "number_drop"
    assert state(again) == kept


def test_where_nothing_can_be_kept_it_goes_on_as_it_is(part: Callable[[], None]) -> None:
    device = playing(Memory(bytearray(1)))
    part()
    device.press("start")
    device.choose("title")
    assert device.name == "title" and device.app.session.has_game()


@pytest.mark.parametrize("line", ["title", "continue"])
def test_where_there_is_no_room_to_note_it_the_title_comes_or_the_game(
    part: Callable[[], None], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)

    def keep(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(device.app.settings, "keep", keep)
    part()
    device.press("start")
    if line == "title":
        with pytest.raises(SystemExit):
            device.choose(line)
        assert switched_on(memory).name == "title"
    else:
        device.choose(line)
        assert device.name == "drop"


def test_what_could_not_be_written_is_not_given_up(part: Callable[[], None]) -> None:
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    part()
    memory.fails = 1 << 30
    device.press("a start")
    assert not device.app.session.storage.is_well
    device.choose("title")
    assert device.name == "title" and device.app.session.has_game()


@pytest.mark.parametrize(("total", "is_new"), [(159_999, True), (160_000, False)])
def test_where_memory_is_small_the_title_after_a_game_is_a_new_start(
    total: int, is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names are never freed where memory is small.

    Their table must not double in the middle of a game.
    """
    memory = blank(SIZE, appends=True)
    monkeypatch.setattr(gc, "mem_free", lambda: 80_000, raising=False)
    monkeypatch.setattr(gc, "mem_alloc", lambda: total - 80_000, raising=False)
    monkeypatch.setattr(room, "whole", total)
    device = playing(memory)
    device.press("start")
    if is_new:
        with pytest.raises(SystemExit):
            device.choose("title")
    else:
        device.choose("title")
        assert device.name == "title"


@pytest.mark.parametrize("is_short", [False, True])
def test_after_the_tutorial_the_game_that_was_on_is_there(
    part: Callable[[], None], is_short: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The storage may be closed after the tutorial.

    All that counts is in flash.
    """
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    kept = state(device)
    if is_short:
        monkeypatch.setattr(room, "has", lambda *_: False)
    device.press("start")
    device.choose("title")
    device.choose("how_to_play")
    device.choose("tutorial")
    assert device.app.session.home.storage.is_open is not is_short
    part()
    with pytest.raises(SystemExit):
        for _, keys in steps(device, KEYS):
            device.press(keys)
    monkeypatch.undo()
    again = switched_on(memory)
    assert again.name == "title" and state(again) == kept


@pytest.mark.parametrize("is_learnt", [False, True])
def test_nothing_is_written_where_the_next_start_knows_all(
    part: Callable[[], None], is_learnt: bool
) -> None:
    """A cut write could cost all of a memory that erases.

    So nothing is written that the next start knows.
    """
    memory = blank(SIZE, appends=True)
    device = playing(memory)
    part()
    if is_learnt:  # and the game that is on tells that it is known
        device.app.session.learnt = (device.app.session.offered,)
    device.press("start")
    before = bytes(memory.contents)
    with pytest.raises(SystemExit):
        device.choose("title")
    assert switched_on(memory).name == "title" and bytes(memory.contents) == before


@pytest.mark.parametrize("is_short", [False, True])
@pytest.mark.parametrize("has_other", [False, True])
@pytest.mark.parametrize(
    ("game", "keys_of"), [("number_drop", KEYS), ("drop_it", test_drop_it_tutorial.KEYS)]
)
def test_who_has_learnt_a_game_is_offered_that_one_and_not_to_learn(
    part: Callable[[], None],
    game: str,
    keys_of: Keys,
    has_other: bool,
    is_short: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    if has_other:  # a game of the other kind is kept
        (other,) = set(games.NAMES) - {game}
        device.app.session.offer(other)
        device.new_game(1)
        device.rest()
        device = switched_on(memory)
    if game != device.app.session.offered:
        device.choose("other")
    assert "tutorial" in device.screen.lines
    if is_short:
        monkeypatch.setattr(room, "has", lambda *_: False)
    device.choose("how_to_play")
    device.choose("tutorial")
    part()
    with pytest.raises(SystemExit):
        for _, keys in steps(device, keys_of):
            device.press(keys)
    monkeypatch.undo()
    again = switched_on(memory)
    assert again.app.session.offered == game and "tutorial" not in again.screen.lines
    for _ in range(2):  # each time that it is switched on
        later = switched_on(memory)
        while later.app.session.offered != game:
            later.press("right")
        assert later.name == "title" and "tutorial" not in later.screen.lines


def know_few_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no new start come for many names: see game_start.names_met.

    It takes ids for numbers of names. Python's are addresses, which at times told of many.
    """
    address = builtins.id

    def number(one: object) -> int:
        if isinstance(one, str) and len(one) == 1:
            return ord(one)
        return 1 << 60 if one == "code.py" else address(one)  # the others come before it

    monkeypatch.setattr(builtins, "id", number)


@pytest.mark.parametrize("game", slow.but(["number_drop"], games.NAMES))
def test_where_memory_is_short_a_solo_end_is_shown_on_a_new_start(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its score is kept by then, once."""
    memory = blank(SIZE, appends=True)
    monkeypatch.setattr(gc, "mem_alloc", lambda: 120_000, raising=False)
    monkeypatch.setattr(gc, "mem_free", lambda: 10_000, raising=False)
    know_few_names(monkeypatch)
    monkeypatch.setattr(room, "whole", 130_000)
    device = switched_on(memory)
    with pytest.raises(SystemExit):
        device.play_to("over", "hint", game=game)
        device.press("a")
    assert device.game.is_over()
    again = switched_on(memory)
    assert again.name == "over" and state(again) == state(device)
    session = again.app.session
    rank = pink_board(session).rank_of(session.record)
    assert rank and (rank == 9 or not pink_board(session).score(rank + 1))
    later = switched_on(memory)
    assert later.name == "title" and "continue" not in later.screen.lines
    assert [pink_board(later.app.session).score(place) for place in range(1, 10)] == [
        pink_board(session).score(place) for place in range(1, 10)
    ]


@pytest.mark.parametrize("game", games.NAMES)
def test_where_memory_is_small_a_lesson_begins_in_a_new_start(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    playing(memory).press("start")
    device = switched_on(memory)
    if game != "number_drop":
        device.choose("other")
    monkeypatch.setattr(room, "whole", 140_000)
    device.choose("how_to_play")
    with pytest.raises(SystemExit):
        device.choose("tutorial")
    again = switched_on(memory)
    assert (again.name, again.app.session.offered) == ("tutorial", game)
    assert again.app.session.home.lesson == 0
    later = switched_on(memory)
    assert later.name == "title", "a power cut is no new start"
    assert state(later) == state(device)


def test_a_lesson_that_was_left_is_gone_back_to_without_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = blank(SIZE, appends=True)
    playing(memory).press("start")
    device = switched_on(memory)
    device.app.session.lesson = 2
    monkeypatch.setattr(room, "whole", 140_000)
    device.choose("how_to_play")
    device.choose("tutorial")
    assert device.name == "tutorial" and device.app.session.home.lesson == 2


def test_a_new_handheld_begins_it_at_once_and_goes_on_offering_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    monkeypatch.setattr(room, "whole", 140_000)
    device.choose("tutorial")
    assert device.name == "tutorial"
    assert "tutorial" in switched_on(memory).screen.lines


def test_new_starts_in_a_game_leave_room_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a table a board has no 4 KB for rewriting.

    So each start sees that the memory has room for all of the game.
    """
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("drop", players=5)
    rewritten = 0
    least = SIZE

    for _ in range(150):
        with monkeypatch.context() as little:
            little.setattr(Tape, "scratch", no_room)
            device.press("a")
            assert device.app.session.storage.is_well
            kept = state(device)
            with pytest.raises(SystemExit):
                renewal.renew_in_game(device.app, is_held=True)
        sequence = device.app.session.storage._journal.tape._sequence
        journal = made_room(memory)
        device = Handheld(journal=journal)
        rewritten += device.app.session.storage._journal.tape._sequence > sequence
        assert state(device) == kept
        least = min(least, device.app.session.storage._journal.free())
    assert rewritten > 1 and least > AMPLE // 2


@pytest.mark.parametrize("game", slow.but(["number_drop"], games.NAMES))
def test_a_game_that_starts_anew_as_it_begins_asks_for_no_memory_beside_its_table(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game's first write is the last before the start.

    So it is written once more. Nearly full or not, the memory then has room for the whole game.
    """

    least = SIZE
    for spare in range(-40, 49, 8):  # codewords as it begins, beside what makes a memory new
        memory = blank(SIZE, appends=True)
        Scores(playing(memory).app.session.storage, "number_drop").keep_empty()  # else kept later
        fill(memory, AMPLE + spare)
        device = switched_on(memory)
        device.app.session.offer(game)
        device.new_game(1)
        device.rest()
        with pytest.raises(SystemExit):
            renewal.renew_in_game(device.app, is_held=True)
        journal = made_room(memory)
        free = journal.free()
        device = Handheld(journal=journal)
        with monkeypatch.context() as little:
            little.setattr(Tape, "scratch", no_room)
            while device.app.session.record.count < 2:
                device.press("a")
            if free < least:
                least = free
                device.play_to("over", game=game)
        assert device.app.session.storage.is_well
        assert state(switched_on(memory)) == state(device)
    assert least < AMPLE, "some were written once more with less room than a game begins with"


class Erased(Memory):
    """A memory that erases, and then writes nothing, while it `sticks`."""

    sticks = False

    def __setitem__(self, place: slice, data: bytes | bytearray) -> None:
        if self.sticks:
            self.contents[:] = b"\xff" * len(self.contents)
            raise RuntimeError("Unable to write to nvm")
        super().__setitem__(place, data)


def erasing(memory: Memory) -> Handheld:
    """Switch on with a memory that always erases, as SAMD51 has it."""
    return Handheld(journal=Journal(Tape([Home(memory, 0, SIZE)], True, SIZE // 2)))


def test_the_title_gives_up_nothing_that_its_note_has_erased(part: Callable[[], None]) -> None:
    memory = Erased(blank(SIZE).contents)
    device = erasing(memory)
    device.choose("solo")
    device.press("a start")
    part()
    memory.sticks = True
    device.app.session.offer("drop_it")
    device.choose("title")
    assert device.name == "title" and not device.app.session.storage.is_well
    memory.sticks = False
    device.app.session.storage.save(device.app.session.record)
    assert state(erasing(memory)) == state(device)


def test_a_new_start_that_was_given_up_is_none_at_the_next_switching_on(
    part: Callable[[], None],
) -> None:
    memory = blank(SIZE)
    device = erasing(memory)
    device.choose("solo")
    device.press("a start")
    memory.fails = 1
    renewal.renew_in_game(device.app, True)
    assert device.app.session.has_game()
    device.app.session.storage.save(device.app.session.record)
    assert device.app.session.storage.is_well
    again = erasing(memory)
    assert again.name == "title" and state(again) == state(device)


def test_a_name_that_was_typed_is_beside_its_rank_after_a_new_start(
    part: Callable[[], None],
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    device.play_to("over", "hint")
    device.press("a")
    assert device.name == "name_entry"
    device.press("up*2 right up right")
    part()
    with pytest.raises(SystemExit):
        device.press("down a")
    again = switched_on(memory)
    assert again.name == "over" and again.app.session.end()[1] == "0PT"
