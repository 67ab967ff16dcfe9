"""The most that the shipped program takes of a PyGamer's memory, while loading and at rest.

Each situation is held to what has been reached, with a little tolerance: only to be lowered.
`python -m tests.bench.reached` measures all of them again and writes REACHED. See docs/MEMORY.md
for what the figures mean and how far real CircuitPython is from them.
"""

import pytest

from tests import slow
from tests.bench import reached, situations
from tests.vm import machine, measured

BUDGET = 128_000  # bytes, the goal for all situations: docs/MEMORY.md
ABOVE = {  # those that exceed it
    "Number Drop's tutorial",
    "Number Drop's tutorial, French",
    "Drop It's tutorial",
    "hint in a game of six, French",
    "computer's turn at a table of six",
}
ROOM = 1024  # bytes by which unrelated changes may shift a figure
REACHED = {  # bytes of live heap at the highest point
    "start of the board to title": 109_184,
    "start, a game of six kept": 109_984,
    "solo game begun": 120_672,
    "solo game in play": 123_360,
    "solo START menu": 124_320,
    "six players: set-up, menu, help": 127_072,
    "hint in a solo game": 123_616,
    "hint in a game of six": 127_808,
    "computer's turn at a table of six": 128_224,
    "Number Drop's tutorial": 139_360,
    "Drop It's tutorial": 140_864,
    "Drop It after Number Drop": 122_736,
    "Drop It with computers": 123_648,
    "solo end": 124_944,
    "Drop It's solo end": 126_928,
    "end of six": 127_248,
    "end of six taken back": 127_264,
    "analysis": 126_912,
    "LU6 with the same dice": 125_120,
    "QR code": 125_280,
    "replay": 125_136,
    "Number Drop's tutorial, French": 140_528,
    "hint in a game of six, French": 128_576,
    "Drop It's solo end, French": 127_536,
    "statistics": 118_976,
    "scores": 106_192,
    "puzzles": 127_136,
    "Drop It's puzzles": 126_432,
}
BY_NAME = {one.name: one for one in situations.SITUATIONS}
QUICK = [
    BY_NAME[name]
    for name in (
        "end of six",
        "Number Drop's tutorial, French",
        "Drop It's solo end, French",
    )
]
# What these ways take of the Python stack; the others are in test_stack.py.
DEEPEST = measured.STACK - 4 * measured.PLAIN_CALL


def test_only_those_that_the_page_names_exceed_the_budget():
    assert {name for name, most in REACHED.items() if most > BUDGET} == ABOVE


def test_each_situation_has_a_figure():
    assert [one.name for one in situations.SITUATIONS] == list(REACHED)


@pytest.mark.parametrize("one", slow.but(QUICK, situations.SITUATIONS), ids=lambda one: one.name)
def test_no_situation_takes_more_memory_than_has_been_reached(one):
    bound = REACHED[one.name] + ROOM
    (found,) = measured.measure([one.way()], bounds={one.name: bound})
    highest, deepest = found.highest(), found.deepest()
    assert highest.most <= bound, f"at {highest.at!r}, {highest.where}"
    assert deepest.deepest <= DEEPEST, f"bytes of stack at {deepest.at!r}"


def test_the_page_has_the_same_figures():
    assert reached.is_on_page(REACHED), "run: python -m tests.bench.reached"


def test_the_readme_says_them():
    text = (machine.ROOT / "README.md").read_text("utf-8")
    for most in (REACHED[situations.TITLE], max(REACHED.values())):
        assert f"{most:,}".replace(",", " ") in text


def test_the_probe_counts_what_the_collector_leaves():
    """The script creates objects, keeps some of them, and continues."""
    make = "kept = [bytearray(50) for _ in range(200)]"
    lose = "lost = [str(number) for number in range(2000)]\ndel lost"
    message = "print(gc.mem_alloc(), js.probe.live())"
    printed = machine.run_each(
        ["import gc, js\nbefore = 0", message, f"{make}\n{lose}\nbefore = js.probe.live()", message]
        + ["print(before)"],
        is_probed=True,
    )
    (used, live), (used_later, live_later) = (map(int, printed[at].split()) for at in (1, 3))
    grown = live_later - live
    assert used_later - used == grown > 200 * 50
    assert 0 <= int(printed[4]) - live_later < 512, "garbage that had not gone did not count"
