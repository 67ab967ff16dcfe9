"""How deep the Python stack gets, of the bytes that the drive's settings.toml sets.

Four plain calls stay spare. What situations of the default board take, test_heap.py bounds: both
tutorials to their ends, hints, analysis, replay. Here any are pressed: of eight keys, six, three
and two. The board's own test runs on a stack of that size in test_self_test.py.
"""

import re
from collections.abc import Iterator

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
PRESSES = 100  # keys at random after each start
FEW = 60


def told() -> int:
    """Return the first row's bytes of the page's table of ways."""
    page = (ROOT / "docs" / "MEMORY.md").read_text("utf-8")
    (row,) = re.findall(r"^\| way \| bytes \|\n\|.*\n\| .* \| ([\d ]+) \|$", page, re.MULTILINE)
    return int(row.replace(" ", ""))


def memories() -> dict[str, bytes]:
    """Return what a board's memory holds before keys are pressed at random."""
    return {
        "nothing kept": b"",
        "a solo game": situations.number_drop(1, 0.6),
        "its end": situations.number_drop(1, 0.9),
        "an end of six": situations.number_drop(6, 0.96),
        "a table with computers": situations.number_drop(3, 0.6, computers=2),
        "Drop It": situations.drop_it(1, 18),
        "Drop It with computers": situations.drop_it(4, 18, 3),
    }


def renewed() -> Iterator[tuple[str, bytes]]:
    """Yield what a memory holds as the program starts itself anew."""
    ends = {
        "an end": ("number_drop", situations.number_drop(1, 1)),
        "an end of six": ("number_drop", situations.number_drop(6, 1)),
        "Drop It's end": ("drop_it", situations.drop_it(1, 99)),
        "Drop It's end of four": ("drop_it", situations.drop_it(4, 99, 2)),
    }
    places = {"at it": HELD, "in its replay": IN_REPLAY, "in a lesson": IN_LESSON}
    for end, (game, memory) in ends.items():
        for place, where in places.items():
            yield f"{end}, {place}", situations.noted(memory, game, where)
    for name in ("a solo game", "a table with computers", "Drop It with computers"):
        game = "drop_it" if name.startswith("Drop") else "number_drop"
        yield f"{name}, at it", situations.noted(memories()[name], game, HELD)


def test_four_plain_calls_stay_spare_in_each_start_that_the_program_makes() -> None:
    found = [
        measured.roam(f"a start with {name}", BOARDS[0], 0, 1, memory) for name, memory in renewed()
    ]
    deepest = max(found, key=lambda one: one.deepest().deepest)
    for one in found:
        print(one.name, one.deepest().deepest)
    assert deepest.deepest().deepest <= MOST, (deepest.name, deepest.deepest())


@pytest.mark.parametrize(
    ("board", "presses"),
    slow.rows_but([(BOARDS[0], FEW)], [(BOARDS[0], FEW), *((name, PRESSES) for name in BOARDS)]),
)
def test_four_plain_calls_stay_spare_whatever_is_pressed(board: str, presses: int) -> None:
    found = [
        measured.roam(f"{board}, {name}, keys {seed}", board, presses, seed, memory)
        for seed, (name, memory) in enumerate(memories().items())
    ]
    deepest = max(found, key=lambda one: one.deepest().deepest)
    lap = deepest.deepest()
    print(f"deepest: {lap.deepest} bytes of {MOST}, {deepest.name}, at {lap.at!r}")
    assert lap.deepest <= MOST, (deepest.name, lap)
    assert lap.deepest == told(), "docs/MEMORY.md, The stack"
    screens = {lap.at.partition(" ")[0] for one in found for lap in one.laps}
    assert len(screens) > 15, screens
