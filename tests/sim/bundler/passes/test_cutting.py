"""What is cut off a module works in one of its own.

It is loaded where it is needed.
"""

from pathlib import Path

import pytest

from sim.bundler import memory_plan, pipeline
from sim.bundler.program import Plan, Program
from tests.vm import machine

SHOP, SHELVES, TOWN = Path("engine/shop.py"), Path("engine/shelves.py"), Path("engine/town.py")
SOURCE = """
import sys
from engine.const import const
SIZE = const(3)
_EACH = const(2)
_LABELS = ["low", "high"]
def count(goods):
    return len(goods) * _EACH + SIZE
class Shelf:
    def __init__(self, number):
        self.label = _label(number)
        self.room = _EACH
def _label(number):
    return _LABELS[number]
def close(goods):
    if not goods:
        return "empty"
    try:
        return Shelf(len(goods) - 1).label, count(goods)
    except IndexError:
        return [Shelf(0).room for _ in goods]
def is_there():
    return "SHELVES" in sys.modules
"""
ASKING = """
from engine import shop
from engine.shop import SIZE, count

def ask():
    told = [shop.is_there(), shop.close(""), shop.is_there(), shop.close("a"), shop.is_there()]
    from engine import shop as store
    from engine.shop import Shelf
    return told + [shop.close("abc"), Shelf(1).label, store.Shelf(0).label, SIZE, count("ab")]
"""
WANTED = "[False, 'empty', False, ('low', 5), True, [2, 2, 2], 'high', 'low', 3, 7]"
BOARD = "from engine.town import ask\nprint(ask())"


def made(*names: str, source: str = SOURCE, asking: str = ASKING) -> dict[str, str]:
    """Return modules made of the sources, with these names cut off."""
    own = {
        SHOP: source.replace("SHELVES", "engine.shelves"),
        TOWN: asking,
        Path("engine/const.py"): "def const(number):\n    return number",
    }
    plan = Plan(cut={SHOP: {SHELVES: names}} if names else {})
    sources = {place: text.encode() for place, text in own.items()}
    short = pipeline.shorten(Program(sources, [b"from engine.town import ask"], plan))
    return {place.as_posix(): text.decode() for place, text in short.items()}


def printed(files: dict[str, str]) -> str:
    """Return what is asked of these modules, on the boards' machine."""
    return machine.run(BOARD, {"engine/__init__.py": ""} | files).strip()


@pytest.mark.parametrize("names", [("Shelf",), ("Shelf", "_label"), ("Shelf", "_LABELS")])
def test_what_is_cut_off_is_loaded_by_the_call_that_needs_it(names):
    assert printed(made(*names)) == WANTED


def test_nothing_else_comes_of_it():
    together = printed(made())
    assert together == WANTED.replace("True", "False"), "it would be there in any case"
    assert printed(made("count")) == together.replace("False", "True"), "the town needs it at once"
    assert printed(made("Shelf", "count")) == together.replace("False", "True")


def test_what_is_private_to_it_goes_along():
    files = made("Shelf")
    assert "low" in files["engine/shelves.py"] and "low" not in files["engine/shop.py"]


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="has no Shelve"):
        made("Shelve")


READ_AT_LOAD = ("FIRST = Shelf(0)", "def f(x=Shelf(0)): pass", "def f(*, x=Shelf(0)): pass")


@pytest.mark.parametrize("reading", [*READ_AT_LOAD, "class Wide(Shelf): pass"])
def test_what_is_read_while_the_module_is_loaded_is_refused(reading):
    with pytest.raises(ValueError, match="Shelf is read as its module is loaded"):
        made("Shelf", source=SOURCE + reading)


@pytest.mark.parametrize("sets", ["_EACH", "Shelf", "SIZE"])
def test_what_a_function_sets_is_refused(sets):
    source = SOURCE + f"def grow():\n    global {sets}\n    {sets} = 5"
    with pytest.raises(ValueError, match=f"{sets} is set by a function"):
        made("Shelf", "count", source=source)


@pytest.mark.parametrize("function", ["def f(Shelf): pass", "def f():\n    Shelf = 3"])
def test_a_name_that_is_a_variable_too_is_refused(function):
    with pytest.raises(ValueError, match="Shelf is a variable, too"):
        made("Shelf", source=SOURCE + function)


def test_a_name_that_only_an_import_that_may_fail_gives_is_refused():
    source = "try:\n    from engine.const import far\nexcept ImportError:\n    far = None\n"
    with pytest.raises(ValueError, match="far has no plain meaning"):
        made("look", source=source + SOURCE + "def look():\n    return far")


@pytest.mark.parametrize(
    "asking",
    ["import engine.shop", "from engine.shop import *", "from engine import shop\nprint(shop)"],
)
def test_a_module_that_is_asked_for_as_a_whole_is_refused(asking):
    with pytest.raises(ValueError, match="engine.shop is"):
        made("Shelf", asking=asking)


LATE = """
def caught(goods):
    try:
        return len(goods) // 0
    except (Empty, ZeroDivisionError):
        return "caught"
def nested():
    def inner(label=Shelf(1).label, *, room=Shelf(0).room):
        return label, room
    return inner()
class Empty(Exception):
    pass
"""
CALLS = """
from engine import shop
def ask():
    return shop.caught("a"), shop.nested()
"""


def test_what_a_handler_and_a_default_in_a_function_read_is_imported_before_it():
    files = made("Shelf", "Empty", source=SOURCE + LATE, asking=CALLS)
    assert printed(files) == "('caught', ('high', 2))"


EACH = """
import sys
def far():
    from engine import shop
    return shop.Shelf(0).room, "engine.shop" in sys.modules
def near():
    from engine import shop
    return shop.is_there(), shop.SIZE
def ask():
    return near(), far()
"""


def test_each_function_that_imports_the_module_loads_what_it_reads_itself():
    assert printed(made("Shelf", asking=EACH)) == "((False, 3), (2, True))"
    backward = EACH.replace("near(), far()", "far(), near()")
    assert printed(made("Shelf", asking=backward)) == "((2, False), (True, 3))"


def test_every_part_of_the_plan_is_cut_for_a_board():
    for place, cuts in memory_plan.PLAN.cut.items():
        assert place.is_file()
        assert not any(part.exists() for part in cuts), "a file that is overwritten by a cut"
