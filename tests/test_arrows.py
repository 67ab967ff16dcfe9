"""Each way to name a module is an arrow.

A circle of arrows is found.
"""

from pathlib import Path

import pytest

from sim.bundler.syntax.imports import imports
from tests.arrows import Arrows, arrows, arrows_of, circle, folders, imported, within
from tests.imports import TREES, project_modules
from tests.named_modules import named, unread

MODULES = project_modules(*TREES)


def made(folder: Path, sources: dict[str, str]) -> dict[str, Path]:
    """Return files with modules' sources, by name.

    A package's is its __init__.py.
    """
    files = {}
    for name, source in sources.items():
        is_package = any(one.startswith(f"{name}.") for one in sources)
        files[name] = folder / name / "__init__.py" if is_package else folder / f"{name}.py"
        files[name].parent.mkdir(exist_ok=True)
        files[name].write_text(source, encoding="utf-8")
    return files


def test_a_circle_is_caught():
    found = {"engine.a": {"engine.b"}, "engine.b": {"engine.c"}, "engine.c": {"engine.a"}}
    assert set(circle(found)) == set(found)
    assert circle({"engine.a": {"engine.b", "engine.c"}, "engine.b": {"engine.c"}}) == []
    assert circle({"engine.a": {"engine.a"}}) != []


def test_what_runs_at_load_or_is_for_types_can_close_a_circle():
    source = "import engine.rng\ndef late():\n    from engine import packing\n"
    source += "if TYPE_CHECKING:\n    from engine import replay\n"
    found = imports(source, "engine.drop", False, MODULES)
    assert [(target.module, target.at_load, target.for_types) for target in found] == [
        ("engine.rng", True, False),
        ("engine.packing", False, False),
        ("engine.replay", False, True),
    ]


@pytest.mark.parametrize(
    "back",
    [
        "from firmware.app import App",
        "if TYPE_CHECKING:\n    from firmware.app import App",
        "def late():\n    from firmware import app",
        "def late():\n    return load('firmware.app')",
        "def late(name):\n    return __import__('firmware.' + name)\nAPP = 'firmware.app'",
        "def late(name):\n    return __import__('firmware.' + name)",
    ],
)
def test_a_circle_of_each_kind_is_found(tmp_path, back):
    sources = {
        "firmware.app": "from firmware.kept import seats",
        "firmware.kept.seats": "def late(name):\n    return load_module(name, 'facts')",
        "firmware.drop_it.facts": back,
    }
    files = made(tmp_path, sources)
    assert set(circle(arrows(files))) == sources.keys()
    files |= made(tmp_path, {"firmware.drop_it.facts": '"""As firmware.app does."""'})
    assert circle(arrows(files)) == []


@pytest.mark.parametrize(
    "sources",
    [
        {
            "firmware.configuration": (
                "def of(name):\n    return import_named('firmware.themes.' + name)"
            ),
            "firmware.themes.light": "def late():\n    from firmware import configuration",
        },
        {
            "firmware.theme": "HOME = 'firmware.themes.'",
            "firmware.themes.light": "def late():\n    from firmware import theme",
        },
        {
            "firmware.games": "def named(home):\n    return load(home + DOT + 'game', owner)",
            "firmware.drop_it.game": "from firmware import games",
        },
        {
            "firmware.words": "def of(home, name):\n    return import_named(home + _TEXT + name)",
            "firmware.drop_it.text.en": "def late():\n    from firmware import words",
        },
        {
            "firmware.words": "def of(home):\n    return home + words._TEXT",
            "firmware.text.en": "def late():\n    from firmware import words",
        },
        {
            "firmware.seats": "def late(games, name):\n    return games.load_module(name, 'facts')",
            "firmware.drop_it.facts": "from firmware import seats",
        },
        {
            "firmware.kept.seats": "def of(home):\n    return f'{home}{SCREENS}play'",
            "firmware.drop_it.screens.play": "from firmware.kept import seats",
        },
        {
            "engine.plain": "from engine import rng",
            "engine.rng": "def late():\n    from engine import plain",
        },
        {
            "engine.store": "from .log import Log",
            "engine.store.log": "from .. import store",
        },
    ],
)
def test_a_name_that_is_put_together_counts_and_a_late_import(tmp_path, sources):
    assert set(circle(arrows(made(tmp_path, sources)))) == sources.keys()


def test_each_way_to_name_a_module_counts(tmp_path):
    sources = {
        "sim.board.late": "def f():\n    from sim.atlas import folder",
        "sim.board.run": 'import subprocess\nsubprocess.run(["python", "-m", "sim.atlas"])',
        "sim.board.each": 'def f(name):\n    return __import__(f"sim.atlas.{name}")',
        "sim.board.quoted": '"""As sim.atlas.folder does."""\nNAME = "sim.atlas.folders"',
        "sim.board.own": 'print("python -m", "sim.board.own")',
        "sim.atlas": "",
        "sim.atlas.__main__": "import sim.board.run",
        "sim.atlas.folder": "if TYPE_CHECKING:\n    from sim.board import late",
    }
    files = made(tmp_path, sources)
    found = arrows(files)
    assert found["sim.board.late"] == {"sim.atlas.folder"}
    assert found["sim.board.run"] == {"sim.atlas", "sim.atlas.__main__"}
    assert found["sim.board.each"] == {"sim.atlas.__main__", "sim.atlas.folder"}
    assert found["sim.board.quoted"] == found["sim.board.own"] == set()
    assert imported(files)["sim.board.each"] == set()
    assert imported(files)["sim.board.late"] == {"sim.atlas.folder"}
    assert ring(found, "sim.board.late", "sim.atlas.folder")
    assert ring(found, "sim.board.run", "sim.atlas.__main__")


def ring(found: Arrows, *names: str) -> list[str]:
    """Return the circle among these modules alone."""
    return circle({name: found[name] for name in names})


def test_folders_lead_back_where_no_module_does():
    found = {
        "sim": set(),
        "sim.board.run": {"sim.atlas.cells", "engine.rng"},
        "sim.atlas.folder": {"sim.board.late", "sim.atlas.cells"},
        "sim.atlas.cells": set(),
        "sim.board.late": set(),
    }
    assert circle(found) == []
    assert folders(found) == {"sim.board", "sim.atlas"}
    assert within("sim", found) == {"sim.board": {"sim.atlas"}, "sim.atlas": {"sim.board"}}
    assert circle(within("sim", found)) != []
    assert circle(within("sim.atlas", found)) == []


LOADER = """from firmware import games
from firmware.memory.loader import DOT, first_of, import_named, load, load_first, read_once
from firmware.navigator import SCREENS
from firmware.words import _TEXT
"""


@pytest.mark.parametrize(
    ("call", "target"),
    [
        ('load("firmware" + DOT + "app", [])', "firmware.app"),
        ('load(f"firmware{DOT}app", [])', "firmware.app"),
        ('import_named("firmware" + SCREENS + "title")', "firmware.screens.title"),
        ('import_named(games.folder(n) + SCREENS + "aim")', "firmware.drop_it.screens.aim"),
        ('read_once(f"firmware{_TEXT}en")', "firmware.text.en"),
        ('load_first(("firmware.nowhere", "firmware.app"), [])', "firmware.app"),
        ('games.load_module(n, "touch")', "firmware.number_drop.touch"),
        ('games.load_module("drop_it", "touch")', "firmware.drop_it.touch"),
        ('__import__("firmware" + DOT + "app")', "firmware.app"),
    ],
)
def test_a_circle_by_a_name_in_a_string_is_caught(call, target):
    source = f"{LOADER}def late(n):\n    {call}\n"
    assert unread(source, "firmware.version", MODULES, "version.py") == []
    assert target in {
        name for one in named(source, "firmware.version", MODULES) for name in one.modules
    }
    found = {
        "firmware.version": arrows_of(source, "firmware.version", MODULES),
        target: {"firmware.version"},
    }
    assert set(circle(found)) == {"firmware.version", target}


@pytest.mark.parametrize(
    "call",
    [
        'import_named(f"firmware.{n}")',
        "games.load_module(n, variable)",
        'load(home + SCREENS + "play", [])',
        "load(home + SCREENS + n, [])",
        'load("firmware." + n)',
        'load("firmware.nowhere")',
        "load_first(names)",
        'load_first(["firmware.app", own], [])',
        'load(*["firmware.app"])',
        'load(name="firmware.app")',
        "loader.read_once(n)",
        "anything.import_named(n)",
        "read_once(n)",
        "__import__(n)",
        'get = load; get("firmware.app")',
        'list(map(import_named, ["firmware.app"]))',
    ],
)
def test_a_name_that_cannot_be_read_is_caught(call):
    source = f"{LOADER}def late(n, home, variable, names, own):\n    {call}\n"
    (line,) = unread(source, "firmware.version", MODULES, "firmware/version.py")
    assert line.startswith("firmware/version.py:6 ")


def test_the_name_of_a_loader_may_be_another_one():
    source = "from {} import load as fetch\ndef late(n):\n    fetch(n)\n"
    for base in ("firmware.memory.loader", ".memory.loader"):
        assert len(unread(source.format(base), "firmware.version", MODULES, "version.py")) == 1


@pytest.mark.parametrize("call", ["atlas.load(n)", "self.storage.load()", "self.part()"])
def test_what_loads_no_module_is_left_alone(call):
    source = f"{LOADER}from firmware.widgets import atlas\ndef late(self, n):\n    {call}\n"
    assert named(source, "firmware.version", MODULES) == []


@pytest.mark.parametrize(
    "back",
    [
        "from displayio import Bitmap",
        "def late():\n    import displayio",
        "if TYPE_CHECKING:\n    from displayio import Bitmap",
        "if TYPE_CHECKING:\n    from web.machine.displayio import Bitmap",
    ],
)
def test_a_circle_of_the_page_s_stand_ins_is_found(back):
    """They import one another by their last names."""
    names = {"web.machine.displayio", "web.machine.pixels"}
    found = {
        "web.machine.displayio": arrows_of("import pixels", "web.machine.displayio", names),
        "web.machine.pixels": arrows_of(back, "web.machine.pixels", names),
    }
    assert set(circle(found)) == names
    assert arrows_of("import displayio", "firmware.app", names) == set()


def test_the_page_s_stand_ins_are_read():
    found = arrows({name: MODULES[name] for name in MODULES if name.startswith("web.")})
    assert "web.machine.pixels" in found["web.machine.displayio"]
