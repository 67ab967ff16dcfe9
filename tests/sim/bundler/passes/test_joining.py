"""Modules joined into one behave as they did separately."""

import ast
import os
from pathlib import Path
from typing import Any

import pytest

from sim.bundler.passes import joining

HOST = "town"


def joined(*apart: str, **sources: str) -> dict[str, str]:
    """Return modules of engine/, joined in `town`, by name."""
    trees = {Path("engine", f"{name}.py"): ast.parse(text) for name, text in sources.items()}
    joining.join(trees, {Path("engine", f"{HOST}.py"): ()}, apart)
    return {place.stem: ast.unparse(tree) for place, tree in trees.items()}


def run(source: str) -> dict[str, Any]:
    """Return the names of a module with their values after it has run."""
    scope: dict[str, Any] = {}
    exec(source, scope)
    return scope


TOWERS = "import os\nheight = 7\ndef build(roof=1):\n    global height\n    height += roof"


def test_what_a_module_imports_comes_into_it():
    made = joined(
        towers=TOWERS,
        walls="from engine import towers\nfrom engine.towers import build\nimport os\n"
        "def wall(height):\n    build()\n    return towers.build, height, os",
        town="from engine.walls import wall\nheight = 3\nresult = wall(height)",
    )
    assert set(made) == {"town"}
    scope = run(made["town"])
    assert scope["result"][1] == 3
    assert scope["engine_towers__height"] == 8
    assert made["town"].count("import os") == 1 or "os as" in made["town"]


def test_a_module_that_imports_from_a_module_joined_imports_from_the_host():
    made = joined(
        towers="def build(): return 7\nwidth = 2",
        town="from engine.towers import build",
        visitor="from engine.towers import build\nfrom engine import towers\n"
        "def visit():\n    from engine import towers\n    return build() + towers.width",
    )
    assert "from engine.town import engine_towers__build as build" in made["visitor"]
    town = run(made["town"])
    visitor = made["visitor"].replace("from engine.town import", "from_town:")
    assert "engine_towers__width" in visitor and "towers.width" not in visitor
    assert {"engine_towers__build", "engine_towers__width"} <= set(town)


def test_a_variable_is_not_taken_for_a_joined_module():
    made = joined(
        towers="width = 2",
        town="from engine import towers\n"
        "def tall(towers): return towers.height\ndef wide(): return towers.width",
    )
    assert "return towers.height" in made["town"]
    assert "return engine_towers__width" in made["town"]


def test_a_variable_may_be_called_like_what_is_read_of_a_host():
    made = joined(
        town="width = 2",
        visitor="from engine import town\ndef visit():\n    width = town.width\n    return width",
    )
    imports, *rest = made["visitor"].splitlines()
    assert imports == "from engine.town import width as engine_town__width"
    assert run("\n".join(["engine_town__width = 2", *rest]))["visit"]() == 2


def test_the_host_keeps_its_own_names():
    made = joined(
        town="from engine.towers import Tower\nclass App: pass",
        towers="class Tower: 1",
    )
    assert "class App" in made["town"] and "class engine_towers__Tower" in made["town"]


def test_a_module_that_is_to_stay_apart_does():
    made = joined("engine.towers", towers="width = 2", town="from engine.towers import width")
    assert set(made) == {"towers", "town"}
    assert "from engine.towers import width as engine_towers__width" in made["town"]


def test_what_is_imported_within_a_function_is_not_needed_yet():
    assert set(joined(towers="x = 1", town="def f():\n    from engine import towers")) == {
        "towers",
        "town",
    }


def test_what_a_function_imports_is_its_own():
    made = joined(
        towers="width = 2",
        town="from engine.towers import width\nbelow = width\n"
        "def sea():\n    from os import sep as width\n    return width\n"
        "def tower(): return width",
    )
    scope = run(made["town"])
    assert (scope["below"], scope["sea"](), scope["tower"]()) == (2, os.sep, 2)


def test_a_function_may_import_from_what_is_loaded_after_it():
    made = joined(
        towers="def high():\n    from engine.walls import width\n    return width",
        walls="from engine.towers import high\nwidth = 2",
        town="from engine.walls import high\nresult = high()",
    )
    assert set(made) == {"town"} and run(made["town"])["result"] == 2


@pytest.mark.parametrize("inside", ["from engine.towers import width", "from engine import towers"])
def test_a_variable_named_like_what_another_function_imports_is_its_own(inside):
    value = "width" if inside.endswith("width") else "towers.width"
    town = (
        "from engine.towers import height\n"
        "class Wall:\n    width, towers = 3, 4\n"
        f"    def own(self):\n        {inside}\n        return {value}\n"
        "def around():\n    width, towers = 5, 6\n"
        f"    def inner():\n        {inside}\n        return {value}\n"
        "    return width, towers, inner()\n"
        "result = Wall().width, Wall().towers, Wall().own(), around()"
    )
    made = joined(towers="width, height = 2, 1", town=town)
    assert run(made["town"])["result"] == (3, 4, 2, (5, 6, 2))


def test_what_is_caught_at_the_top_is_called_as_it_is_read():
    towers = "try:\n    1 // 0\nexcept ZeroDivisionError as error:\n    told = str(error)"
    made = joined(towers=towers, town="from engine.towers import told\nresult = told")
    assert "zero" in run(made["town"])["result"]


@pytest.mark.parametrize(
    ("town", "message"),
    [
        ("from engine import towers\nprint(towers)", "passed as a value"),
        ("from engine import towers\ntowers.width = 3", "set from outside"),
        ("from engine.towers import depth", "engine.towers has no depth"),
        (
            "from engine.towers import width as w\n"
            "def f():\n from engine.towers import width\n width = width + 1",
            "engine.town: width is imported here, and also a variable",
        ),
        (
            "from engine.towers import width\n"
            "def f(towers):\n from engine import towers\n return towers.width",
            "engine.town: towers is imported here, and also a variable",
        ),
        (
            "from engine.towers import width\nclass A:\n width = width",
            "width is both the module's and",
        ),
    ],
)
def test_what_cannot_be_joined_is_reported(town, message):
    with pytest.raises(ValueError, match=message):
        joined(towers="width = 2", town=town)


def test_a_variable_called_like_what_is_read_of_its_own_host_is_reported():
    walls = "def wall():\n    from engine import town\n    width = town.width\n    return width"
    with pytest.raises(ValueError, match="width is also a variable where it is read"):
        joined(walls=walls, town="from engine.walls import wall\nwidth = 2")
