"""Drop It's goals: what reaches them or just misses them, and where they are shown."""

from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from engine.drop_it.actions import drop_action
from engine.drop_it.board import Board
from engine.drop_it.fall import Fall
from engine.drop_it.judge import BONUS, BY_COLOUR, BY_SHAPE, CIRCLES
from engine.drop_it.pieces import FIRST
from engine.drop_it.record import Record
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.drop_it import goals
from firmware.drop_it.facts import EDGES, JOKERS
from firmware.drop_it.game import Rules
from firmware.kept.progress import Progress, first_goal
from firmware.session import marks
from firmware.text import en
from sim import languages
from tests.bench.drop_it import random_game
from tests.firmware.drop_it_scenes import on_table, played
from tests.firmware.handheld import Handheld
from tests.firmware.test_goals import OPEN, TICK

NAMES = languages.topic("drop_it.goals", "en").NAMES
PLAIN = 20  # points that reach no goal by themselves
SMALL = [i for i in range(CIRCLES) if BONUS[4 * i + 3] == 3]

Landing = tuple[int, int, int, int]  # rules broken, level, points, bonus circles
SAFE: Landing = (0, 1, 1, 0)


def broken(level: int = 1, points: int = 1, circles: int = 0) -> Landing:
    return BY_SHAPE, level, points, circles


def at(level: int = 1, points: int = 1, circles: int = 0) -> Landing:
    return 0, level, points, circles


def circled(*numbers: int) -> list[Landing]:
    """Return a landing on each of these bonus circles, with a broken one between two of them."""
    return [one for n in numbers for one in (at(circles=1 << n), broken())]


class HintSource:
    """A judge that returns given landings."""

    def __init__(self, landings: Sequence[Landing]) -> None:
        self._landings = list(landings)

    def judge(self, fall: Fall, colour: int, edges: int) -> None:
        self.broken, self.level, self._points, self.circles = self._landings.pop(0)

    def points(self) -> int:
        return self._points


@pytest.fixture
def reached(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that returns the names of the goals reached by a game of such landings."""

    def names(
        landings: Sequence[Landing] = (), score: int = PLAIN, played: int = marks.UNDO
    ) -> set[str]:
        now = import_module("engine.drop_it.judge")  # the loader may have unloaded another
        monkeypatch.setattr(now, "Judge", lambda: HintSource(landings))
        board = Board()
        for _ in landings:
            board.place(0, 0, 0, 0)
        game = SimpleNamespace(score=lambda side: score, board=board, edges=0)
        record: Any = SimpleNamespace(game=game)
        mask = goals.reached(record, played, 0)
        return {name for index, name in enumerate(NAMES) if mask >> index & 1}

    return names


ALL = range(CIRCLES)
# A goal, what reaches it, and what just misses it.
REACHING: tuple[tuple[str, Any, Any], ...] = (
    ("LEVEL 8", ([at(8)],), ([at(7), broken(8)],)),
    ("8 IN A ROW", ([SAFE] * 8,), ([SAFE] * 7 + [broken()] + [SAFE] * 7,)),
    ("8 IN A ROW", ([broken()] + [SAFE] * 8 + [broken()],), ([(BY_COLOUR, 1, 1, 0)] * 8,)),
    ("80 WITHOUT HELP", ([], 80, 0), ([], 79, 0)),
    ("80 WITHOUT HELP", ([], 80, marks.STRICT), ([], 80, marks.HINT)),
    ("80 WITHOUT HELP", ([], 119, 0), ([], 119, marks.UNDO)),
    ("10 AT ONCE", ([at(7, 10)],), ([at(7, 9), broken(7, 10)],)),
    ("3 SMALL CIRCLES", (circled(*SMALL),), (circled(*SMALL[:2], *range(3)),)),
    ("3 SMALL CIRCLES", (circled(*SMALL),), (circled(*SMALL[1:]) + [broken(1, 1, 511)],)),
    ("120 POINTS", ([], 120), ([], 119)),
    ("ALL 9 CIRCLES", (circled(*ALL),), (circled(*ALL[1:]),)),
    ("ALL 9 CIRCLES", ([at(circles=255), at(circles=256)],), ([at(circles=255), broken()],)),
    ("150 POINTS", ([], 150), ([], 149)),
)


@pytest.mark.parametrize(("goal", "enough", "short"), REACHING)
def test_a_goal_is_reached_and_just_missed(reached, goal, enough, short):
    assert goal in reached(*enough)
    assert goal not in reached(*short)


def test_each_goal_is_tried_and_a_plain_game_reaches_none(reached):
    assert {goal for goal, _, _ in REACHING} == set(NAMES)
    assert reached([SAFE, broken(8, 10, 511)]) == set()


def test_each_has_a_name_in_each_language():
    for language in languages.names():
        words = languages.topic("drop_it.goals", language).NAMES
        assert len(words) == len(set(words)) == len(NAMES)


@pytest.mark.parametrize("seed", range(12))
def test_a_real_game_reaches_what_its_landings_say(reached, monkeypatch, seed):
    drops = random_game(seed)
    record, landings = Record(1), []
    for i in range(0, len(drops), 3):
        kind, turn, x = drops[i : i + 3]
        colours = [colour for colour in range(4) if record.game.left(0, colour, kind)]
        shape = FIRST[kind] + turn
        record.apply(drop_action(shape, colours[seed % len(colours)], x))
        judge = record.game.judge
        landings.append((judge.broken, judge.level, judge.points(), judge.circles))
    expected = reached(landings, record.game.score(0), 0)
    monkeypatch.undo()
    mask = goals.reached(record, 0, 0)
    assert {name for i, name in enumerate(NAMES) if mask >> i & 1} == expected


def ended(variant: int = 0) -> Handheld:
    """Return a handheld at the end of a solo game, which saves what is done."""
    device = Handheld(drawn=False, journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    app = device.app
    app.session.offer("drop_it")
    app.session.variant = variant
    device.new_game(1)
    app.navigator.run_transitions()
    record = played(1, variant, 36)
    app.session.use(record, Rules(record.game))
    app.session.save_end()
    device.show_phase()
    app.navigator.run_transitions()
    device.step()
    return device


def test_the_end_shows_them_and_the_page_has_their_ticks():
    device = ended()
    mask = Progress(device.app.session.storage).goals >> first_goal("drop_it")
    names = [name for i, name in enumerate(NAMES) if mask >> i & 1]
    assert names
    assert device.message.endswith(
        " FALLEN\n" + en.goals.REACHED[len(names) > 1] + ", ".join(names)
    )
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("statistics")
    device.press("a")
    assert ("A", "GOALS") in device.hints
    device.press("a")
    assert f"{en.goals.HEADING}{len(names)}/{len(NAMES)}" in device.texts()
    assert device.rows() == [f"{name} {TICK if name in names else OPEN}" for name in NAMES]


@pytest.mark.parametrize("variant", [EDGES, JOKERS])
def test_a_variant_reaches_none_and_its_end_says_that_it_does_not_count(variant):
    device = ended(variant)
    assert not Progress(device.app.session.storage).goals
    message = device.message
    assert "GOAL" not in message and message.endswith("\n" + en.end.UNRANKED)
    assert not ended().message.endswith(en.end.UNRANKED)


def test_a_game_of_several_shows_none():
    device = on_table(4, JOKERS, 36)
    assert "GOAL" not in device.message
