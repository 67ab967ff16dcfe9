"""Functions that are seldom called are imported for each call.

They do the same then.
"""

from pathlib import Path

import pytest

from sim.bundler import pipeline
from sim.bundler.program import Plan, Program
from tests.vm import machine

MODULES = Path("firmware/memory/loader.py")
TOWN = Path("engine/town.py")
# A module is imported by its name for a call, and told of if it has to be read.
LOADER = """
import sys
def import_named(name):
    is_there = name in sys.modules
    __import__(name)
    module = sys.modules[name]
    if not is_there:
        print("read")
        del sys.modules[name]
    return module
"""
BASE = """
class Base:
    def keep(self, x=0):
        self.x = x
"""
SOURCE = """
from engine.base import Base
_WALLS = (1, 2, 3)
_SHARED = (4,)
roof = 5
def _high(walls):
    return walls[-1] + _SHARED[0]
class Tower(Base):
    def __init__(self, height, x=7, more=""):
        self.keep(x)
        self.height = self._sum(height, more) + roof
    def _sum(self, height, more):
        size = len(more)
        return height * 100 + size * 10 + _high(_WALLS)
    def read(self, times=2):
        return self.height * times, self.x, _SHARED
def build():
    return Tower(2, 3, "89").read(times=1), Tower(1).read()
"""
ASKED = b"from engine.town import build, again"
SCRIPT = "from engine.town import build\nprint(build())"


def made(*taken: str, source: str = SOURCE, others: bytes = ASKED) -> dict[Path, str]:
    """Return modules made without the functions that are taken out."""
    own = {MODULES: LOADER, TOWN: source, Path("engine/base.py"): BASE}
    plan = Plan({TOWN: (Path("engine/base.py"),)}, {"seldom": {TOWN: taken}})
    sources = {place: text.encode() for place, text in own.items()}
    short = pipeline.shorten(Program(sources, [others], plan))
    return {place: text.decode() for place, text in short.items()}


def printed(files: dict[Path, str], script: str = SCRIPT) -> str:
    """Return what a script prints with these modules, on the boards' machine."""
    packages = {"engine/__init__.py": "", "firmware/__init__.py": ""}
    return machine.run(script, packages | {place.as_posix(): text for place, text in files.items()})


@pytest.mark.parametrize(
    ("taken", "calls"),
    [
        ((), 0),
        (("Tower.__init__",), 2),
        (("Tower._sum",), 2),
        (("Tower._sum", "_high"), 2),
        (("Tower.__init__", "Tower._sum", "_high"), 2),
        (("Tower.read", "_high", "build"), 5),
        (("build", "Tower.read", "Tower.__init__"), 1),
        (("Tower.read", "build", "Tower.__init__"), 5),
    ],
)
def test_they_do_what_they_did(taken, calls):
    files = made(*taken)
    *told, result = printed(files).splitlines()
    assert result == "((232, 3, (4,)), (224, 7, (4,)))"
    assert len(told) == calls


def test_what_only_they_need_goes_with_them():
    whole = made()[TOWN]
    files = made("Tower.__init__", "Tower._sum")
    (apart,) = (text for place, text in files.items() if place not in (MODULES, TOWN))
    assert "(1, 2, 3)" in whole and "(1, 2, 3)" not in files[TOWN] and "(1, 2, 3)" in apart
    assert "(4,)" in files[TOWN] and "(4,)" not in apart, "another one reads it, too"
    assert "* 100" in apart and "* 100" not in files[TOWN]
    assert len(files[TOWN].split("def ")) == len(whole.split("def ")) - 1, "_sum leaves nothing"


def test_one_that_others_call_too_leaves_its_line():
    source = SOURCE.replace("_sum", "total")
    source += "def again():\n    return Tower(1).total(3, ())\n"
    files = made(
        "Tower.__init__", "Tower.total", source=source, others=b"from engine.town import again"
    )
    script = "from engine.town import again\nprint(again())"
    assert printed(files, script).splitlines() == ["read", "read", "307"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Tower.fall", "there is no fall"),
        ("Castle.read", "there is no Castle"),
        ("Tower.top", "has to stay"),
        ("counted", "has to stay"),
        ("each", "has to stay"),
        ("named", "has to stay"),
        ("some", "has to stay"),
        ("Tower.above", "has to stay"),
        ("default", "has to stay"),
    ],
)
def test_what_cannot_be_taken_out_is_refused(name, why):
    source = SOURCE + (
        "count = 0\ndef counted():\n    global count\n    count += 1\n"
        + "def each():\n    yield 1\n"
        + "def named(*, height): return height\n"
        + "def some(*heights): return heights\n"
        + "def default(height=roof): return height\n"
    )
    methods = "    @property\n    def top(self): return 1\n    def above(self): super().keep(1)\n"
    source = source.replace("def build", methods + "def build", 1)
    with pytest.raises(ValueError, match=why):
        made(name, source=source)


def test_a_class_that_only_they_need_goes_with_them_and_a_table_that_others_read_does_not():
    source = SOURCE.replace("class Tower", "class Roof:\n    size = roof\nclass Tower")
    source = source.replace("+ roof", "+ Roof().size")
    files = made("Tower.__init__", source=source)
    assert printed(files).splitlines()[-1] == "((232, 3, (4,)), (224, 7, (4,)))"
    assert files[TOWN].count("class ") == made(source=source)[TOWN].count("class ") - 1
    shown = "from engine import town\nprint(town.WALLS)"
    files = made("_high", source=source.replace("_SHARED", "WALLS"), others=shown.encode())
    assert printed(files, shown) == "(4,)\n"


def test_arguments_that_a_call_leaves_out_are_as_they_were():
    source = SOURCE.replace("(self, height, more):", "(self, height, more, gap=0):")
    files = made("Tower.__init__", "Tower._sum", source=source)
    assert printed(files).splitlines()[-1] == "((232, 3, (4,)), (224, 7, (4,)))"
