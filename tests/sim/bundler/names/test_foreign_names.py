"""Foreign names are found by their use, and those of Python and CircuitPython are known."""

import ast
import re

import pytest

from sim.board import board_files
from sim.bundler import drive
from sim.bundler.names import foreign_names
from tests.sim.bundler.passes.test_short_names import shortened


@pytest.mark.parametrize(
    "source",
    [
        "def build(towers):\n    towers.tallest()",
        "build(tallest=1)",
        "tallest()",
        "import tallest",
        "from towers import tallest",
        "import tallest.roof as roof",
    ],
)
def test_what_is_only_read_is_somebody_else_s(source):
    assert "tallest" in foreign_names.never_bound([ast.parse(source)])


@pytest.mark.parametrize(
    "source",
    [
        "def tallest(): pass",
        "class tallest: pass",
        "def build(tallest): pass",
        "def build(*, tallest=1): pass",
        "build = lambda *tallest: 1",
        "tallest = 1",
        "tallest += 1",
        "for roof, tallest in towers: pass",
        "[tallest for tallest in towers]",
        "if tallest := 1: pass",
        "tower.tallest = 1",
        "del tower.tallest",
        "with build() as tallest: pass",
        "try: pass\nexcept OSError as tallest: pass",
        "from towers import roof as tallest",
        "import towers as tallest",
    ],
)
def test_what_is_given_a_meaning_anywhere_is_the_program_s_own(source):
    trees = [ast.parse(source), ast.parse("print(tallest, tower.tallest, build(tallest=1))")]
    assert "tallest" not in foreign_names.never_bound(trees)


def test_a_bundle_leaves_names_that_nobody_knows_as_they_are():
    made = shortened(towers="import masons\ndef build(wall):\n    return masons.hire(wall.bricks)")
    assert "masons.hire(" in made["towers"] and ".bricks" in made["towers"]
    assert "build" not in made["towers"]


@pytest.mark.parametrize(
    "name", ["listdir", "urandom", "getenv", "seek", "read", "append", "monotonic_ns", "mem_free"]
)
def test_what_circuitpython_has_keeps_its_name_though_the_program_has_one_like_it(name):
    assert name in shortened(towers=f"class Tower:\n    def {name}(self): pass")["towers"]


def test_the_modules_in_reach_are_those_imported_and_what_they_import():
    imported = re.compile(r"^\s*(?:from|import)\s+(\w+)", re.MULTILINE)
    shipped = drive.files(board_files.names()).values()
    waiting = [path.read_text() for path in shipped if path.suffix == ".py"]
    found = set()
    for text in waiting:  # the list grows meanwhile
        for module in imported.findall(text):
            if module in foreign_names.stubs() and module not in found:
                found.add(module)
                waiting.append(foreign_names.stubs()[module])
    assert found == foreign_names.IN_REACH


def test_a_name_of_a_module_out_of_reach_is_the_program_s_own():
    made = "class Tower:\n    def {}(self): pass"
    assert "ssid" in foreign_names.stubs()["wifi"]
    assert "ssid" not in shortened(towers=made.format("ssid"))["towers"]
    assert "rotation" in shortened(towers=made.format("rotation"))["towers"]
