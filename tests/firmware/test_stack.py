"""How deep the Python stack gets: of a board's 2048 bytes, four plain calls stay spare.

What situations of the default board take, test_heap.py bounds: both tutorials to their ends, hints,
analysis, replay. Here any are pressed: of eight keys, six, three and two. The board's own test
runs on a stack of that size in test_self_test.py.
"""

import re

import pytest

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
    """Return the bytes in the first row of the page's table of ways."""
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
