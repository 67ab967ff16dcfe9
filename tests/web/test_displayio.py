"""The displayio stand-ins draw exactly what Blinka draws, pixel by pixel."""

import binascii
from collections.abc import Mapping

import pytest

from sim.board import simulated_board
from tests.bench.heap import STAND_INS
from tests.vm import machine
from tests.web import comparison
from tests.web.comparison import draw, files

RANDOM = 500  # scenes
BATCH = 20
# Scenes with rare features, on boards of each kind; `make web-check` compares all.
FEW = {
    "pygamer": (
        "drop_with_dial",
        "combo_of_several",
        "hand_over",
        "spelling",
        "over_two",
        "landing",
    ),
    "pajenicko_picopad": ("hand_over",),
    "tinycircuits_thumby": ("title", "slide", "sheets", "track_page", "aim"),
}


@pytest.fixture(scope="module")
def blinkas() -> list[list[int]]:
    """Return what Blinka draws of the random scenes."""
    simulated_board.switch_on("pygamer")
    import displayio

    from sim.board.display import Display
    from tests.web.random_scene import HEIGHT, WIDTH, Scene

    found = []
    for seed in range(RANDOM):
        displayio.release_displays()
        scene = Scene(seed)
        depth = 1 if scene.is_mono else 16
        display = Display(None, b"", width=WIDTH, height=HEIGHT, color_depth=depth)
        digests = []
        for _ in range(2):
            display.root_group = displayio.Group()
            display.root_group = scene.root
            display.refresh()
            digests.append(binascii.crc32(display.pixels))
            scene.change()
        found.append(digests)
    return found


def draw_random(count: int, sources: Mapping[str, str | bytes] | None = None) -> list[list[int]]:
    """Return what the stand-ins draw of `count` random scenes."""
    # A few per script: garbage is only collected between two.
    calls = [f"draw_random({first}, {first + BATCH})" for first in range(0, count, BATCH)]
    return [digests for batch in draw(calls, sources) for digests in batch]


def test_random_scenes_are_the_same(blinkas):
    found = draw_random(RANDOM)
    assert [seed for seed in range(RANDOM) if found[seed] != blinkas[seed]] == []
    assert len({digest for digests in blinkas for digest in digests}) > RANDOM  # of 2 * RANDOM


@pytest.mark.parametrize(
    ("module", "right", "wrong"),
    [
        ("paint", "tile % in_row, tile // in_row", "tile // in_row, tile % in_row"),
        ("paint", "max(x, 0), max(y, 0)", "x, y"),
        ("paint", "(y + below) // scale, key", "y // scale, key"),
        ("paint", "_THRESHOLD = 128", "_THRESHOLD = 129"),
        ("paint", "green >> 2 << 5", "green >> 3 << 6"),
        ("bitmaptools", "-x1, -y1", "-y1, -x1"),
        ("bitmaptools", "value & 1 for", "min(value, 1) for"),
        ("displayio", "self.drawn_table = None\n        drawn_touch()", "drawn_touch()"),
        (
            "pixels",
            "stride = (width * bits + _WORD - 1) // _WORD",
            "stride = width * bits // _WORD + 1",
        ),
    ],
)
def test_a_broken_stand_in_is_caught(blinkas, module, right, wrong):
    name = f"{module}.py"
    source = (STAND_INS / name).read_text(encoding="utf-8")
    assert right in source
    broken = {**files(), name: source.replace(right, wrong)}
    few = 2 * BATCH
    try:
        assert draw_random(few, broken) != blinkas[:few]
    except machine.MachineError:
        return  # it cannot even draw


@pytest.mark.parametrize("board", FEW)
def test_screens_are_the_same(board):
    assert comparison.different(board, "en", FEW[board]) == []
