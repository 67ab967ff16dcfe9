"""Only what a module computes when loaded is written into the bundle."""

import ast
from pathlib import Path

import pytest

from engine.number_drop import shapes
from sim.bundler.passes import precomputation
from tests import made_bundles

BELLS = """
def _bells():
    def low(count):
        return bytes([n // 2 for n in range(count)])

    return low(4), 2 ** 3


def ring():
    return HIGH


LOW, HIGH = _bells()
"""

TUNE = """
STEPS = {0}
TUNES = (3, 1)

def _tunes():
    return (STEPS, TUNES)

def _counts():
    return bytes([len(one) for one in _tunes()])

COUNTS = _counts()
del _counts
"""


def written(source: str) -> str:
    tree = ast.parse(source)
    precomputation.write_down([tree])
    return ast.unparse(tree)


def test_what_is_computed_once_is_inlined_and_its_function_is_gone():
    assert written(BELLS + "del _bells") == (
        "def ring():\n    return HIGH\nLOW = b'\\x00\\x00\\x01\\x01'\nHIGH = 8"
    )
    assert written("def _three():\n    return 3\nTHREE = _three()\ndel _three") == "THREE = 3"


def test_it_may_use_functions_that_stay_and_literals_of_its_module():
    made = written(TUNE.format("('up', 'down')"))
    assert "COUNTS = b'\\x02\\x02'" in made and "_counts" not in made and "def _tunes" in made


@pytest.mark.parametrize(
    "source",
    [
        BELLS,  # it may be called again
        BELLS + "MORE = _bells()\ndel _bells",
        "def _list():\n    return [1]\nLIST = _list()\ndel _list",  # not the same object each time
        "def _three():\n    return TWO + 1\nTHREE = _three()\ndel _three",
        TUNE.format("list('up')"),  # which may change
        "def _three(one=1):\n    return 3\nTHREE = _three(2)\ndel _three",
    ],
)
def test_all_else_is_worked_out_on_the_board(source):
    assert written(source) == ast.unparse(ast.parse(source))


def test_a_bundle_has_the_shapes_as_they_are():
    made = made_bundles.shortened("pygamer")
    text = next(
        text for place, text in made.items() if place == Path("firmware/number_drop/game.py")
    ).decode()
    for table in (shapes.OFFSETS, shapes.BOTTOMS, shapes.TURNED):
        assert repr(table) in text
