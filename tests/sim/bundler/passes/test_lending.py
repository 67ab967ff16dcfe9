"""Rarely called functions are loaded for the call, and behave as before."""

from pathlib import Path

import pytest

from sim.bundler import pipeline
from sim.bundler.program import Plan, Program
from tests.vm import machine

TOWN = Path("engine/town.py")
SELDOM = Path("firmware/seldom.py")  # the module that functions are lent to
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
SCRIPT = """
import sys
from engine.town import build
print("firmware.seldom" in sys.modules)
print(build())
print("firmware.seldom" in sys.modules)
"""


def made(*taken: str, source: str = SOURCE, others: bytes = ASKED) -> dict[Path, str]:
    """Return modules from which functions have been moved."""
    own = {TOWN: source, Path("engine/base.py"): BASE}
    plan = Plan({TOWN: (Path("engine/base.py"),)}, {"seldom": {TOWN: taken}})
    sources = {place: text.encode() for place, text in own.items()}
    short = pipeline.shorten(Program(sources, [others], plan))
    return {place: text.decode() for place, text in short.items()}


def printed(files: dict[Path, str], script: str = SCRIPT) -> str:
    """Return what a script prints with these modules, on the boards' machine."""
    packages = {"engine/__init__.py": "", "firmware/__init__.py": ""}
    return machine.run(script, packages | {place.as_posix(): text for place, text in files.items()})


@pytest.mark.parametrize(
    ("taken", "stays"),
    [
        ((), False),
        (("Tower.__init__",), False),
        (("Tower._sum",), False),
        (("Tower._sum", "_high"), False),
        (("_high", "Tower._sum"), False),
        (("Tower.__init__", "Tower._sum", "_high"), False),
        (("Tower.read", "_high", "build"), False),
        (("build", "Tower.read", "Tower.__init__"), False),
        (("Tower.above", "Tower.read", "build"), True),
    ],
)
def test_they_do_what_they_did_and_are_loaded_for_it(taken, stays):
    """The first one unloads the module when it is done; otherwise the loader does."""
    source = SOURCE.replace("def build", "    def above(self): return 1\ndef build", 1)
    before, result, after = printed(made(*taken, source=source)).splitlines()
    assert result == "((232, 3, (4,)), (224, 7, (4,)))"
    assert (before, after) == ("False", str(stays))


def test_what_only_they_call_leaves_no_stub():
    whole = made()[TOWN]
    files = made("Tower.__init__", "Tower._sum")
    apart = files[SELDOM]
    assert "* 100" in apart and "* 100" not in files[TOWN]
    assert len(files[TOWN].split("def ")) == len(whole.split("def ")) - 1
    assert apart.count("import seldom") == 0, "they call one another directly"


def test_a_name_in_a_module_of_theirs_means_one_thing():
    other = "from engine.base import roof\ndef high():\n    return roof\n"
    plan = Plan(
        {}, {"seldom": {TOWN: ("_high", "Tower.__init__"), Path("engine/hill.py"): ("high",)}}
    )
    own = {TOWN: SOURCE, Path("engine/base.py"): BASE, Path("engine/hill.py"): other}
    sources = {place: text.encode() for place, text in own.items()}
    with pytest.raises(ValueError, match="seldom.py: roof would mean two things"):
        pipeline.shorten(Program(sources, [ASKED, b"from engine.hill import high"], plan))


def test_variables_of_objects_keep_apart_in_functions_that_left_their_class():
    """Half of these are only used in the class, and half in functions that were moved out of it."""

    def each(how: str, join: str) -> str:
        return join.join(how.format(number) for number in range(60))

    source = f"""
class Tower:
    def __init__(self):
        {each("self.part_{0} = {0}", "; ")}
    def fill(self):
        {each("self.whole_{0} = -{0}", "; ")}
    def whole(self):
        return {each("self.whole_{0}", " + ")}
    def sums(self):
        self.fill()
        return {each("self.part_{0}", " + ")}, self.whole()
def build():
    return Tower().sums()
"""
    for taken in ((), ("Tower.fill", "Tower.whole")):
        assert printed(made(*taken, source=source)).splitlines()[1] == "(1770, -1770)"


def test_one_that_others_call_too_leaves_its_line():
    source = SOURCE.replace("_sum", "total")
    source += "def again():\n    return Tower(1).total(3, ())\n"
    files = made(
        "Tower.__init__", "Tower.total", source=source, others=b"from engine.town import again"
    )
    script = "from engine.town import again\nprint(again())"
    assert printed(files, script) == "307\n"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Tower.fall", "there is no fall"),
        ("Castle.read", "there is no Castle"),
        ("Tower.top", "cannot be moved"),
        ("counted", "cannot be moved"),
        ("each", "cannot be moved"),
        ("named", "cannot be moved"),
        ("some", "cannot be moved"),
        ("Tower.above", "cannot be moved"),
        ("default", "cannot be moved"),
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


def test_arguments_that_a_call_leaves_out_are_as_they_were():
    source = SOURCE.replace("(self, height, more):", "(self, height, more, gap=0):")
    files = made("Tower.__init__", "Tower._sum", source=source)
    assert printed(files).splitlines()[1] == "((232, 3, (4,)), (224, 7, (4,)))"
