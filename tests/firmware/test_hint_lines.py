"""Every hint line on every board: each key means one thing, and every key that acts is named."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from firmware.app import _LULL
from firmware.keys.names import marked
from firmware.text import en
from firmware.widgets import bars
from sim import languages
from tests import slow
from tests.firmware.handheld import Handheld, held
from tests.firmware.scenes import (
    SCENES,
    analysed_close,
    combo_of_several,
    dropping,
    end,
    over,
    over_goals,
)
from tests.made_once import made_once
from tests.unpainted import unpainted

Hints = list[tuple[str, str]]  # a key, and what it does
FEW = ("clue_nrf52840_express", "adafruit_feather_esp32s3_reverse_tft")  # two keys, and three
QUICK = ("tinycircuits_thumby", FEW[0])
# Screens that few keys replace by others, and those that the player does not see.
LESSONS = ("tutorial", "tutorial_tells", "tutorial_ends")
TESTS = tuple(name for name in SCENES if name.startswith("self_test"))
STEPPED = tuple(name for name in SCENES if name not in (*LESSONS, *TESTS, "hint_thinks", "motion"))
# Where any key continues
ANY = (
    "count",
    "drop_it_count",
    "standings",
    "drop_it_standings",
    "computer",
    "drop_it_computer",
    "help_drop",
    "drop_it_help",
    "track_page",
)


@pytest.fixture(autouse=True)
def words_alone() -> Iterator[None]:
    """Draw no pictures and reload no modules: only the screens' texts are tested."""
    with unpainted():
        yield


@made_once
def shown_on(board: str) -> dict[str, Hints]:
    """Return the hints of every scene with a line for hints on a board."""
    found = {}
    for name, make in SCENES.items():
        with held(board, "en", drawn=False):
            bar = make().screen.bar
        if bar is not None:
            found[name] = bars.pairs(bar.contents()[0])
    return found


def keys_of(hints: str) -> list[str]:
    """Return the keys that a line of hints names."""
    return [key for key, _ in bars.pairs(hints)]


def hint_words(words: Any) -> dict[str, str]:
    """Return the hints of a topic by their names."""
    return {name: word for name, word in vars(words).items() if name.startswith("HINTS")}


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("board", slow.boards())
def test_no_hint_names_a_key_for_two_things(board, language):
    with held(board, language, drawn=False):
        app = Handheld().app
        wrong = []
        for topic in {name.rpartition(".")[0] for name in languages.all_words(language)} - {""}:
            game, _, own = topic.rpartition(".")
            words = app.game_words(own, game) if game else app.shared_words(own)
            for name, hints in hint_words(words).items():
                keys = keys_of(hints)
                if len(set(keys)) < len(keys) or "" in keys:
                    wrong.append(f"{topic}.{name}: {hints}")
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("board", slow.but(QUICK))
def test_no_screen_names_a_key_for_two_things(board):
    wrong = []
    for name, hints in shown_on(board).items():
        if len({key for key, _ in hints}) < len(hints):
            wrong.append(f"{name}: {hints}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("board", slow.but(QUICK))
def test_no_key_s_name_is_what_a_key_does(board):
    """`MENU MENU`, `A START` and `A MENU MENU AGAIN` would be meaningless."""
    for name, hints in shown_on(board).items():
        keys = {key for key, _ in hints} | {"START", "SELECT"}
        assert not keys & {what for _, what in hints}, (name, hints)


@pytest.mark.parametrize(
    "board",
    slow.but(["tinycircuits_thumby"], ["raspberry_pi_pico_mono", "tinycircuits_thumby", "pygamer"]),
)
def test_the_arrows_that_pick_a_tile_point_to_the_next_one(board):
    beside = board != "pygamer"
    assert shown_on(board)["slide"][0][0] == ("\u2190\u2192" if beside else "\u2191\u2193")


def state(device: Handheld) -> Any:
    """Return what a press may change."""
    screen = device.screen
    choice = screen.choice() if hasattr(screen, "choice") else None
    bar = screen.bar
    said = bar.contents() if bar is not None else ()
    return device.name, device.texts(), choice, said


@pytest.mark.parametrize("board", slow.but(FEW[:1], FEW))
def test_with_few_keys_each_key_that_acts_is_named(board):
    wrong = []
    for name in STEPPED:
        make = SCENES[name]
        with held(board, "en", drawn=False):
            device = make()
            if device.screen.bar is None:
                continue
            key_map = device.app.key_map
            named = {key for pair in device.hints for key in pair[0].split("/")}
            named |= {arrow for key in named for arrow in key}
            printed = [key_map.names_of_keys().printed(at) for at in range(len(key_map.names))]
            for at, meaning in enumerate(key_map.pressed):
                before = state(device)
                device.screen.handle_key(meaning)
                device.step()
                acted = state(device) != before
                if acted:
                    device = make()
                if acted and printed[at] not in named and name not in ANY:
                    wrong.append(f"{name}: {printed[at]} is not in {device.hints}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("board", FEW)
@pytest.mark.parametrize("is_computer", [True, False])
def test_with_few_keys_a_seats_line_names_a_where_it_acts(board, is_computer):
    with held(board, "en", drawn=False):
        for line, acts in enumerate((True, True, not is_computer)):
            device = SCENES["seat"]()
            if not is_computer:
                device.screen.seats.kinds[1] = 0
            for _ in range(line):
                device.screen.step(1)
            chooses = device.app.key_map.names_of_keys().label("a", "")
            assert (chooses in dict(device.hints)) == acts
            before = state(device)
            device.screen.handle_key("a")
            device.app.navigator.run_transitions()
            device.step()
            assert (state(device) != before) == acts


@pytest.mark.parametrize("board", slow.boards())
@pytest.mark.parametrize("name", ["slide", "drop", "combo", "aim"])
def test_a_player_who_hesitates_sees_where_hint_and_help_are(board, name):
    with held(board, "en", drawn=False):
        device = SCENES[name]()
        device.rest()
        before = device.hints
        for _ in range(_LULL // 100 - 5):
            device.step(100)
            assert device.hints == before
        for _ in range(10):
            device.step(100)
        shown_hints = device.hints
        assert shown_hints[: len(before)] == before
        words = " ".join(what for _, what in shown_hints[len(before) :])
        assert en.menus.HINT in words and en.menus.HELP in words
        message = device.message
        device.screen.handle_key("up" if not device.app.key_map.is_few else "next")
        device.step()
        assert device.message == message or device.hints != shown_hints


def test_who_hesitates_before_a_hint_keeps_it() -> None:
    device = SCENES["drop"]()
    device.rest()
    device.press("select")
    device.rest()
    for _ in range(200):
        device.step()
    assert device.screen.hinted >= 0
    message, hints = device.message, device.hints
    for _ in range(_LULL // 100 + 5):
        device.step(100)
    assert (device.message, device.hints) == (message, hints)


def named(device: Handheld, key: str) -> list[str]:
    """Return what the hints say about a key."""
    return [what for name, what in device.hints if name == key]


@pytest.mark.parametrize("language", languages.names())
def test_at_a_round_s_end_undo_is_named_however_much_is_said(language: str) -> None:
    """A round's end is the last moment for undo: the next roll cannot be undone."""
    with held("raspberry_pi_pico_mono", language):
        device = Handheld(seed=18)
        device.play(
            lambda device: device.name == "round_end" and device.game.round == 3, "hint", 1, 18
        )
    assert device.app.session.can_undo() and "COMBO +7" in device.texts()[-1]
    assert len(named(device, "B")) == 1


def test_undo_is_named_for_b_only_where_it_undoes():
    """With a star's shape B continues to aiming, as A does; undo is in the menu then."""
    with held("raspberry_pi_pico", "en", drawn=False):
        device = dropping("", "5 5 4 3 *")
        count = device.app.session.record.count
        assert device.app.session.can_undo() and named(device, "B") == []
        device.press("b")
        assert device.app.session.record.count == count and named(device, "B") == ["DIGITS"]


@pytest.mark.parametrize("board", FEW)
def test_on_few_keys_the_way_back_to_the_values_is_named(board):
    with held(board, "en", drawn=False):
        device = combo_of_several()
        device.step()
        count = device.app.session.record.count
        assert "BACK" in [what for _, what in device.hints]
        device.screen.handle_key("b")
        device.rest()
        assert device.name == "combo" and device.app.session.record.count == count


@pytest.mark.parametrize("board", FEW)
def test_on_few_keys_the_way_back_from_a_choice_is_named_though_none_was_bad(board):
    with held(board, "en", drawn=False):
        device = analysed_close()
        assert not device.screen._worst and "BACK" in dict(device.hints).values()


def pages(device: Handheld) -> str:
    """Return the help's pages, and leave it at the end."""
    shown = ""
    for _ in range(20):
        if device.name != "help":
            break
        shown += " ".join(device.texts()).replace("\n", " ") + " "
        device.screen.go(1)
        device.rest()
    return shown


@pytest.mark.parametrize("name", ["slide", "first_roll", "combo_pass"])
def test_the_help_on_few_keys_names_undo_where_the_bar_has_no_room_for_it(name):
    with held(FEW[0], "fr", drawn=False):
        device = SCENES[name]()
        assert device.app.session.can_undo()
        assert device.app.words.HINTS_UNDO not in device.screen.key_hints
        device.screen.press("help")
        device.rest()
        shown = pages(device)
        assert device.app.words.HINTS_UNDO.partition(" ")[2] in shown


@pytest.mark.parametrize("language", languages.WHOLE)
@pytest.mark.parametrize("board", ["pygamer", "hack_club_sprig", "tinycircuits_thumby"])
def test_the_help_on_a_drop_says_how_a_stars_shape_is_chosen(board, language):
    with held(board, language, drawn=False):
        device = dropping("", "5 5 4 3 *")
        (change, _), _, (take, _) = device.hints  # next to the way to the cells
        device.screen.press("help")
        device.rest()
        sentence = pages(device).rpartition(":")[2]
        assert sentence.index(marked(change)) < sentence.index(marked(take))


@pytest.mark.parametrize("make", [over, over_goals, partial(end, 2)])
@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico_mono", FEW[0]])
def test_the_help_at_an_end_names_the_keys_that_act_there(board, make):
    with held(board, "en", drawn=False):
        device = make()
        shown_hints = device.hints
        device.screen.press("help")
        device.rest()
        shown = pages(device)
        assert device.name == "over" and len(shown_hints) > 1
        for key, what in shown_hints:
            assert f"{marked(key)} {what}" in shown, (key, what, shown)
