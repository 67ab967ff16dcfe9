"""The bytes that the program asks for, before it does what needs them, are enough."""

from collections.abc import Callable

import pytest

from engine.number_drop.table import DROP
from firmware.memory import plan
from tests import slow
from tests.bench import situations
from tests.bench.situations import Played, Situation
from tests.vm import measured

GAPS = 6 * 1024  # bytes that may be free in fragments too small for anything


def _to_end(device: Played) -> None:
    device.go_on("over")


def _beside_an_end(device: Played) -> None:
    """Look at everything that the title leads to, with a finished game's engine in memory."""
    device.go_on("over")
    device.arrive()
    device.press("select")
    device.choose("more")
    for line in ("statistics", "scores", "settings", "replay"):
        device.choose(line)
        device.press("down b")


def _beside_a_game(device: Played) -> None:
    """Look at everything next to a game in progress, whose engine is loaded; begin the tutorial."""
    device.go_on("drop")
    device.arrive()
    device.press("start")
    device.choose("title")
    device.choose("more")
    device.choose("statistics")
    device.press("down b")
    device.choose("how_to_play")
    device.choose("rules")
    device.press("right b")
    device.choose("tutorial")
    device.press("a*3")


TITLE = (
    Situation(
        "the title after an end",
        _beside_an_end,
        lambda board: situations.number_drop(1, 0.9, board=board),
    ),
    Situation(
        "the title in a game",
        _beside_a_game,
        lambda board: situations.number_drop(1, 0.6, DROP, board=board),
    ),
)
THINKING = (
    "hint in a solo game",
    "hint in a game of six",
    "computer's turn at a table of six",
    "Drop It with computers",
)


def fits(one: Situation, is_enough: Callable[[list[int]], bool]) -> bool:
    """Return whether memory use after each request for room is right.

    One of the two places in memory has to fit, because chance may keep something at the other.
    """
    return any(bool(found) and is_enough(found) for found in measured.rises(one.way()))


def named(name: str) -> Situation:
    """Return one of the situations that are measured anyway."""
    return next(one for one in situations.SITUATIONS if one.name == name)


@pytest.mark.parametrize("name", slow.but(THINKING[1:3], THINKING))
def test_a_thought_next_to_the_table_takes_less_than_is_asked_for(name):
    assert fits(named(name), lambda found: max(found) + GAPS <= plan.THOUGHT)


def test_the_menus_in_a_game_take_less_than_is_asked_for():
    assert fits(
        named("solo START menu"),
        lambda found: len(found) > 3 and max(found) + GAPS <= plan._MENU,
    )


def test_an_end_next_to_the_table_takes_less_than_is_asked_for():
    """Its score is saved first, and its points are counted up."""
    assert fits(
        named("solo end"),
        lambda found: (
            5_000 < found[-3] <= plan.SCORE - GAPS
            and 9_000 < found[-2] <= plan.COUNT - GAPS
            and 10_000 < found[-1] <= plan.SHEET_AT_END - GAPS
        ),
    )


def test_the_points_of_six_are_counted_in_less_than_is_asked_for():
    assert fits(
        Situation("points of six", _to_end, named("end of six").memory),
        lambda found: 10_000 < found[-1] <= plan.STANDINGS - GAPS,
    )


@pytest.mark.parametrize("one", slow.but(TITLE[1:], TITLE), ids=lambda one: one.name)
def test_the_title_and_what_it_leads_to_take_less_than_is_asked_for(one):
    assert fits(one, lambda found: max(found) + GAPS <= plan._NEEDS["title"])


def test_what_a_hint_takes_is_seen():
    """Its code and lists are more than 20 KB: docs/MEMORY.md, "Thinking"."""
    assert fits(named("hint in a solo game"), lambda found: max(found) > 20_000)
