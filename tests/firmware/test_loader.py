"""Modules are in memory as long as they are needed."""

import ast
import importlib
import inspect
import re
import sys
from typing import Any

import pytest

from firmware import loader
from sim.project import ROOT

NAME = "firmware.screens.seeded"
NEEDED = "firmware.session.seeds"  # which that one imports


@pytest.fixture(autouse=True)
def settled():
    """Neither module is there, and all that is stays."""
    loader.load("firmware.screens")
    for name in (NAME, NEEDED):
        loader.unload(name)
    loader.settle()


def seeded():
    from firmware.screens import seeded as module

    return module


def test_what_a_function_imports_goes_with_all_that_it_brought():
    assert seeded().__name__ == NAME
    assert seeded() is sys.modules[NAME], "what one action needs twice is loaded once"
    loader.give_back()
    assert NAME not in sys.modules and NEEDED not in sys.modules
    assert not hasattr(sys.modules["firmware.screens"], "seeded")


def test_what_was_there_stays_when_a_function_imports_it():
    code = loader.load(NEEDED)
    here = loader.load(NAME)
    assert seeded() is here
    loader.give_back()
    assert here is sys.modules[NAME]
    loader.unload(NAME)
    assert seeded() is not here
    loader.give_back()
    assert NAME not in sys.modules and sys.modules[NEEDED] is code


def test_what_is_loaded_in_the_middle_of_a_call_stays_and_what_was_brought_for_it_goes():
    loader.import_named(NEEDED)
    here = loader.load(NAME)
    loader.give_back()
    assert sys.modules[NAME] is here and NEEDED not in sys.modules


def test_as_many_going_as_coming_hides_nothing():
    loader.load(NEEDED)
    loader.unload(NEEDED)
    loader.import_named(NEEDED)
    loader.give_back()
    assert NEEDED not in sys.modules


def test_what_found_no_room_goes_where_there_is_none_for_a_list_of_all_modules(monkeypatch):
    def full(_: object) -> None:
        raise MemoryError

    loader.import_named(NAME)
    monkeypatch.setattr(loader, "list", full, raising=False)
    loader.give_back()
    assert NAME not in sys.modules and NEEDED not in sys.modules


def test_what_thinks_or_replays_goes_and_the_rest_of_the_engine_stays():
    names = ["number_drop." + name for name in ("ahead", "bot", "review", "replay")]
    names.append("number_drop.player.best")
    names += ["drop_it." + name for name in ("bot", "replay", "settled")]
    passing = {"engine." + name for name in names}
    for name in (*passing, "engine.number_drop.legal"):
        loader.unload(name)
    loader.settle()
    for name in passing:
        importlib.import_module(name)
    from engine.number_drop import legal

    assert passing <= set(sys.modules)
    loader.give_back()
    assert not passing & set(sys.modules)
    assert sys.modules[legal.__name__] is legal


def test_of_several_modules_the_first_that_exists_is_loaded():
    assert loader.load_first(["firmware.screens.nowhere", NAME]).__name__ == NAME
    with pytest.raises(ImportError, match="nowhere"):
        loader.load_first([NAME + "_nowhere", "firmware.nowhere"])


def test_what_has_no_file_is_not_even_tried():
    tried: Any = []
    loader.load_first(["firmware.screens.nowhere", NAME], tried.append)
    assert tried == [NAME]


def test_a_mistake_in_what_a_module_imports_is_no_missing_module(monkeypatch):
    monkeypatch.setitem(sys.modules, NEEDED, None)
    with pytest.raises(ImportError, match="seeds"):
        loader.load_first([NAME, "firmware.screens.more"])


def test_of_a_kind_only_the_one_that_is_loaded_anew_stays():
    loader.load("firmware.text.fr")
    english = loader.load("firmware.text.en")
    anew = loader.load_only(loader.TEXT, "firmware.text.en")
    assert anew is not english and loader.loaded(loader.TEXT) == ["firmware.text.en"]
    loader.give_back()
    assert sys.modules["firmware.text.en"] is anew


def test_what_is_read_once_is_not_kept():
    assert loader.read_once(NEEDED).__name__ == NEEDED and NEEDED not in sys.modules


def test_a_game_goes_with_its_engine_and_no_other_game_does():
    for name in ("drop_it", "number_drop"):
        loader.load(f"firmware.{name}.game")
    loader.unload_game("firmware.drop_it")
    loader.unload_game("firmware.drop_it")  # which is not there any more
    left = [name for name in sys.modules if name.startswith(("engine.", "firmware."))]
    assert not [name for name in left if "engine.drop_it" in name or name.endswith("drop_it.game")]
    assert {"firmware.number_drop.game", "engine.number_drop.game"} <= set(left)


def test_only_the_loader_and_what_makes_way_for_screens_unload_modules_by_name():
    folder = ROOT / "firmware"
    found = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if re.search(r"\bunload\(|del sys\.modules", path.read_text("utf-8"))
    }
    # code.py runs where no loader does
    assert found == {"code.py", "loader.py", "navigator.py", "session/room.py"}


def test_the_stack_is_cleared_before_each_trip(device, monkeypatch):
    seen: list[str] = []
    navigator = device.app.navigator
    monkeypatch.setattr("firmware.navigator.clear_stack", lambda: seen.append("cleared"))
    for name in ("first", "second"):
        navigator.later(seen.append, name)
    navigator.travel()
    assert seen == ["cleared", "first", "cleared", "second"]


def test_what_clears_the_stack_reaches_a_kilobyte_of_frames():
    tree = ast.parse(inspect.getsource(loader.clear_stack))
    places = max(len(node.args) for node in ast.walk(tree) if isinstance(node, ast.Call))
    calls = inspect.signature(loader.clear_stack).parameters["more"].default + 1
    assert 4 * places * calls >= 960, "a word an argument, as on a board"
