"""The goals: what reaches or just misses them, where they are shown, and undo."""

from typing import Any

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.sheet import LINE
from engine.number_drop.table import COMBO, OVER
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept.progress import Progress, first_goal
from firmware.number_drop import goals
from firmware.session import marks
from firmware.text import en
from firmware.widgets.hint_line import KEY
from sim import languages
from tests import slow
from tests.engine.positions import CIRCLED, LETTERS, fill, take
from tests.firmware.handheld import Handheld, held
from tests.firmware.situations import ROW_MARK, empty, finished, give
from tests.firmware.test_third_game import third  # noqa: F401 a fixture

NAMES = languages.topic("number_drop.goals", "en").NAMES
TICK, OPEN = "\u2713", "\u00b7"
PLAIN = 20  # points that reach no goal by themselves
MOST_GOALS = 32
FIRST = first_goal("number_drop")


def a_device(memory: bytearray | None = None, **rest: Any) -> Handheld:
    """Return a handheld that saves what is done."""
    kept = bytearray(b"\xff" * 4096) if memory is None else memory
    return Handheld(journal=Journal(Tape([kept])), **rest)


def names(mask: int) -> set[str]:
    """Return the names of goals."""
    return {name for index, name in enumerate(NAMES) if mask >> index & 1}


def reached(
    score: int = PLAIN,
    *rows: str,
    circled: tuple[tuple[int, int], ...] = (),
    same: tuple[int, ...] = (),
    run: tuple[int, ...] = (),
    letters: int = 0,
    full: int = 0,
    above: int = 0,  # rows that cost points
    played: int = marks.UNDO,
    days: int = 1,
) -> set[str]:
    """Return the goals of a game that ended like this, by default above the line."""
    record = finished(score) if score != PLAIN else finished(0)
    sheet = record.game.sheet()
    if score == PLAIN:
        empty(sheet)
    fill(sheet, *(rows or ["..3...."] * (LINE + 1)), circled=circled)
    take(sheet, same, run)
    sheet.bytes[LETTERS] |= letters
    for row in (*range(full), *range(LINE, LINE + above)):
        sheet.bytes[CIRCLED + row] |= ROW_MARK
    return names(goals.reached(record, played, days))


ALL = (3, 4, 5, 6, 7)
LOW = ("..3....",) * LINE  # up to the line
REACHING = (  # a goal, what reaches it, and what just misses it
    ("BELOW THE LINE", {"rows": LOW}, {"rows": ("..3....",) * (LINE + 1)}),
    *(
        ("CIRCLE 0/8/9", {"rows": (row, *LOW), "circled": ((LINE, 1),)}, short)
        for row, short in (
            (".0.....", {"rows": (".0.....", *LOW), "circled": ((0, 2),)}),
            (".8.....", {"rows": (".7.....", *LOW), "circled": ((LINE, 1),)}),
            (".9.....", {"rows": (".1.....", *LOW), "circled": ((LINE, 1),)}),
        )
    ),
    ("3 LETTERS", {"letters": 0b10101}, {"letters": 0b11}),
    ("40 WITHOUT HELP", {"score": 40, "played": 0}, {"score": 39, "played": 0}),
    ("40 WITHOUT HELP", {"score": 40, "played": marks.STRICT}, {"score": 40}),
    ("40 WITHOUT HELP", {"score": 59, "played": 0}, {"score": 59, "played": marks.HINT}),
    ("10 ROWS", {"full": 10}, {"full": 9}),
    ("10 ROWS", {"full": 10, "above": 1}, {"full": 9, "above": 3}),
    ("60 POINTS", {"score": 60}, {"score": 59}),
    ("7 DAYS IN A ROW", {"days": 7}, {"days": 6}),
    ("+10 FOR 123", {"run": ALL}, {"run": ALL[1:], "same": ALL[:2]}),
    ("BONUS 8", {"run": (8,)}, {"run": (7,)}),
    ("BONUS 8", {"same": (8,)}, {"same": (7,)}),
    ("+10 FOR ===", {"same": ALL}, {"same": ALL[:4], "run": (3,)}),
    ("ALL LETTERS", {"letters": 0b11111}, {"letters": 0b11110}),
    ("75 POINTS", {"score": 75}, {"score": 74}),
)


def ended(goal: str, how: dict) -> bool:  # type: ignore[type-arg]  # arguments of `reached`
    rest = dict(how)
    rows, score = rest.pop("rows", ()), rest.pop("score", PLAIN)
    return goal in reached(score, *rows, **rest)


@pytest.mark.parametrize(("goal", "enough", "short"), REACHING)
def test_a_goal_is_reached_and_just_missed(goal, enough, short):
    assert ended(goal, enough) and not ended(goal, short)


def test_each_goal_is_tried_and_a_plain_game_reaches_none():
    assert {goal for goal, _, _ in REACHING} == set(NAMES)
    assert reached() == set()


def test_each_goal_has_a_name_in_each_language_and_a_bit_of_its_own():
    for language in languages.names():
        words = languages.topic("number_drop.goals", language).NAMES
        assert len(words) == len(set(words)) == len(goals._GOALS)
    taken = 0
    for name in games.NAMES:
        if games.facts(name).HAS_GOALS:
            own = languages.topic(name + ".goals", "en").NAMES
            bits = (1 << len(own)) - 1 << first_goal(name)
            assert not taken & bits
            taken |= bits
    assert 0 < taken < 1 << MOST_GOALS


def to_end(device: Handheld, letters: int = 0) -> None:
    """End the game above the line with its last choice, a pass."""
    sheet = device.game.sheet()
    empty(sheet)
    fill(sheet, *["..3...."] * (LINE + 1))
    sheet.bytes[LETTERS] = letters
    device.game.phase = COMBO
    device.do(PASS)
    device.app.navigator.run_transitions()
    device.play_to("over")
    device.rest()


def news(device: Handheld) -> str:
    return device.message


def test_the_end_shows_a_goal_once_and_the_page_has_its_tick():
    device = a_device()
    for letters, message in (
        (0, ""),
        (0b111, en.goals.REACHED[0] + "3 LETTERS\n"),
        (0b111, ""),
        (0b11111, en.goals.REACHED[0] + "ALL LETTERS\n"),
    ):
        device.new_game(1)
        device.app.navigator.run_transitions()
        to_end(device, letters)
        assert news(device).startswith(message + en.end.CODE)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("statistics")
    device.press("a")
    assert ("A", "GOALS") in device.hints
    device.press("a")
    assert device.name == "goals" and f"{en.goals.HEADING}2/12" in device.texts()
    ticked = ("3 LETTERS", "ALL LETTERS")
    assert device.rows() == [f"{name} {TICK if name in ticked else OPEN}" for name in NAMES]
    bright = [line.text for line in device.lines() if getattr(line, "ink", "") == "ink"]
    assert [name for text in bright for name in text.split("\n") if name] == list(ticked)
    device.press("a")
    assert device.name == "more"


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("game", games.NAMES)
def test_no_goals_name_has_a_sign_at_which_a_list_of_them_is_parted(language, game):
    for name in languages.topic(f"{game}.goals", language).NAMES:
        assert not set(name) & set(",:."), name


def test_several_goals_at_once_are_reported_in_one_message():
    device = a_device()
    device.new_game(1)
    device.app.navigator.run_transitions()
    to_end(device, 0b11111)
    assert news(device).startswith(en.goals.REACHED[1] + "3 LETTERS, ALL LETTERS\n")


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_an_ends_keys_are_shown_first_and_again_after_each_part_of_its_news(board):
    with held(board):
        device = a_device()
        device.new_game(1)
        device.app.navigator.run_transitions()
        to_end(device, 0b11111)
        bar = device.screen.bar
        assert news(device)
        has_keys = []
        for _ in bar.pages + bar.pages[:1]:
            has_keys.append(any(KEY in line.pieces[2::3] for line in bar.lines))
            bar.turn()
    assert has_keys[0] and has_keys[-1] and False in has_keys
    assert (False, False) not in zip(has_keys, has_keys[1:], strict=False)


@pytest.mark.parametrize("hinted", [False, True])
def test_a_game_that_was_played_reaches_what_its_sheet_says(hinted):
    memory = bytearray(b"\xff" * 4096)
    device = a_device(memory, seed=3)
    device.press("a")
    if hinted:
        device.app.session.mark(marks.HINT)
    device.play_to("over")
    session = device.app.session
    expected = goals.reached(session.record, session.marks, 0)
    assert expected and ("40 WITHOUT HELP" in names(expected)) != hinted
    assert Progress(a_device(memory).app.session.storage).goals == expected << FIRST
    message = news(device)
    assert all(name in message for name in names(expected))


def test_undo_at_the_end_by_its_key_takes_the_goals_back():
    device = a_device(seed=3)
    device.press("a")
    device.play_to("over")
    storage = device.app.session.storage
    assert Progress(storage).goals
    device.press("b wait:400 b")
    assert device.game.phase != OVER and not Progress(storage).goals


def test_an_end_that_was_undone_and_comes_again_in_the_same_way_counts_again():
    device = a_device(seed=3)
    device.press("a")
    device.play_to("over")
    storage = device.app.session.storage
    reached, played = Progress(storage).goals, device.app.session.record.to_bytes()
    device.press("b wait:400 b")
    device.press("a")
    assert device.name == "over" and device.app.session.record.to_bytes() == played
    again = Progress(storage).goals
    assert again and again == reached & ~(1 << FIRST + NAMES.index("40 WITHOUT HELP"))


def test_games_of_several_reach_no_goals():
    device = a_device()
    device.new_game(2)
    device.app.navigator.run_transitions()
    for sheet in device.game.sheets:
        give(sheet, 100)
    device.game.phase = OVER
    device.app.session.save_end()
    assert not Progress(device.app.session.storage).goals


def test_a_game_without_goals_shows_none(third):  # noqa: F811 the fixture
    device = a_device(bytearray(b"\xff" * 4096))
    device.app.session.offer("pig")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("statistics")
    device.press("a")
    assert [what for _, what in device.hints] == ["BACK"]
    device.press("a")
    assert device.name == "more"


@pytest.mark.parametrize("board", slow.boards())
def test_the_goals_are_reached_and_left_with_the_keys_of_each_board(board):
    with held(board, "en", drawn=False):
        device = Handheld()
        device.choose("statistics")
        for name in ("history", "goals", "more"):
            device.screen.handle_key("a")
            device.step()
            device.rest()
            assert device.name == name
