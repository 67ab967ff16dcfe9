"""How deep the Python stack gets, out of the bytes that the drive's settings.toml sets.

Four plain calls stay spare. test_heap.py bounds the default board's situations: both tutorials to
their ends, hints, analysis, replay. Here random keys are pressed on boards with eight keys, six,
three and two. The board's own test runs on a stack of that size in test_self_test.py.
"""

import re
from collections.abc import Callable
from itertools import product

import pytest

from firmware.kept.settings import HELD, IN_LESSON, IN_REPLAY
from tests import slow
from tests.bench import situations
from tests.imports import ROOT
from tests.vm import measured

MOST = measured.STACK - 4 * measured.PLAIN_CALL
# Eight keys, two, three, and six with a screen of pages.
BOARDS = (
    "pygamer",
    "clue_nrf52840_express",
    "adafruit_feather_esp32s3_reverse_tft",
    "tinycircuits_thumby",
)
PRESSES = 100  # random keys after each start


def documented_bytes() -> int:
    """Return the bytes in the first row of the page's table of ways."""
    page = (ROOT / "docs" / "MEMORY.md").read_text("utf-8")
    (row,) = re.findall(r"^\| way \| bytes \|\n\|.*\n\| .* \| ([\d ]+) \|$", page, re.MULTILINE)
    return int(row.replace(" ", ""))


# A board's memory before random keys are pressed.
MEMORIES: dict[str, Callable[[], bytes]] = {
    "nothing kept": bytes,
    "a solo game": lambda: situations.number_drop(1, 0.6),
    "its end": lambda: situations.number_drop(1, 0.9),
    "an end of six": lambda: situations.number_drop(6, 0.96),
    "a table with computers": lambda: situations.number_drop(3, 0.6, computers=2),
    "Drop It": lambda: situations.drop_it(1, 18),
    "Drop It with computers": lambda: situations.drop_it(4, 18, 3),
}
# Its contents when the program restarts itself: a game, its memory, and where the player was.
ENDS: dict[str, tuple[str, Callable[[], bytes]]] = {
    "an end": ("number_drop", lambda: situations.number_drop(1, 1)),
    "an end of six": ("number_drop", lambda: situations.number_drop(6, 1)),
    "Drop It's end": ("drop_it", lambda: situations.drop_it(1, 99)),
    "Drop It's end of four": ("drop_it", lambda: situations.drop_it(4, 99, 2)),
}
PLACES = {"at it": HELD, "in its replay": IN_REPLAY, "in a lesson": IN_LESSON}
IN_PLAY = {
    "a solo game": "number_drop",
    "a table with computers": "number_drop",
    "Drop It with computers": "drop_it",
}
STARTS = [*product(ENDS, PLACES), *((name, "at it") for name in IN_PLAY)]


@pytest.mark.parametrize(
    ("name", "place"), slow.rows_but([("Drop It's end of four", "at it")], STARTS)
)
def test_four_plain_calls_stay_spare_in_each_start_that_the_program_makes(
    name: str, place: str
) -> None:
    game, make = ENDS[name] if name in ENDS else (IN_PLAY[name], MEMORIES[name])
    memory = situations.noted(make(), game, PLACES[place])
    lap = measured.roam(f"a start with {name}, {place}", BOARDS[0], 0, 1, memory).deepest()
    assert lap.deepest <= MOST, lap


# The deepest of all is the start with a saved game of Drop It.
QUICK = (BOARDS[0], 60, ("its end", "Drop It with computers"))
ALL = [(name, PRESSES, tuple(MEMORIES)) for name in BOARDS]


@pytest.mark.parametrize(("board", "presses", "names"), slow.rows_but([QUICK], [QUICK, *ALL]))
def test_four_plain_calls_stay_spare_whatever_is_pressed(
    board: str, presses: int, names: tuple[str, ...]
) -> None:
    found = [
        measured.roam(f"{board}, {name}, keys {seed}", board, presses, seed, make())
        for seed, (name, make) in enumerate(MEMORIES.items())
        if name in names
    ]
    deepest = max(found, key=lambda one: one.deepest().deepest)
    lap = deepest.deepest()
    print(f"deepest: {lap.deepest} bytes of {MOST}, {deepest.name}, at {lap.at!r}")
    assert lap.deepest <= MOST, (deepest.name, lap)
    assert lap.deepest == documented_bytes(), "docs/MEMORY.md, The stack"
    screens = {lap.at.partition(" ")[0] for one in found for lap in one.laps}
    assert len(screens) > 12, screens
